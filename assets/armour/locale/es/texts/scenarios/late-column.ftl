title = La columna retrasada
    .en = Late Column
place = Estepa entre dos balkas
    .en = Steppe between two balkas
date = Julio de 1942
    .en = July 1942
story = Las vanguardias se han encontrado entre las balkas y las dos han pedido el resto. Decidirá el día la columna que no se atasque en el camino. Hasta entonces cada una tiene que arreglarse con lo que trajo.
    .en = The vanguards have met among the balkas, and both have called for the rest. Whoever’s column is not held up on the road will decide the day. Until then each has to make do with what it brought.
