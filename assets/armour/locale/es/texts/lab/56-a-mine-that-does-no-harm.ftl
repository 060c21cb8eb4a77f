title = Una mina sin efecto
    .en = A mine that does no harm
text-1 = Las minas tienen un valor antitanque de 5: un techo de 1 y un 5 aguantan.
    .en = Mines have an anti-tank value of 5: a roof of 1 and a 5 hold.
