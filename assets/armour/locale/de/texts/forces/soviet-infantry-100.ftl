name = Sowjetisches Schützenbataillon, 100 Punkte
    .en = Soviet rifle battalion, 100 points
