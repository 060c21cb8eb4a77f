title = Streufeuer: zwei Felder, nicht drei
    .en = Spray Fire: two hexes, not three
text-1 = Ein zweites Streufeuer bringt kein drittes Feld: Es heißt zwei Felder, nicht eines mehr. Ein Wurf zählt für beide.
    .en = A second Spray Fire adds no third hex: it says two hexes, not one more. One roll counts for both.
