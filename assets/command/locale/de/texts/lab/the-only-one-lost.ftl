title = Der einzige Verlust
    .en = The only one that is lost
text-1 = Gehfähige Verwundete bringt eine ausgeschaltete Einheit zurück und sagt nicht, wessen. Der Gegner hat die einzige: Also kommt sie zurück.
    .en = Walking Wounded returns an eliminated unit, and does not say whose. The opponent has the only one: so it comes back.
