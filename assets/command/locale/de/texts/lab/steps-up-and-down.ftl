title = Bergauf, bergab, über eine Brücke
    .en = Uphill, downhill, over a bridge
text-1 = In Wald, der eine Ebene höher liegt, kostet ein Schritt 3, zurück hinab 2. Eine große Brücke über einen Bach ist eine Brücke und kein Bach: Auf ihrer Straße kostet sie 1.
    .en = Into woods one level higher a step costs 3, back down 2. A major bridge over a stream is a bridge and no stream: along its road it costs 1.
