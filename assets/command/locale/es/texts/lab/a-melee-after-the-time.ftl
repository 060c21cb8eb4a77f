title = Un cuerpo a cuerpo después del tiempo
    .en = A melee after Time
text-1 = Llegan refuerzos donde está el enemigo: primero se termina el avance del tiempo y después se resuelve el cuerpo a cuerpo.
    .en = Reinforcements come in where the enemy stands: the advance of Time is finished first, and then the melee is fought.
