title = Ein Duell von 1944
    .en = A duel of 1944
text-1 = Ein Pz IV H gegen einen M4A3 (75) auf 75 cm, beide stehend: 5, +1 für die Entfernung, −1 für das große Ziel. PA 7 −1 gegen 13.
    .en = A Pz IV H at an M4A3 (75) at 75 cm, both still: 5, +1 for the distance, −1 for the large target. AT 7 −1 against 13.
