title = Humo al viento
    .en = Smoke on the wind
text-1 = Regla 18.0. Han explotado una granada, un proyectil de mortero y una granada de humo. Al final de cada turno cada una añade un marcador de humo a sotavento hasta tener tantos como dice su carta; después pasan a humo que se disipa y se retiran uno a uno.
    .en = Rule 18.0. A grenade, a mortar shell and a smoke grenade have exploded. At the end of every turn each adds a Smoke marker downwind until it has as many as its card says; then they turn to Fading Smoke and are removed one by one.
text-2 = Avanza cuatro turnos y observa.
    .en = Step through four turns and watch.
