title = Tres finales de una salvación
    .en = Three ways a save ends
text-1 = Blindaje frontal 6 contra un valor antitanque de 9: un 4 rebota, un 3 iguala y desaloja, un 2 queda por debajo y el carro es destruido. A más de 40 cm se suma 1: el 3 rebota.
    .en = Front armour 6 against an anti-tank value of 9: a 4 bounces off, a 3 equals it and bails out, a 2 is below it and the tank is destroyed. Beyond 40 cm 1 is added: the 3 bounces off.
