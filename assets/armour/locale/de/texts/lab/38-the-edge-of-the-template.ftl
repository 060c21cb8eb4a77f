title = Der Rand der Schablone
    .en = The edge of the template
text-1 = Das Quadrat von 15 cm reicht von 32,5 bis 47,5. Für den Trupp, dessen Base genau bei 32,5 endet, wird gewürfelt, für den ab 47,6 nicht.
    .en = The square of 15 cm reaches from 32.5 to 47.5. The team whose base ends exactly at 32.5 is rolled for, the one that begins at 47.6 is not.
