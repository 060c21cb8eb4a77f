title = Eine Bazooka in die Seite
    .en = A bazooka at the side
text-1 = Eine Bazooka von 1944 in die Seite eines Pz IV H auf 9 cm: 5 zum Treffen, PA 7 +2 Hohlladung +1 Seite gegen 9; jeder Treffer vernichtet.
    .en = A bazooka of 1944 at the side of a Pz IV H at 9 cm: 5 to hit, AT 7 +2 HEAT +1 side against 9; every hit destroys.
