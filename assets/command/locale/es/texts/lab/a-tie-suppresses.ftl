title = Un empate suprime
    .en = A tie suppresses
text-1 = La unidad que iguala el total de ataque queda bajo supresión si está quieta; si estuviera en movimiento caería en desorden.
    .en = A unit that equals the attack total is suppressed if it stands still; if it were on the move it would break.
