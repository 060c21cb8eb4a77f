title = El humo se queda
    .en = A ball of smoke stays
text-1 = El carro al que se disparó humo se ha ido; la bola se queda. A quien se ve a través de ella se le impacta con +1.
    .en = The tank at which the smoke was fired has gone; the ball stays. Whoever is seen through it is hit at +1.
