title = Una mina que desaloja
    .en = A mine that bails out
text-1 = Un 4 iguala 5: la tripulación desaloja y el carro se detiene ahí.
    .en = A 4 equals 5: the crew bails out, and the tank stops there.
