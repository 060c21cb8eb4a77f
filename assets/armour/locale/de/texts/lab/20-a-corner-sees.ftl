title = Eine Ecke sieht
    .en = A corner sees
text-1 = Die Sichtlinie beginnt an jeder Stelle einer Infanteriebase: Das Haus verdeckt den Panzer von der Mitte der Base aus, nicht aber von ihrer rechten Ecke. Der zweite Panzer steht ganz hinter seinem Haus.
    .en = Sight runs from any part of an infantry base: the house hides the tank from the middle of the base but not from its right corner. The second tank is wholly behind its house.
