title = Gelegenheitsfeuer auf eine Bewegung
    .en = Opportunity fire breaks a mover
text-1 = Der Gegner antwortet auf einen Schritt mit einer Feuerkarte. Die Abwehr ist gleich dem Angriff: Eine Einheit, die steht, würde niedergehalten, eine in Bewegung wird gebrochen.
    .en = The enemy answers a step with a Fire card. The defence equals the attack: a unit that stands still would be suppressed, one on the move breaks.
