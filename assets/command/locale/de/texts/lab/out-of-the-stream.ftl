title = Ein Bach ist eine Ausgabe
    .en = A stream is one expense
text-1 = Eine Gruppe geht für 3 ihrer 4 Bewegungspunkte in einen Bach: eine Ausgabe, auf die der Gegner einmal schießen darf. Geht im selben Befehl eine zweite Einheit hinein, darf er dort noch einmal schießen.
    .en = A squad enters a stream for 3 of its 4 movement points: one expense, which the enemy may fire at once. When a second unit enters it in the same order, he may fire there again.
