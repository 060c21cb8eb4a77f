title = Ein Blitzvorstoß gelingt
    .en = A Blitz that succeeds
text-1 = Auf 4+ fährt ein Sherman sofort 10 cm. Weiter fährt er nicht und hat sich daher nicht bewegt: Er feuert mit beiden Würfeln und trifft den Pz IV auf 4+.
    .en = On 4+ a Sherman goes 10 cm at once. It moves no farther, so it has not moved: it fires its whole two dice, and hits the Pz IV on 4+.
