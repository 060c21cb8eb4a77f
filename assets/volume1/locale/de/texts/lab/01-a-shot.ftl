title = Schuss und Modifikatoren
    .en = A shot and its modifiers
text-1 = Taylor feuert mit seiner Grease Gun auf einen Mann mit Verstecken in Bäumen, drei Felder entfernt. Das Protokoll zeigt die Summe: Waffenfähigkeit, Entfernung, Befehl und Gelände des Ziels. Die Summe oder weniger auf einem W10 ist ein Treffer.
    .en = Taylor fires his Grease Gun at a man under Hide in trees, three hexes away. The log shows the sum: Weapon Skill, range, and the target’s order and terrain. The sum or less on a d10 is a hit.
text-2 = Die Grease Gun gibt drei Schüsse ab. Der zweite Wurf ist eine natürliche 0: ein Treffer, der auch Taylors Moral hebt. Die Wundkarte sagt, wie schwer der Mann getroffen ist.
    .en = The Grease Gun fires three shots. The second roll is a natural 0: a hit that also raises Taylor’s morale. The wound card says how badly the man is hit.
