title = En el borde del tablero
    .en = At the edge of the board
text-1 = Regla 9.5. El borde superior es neutral, y ningún enemigo sale por un borde neutral. Este hombre tiene Evadir 5/6. La dirección 6 lo sacaría del tablero en el impulso 2, así que no hace nada; en el impulso 3 la dirección 5 lo mantiene dentro.
    .en = Rule 9.5. The top edge is neutral, and no enemy leaves by a neutral edge. This man has Evade 5/6. Direction 6 would take him off the board in Impulse 2, so he does nothing; in Impulse 3 direction 5 keeps him on it.
text-2 = Si ningún impulso posterior lo hiciera, su orden se sustituiría por Ponerse a cubierto.
    .en = If no later impulse did, his order would be replaced with Duck Back.
