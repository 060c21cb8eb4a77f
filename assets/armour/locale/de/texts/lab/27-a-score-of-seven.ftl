title = Eine Sieben ist nötig
    .en = A score of seven
text-1 = Ein Sherman feuert auf mehr als 40 cm auf einen Pz IV, der hinter einer Hecke in Deckung und am Boden liegt: Treffer auf 4+, +1 für die Entfernung, +2 für ein Ziel in Deckung und am Boden. Nötig ist eine 7: eine 6, dann 5 oder mehr.
    .en = A Sherman fires at a Pz IV beyond 40 cm that lies low behind a hedge: hit on 4+, +1 for the distance, +2 for a concealed target that has gone to ground. It needs 7: a 6, then 5 or more.
