title = Ein Hinterhalt vor dem Nahkampf
    .en = An ambush before the melee
text-1 = Eine Gruppe rückt in das Feld eines feindlichen Trupps vor. Der Gegner spielt zuerst Hinterhalt: Eine Einheit nach Wahl des Angreifers wird gebrochen, ehe gewürfelt wird.
    .en = A squad advances into an enemy team’s hex. The enemy plays Ambush first: a unit of the attacker’s choice breaks before the dice are rolled.
