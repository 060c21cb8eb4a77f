title = Stufen eines langen Rohrs
    .en = Steps of a long gun
text-1 = Ein langes Rohr verliert bis 60 cm nichts, bis 90 1, bis 120 2.
    .en = A long gun loses nothing to 60 cm, 1 to 90, 2 to 120.
