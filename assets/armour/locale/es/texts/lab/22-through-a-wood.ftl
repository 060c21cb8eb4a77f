title = A través de un bosque
    .en = Through a wood
text-1 = Se ve a través de 49 mm de bosque, pero no de 50 mm: a 16 cm el carro de detrás no se ve. A 15 cm o menos se ve igualmente.
    .en = One sees through 49 mm of wood, and not through 50 mm: at 16 cm the tank behind it is unseen. At 15 cm or less it is seen all the same.
