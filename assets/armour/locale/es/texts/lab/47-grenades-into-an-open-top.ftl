title = Granadas en un vehículo abierto
    .en = Grenades into an open top
text-1 = Sin techo, un 1 queda por debajo de 2 y el cazacarros se pierde.
    .en = Without a roof a 1 is below 2, and the tank destroyer is lost.
