title = Un incendio traslada una melé
    .en = A blaze moves a melee
text-1 = Lo mismo, pero ambos bandos salen al mismo hex: allí se resuelve la melé, terminado el evento.
    .en = The same, but both sides leave for the same hex: there the melee is fought, when the event is done.
