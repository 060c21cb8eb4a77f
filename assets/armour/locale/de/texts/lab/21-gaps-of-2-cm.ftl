title = Lücken von 2 cm
    .en = Gaps of 2 cm
text-1 = Eine Lücke von 19 mm zwischen zwei Häusern gilt als geschlossen, eine von 20 mm als offen.
    .en = A gap of 19 mm between two houses counts as closed, one of 20 mm as open.
