title = Verwechselt bei 10,1 cm
    .en = Mistaken at 10.1 cm
text-1 = Der Treffer auf den ersten Trupp geht auf 3+ an den zweiten: Der Schütze ist mehr als 10 cm von beiden entfernt.
    .en = The hit on the first team goes to the second one, on 3+: the shooter is more than 10 cm from both.
