title = Rauch bleibt liegen
    .en = A ball of smoke stays
text-1 = Der Panzer, auf den Rauch geschossen wurde, ist fort; der Rauch bleibt. Wer durch ihn gesehen wird, ist mit +1 zu treffen.
    .en = The tank at which the smoke was fired has gone; the ball stays. Whoever is seen through it is hit at +1.
