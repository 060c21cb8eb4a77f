title = Zweimal hinausgetrieben
    .en = Bailed out twice
text-1 = Eine Besatzung, die schon draußen ist und noch einmal hinausgetrieben wird, hält auf 4+ aus, oder ihr Panzer ist verloren.
    .en = A crew that is out already and is bailed out again holds on 4+, or its tank is lost.
