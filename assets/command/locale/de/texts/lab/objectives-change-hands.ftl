title = Ein Ziel wechselt den Besitzer
    .en = An objective changes hands
text-1 = Ein Ziel, das nach einem offenen Zielmarker 2 zählt, geht von den Alliierten an die Achse: Die Punkte ändern sich um das Doppelte.
    .en = An objective worth 2 by an open chit goes from the Allies to the Axis: the points swing by twice that.
