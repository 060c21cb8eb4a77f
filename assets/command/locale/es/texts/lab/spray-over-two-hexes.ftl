title = Fuego repartido: dos hexes, no tres
    .en = Spray Fire: two hexes, not three
text-1 = Un segundo Fuego repartido no añade un tercer hex: dice dos hexes, no uno más. Una tirada vale para ambos.
    .en = A second Spray Fire adds no third hex: it says two hexes, not one more. One roll counts for both.
