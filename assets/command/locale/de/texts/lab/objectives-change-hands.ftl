title = Ein Ziel wechselt den Besitzer
    .en = An objective changes hands
text-1 = Ein Ziel, das durch zwei offene Zielmarker 4 wert ist, geht von den Alliierten an die Achse: Der Stand ändert sich um acht.
    .en = An objective worth 4 by two open chits goes from the Allies to the Axis: the points swing by eight.
