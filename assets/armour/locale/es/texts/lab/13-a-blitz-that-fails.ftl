title = Un ataque relámpago fallido
    .en = A Blitz that fails
text-1 = Tras un ataque relámpago fallido nadie de la unidad corre, y dispara con +1: el Pz IV, que se impacta con 4+, exige un 5.
    .en = After a failed Blitz nobody of the unit dashes, and it shoots at +1: the Pz IV, hit on 4+, takes a 5.
