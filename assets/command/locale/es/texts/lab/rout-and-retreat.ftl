title = Huida y retirada
    .en = Rout and retreat
text-1 = El jugador activo pone en fuga al enemigo y tira por él: 10 contra Moral 8 es una retirada de dos hexes hacia el borde propio del pelotón.
    .en = The active player routs the enemy and rolls for him: 10 against Morale 8 is a retreat of two hexes towards the squad’s own edge.
