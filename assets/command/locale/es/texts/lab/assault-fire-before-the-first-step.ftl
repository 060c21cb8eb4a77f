title = Fuego de asalto antes del primer paso
    .en = Assault Fire before the first step
text-1 = El Fuego de asalto requiere unidades activadas para mover, no que hayan movido: se juega antes del primer paso.
    .en = Assault Fire needs units that are activated to move, not that have moved: it is played before the first step.
