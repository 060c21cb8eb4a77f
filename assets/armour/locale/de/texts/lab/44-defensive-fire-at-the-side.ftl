title = Abwehrfeuer auf die Seite
    .en = Defensive fire at the side
text-1 = Wer mehr als 20 cm weg ist, feuert nicht. Das Geschütz feuert mit allen drei Würfeln, und der Sherman würfelt mit seiner Seite von 4, obwohl der Treffer von vorn kommt: Mit der Front von 6 wäre die 4 abgeprallt.
    .en = Who is more than 20 cm away does not fire. The gun fires its whole three dice, and the Sherman saves with its side of 4, although it is hit from ahead: with its front of 6 the 4 would have bounced off.
