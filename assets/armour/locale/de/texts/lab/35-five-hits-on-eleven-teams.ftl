title = Fünf Treffer auf elf Teams
    .en = Five hits on eleven teams
text-1 = Bei elf Teams zu Beginn der Phase reicht der fünfte Treffer.
    .en = With eleven teams at the beginning of the phase the fifth hit is enough.
