title = Granadas al techo
    .en = Grenades on a roof
text-1 = Las granadas de mano tienen un valor antitanque de 2. Contra un techo de 1 solo un 1 lo iguala: la tripulación desaloja.
    .en = Hand grenades have an anti-tank value of 2. Against a roof of 1 only a 1 equals it: the crew bails out.
