title = A la carretera por un lado
    .en = Onto a road from the side
text-1 = Un pelotón entra en un hex de carretera por un lado: el punto que presta la carretera llega igual, y su movimiento 4 lo lleva cinco hexes.
    .en = A squad enters a road hex from its side: the point that a road lends comes all the same, and its Move 4 carries it five hexes.
