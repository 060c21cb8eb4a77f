title = Faldones
    .en = Side skirts
text-1 = Los faldones hacen que un costado de 2 cuente como 5 contra potencia de fuego 5+: hasta un 1 para una ametralladora de 4. Contra 4+ sigue siendo 2: con un 5 son 7, menos que 8.
    .en = Skirts make a side of 2 count as 5 against firepower 5+: even a 1 stops a machine gun of 4. Against firepower 4+ it stays 2: a 5 is 7, below 8.
