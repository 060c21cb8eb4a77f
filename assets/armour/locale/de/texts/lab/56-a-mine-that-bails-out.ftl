title = Eine Mine vertreibt die Besatzung
    .en = A mine that bails out
text-1 = Eine 4 ist gleich 5: Die Besatzung flieht, und der Panzer bleibt stehen.
    .en = A 4 equals 5: the crew bails out, and the tank stops there.
