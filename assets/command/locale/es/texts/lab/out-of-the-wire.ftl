title = Salir de las alambradas
    .en = Out of the wire
text-1 = Quien empieza a mover en alambradas se detiene en el primer hex en que entra, aunque tenga carretera y lo acompañe un mando. Entrar en alambradas también acaba el movimiento.
    .en = Whoever begins his Move in wire stops in the first hex that he enters, though it has a road and a leader goes along. Entering wire ends a Move too.
