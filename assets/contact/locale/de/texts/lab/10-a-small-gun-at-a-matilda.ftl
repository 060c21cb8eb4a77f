title = Ein kleines Geschütz gegen eine Matilda
    .en = A small gun at a Matilda
text-1 = Eine PaK 36 auf die Front einer Matilda auf 30 cm: 4 zum Treffen, PA 3 gegen 12.
    .en = A PaK 36 at the front of a Matilda at 30 cm: 4 to hit, AT 3 against 12.
