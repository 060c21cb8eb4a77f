title = Un incendio traslada un cuerpo a cuerpo
    .en = A blaze moves a melee
text-1 = Lo mismo, pero ambos bandos salen al mismo hex: allí se resuelve el cuerpo a cuerpo, terminado el evento.
    .en = The same, but both sides leave for the same hex: there the melee is fought, when the event is done.
