title = Lo más cercano a un hex al azar
    .en = The nearest to a random hex
text-1 = Apoyo aéreo pone en desorden a todos en un hex al azar o, si está vacío, en el más cercano con unidades; entre dos igual de cercanos elige el bando que ha tirado, y puede dejarlo.
    .en = Air Support breaks all in a random hex or, where it is empty, in the nearest with units; of two as near the reader chooses, and he may let it be.
