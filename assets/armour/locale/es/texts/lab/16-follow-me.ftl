title = ¡Seguidme!
    .en = Follow Me
text-1 = Después de mover, el líder avanza recto 10 cm justos. El chequeo falla y nadie lo sigue.
    .en = After its move the leader goes straight ahead by exactly 10 cm. The test fails, so nobody follows.
