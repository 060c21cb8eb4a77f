title = Das Nächste am Zufallsfeld
    .en = The nearest to a random hex
text-1 = Luftunterstützung bricht alle in einem Zufallsfeld oder, wenn es leer ist, im nächsten mit Einheiten; von zwei gleich nahen wählt der Leser, und er darf verzichten.
    .en = Air Support breaks all in a random hex or, where it is empty, in the nearest with units; of two as near the reader chooses, and he may let it be.
