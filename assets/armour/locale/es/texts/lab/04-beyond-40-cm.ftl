title = Más allá de 40 cm
    .en = Beyond 40 cm
text-1 = El largo alcance empieza más allá de 40 cm: a 40 justos el Pz IV es impactado con 4+, un milímetro más lejos con 5+.
    .en = Long range begins beyond 40 cm: at exactly 40 the Pz IV is hit on 4+, a millimetre farther on 5+.
