title = Más de siete a la melé
    .en = More than seven into a melee
text-1 = Dos pelotones y un mando avanzan a una misma melé: nueve figuras, y todas cuentan.
    .en = Two squads and a leader advance into one melee: nine figures, and all count.
