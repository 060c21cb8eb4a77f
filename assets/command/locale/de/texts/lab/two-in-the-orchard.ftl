title = Ein Mann zu viel
    .en = Two figures too many
text-1 = Zwei Gruppen in einem Obstgarten sind 8 Mann, einer zu viel: Die Deckung 1 des Gartens ist dahin, und die Moral ist 7 wie im Offenen.
    .en = Two squads in an orchard are 8 figures, one too many: the orchard’s cover of 1 is gone, and Morale is 7 as in the open.
