title = Ein Befehl nach dem anderen
    .en = One order at a time
text-1 = Zwei Einheiten werden zum Bewegen aktiviert. Bis die zweite gezogen hat oder bleibt, kommt kein anderer Befehl: Die Flucht folgt nach beiden.
    .en = Two units are activated to move. Until the second has moved, or stays, no other order is given: the Rout comes after both.
