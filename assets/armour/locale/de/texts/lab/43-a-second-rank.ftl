title = Ein zweites Glied
    .en = A second rank
text-1 = Ein Sturm über genau 10 cm erreicht den Feind. Der zweite Trupp ist durch den ersten in Kontakt, dessen Rücken seine Vorderkante berührt, und kämpft mit.
    .en = A charge of exactly 10 cm reaches the enemy. The second team is in contact through the first one, whose back its front edge touches, and fights with it.
