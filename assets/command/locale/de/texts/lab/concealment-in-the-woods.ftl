title = Tarnung
    .en = Concealment
text-1 = Vor dem Abwehrwurf spielt die Gruppe im Wald Tarnung: Die Angriffssumme sinkt um die Deckung 2.
    .en = Before the defence roll the squad in the woods plays Concealment: the attack total falls by the cover of 2.
