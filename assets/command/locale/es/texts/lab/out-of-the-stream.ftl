title = Un arroyo es un solo gasto
    .en = A stream is one expense
text-1 = Un pelotón entra en un arroyo por 3 de sus 4 puntos de movimiento. Cueste lo que cueste un hex, el enemigo puede dispararle una vez.
    .en = A squad enters a stream for 3 of its 4 movement points. However many points a hex costs, the enemy may fire at it once.
