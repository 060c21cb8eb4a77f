title = Un proyectil que necesita nueve
    .en = A shell that needs nine
text-1 = A distancia 5 a un mortero le basta un seis; a través de maleza, que estorba 3, necesita un nueve.
    .en = At range 5 six is enough for a mortar; through brush, which hinders by 3, it needs nine.
