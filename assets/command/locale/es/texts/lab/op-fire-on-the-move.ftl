title = El fuego de oportunidad pone en desorden a quien se mueve
    .en = Opportunity fire breaks a mover
text-1 = El enemigo responde a un paso con una carta de Fuego. La defensa iguala al ataque: una unidad quieta quedaría bajo supresión, una en movimiento cae en desorden.
    .en = The enemy answers a step with a Fire card. The defence equals the attack: a unit that stands still would be suppressed, one on the move breaks.
