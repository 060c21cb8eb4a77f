title = Durch einen Wald
    .en = Through a wood
text-1 = Durch 49 mm Wald sieht man, durch 50 mm nicht: Der Panzer dahinter ist bei 16 cm Entfernung unsichtbar. Bei höchstens 15 cm sieht man ihn trotzdem.
    .en = One sees through 49 mm of wood, and not through 50 mm: at 16 cm the tank behind it is unseen. At 15 cm or less it is seen all the same.
