title = Ein Blitzvorstoß misslingt
    .en = A Blitz that fails
text-1 = Nach einem misslungenen Blitzvorstoß eilt niemand der Einheit, und sie schießt mit +1: Der Pz IV, auf 4+ zu treffen, verlangt eine 5.
    .en = After a failed Blitz nobody of the unit dashes, and it shoots at +1: the Pz IV, hit on 4+, takes a 5.
