title = Más de siete al cuerpo a cuerpo
    .en = More than seven into a melee
text-1 = Dos pelotones y un mando avanzan a un mismo cuerpo a cuerpo: nueve figuras, y todas cuentan.
    .en = Two squads and a leader advance into one melee: nine figures, and all count.
