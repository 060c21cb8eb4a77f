title = Una cortina de dos piezas
    .en = A screen of two guns
text-1 = Cada pieza tiende 10 cm de humo: dos tienden 20 cm, y nadie ve a través a más de 15 cm.
    .en = Each gun lays 10 cm of smoke: two lay 20 cm, and nobody sees through it at more than 15 cm.
