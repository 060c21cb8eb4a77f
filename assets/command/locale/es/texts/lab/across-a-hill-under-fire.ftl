title = Por la colina bajo el fuego
    .en = Across a hill under fire
text-1 = Dos puntos cuesta arriba, tras la cresta; humo de 4 en el hex siguiente; allí la potencia 6 menos 1 menos 4 queda en 1. Junto a Biermann el pelotón tiene movimiento 5, entra en el bosque por 2 y aguanta dos granadas. Sin él tiene 4, y ya gastó 5. En un segundo Movimiento el mismo pelotón no puede volver a responder.
    .en = Two points up the hill, behind its crest; smoke of 4 before the next hex; there FP 6 less 1 less 4 comes to 1. Beside Biermann the squad has Move 5, enters the woods for 2, and holds against two grenades. Without him it has 4, and 5 are spent. In a second Move the same squad may not answer again.
