title = Una ráfaga que se agota
    .en = A burst that runs dry
text-1 = Regla 13.1. La Grease Gun de Taylor hace tres disparos contra un hombre que carga contra él. Se tiran de uno en uno, y cada 9 natural gasta munición: el primero trae munición baja; el segundo, sin munición.
    .en = Rule 13.1. Taylor’s Grease Gun fires three shots at a man who charges him. They are rolled one at a time, and each natural 9 costs ammunition: the first brings Low Ammo, the second Out of Ammo.
text-2 = El tercer disparo no llega a hacerse, y el hombre sigue viniendo. Taylor necesita ahora recargar.
    .en = The third shot is never fired, and the man keeps coming. Taylor needs a Reload now.
