title = Fünf Treffer auf elf Trupps
    .en = Five hits on eleven teams
text-1 = Bei elf Trupps zu Beginn der Phase reicht der fünfte Treffer.
    .en = With eleven teams at the beginning of the phase the fifth hit is enough.
