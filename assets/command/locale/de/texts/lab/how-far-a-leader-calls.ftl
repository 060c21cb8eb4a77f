title = Wie weit ein Anführer ruft
    .en = How far a leader calls
text-1 = Führung 2 ruft Einheiten zwei Felder weit, was auch dazwischenliegt; Führung 1 die neben ihm; Führung 0 die in seinem eigenen Feld.
    .en = Command 2 calls units two hexes off, whatever lies between; Command 1 those beside him; Command 0 those in his own hex.
