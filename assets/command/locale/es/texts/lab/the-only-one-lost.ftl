title = La única unidad perdida
    .en = The only one that is lost
text-1 = Heridos leves devuelve una unidad eliminada, y no dice de quién. El enemigo tiene la única: así que vuelve.
    .en = Walking Wounded returns an eliminated unit, and does not say whose. The opponent has the only one: so it comes back.
