title = Élite contra un carro en movimiento
    .en = Elite at a moving tank
text-1 = Un carro inmóvil necesita 5, un objetivo en movimiento suma 2, la élite resta 1: 6.
    .en = A standing tank needs 5, a moving target adds 2, elite takes 1 off: 6.
