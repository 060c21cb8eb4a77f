title = Ein Hinterhalt hinter einem Wald
    .en = An ambush behind a wood
text-1 = Hinter einem Wald darf er bei 10 cm erscheinen, näher nicht.
    .en = Behind a wood it may appear at 10 cm, and no nearer.
