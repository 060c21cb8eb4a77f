title = Una mina que destruye
    .en = A mine that destroys
text-1 = Un 3 queda por debajo de 5: el carro se pierde.
    .en = A 3 is below 5: the tank is lost.
