title = Un plan y sus cartas
    .en = A Plan and its cards
text-1 = Reglas 5.1 y 7.12. En el turno 5 se juega la última carta de la mano. Johnson, que tiene LDR 1, planifica, supera su chequeo de calidad de tropa al final del turno, y una carta queda aparte.
    .en = Rules 5.1 and 7.12. In turn 5 the last card of the hand is played. Johnson, who has LDR 1, has a Plan, passes his Troop Quality Check at the end of the turn, and one card is set aside.
text-2 = El turno 6 empieza con la mano vacía: se roba por ello una carta, y luego se añade la del plan. Hay que jugar una de las dos.
    .en = Turn 6 begins with an empty hand: a card is drawn for it, and then the planned card is added. One of the two must be played.
