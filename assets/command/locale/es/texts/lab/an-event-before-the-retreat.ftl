title = Un evento antes de la retirada
    .en = An event before the retreat
text-1 = Un pelotón en desorden de moral 6 saca 7 con un evento. ¡Sanitario! lo reorganiza primero; aun así se retira un hex.
    .en = A broken squad of Morale 6 rolls 7 with an event. Medic! rallies it first; it retreats one hex all the same, unbroken.
