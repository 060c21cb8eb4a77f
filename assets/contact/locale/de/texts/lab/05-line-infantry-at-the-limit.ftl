title = Linieninfanterie an der Reichweite
    .en = Line infantry at the limit of its range
text-1 = Auf 30,0 cm 2W6, knapp darüber 1W6, über 60 cm nichts.
    .en = At 30.0 cm 2D6, just beyond 1D6, beyond 60 cm nothing.
