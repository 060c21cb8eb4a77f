title = Planen und die Karten dafür
    .en = A Plan and its cards
text-1 = Regeln 5.1 und 7.12. In Runde 5 wird die letzte Handkarte gespielt. Johnson, der LDR 1 hat, plant, besteht am Ende der Runde seinen Truppenqualitätscheck, und eine Karte wird beiseitegelegt.
    .en = Rules 5.1 and 7.12. In turn 5 the last card of the hand is played. Johnson, who has LDR 1, has a Plan, passes his Troop Quality Check at the end of the turn, and one card is set aside.
text-2 = Runde 6 beginnt mit leerer Hand: Dafür wird eine Karte gezogen, dann kommt die geplante hinzu. Eine von beiden muss gespielt werden.
    .en = Turn 6 begins with an empty hand: a card is drawn for it, and then the planned card is added. One of the two must be played.
