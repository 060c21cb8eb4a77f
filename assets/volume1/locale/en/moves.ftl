# Moves that are drawn: what the path promises, and why a man stops on it.
move-note-way = { $count ->
    [one] 1 hex
   *[other] {$count} hexes
} · { $first ->
    [same] Impulse {$last}
   *[other] Impulses {$first}–{$last}
}
move-note-short = Cannot reach {$hex} this turn
move-note-down = Duck Back in {$terrain} {$hex}
    .rule = 7.07
move-note-misses = Ends without an enemy: Duck Back
    .rule = 7.08
move-note-meets = Enters the enemy’s hex: {$men}
    .rule = 15.0
move-note-on = Must move on in Impulse {$impulse}
    .rule = 6.0
move-note-fires-or-on = Impulse {$impulse}: must fire if he has a target, otherwise must move on
    .rule = 7.04
move-note-fires = Fires instead if he has a target
    .rule = 7.04
move-note-unseen = In sight of no enemy
move-note-seen = In sight of { $count ->
    [one] {$man}
   *[other] {$count} enemies
} from Impulse {$impulse}
move-note-shot = {$shooter} may fire in Impulse {$impulse}: {$percent}%
move-no-slot = {$man} has no move left this turn.
move-no-order = {$man} needs an order to move.
move-answer-first = {$man} cannot move yet. First: “{$asked}”
move-no-order-leads = No order takes {$man} to {$hex} this turn.
move-orders-there = { $others ->
    [0] {$man} to {$hex}
    [one] {$man} to {$hex}, 1 man beside him in formation
   *[other] {$man} to {$hex}, {$others} men beside him in formation
}
move-order-there = {$order}: there in Impulse {$impulse}
move-order-all-there = {$order}: all there in Impulse {$impulse}
move-order-last-there = {$order}: there in Impulse {$impulse}, the last in {$last}
move-order-short = {$words}; { $count ->
    [one] 1 falls short
   *[other] {$count} fall short
}
move-drag-to-man = To send {$man} to {$foe}, drag him to {$hex}.
move-no-path = No path leads {$man} nearer to {$hex}.
moves-stand = { $count ->
    [one] {$men}: move drawn.
   *[other] {$men}: moves drawn.
}
moves-stand-on = { $count ->
    [one] {$men} must move on in Impulse {$impulse}: Shift and a click, or the number of a hex, draws his way on.
   *[other] {$men} must move on in Impulse {$impulse}: Shift and a click, or the number of a hex, draws their ways on.
}
moves-taken-back = Taken back: the drawn { $count ->
    [one] move
   *[other] moves
} of {$men}.
offer-take-back = Take back {$man}’s drawn move
offer-go-there = {$man} goes there
offer-go-towards = { $count ->
    [one] {$man} goes 1 hex towards {$hex}
   *[other] {$man} goes {$count} hexes towards {$hex}
}
offer-go-there-by = {$man} goes there by …
button-other-man = Another man
button-carry-on = { $count ->
    [one] Carry on
    [2] Carry on, both
   *[other] Carry on, all { $count }
}
button-carry-on-later = Carry on, {$count} now, {$later} later
button-carry-on-meets = {$words}: into the enemy’s hex
carry-on-meets = { $impulse ->
    [0] Carry on: {$men} into {$hex}, enemy there: {$foes}
   *[other] Carry on: {$men} into {$hex} in Impulse {$impulse}, enemy there: {$foes}
}
    .rule = 15.0
ask-carry-on = { $count ->
    [one] {$men} has a drawn move.
   *[other] {$men} have drawn moves.
}
ask-stopped = { $count ->
    [one] {$men} stopped: {$reason}.
   *[other] {$men} stopped: {$reason}.
}

log-move-stops = { $count ->
    [one] {$men} stops
   *[other] {$men} stop
}
log-move-ends = { $count ->
    [one] {$men} gives up his drawn move
   *[other] {$men} give up their drawn moves
}
stop-enemy-found = {$about} is spotted
stop-reinforced = a new enemy is on the board
stop-alerted = {$about} is alert
stop-strike = artillery fires
stop-grenade = a live grenade is near
stop-seen = {$about} has spotted him
stop-seen-by-none = he is spotted
stop-shot-at = {$about} fired at him
stop-check = he made a check
stop-order = his order is now {$order}
stop-morale = his morale is now {$morale}
stop-lost = he is hit
stop-in-the-way = an enemy is in {$hex}
stop-barred = he may not step to {$hex}
stop-must-move = he must move now
stop-at-end = his drawn way ends here
stop-in-sight = {$about} can now see {$hex}
