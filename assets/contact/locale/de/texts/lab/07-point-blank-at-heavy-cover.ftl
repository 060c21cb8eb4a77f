title = Aus nächster Nähe auf schwere Deckung
    .en = Point-blank at heavy cover
text-1 = Auf 5 cm wird schwere Deckung mit 5 oder mehr getroffen.
    .en = Within 5 cm heavy cover is hit on 5 or more.
