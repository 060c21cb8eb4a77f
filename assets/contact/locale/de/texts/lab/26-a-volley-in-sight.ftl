title = Eine Salve auf einen Punkt in Sicht
    .en = A volley on a point in sight
text-1 = Ein Beobachter mit Verbindung zu einer halben 105-mm-Batterie setzt ihren Punkt auf eine Gruppe, die er sieht: 5, mit 2 mehr. Die Salve fällt sofort; danach muss ein Würfel über 1 liegen, sonst ist die Unterstützung vorbei.
    .en = An observer in contact with a half battery of 105 mm places its point on a squad in sight: 5, with 2 more. The volley falls at once; then a die must be above 1, or the support is over.
