title = A quién ayuda un mando
    .en = Whom a leader helps
text-1 = Un mando de Mando 2 lo presta a los pelotones y a la ametralladora que lleva un pelotón: un pelotón en desorden alcanza 3 hexes. Un mortero no recibe nada, ni tampoco una ametralladora que lleva un mando.
    .en = A leader with Command 2 lends it to squads and to the machine gun that a squad carries: a broken squad reaches 3 hexes. A mortar gets nothing, nor does a machine gun that a leader carries.
