# The table: panes, plans of moves and shots, buttons.

## Top line, phases, layout

top-deployment = Deployment
top-turn = Turn
top-turn-value = turn {$turn}
top-of = {$count} of {$most}
top-goals = Goals
top-lost = Lost
top-off-table = Off table
top-points = Destroyed
top-victory = Victory points
tip-turn = Goals count from turn {$first} on. The battle ends after turn {$turns}.
tip-goals = Whoever holds a goal at the beginning of his turn wins.
tip-goal = {$goal}: {$holder}
tip-lost = Teams lost: the attacker’s, the defender’s
tip-off-table = Units that are not on the table yet: the attacker’s, the defender’s
tip-points = Points of destroyed enemies: by the attacker, by the defender
tip-victory = Victory points: the attacker’s, the defender’s. The winner has 10, less 1 for each unit that he lost.
log-of-turn = turn {$turn}
moment-turn = Turn {$turn}
moment-deployment = Deployment
tab-dossier = Team
tab-unit = Unit
tab-log = Log
rail-phase = Phase
rail-show = Show
rail-signs = Signs
rail-command-ring = Command
rail-tip-signs = Signs instead of models
rail-tip-command-ring = How far the command of the chosen unit reaches
rail-tip-starting = Crews remount, pinned units rally, shaken units test, goals are checked
rail-tip-movement = Units move
rail-tip-shooting = Units shoot
rail-tip-assault = Units charge into contact; then the turn passes to the other side
phase-starting = Start
phase-movement = Move
phase-shooting = Shoot
phase-assault = Assault

## Dossier

dossier-title = Team
dossier-empty = Point at a team to see its card.
dossier-unit = {$letter} · {$unit}
dossier-armour = Armour
dossier-front = front
dossier-side = side
dossier-top = top
dossier-save = save
dossier-cross = cross
rating-motivation = Motivation
rating-skill = Skill
rating-hit-on = is hit on
speed-tactical = Tactical
speed-terrain = terrain
speed-country = country
speed-road = road
weapon-values = range {$range} · {$halted}/{$moving} dice · anti-tank {$at} · firepower {$fp}+
weapon-bombs = bombardment: range {$range} · anti-tank {$at} · firepower {$fp}+
weapon-below = bombs: below the aircraft · anti-tank {$at} · firepower {$fp}+

## Units

