pebbles-taken = { $seat } takes { $pebbles }
pebbles-won = { $seat } wins
pebbles-asked = { $left } left: how many do you take?
pebbles-motto = Who takes the last one wins
menu-quit = Leave
