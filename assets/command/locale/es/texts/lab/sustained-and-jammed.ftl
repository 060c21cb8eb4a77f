title = Fuego sostenido y ¡Encasquillada!
    .en = Sustained Fire and a jam
text-1 = Un doble con Fuego sostenido avería la ametralladora, y ¡Encasquillada! en la misma carta la avería otra vez: se pierde al instante. El ataque sigue.
    .en = A double under Sustained Fire breaks the machine gun, and Jammed! on the same card breaks it again: it is lost at once. The attack goes on.
