title = Eine unentschiedene Runde, dann eine zweite
    .en = An undecided round, then a second
text-1 = Sturmtruppen töten bei 4, die Verteidiger bei 5. Keiner tut es; beide bestehen ihren Moraltest, und die Angreifer kämpfen weiter.
    .en = Assault troops kill on 4, the defenders on 5. Nobody does; both pass their morale test, and the attackers fight on.
