title = Ein Wurf wird aufgehoben
    .en = A roll is cancelled
text-1 = Wer die Initiativekarte hat, hebt den Angriffswurf auf; die Karte geht an den Gegner, und es wird neu gewürfelt.
    .en = The holder of the initiative card cancels the attack roll; the card goes to the enemy, and the roll is made again.
