title = Wer entdeckt wird
    .en = Who is found
text-1 = Infanterie in Deckung wird auf 30 cm entdeckt, im Freien auf 40, von Aufklärung 10 weiter.
    .en = Infantry in cover is detected at 30 cm, in the open at 40, by reconnaissance 10 farther.
