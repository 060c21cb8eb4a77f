title = El mayor estorbo de todos
    .en = The worst hindrance of all
text-1 = Dos hexes de maleza estorban 3; con humo de 4 en uno de ellos, 4; con humo de 4 en ambos, 4; con humo de 5 en el propio hex del tirador, 5.
    .en = Two hexes of brush hinder by 3; with smoke of 4 in one of them by 4; with smoke of 4 in both by 4; with smoke of 5 in the firer’s own hex by 5.
