title = Un pelotón al descubierto
    .en = A squad in the open
text-1 = Lo mismo al descubierto, inmóvil: 2D6 a 4 o más.
    .en = The same in the open, standing still: 2D6 at 4 or more.
