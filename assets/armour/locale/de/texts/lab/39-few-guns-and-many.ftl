title = Wenige Rohre und viele
    .en = Few guns and many
text-1 = Zwei Geschütze würfeln einen Treffer noch einmal, fünf einen Fehlwurf: Bei 4+ stehen die Chancen 1/4 und 3/4.
    .en = Two guns roll a hit again, five a miss: on 4+ the chances are 1/4 and 3/4.
