title = Demasiadas figuras
    .en = Two figures too many
text-1 = Dos pelotones entre frutales son 8 figuras, una de más: se pierde la cobertura 1 de los frutales y la Moral es 7, como a campo abierto.
    .en = Two squads in an orchard are 8 figures, one too many: the orchard’s cover of 1 is gone, and Morale is 7 as in the open.
