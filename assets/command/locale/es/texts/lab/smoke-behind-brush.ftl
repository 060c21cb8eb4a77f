title = Solo cuenta el peor estorbo
    .en = Only the worst hindrance counts
text-1 = Dos hexes de maleza y humo de 4 en uno de ellos: el pelotón dispara con 5 − 4, y no con menos.
    .en = Two hexes of brush, and smoke of 4 in one of them: the squad fires with 5 − 4, and not with less.
