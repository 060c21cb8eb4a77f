title = Un encasquillamiento no anula el disparo
    .en = A jam does not stop the shot
text-1 = ¡Encasquillada! avería todas las armas que disparan y nada más: el ataque sigue con toda su potencia.
    .en = Jammed! breaks every weapon that fires, and nothing else: the attack goes on with its full FP.
