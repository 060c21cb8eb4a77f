# Forms beside a question: the sum before a roll, and what may come of it.

percent = { $percent }%
percent-compared = { $percent } → { $again }%
form-shot = Attack on {$hex}
form-smoke = Smoke shell on {$hex}
form-fp = Attack FP
form-morale = Morale {$morale}
form-morale-total = Morale
form-against = against {$total}
form-targeting = Hits in {$percent}: product of the dice above range {$range}
form-targeting-hindered = Hits in {$percent}: product of the dice −{$hindrance} above range {$range}
form-near-miss = Falls short in {$short}, long in {$long}
form-own-units = Own units in the target hex: {$units}
form-too-weak = Less than 1 FP: no attack without an action
form-burst = {$signed} in {$hex}, the impact hex
form-none-can-fire = Nobody could bring 1 FP to bear on them
form-activated = To be activated: {$units}
form-takes-no-part = { $count ->
    [one] Takes no part in this attack: {$units}
   *[other] Take no part in this attack: {$units}
}
form-ambushed = Who breaks in the ambush?
form-eliminated = is broken already: eliminated
form-breaks = breaks
form-breaking = {$unit} is hit
form-broken-squad = Without Light Wounds it breaks
form-lost-squad = Without Light Wounds it is eliminated: {$points} VP to the enemy, and a casualty
form-whole-team = With Light Wounds an unbroken team takes its place, which costs {$points} VP
form-broken-team = With Light Wounds a broken team takes its place, which costs {$points} VP
form-jams = {$percent} chance of a jam: every weapon that fires breaks
form-strains = { $count ->
    [one] {$percent} chance of a double: then a weapon breaks under Sustained Fire
   *[other] {$percent} chance of a double: then Sustained Fire breaks a weapon {$count} times
}
form-defence = {$unit} defends
form-defence-needs = Holds with a roll above {$needs}
form-defence-fails = Cannot hold: that would take a roll above {$needs}
form-defence-safe = Holds with any roll
form-melee = Melee in {$hex}
form-melee-total = Melee FP
form-mission = Spotting round in {$hex}
form-accuracy = Accurate in {$percent}: product of the dice above range {$range}
form-accuracy-hindered = Accurate in {$percent}: product of the dice −{$hindrance} above range {$range}
form-lost = Lost beyond the edge in {$percent}
form-own = own unit
form-air-support = Aircraft attack {$hex}
form-air-targets = One of these may be attacked: {$hexes}
form-own-rout = Own units that may be routed: {$units}
form-way = To {$hex}
form-way-start = Movement points at the start
form-way-total = Movement points spent
form-step = {$hex}: {$ground}
form-step-gains = {$hex}: {$ground}, Move {$gained}
form-step-why = {$hex}: {$ground}, Move {$gained} ({$why})
form-points = {$change} · {$left} left
form-may-fire = { $count ->
    [one] Op fire from {$units}, in one hex
   *[other] Op fire from {$units}, in {$count} hexes
}
form-overstacked = { $count ->
    [one] Overstacked by {$count} figure: cover {$cover}
   *[other] Overstacked by {$count} figures: cover {$cover}
}
form-overstacked-removed = { $count ->
    [one] Overstacked by {$count} figure: units are removed at the end of the turn
   *[other] Overstacked by {$count} figures: units are removed at the end of the turn
}
form-dig-in-hexes = Possible hexes: {$hexes}
form-work-cover = { $indirect ->
    [same] {$work}: cover {$cover}
   *[other] {$work}: cover {$cover}, against mortars and artillery {$indirect}
}
form-mines = Mines on the way: {$hexes}
form-and-more = { $count ->
    [one] {$units} and one more
   *[other] {$units} and {$count} more
}
form-defences = Who defends next?
form-activate = One unit, or a leader and those whom he reaches
form-able = Can carry it out: {$units}
form-moves = Movement points
form-roll = The roll is {$roll}
form-product = The roll is {$white} × {$colour} = {$roll}
form-roll-triggers = {$roll}, with { $trigger ->
    [event] Event!
    [sniper] Sniper!
    [time] Time!
   *[jammed] Jammed!
}
form-roll-last = {$roll}, with Time! and a sudden death roll under {$space}
form-of-whom = {$unit} · {$morale}
form-new-roll = A new roll
form-name-against = {$name}, {$against}
form-compared = Each column: if it stands → with a new roll

form-part = {$what} {$percent}%

waiting-units = { $count ->
    [0] All units are set up
    [one] {$count} unit to set up
   *[other] {$count} units to set up
}

chance-eliminated = eliminated
chance-breaks = breaks
chance-suppressed = suppressed
chance-unharmed = no effect
head-eliminated = elim.
head-breaks = breaks
head-suppressed = suppr.
head-unharmed = no effect
chance-rallies = rallies
chance-stays = stays broken
chance-lost = lost
chance-runs = retreats
chance-holds = no effect
chance-wins = wins
chance-both-fall = both fall
chance-loses = loses
chance-shelled = shelled
chance-higher = higher
chance-equal = equal
chance-lower = lower
form-stands = If it stands
chance-hits = hits
chance-misses = misses
chance-ends = the game ends
chance-goes-on = the game goes on

form-discard = Discards
form-discards = {$count} of at most {$limit} cards
form-never = Never given as an order: {$orders}
form-brings = {$what} {$amount}
form-idle = Cannot be given now: {$orders}
form-drawn = { $count ->
    [0] None is drawn
    [one] {$count} card is drawn; {$left} stay in the deck
   *[other] {$count} cards are drawn; {$left} stay in the deck
}
form-deck-ends = The deck ends after {$left}: Time advances
form-retreat = Retreat to {$hex}
form-retreat-on = { $left ->
    [0] It ends here
    [one] {$left} hex more to go
   *[other] {$left} hexes more to go
}
form-retreat-lost = { $left ->
    [one] {$left} hex more to go, but no way on: the unit is lost
   *[other] {$left} hexes more to go, but a way for {$ways} only: the unit is lost
}
