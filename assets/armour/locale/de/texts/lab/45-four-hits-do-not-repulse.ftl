title = Vier Treffer weisen nicht ab
    .en = Four hits do not repulse
text-1 = Vier Treffer auf die Stürmenden, alle überstanden: Der Sturm geht weiter.
    .en = Four hits on a charge, all of them saved: the assault goes on.
