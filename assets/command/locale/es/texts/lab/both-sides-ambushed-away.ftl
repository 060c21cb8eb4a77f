title = Emboscados los dos
    .en = Both sides ambushed away
text-1 = Ambos bandos anuncian emboscada, primero el inactivo. Cada uno tiene allí un pelotón en desorden, así que ambos se pierden antes de que nadie tire.
    .en = Both sides announce an ambush, the inactive side first. Each has one broken squad there, so both are lost before anybody rolls.
