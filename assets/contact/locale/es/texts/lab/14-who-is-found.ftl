title = Quién es descubierto
    .en = Who is found
text-1 = La infantería a cubierto se detecta a 30 cm, al descubierto a 40, el reconocimiento 10 más.
    .en = Infantry in cover is detected at 30 cm, in the open at 40, by reconnaissance 10 farther.
