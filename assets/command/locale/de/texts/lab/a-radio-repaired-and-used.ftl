title = Ein Funkgerät, geflickt und benutzt
    .en = A radio repaired and used
text-1 = Die erste Artillerieanforderung setzt das Funkgerät instand und aktiviert niemanden; die zweite im selben Zug beginnt einen Feuerauftrag.
    .en = The first Artillery Request repairs the radio and activates nobody; the second, in the same turn, calls a fire mission.
