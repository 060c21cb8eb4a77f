title = Infantería de línea en el límite
    .en = Line infantry at the limit of its range
text-1 = A 30,0 cm 2D6, justo más allá 1D6, más allá de 60 cm nada.
    .en = At 30.0 cm 2D6, just beyond 1D6, beyond 60 cm nothing.
