title = Un arroyo es un solo gasto
    .en = A stream is one expense
text-1 = Un pelotón entra en un arroyo por 3 de sus 4 puntos de movimiento: un solo gasto, al que el enemigo puede disparar una vez. Cuando entra una segunda unidad en la misma orden, puede disparar allí de nuevo.
    .en = A squad enters a stream for 3 of its 4 movement points: one expense, which the enemy may fire at once. When a second unit enters it in the same order, he may fire there again.
