title = Am Rand des Spielfelds
    .en = At the edge of the board
text-1 = Regel 9.5. Der obere Rand ist neutral, und über einen neutralen Rand geht kein Feind. Dieser Mann hat Ausweichen 5/6. Richtung 6 führte ihn in Impuls 2 vom Spielfeld, also tut er nichts; in Impuls 3 hält ihn Richtung 5 darauf.
    .en = Rule 9.5. The top edge is neutral, and no enemy leaves by a neutral edge. This man has Evade 5/6. Direction 6 would take him off the board in Impulse 2, so he does nothing; in Impulse 3 direction 5 keeps him on it.
text-2 = Täte das kein späterer Impuls, würde sein Befehl durch „In Deckung gehen“ ersetzt.
    .en = If no later impulse did, his order would be replaced with Duck Back.
