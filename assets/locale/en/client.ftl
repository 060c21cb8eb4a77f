# The window around the game: menus, dialogs and what the program itself has to say.

saved-line = {$scenario} · turn {$turn} · {$ago}
saved-line-impulse = {$scenario} · turn {$turn}, impulse {$impulse} · {$ago}
saved-line-set-up = {$scenario} · set-up · {$ago}
saved-turn = turn {$turn}
saved-impulse = turn {$turn}, impulse {$impulse}
saved-set-up = set-up
saved-spoilt = cannot be read
saved-delete-failed = {$path}: cannot be deleted: {$cause}

dialog-fault = That did not work
dialog-leave-title = Leave the game?
dialog-leave-text = Your battle is kept: Continue on the start screen goes on with it.

sheet-none = There is no scenario to play.
sheet-or-more = {$points} or more
sheet-below = below
sheet-number = {$place} of {$count}
sheet-compass = Compass at {$hex}
sheet-hidden = your men start hidden
sheet-edge-left = left
sheet-edge-right = right
sheet-edge-top = top
sheet-edge-bottom = bottom
sheet-edges = You come from the {$friendly}, the enemy from the {$enemy}.
sheet-deployment = where your men stand
sheet-changes-victory = counts in the victory table
sheet-other = Another battle
sheet-special = Special rules

settings-look = The window
settings-play = The battle
settings-scale-auto-short = auto
settings-not-kept = The settings could not be kept: {$cause}

wait-for-window = The window is too small for the table: {$width} × {$height} is the least.
