title = Eine Straße und eine Feldkante entlang
    .en = Along a road and along a side
text-1 = Seine Straße entlang sieht man durch den Wald. Ein Obstgarten auf dem Weg behindert um 2; die Linie von 13.09 nach 14.07 läuft auf der Feldkante von 13.08 und 14.08, und der Rauch 7 in 14.08 behindert sie. Obstgarten und Rauch zusammen behindern um 7, nicht um 9.
    .en = Along its road one sees through woods. An orchard on the way hinders by 2; the line from 13.09 to 14.07 runs along the side of 13.08 and 14.08, and the smoke of 7 in 14.08 hinders it. Orchard and smoke together hinder by 7, not 9.
