title = Huida y retirada
    .en = Rout and retreat
text-1 = El jugador activo hace huir al enemigo y tira por él. Contra moral 7, un 9 es una retirada de dos hexes hacia el borde propio del pelotón, un 7 suprime, un 5 no hace nada.
    .en = The active player routs the enemy and rolls for him. Against Morale 7 a 9 is a retreat of two hexes towards the squad’s own edge, a 7 suppresses, a 5 does nothing.
