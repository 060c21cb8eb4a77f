title = Höher und tiefer
    .en = Above and below
text-1 = Eine Einheit schießt von höher als das Ziel, eine von tiefer: +1 und −1 heben sich auf.
    .en = One piece fires from above its target and one from below: +1 and −1 cancel each other.
