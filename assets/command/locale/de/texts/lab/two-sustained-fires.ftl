title = Zweimal Dauerfeuer
    .en = Two Sustained Fires
text-1 = Ein schweres MG feuert allein auf eine gebrochene Gruppe auf der Straße; zwei Aktionen bringen je 2 dazu. Die Straße nimmt der Moral 8 der Gruppe 1.
    .en = A heavy machine gun fires alone at a broken squad on the road; two actions add 2 each. The road takes 1 from the squad’s Morale of 8.
