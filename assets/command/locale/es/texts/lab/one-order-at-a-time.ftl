title = Una orden cada vez
    .en = One order at a time
text-1 = Se activan dos unidades para mover. Hasta que la segunda mueva, o se quede, no se da otra orden: la huida llega después de ambas.
    .en = Two units are activated to move. Until the second has moved, or stays, no other order is given: the Rout comes after both.