unit-title = Unit
unit-teams = { $count ->
    [one] {$count} team
   *[other] {$count} teams
}
unit-leader = {$team}, leader
unit-stray = out of command
unit-elsewhere = { $where ->
    [mounted] on {$vehicle}
    [rear] in the rear
    [due] has arrived
   *[away] off the table
}
unit-moved = { $speed ->
    [dash] dashed {$way}
   *[other] moved {$way}
}
unit-holds = holds its fire
unit-shot = {$dice} × {$need}+ · { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits
unit-state = { $state ->
    [ambush] in ambush
    [reserve] in reserve
    [undeployed] to be deployed
    [waiting] waits
    [moving] is moving
    [moved] has moved
    [dig-in] digs in
    [clear-mines] clears mines
    [assaulted] has assaulted
    [fired] has fired
    [dashed] has dashed
    [away] waits off the table
    [due] has arrived
    [overhead] in the air
    [attacking] attacks
   *[ready] ready
}
state-leader = leads its unit
state-bailed = its crew has bailed out
state-pinned = pinned
state-foxholes = in foxholes
state-ambush = in ambush: its opponent does not know of it
state-reserve = in reserve: its opponent does not know of it
state-gone-to-ground = gone to ground
state-acted = has acted
state-out-of-command = out of command
state-carries-1 = carries one team
state-carries-2 = carries two teams
state-carries-3 = carries three teams
state-mounted = rides on a vehicle
state-rear = in the rear
state-away = waits off the table
state-due = has arrived: place it
state-fired-at-aircraft = has fired at aircraft
state-shot-down = shot down
state-lost = lost
state-wreck = a wreck: short terrain and bulletproof cover
note-team = {$team} · {$unit}
note-shot = {$weapon}: {$dice} dice, {$need}+ to hit ({$hit}%)
note-harm = { $armoured ->
    [yes] each hit: {$destroyed}% destroyed, {$bailed}% bailed out
   *[no] each hit: {$destroyed}% destroyed
}

## Deployment

works-done = Leave out the rest
works-kind = {$name} ({$count} left)
aim-done = Go on
deploy-rest = Place the rest
deploy-done = Deployment done
deploy-lead = Let this team lead
spearhead-done = Spearheads done
deploy-no-room = There is no room left in your zone: move a unit.
hide-done = Write it down
hide-none = Hide nothing
hide-ambush = Ambush ({$count} of {$most})
hide-reserve = Reserve ({$points} of {$most} points)
ambush-waits = Stay hidden
reserve-enters = Enter in the middle
withdraw-unit = Take off: {$unit}

## Moves

move-go = Move
move-done = End movement
move-corner = Corner
move-back = Back
move-alone = One team
move-unit = Whole unit
move-pending = { $count ->
    [0] Click the place again, or move.
    [one] A Cross roll will be made: click the place again, or move.
   *[other] {$count} Cross rolls will be made: click the place again, or move.
}
move-way = { $speed ->
    [dash] {$way} of {$limit} cm · Dash
   *[tactical] {$way} of {$limit} cm · Tactical
}
move-left = {$left} left
move-command = { $stray ->
    [0] in command
   *[other] {$stray} of {$count} out of command
}
move-seen = { $count ->
    [0] seen by none
   *[other] seen by {$count}
}
move-concealed = { $plain ->
    [0] concealed from all of them
   *[other] in the open for {$plain} of {$count}
}
move-rolls = { $count ->
    [one] Cross {$need}+ ({$ground}): {$odds}%
   *[other] {$count} × Cross {$need}+ ({$ground}): all {$odds}%
}
move-eye = {$team} · {$distance} cm
drag-not-now = Not now. The question is: {$question}
ferry-mount = { $count ->
    [one] Mount
   *[other] Mount ({$count})
}
ferry-dismount = Dismount
ferry-forward = From the rear
ferry-boards = {$team} mounts {$vehicle}
enter-due = Click where {$team} flies; Alt with the wheel or an arrow turns it.
enter-rear = Click where {$team} comes forward; Alt with the wheel or an arrow turns it.
enter-mounted = Click where {$team} goes: it gets off beside its vehicle first.

## Shots

shoot-aim = Click a target, or go through them with E.
shoot-promised = { $shots ->
    [one] One team fires with
   *[other] {$shots} teams fire with
} { $dice ->
    [one] one die
   *[other] {$dice} dice
}: on average { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits, { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } destroyed. Click the target again to fire.
shoot-assault = At the moving rate, to assault
shoot-stand = At full rate, no assault
shoot-fire = Fire
bombard-aim = Click a point to bombard it, or a target to shoot at it.
bombard-next = Bombard next
bombard-nobody = No enemy can be bombarded: none is in sight of a spotter and in range.
bombard-fire = Bombard
bombard-screen-left = Smoke to the left
bombard-screen-right = Smoke to the right
bombard-spotter = { $need ->
    [0] {$spotter} spots, ranged in, guns: {$guns}
   *[other] {$spotter} spots, ranges in on {$need}+, guns: {$guns}
}
bombard-under = teams under the template: {$count}
shoot-smoke = Smoke shells
shoot-shells = Shells again
screen-begin = Smoke screen
screen-fire = Lay the screen
screen-guns = Guns: {$guns} of {$most}
screen-stop = No screen
screen-point = Click where the screen begins.
screen-angle = Alt with the wheel or an arrow turns it; click the band again, or lay it.
screen-length = a screen of {$length} cm
smoke-balls = smoke hits { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) }
smoke-promised = One hit lays a ball of smoke on its target: { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits expected. Click the target again to fire.
shoot-done = End shooting
shoot-next = Next target
shoot-weapon = Other weapon
shoot-hold = Hold fire
shoot-join = Fire too
shoot-alone = One team
shoot-all = Whole unit
shoot-choose-first = Choose one of your units first.
shoot-choose-team = Choose one of its teams first.
shoot-no-target = Nobody can be fired at.
shoot-one-weapon = It has no other weapon for this target.
shot-target = {$team} · {$needs}
shot-promised = { $armoured ->
    [yes] hits { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destroyed { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) } · bailed { NUMBER($bailed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[no] hits { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } · destroyed { NUMBER($destroyed, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}
allot-take = Allot
allot-other = Another way
allot-hits = {$team}: {$hits}
allot-no-more = {$team} can take no more: hits are spread evenly.

## Choices of teams

team-stays = No change
swap-pair = {$first} with {$second}
swap-team = { $hits ->
    [one] {$team} ({$hits} hit)
   *[other] {$team} ({$hits} hits)
}
swap-none = No exchange

## Keys

keys-look = What is shown
key-signs = Signs instead of models
key-command-ring = Command of the chosen unit

## Orders and assaults

move-order-done = End the order
move-stay = Stay here
charge-leave = Leave out
charge-along = Take along
charge-other = Other target
charge-no-way = {$team} finds no straight way into contact with {$enemy}.
charge-no-fire = No defensive fire.
charge-fire = { $count ->
    [one] Defensive fire of one team: { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits expected
   *[other] Defensive fire of {$count} teams: { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits expected
}
charge-repulse = { $losses ->
    [yes] {$needed} tanks lost or bailed out repulse it: {$odds}%
   *[no] {$needed} hits repulse it and pin the unit: {$odds}%
}
charge-go = Charge
charge-done = End turn
charge-stay = Stay here
charge-nobody = No enemy is in reach of a charge.
charge-laid = { $count ->
    [one] One team finds a way into contact. Click a chosen team to leave it out.
   *[other] {$count} teams find a way into contact. Click a chosen team to leave it out.
}
answer-grenades = Grenades
answer-counterattack = Counterattack
answer-break-off = Break off

## Aircraft

flight-attack = Attack
flight-leave = Fly off
flight-first = First let the flight attack: the enemy may fire at it.
flight-hold = No more fire
flight-under = { $count ->
    [one] {$count} enemy team under its bombs
   *[other] {$count} enemy teams under its bombs
}

## Works and night

state-trench = in a trench
state-pit = in a gun pit
night-sees = sees {$distance} cm by night
note-work-shelter = { $arm ->
    [gun] concealed and in bulletproof cover: {$teams ->
        [one] one gun
       *[other] {$teams} guns
    } (now {$inside})
   *[infantry] concealed and in bulletproof cover: {$teams} infantry teams (now {$inside})
}
note-work-wall = short terrain; bulletproof cover against direct fire
note-work-mines = whoever moves at less than {$distance} cm rolls Skill or is hit: anti-tank {$strength}, Firepower {$firepower}+
note-work-stops = {$who} stop at it and cross it in their next turn, by Cross
note-work-difficult = {$who} cross it by Cross
note-work-barred = {$who} cannot cross it
note-work-removed = {$who} flatten it by crossing it
running-foot = infantry
running-towed = guns
running-tracked = tracked vehicles
running-half-tracked = half-tracks
running-wheeled = wheeled vehicles
