name = Sowjetisches Schützenbataillon, 50 Punkte
    .en = Soviet rifle battalion, 50 points
