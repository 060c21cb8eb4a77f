title = Das Nächste am Zufallsfeld
    .en = The nearest to a random hex
text-1 = Bei Luftunterstützung werden alle gebrochen in einem Zufallsfeld oder, wenn es leer ist, im nächsten mit Einheiten; von zwei gleich nahen wählt die würfelnde Seite, und sie darf verzichten.
    .en = Air Support breaks all in a random hex or, where it is empty, in the nearest with units; of two as near the reader chooses, and he may let it be.
