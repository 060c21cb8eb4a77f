title = Feuern und Verlegen
    .en = Shoot and Scoot
text-1 = Statt anzugreifen, darf eine Einheit, die sich nicht bewegt hat, auf 4+ 10 cm weit fahren. Eine, die sich bewegt hat, bekommt den Befehl nicht.
    .en = Instead of assaulting a unit that has not moved may go 10 cm, on 4+. One that has moved may not be given the order.
