title = Ein Bach ist eine Ausgabe
    .en = A stream is one expense
text-1 = Eine Gruppe betritt einen Bach für 3 ihrer 4 Bewegungspunkte. Wie viele Punkte ein Feld auch kostet, der Gegner darf einmal darauf feuern.
    .en = A squad enters a stream for 3 of its 4 movement points. However many points a hex costs, the enemy may fire at it once.
