title = Un duelo de 1944
    .en = A duel of 1944
text-1 = Un Pz IV H contra un M4A3 (75) a 75 cm, ambos inmóviles: 5, +1 por distancia, −1 por objetivo grande. AC 7 −1 contra 13.
    .en = A Pz IV H at an M4A3 (75) at 75 cm, both still: 5, +1 for the distance, −1 for the large target. AT 7 −1 against 13.
