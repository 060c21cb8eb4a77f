title = Por encima y por debajo
    .en = Above and below
text-1 = Una pieza dispara desde más alto que el blanco y otra desde más bajo: +1 y −1 se anulan.
    .en = One piece fires from above its target and one from below: +1 and −1 cancel each other.
