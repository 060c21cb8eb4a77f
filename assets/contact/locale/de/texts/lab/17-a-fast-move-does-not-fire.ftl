title = Wer schnell läuft, feuert nicht
    .en = A fast move does not fire
text-1 = Eine schnelle Bewegung von 30 cm ist erlaubt, mit Feuer nicht, und 31 cm sind zu weit.
    .en = A fast move of 30 cm is allowed, with fire it is refused, and 31 cm are too far.
