title = ¡Cruzad por aquí!
    .en = Cross Here
text-1 = Un Crusader cruza un bosque con 4+, con esta orden con 3+. Quien se beneficia no dispara ni asalta este turno.
    .en = A Crusader crosses a wood on 4+, with this order on 3+. Whoever it helps neither shoots nor assaults in this turn.
