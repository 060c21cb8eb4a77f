title = Una emboscada tras un bosque
    .en = An ambush behind a wood
text-1 = Tras un bosque puede aparecer a 10 cm, no más cerca.
    .en = Behind a wood it may appear at 10 cm, and no nearer.
