title = Una radio reparada y usada
    .en = A radio repaired and used
text-1 = La primera Petición de artillería repara la radio y no activa a nadie; la segunda, en el mismo turno, pide una misión de fuego.
    .en = The first Artillery Request repairs the radio and activates nobody; the second, in the same turn, calls a fire mission.
