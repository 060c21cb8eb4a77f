# The table: panes, plans, looks, scenes, saves.

act-aimed = Fire at {$unit}: click it again, or Enter. A click on the ground moves first.
act-border = { $test ->
    [yes] experience test at {$ground}
   *[no] die roll at {$ground}: stuck on a low number
}
act-command = { $held ->
    [yes] in command
   *[no] out of command
}
act-fire-go = Fire
act-found = { $count ->
    [0] found by nobody known
    [one] found by one enemy
   *[other] found by {$count} enemies
}
act-go = Do it: {$act}
act-left = {$left} left
act-open = Drag the unit or click the ground to move, click an enemy to fire.
act-verb = Now: {$verb}.
act-pending = Click the place again or press Enter; Alt sets a corner while dragging.
act-way = {$way} of {$most} cm · {$verb}
air-bomb = bombs
air-rockets = rockets
air-strafe = strafing
allot-take = Allot
ammunition-limited = limited ammunition
ammunition-normal = usual ammunition
ammunition-stock = ammunition in stock
answer-break-off = Break off
answer-call = Call
answer-fall-back = Fall back
answer-tank-assault = Assault it
answer-fire = Fire
answer-first = Go first
answer-go-on = Go on
answer-hold = Hold
answer-no = No
answer-second = Go second
answer-second-round = Second round
answer-stop = Stop
ask-concede-text = The game ends now: your opponent wins.
ask-concede-title = Concede this game?
ask-restart-text = The game starts over from the deployment. The current one stays among the saved games.
ask-restart-title = Start this game again?
button-briefing = Briefing and victory
button-play-again = Play another
button-save = Save a copy
button-study = Study…
button-study-tip = A copy to try things out in
button-watch = Replay
contact-turn = turn {$turn}
deploy-done = Set-up done
deploy-mines = Lay mines
deploy-no-room = There is no room left in your zone: move a unit.
deploy-rest = Place the rest
deploy-wire = Lay wire
detection-any = any distance
detection-fires = {$distance} cm if it fires
detection-now = found within {$distance} cm
dossier-armour = Armour: F / S / R / top
dossier-detection-fires = Found if it fires
dossier-detection-now = Found within
dossier-empty = Point at a unit.
dossier-save = Lost with 1 · 2 · 3 hits
dossier-title = Unit
dropped-unknown = {$file} is no save, mission or pack of this game.
end-break = Break value lost
end-draw = Draw
end-won = {$winner} won
end-you-lost = You lost
end-you-won = You won
figure-at = AT {$at}
figure-cm = {$length} cm
figure-he = HE {$he}
finder = { $finds ->
    [yes] {$unit} · {$distance} cm: finds it
   *[no] {$unit} · {$distance} cm: sees it within {$limit}
}
fire-nothing = It has nothing to fire at that.
forecast-empty = Lay out a shot to see its sums.
forecast-gun = {$weapon}: 2D6 at {$need}+ · {$hit} % hit
forecast-harm = lost {$lost} % · demoralised {$demoralised} % · suppressed {$suppressed} %
forecast-order = Still to act: {$units}
forecast-plate = {$face} {$armour}: destroyed {$lost} % · immobilised {$stuck} %
forecast-pool = {$weapon}: {$dice} dice at {$need}+ · {$hit} % hit
forecast-round = {$weapon}, {$round}
forecast-sum-pool = Number of dice
forecast-sum-scores = Score and dice
forecast-sum-strike = After a hit
forecast-title = Odds
key-command-ring = Command radius of the leaders
key-detection = How far it is found
key-goals = Objectives
key-ranges = Ranges of its weapons
key-sight = Sight of a unit
key-sight-here = Sight from here
key-signs = Signs instead of models
key-tape = Tape measure
legend-detection = { $unit ->
    [none] Detection: choose a unit, or point at one and press the key again
   *[other] Detection: {$unit}
}
legend-detection-signs = Whole ring: found as it stands. Dashes: if it fires. Whole line: finds it. Dots: in sight, too far.
legend-ranges = { $unit ->
    [none] Ranges: choose a unit, or point at one and press the key again
   *[other] Ranges: {$unit}
}
legend-ranges-signs = Dashes: the end of each range band.
legend-sight = { $unit ->
    [none] Sight: choose a unit, or point at one and press the key again
   *[other] Sight: {$unit}
}
legend-sight-signs = Hatched: out of sight. Point anywhere: blue is clear, red is cut, and the note says by what.
legend-tape = Tape measure
legend-tape-signs = Edge to edge between units. Press the key twice to begin elsewhere.
log-of-turn = turn {$turn}
menu-date = Orders for today
menu-heading = Platoon headquarters
menu-load = Load a game
menu-load-note = { $count ->
    [one] {$count} saved game
   *[other] {$count} saved games
}
menu-motto = Platoons that must first be found · Europe, 1940–1944
menu-new = New game
menu-new-note = a mission for two, or against the computer
menu-packs = Packs
menu-packs-note = missions, tables and forces to add
menu-quit = Quit
menu-rulebook = Rulebook
menu-rulebook-note = every rule and ruling
menu-settings-note = size, pace, sound, keys
mission-about = {$place} · {$date}
mission-force = {$force}: {$units} units
mission-turns = { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
missions-title = Missions
moment-deployment = Deployment
moment-turn = Turn {$turn}
motion-close = {$about}, {$need}+: { $success ->
    [yes] strikes home
   *[no] in vain
}
motion-covering-fire-given = {$about}: covering fire
motion-fire = { $hits ->
    [0] {$weapon}, {$need}+: no hit
    [one] {$weapon}, {$need}+: 1 hit
   *[other] {$weapon}, {$need}+: {$hits} hits
}
motion-found = { $by ->
    [none] {$about} shows itself
   *[other] {$about}: found by {$by}
}
motion-harm = {$about}: { $harm ->
    [suppressed] suppressed
    [demoralised] demoralised
    [wrecked] destroyed
    [abandoned] abandoned
   *[lost] lost
}
motion-initiative = Initiative: {$seat}
motion-leader-succeeded = {$about} takes over
motion-plate = {$sum} against {$armour}: { $result ->
    [destroyed] destroyed
    [immobilised] immobilised
   *[none] no effect
}
motion-reserve-entered = {$about} arrives
motion-shot = { $hit ->
    [yes] {$unit}, {$need}+: hit
   *[no] {$unit}, {$need}+: missed
}
motion-test = {$about}, { $test ->
    [save] save
    [morale] morale
    [crew] crew morale
    [rally] rally
    [force] morale of the force
   *[experience] experience
} {$need}+: { $passed ->
    [yes] passed
   *[no] failed
}
motion-unit-boarded = {$about} mounts
motion-unit-camouflaged = {$about}: camouflaged
motion-unit-defended = {$about}: defensive fire
motion-unit-freed = {$about} is free again
motion-unit-landed = {$about} dismounts
motion-unit-rallied = {$about} rallies
motion-unit-stuck = {$about}: immobilised
move-back = Back
move-corner = Corner
note-unknown = A unit or a dummy: nobody knows.
offer-sight-place = What the chosen unit would see from here
offer-tape-place = Measure from here
order-clear = Choose anew
order-dummies = dummies
order-give = Order: {$units}
order-pass = Pass
packs-absent = This game was begun with the pack {$pack}, which is not in use.
point-go = Fire there
point-shells = Shells
point-smoke = Smoke
point-wait = Wait
rail-activation = May act
rail-command-ring = Command
rail-detection = Found
rail-goals = Goals
rail-orders = Orders
rail-ours = ours
rail-ranges = Ranges
rail-show = Show
rail-sight = Sight
rail-signs = Signs
rail-tape = Tape
rail-theirs = theirs
rail-tip-command-ring = How far your leaders command
rail-tip-detection = How far the unit is found, and by whom
rail-tip-goals = Who holds each objective
rail-tip-ranges = How far a unit’s weapons fire
rail-tip-sight = What a unit sees: the one under the pointer, else the chosen one
rail-tip-signs = Signs instead of models
rail-tip-tape = A tape measure from the pointer, edge to edge between units
range-ring = {$weapon} · {$range} cm
react-at = { $point ->
    [0] where it was first seen
    [1] where it is nearest
   *[2] at the end of its move
}
react-go = { $count ->
    [one] React
   *[other] React with {$count}
}
react-most = At most {$most} may react.
react-none = Hold fire
react-other = Other shot
report-button-tip = The battle so far
restart-new = New dice
restart-same = Same dice
save-fact-losses = {$seat}: break value lost
save-fact-seats = Players
save-fact-seed = Seed
save-fact-version = Version
saved-deployment = deployment
saved-draw = Nobody
saved-line = {$scenario} · {$moment} · {$ago}
saved-over = {$winner} won · turn {$turn}
saved-turn = turn {$turn}
seats-attacker = Play the first side
seats-both = Two players
seats-defender = Play the second side
seats-none = Watch
sheet-break = The force tests at {$shaken} % of its break value lost, and breaks at {$broken} %.
sheet-briefing = Briefing
sheet-button = Briefing
sheet-dark = Visibility is reduced until turn {$turns}.
sheet-goals = Goals
sheet-set-up = { $how ->
    [hidden] Begins hidden in cover or foxholes.
    [foot-markers] Its foot begins as markers.
    [markers] Begins as markers.
   *[open] Begins in the open.
}
sheet-turns = { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
sheet-verdict = { $verdict ->
    [needed] At the end the first side needs {$needed}.
   *[most] At the end whoever holds more wins, else who lost less.
}
sight-clear = in sight
sight-cut = cut: {$cause}
sight-gap = the ground
strip-ready = may act
strip-waits = waits
studied-already = this is a study game already
tab-dossier = Unit
tab-log = Log
tab-unit = Odds
tape-length = {$length} cm
template-under = {$theirs} known enemies and {$ours} of ours under it
text-no-place = There is no place “{$line}” here; type a point in cm (92,60) or a unit.
tip-goal = {$goal}: {$holder}
tip-goals = Objectives held: the first side’s, the second’s
tip-light = Visibility of this turn
tip-lost = Break value lost: the first side’s, the second’s
top-dark = Reduced visibility
top-deployment = Deployment
top-goals = Held
top-light = Day
top-lost = Lost
top-of = {$count} of {$most}
top-turn = Turn
top-turn-value = turn {$turn}
verb-assault = Charge
verb-camouflage = Camouflage
verb-clear = Clear the field
verb-cover = Take cover
verb-covering-fire = Covering fire
verb-crawl = Crawl
verb-fast = Fast move
verb-move = Move and fire
verb-observe = Direct artillery
verb-overwatch = Overwatch
missions-note = a list of battles, the first one for beginners
missions-empty = There is no mission.
act-special = Special rounds
act-usual = Usual rounds
rail-danger = Danger
rail-tip-danger = Which known enemies could hit the chosen unit where it stands or is going to, with their odds
key-danger = Danger to the chosen unit
legend-danger = { $unit ->
    [none] Danger: choose a unit
   *[other] Danger to {$unit}
}
legend-danger-signs = Red: the best full fire of each enemy that your side has found. Those that are hidden are not counted.
danger-none = No enemy that you know can hit it.
danger-looking = Looking for enemies …
danger-sum = { $count ->
    [one] {$count} enemy can hit it
   *[other] {$count} enemies can hit it
} · lost {$lost} % if all fire
danger-from = {$unit} · {$distance} cm
verb-dismount = Dismount
verb-smoke = Smoke
verb-flare = Flare
mount-vehicle = Mount: {$vehicle}
tip-smoke = Click a place for the smoke: shells within range and sight, grenades near by
tip-flare = Click a place that the mortar’s flare is to light this turn
act-lay-smoke = Click the place for the smoke.
act-lay-flare = Click the place for the flare.
act-waits = Do it with Enter, or the same click again; Del takes it back.
act-aboard = On a vehicle: click the ground, or drag, to get off there.
odds-close = {$target}: removed {$wins} %, own loss {$loses} %, stopped by fire {$stopped} %
odds-tank = {$target}: destroyed {$wins} %, immobilised {$stuck} %
odds-overrun = {$target}: destroyed {$wins} %, else it saves and goes back
board-mount = Mounts: {$vehicle}
board-land = Gets off here
deploy-load = Begins on: {$vehicle}
act-mode-open = { $on ->
    [yes] Hatch will open
   *[no] Open hatch
}
tip-mode-open = The crew looks out: +1 to hit, but it can be hit itself
act-mode-shut = { $on ->
    [yes] Hatch will shut
   *[no] Shut hatch
}
tip-mode-shut = The crew is safe from small arms, and loses its +1 to hit
act-mode-back = { $on ->
    [yes] Reversing
   *[no] Reverse
}
tip-mode-back = Backwards: a third of the move, an armoured car half; the front stays towards the enemy
act-mode-disable = { $on ->
    [yes] At the tracks: on
   *[no] At the tracks
}
tip-mode-disable = The shot is at −2 and only immobilises
act-mode-show = { $on ->
    [yes] Shows itself
   *[no] Show itself
}
tip-mode-show = Gives up its marker, and moves more than 20 cm
act-mode-first = { $on ->
    [yes] Fires first
   *[no] Fire first
}
tip-mode-first = Fire before the move instead of after it
strip-marker = marker
