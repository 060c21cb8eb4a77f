title = Hace falta un siete
    .en = A score of seven
text-1 = Un Sherman dispara a más de 40 cm a un Pz IV a cubierto tras un seto y cuerpo a tierra: impacta con 4+, +1 por la distancia, +2 por un blanco a cubierto y cuerpo a tierra. Necesita un 7: un 6 y después 5 o más.
    .en = A Sherman fires at a Pz IV beyond 40 cm that lies low behind a hedge: hit on 4+, +1 for the distance, +2 for a concealed target that has gone to ground. It needs 7: a 6, then 5 or more.
