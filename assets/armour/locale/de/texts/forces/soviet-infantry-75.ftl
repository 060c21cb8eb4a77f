name = Sowjetisches Schützenbataillon, 75 Punkte
    .en = Soviet rifle battalion, 75 points
