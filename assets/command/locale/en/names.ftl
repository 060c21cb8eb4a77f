# Names of sides, units, weapons, cards, ground and the parts of a sum.

side-axis = Axis
side-allies = Allies

unit-squad-elite = Elite squad
    .many = Elite squads
unit-squad-line = Line squad
    .many = Line squads
unit-squad-green = Green squad
    .many = Green squads
unit-team-elite = Elite team
    .many = Elite teams
unit-team-line = Line team
    .many = Line teams
unit-team-green = Green team
    .many = Green teams
unit-leader = Leader
    .many = Leaders
unit-private = Private
    .many = Privates
unit-hero = Hero
    .many = Heroes
unit-scout = Scout
    .many = Scouts
unit-numbered = {$name} {$number}
unit-of-nation = {$name} ({$nation})
unit-in-sentence-squad = {$name}
unit-in-sentence-team = {$name}
unit-in-sentence-leader = {$name}
unit-in-sentence-named = {$name}
nation-tag-germany = GER
nation-tag-italy = ITA
nation-tag-united-states = US
nation-tag-soviet-union = SOV
nation-tag-britain = UK
nation-tag-france = FRA

weapon-machine-gun = machine gun
    .many = machine guns
weapon-mortar = mortar
    .many = mortars
weapon-gun = gun
    .many = guns
weapon-anti-tank = anti-tank weapon
    .many = anti-tank weapons
weapon-flamethrower = flamethrower
    .many = flamethrowers
weapon-satchel = satchel charge
    .many = satchel charges
weapon-molotov = Molotov cocktail
    .many = Molotov cocktails
radio = radio

## Points and chits

points-of = {$side} {$points} VP
points-level = 0 VP
chit-objective = objective {$objective} is worth {$points} VP more
chit-each = every objective is worth {$points} VP more
chit-exits-doubled = exit points count double
chit-eliminations-doubled = elimination points count double
chit-all-five = holding all five objectives wins at a sudden death roll

## Orders and actions

use-fire = Fire
use-move = Move
use-advance = Advance
use-recover = Recover
use-rout = Rout
use-artillery-request = Artillery Request
use-artillery-denied = Artillery Denied
use-command-confusion = Command Confusion
use-ambush = Ambush
use-assault-fire = Assault Fire
use-bore-sighting = Bore Sighting
use-concealment = Concealment
use-crossfire = Crossfire
use-demolitions = Demolitions
use-dig-in = Dig In
use-hand-grenades = Hand Grenades
use-hidden-entrenchments = Hidden Entrenchments
use-hidden-mines = Hidden Mines
use-hidden-pillbox = Hidden Pillbox
use-hidden-unit = Hidden Unit
use-hidden-wire = Hidden Wire
use-light-wounds = Light Wounds
use-marksmanship = Marksmanship
use-no-quarter = No Quarter
use-smoke-grenades = Smoke Grenades
use-spray-fire = Spray Fire
use-sustained-fire = Sustained Fire

## Events

event-air-support = Air Support
event-battle-harden = Battle Harden
event-battlefield-integrity = Battlefield Integrity
event-blaze = Blaze
event-booby-trap = Booby Trap
event-breeze = Breeze
event-command-and-control = Command & Control
event-commissar = Commissar
event-cower = Cower
event-deploy = Deploy
event-dust = Dust
event-elan = Elan
event-entrench = Entrench
event-field-promotion = Field Promotion
event-fog-of-war = Fog of War
event-hero = Hero
event-infiltration = Infiltration
event-interdiction = Interdiction
event-interrogation = Interrogation
event-kia = Killed in Action
event-malfunction = Malfunction
event-medic = Medic!
event-mission-objective = Mission Objective
event-prisoners-of-war = Prisoners of War
event-reconnaissance = Reconnaissance
event-reinforcements = Reinforcements
event-rubble = Rubble
event-sappers = Sappers
event-scrounge = Scrounge
event-shell-shock = Shell Shock
event-shellholes = Shellholes
event-strategic-objective = Strategic Objective
event-suppressing-fire = Suppressing Fire
event-walking-wounded = Walking Wounded
event-white-phosphorus = White Phosphorus

## Ground and works

ground-open = open ground
ground-field = field
ground-orchard = orchard
ground-brush = brush
ground-woods = woods
ground-building = building
ground-gully = gully
ground-marsh = marsh
ground-stream = stream
ground-water = water
ground-bridge-major = major bridge
ground-bridge-minor = minor bridge
ground-hedge = hedge
ground-wall = wall
ground-fence = fence
ground-cliff = cliff
ground-road = road
ground-rail = railway
ground-trail = trail
ground-smoke = smoke
ground-night = night
ground-foxholes = foxholes
    .many = foxholes
ground-trench = trench
    .many = trenches
ground-pillbox = pillbox
    .many = pillboxes
ground-bunker = bunker
    .many = bunkers
ground-mines = mines
    .many = mines
ground-wire = wire
    .many = wire

## Sums

sum = {$parts} = {$total}
summand = {$amount} {$name}
summand-first = {$amount} {$name}
term-roll = roll
term-fp = FP
term-fp-of = FP of {$piece}
term-move = Move
term-move-of = Move of {$piece}
term-morale = Morale
term-morale-of = Morale of {$piece}
term-unit-of = {$piece}
term-boxed-of = boxed FP of {$piece}
term-weapon-of = {$piece}
term-command = Command
term-veteran = veteran
term-suppressed = suppressed
term-wire = wire
term-road = road
term-cover = cover
term-cover-indirect = cover against mortars and artillery
term-cover-indirect-named = {$name} against mortars and artillery
term-overstacked = overstacked
term-group = fire group
term-uphill = uphill
term-downhill = downhill
term-hindrance = hindrance
term-initiative = initiative card
term-action = action
term-mines = mines
term-radio = battery
term-product = product of the dice
term-night = night
term-trench = trench
term-way = way
term-ground = ground
term-side = hexside

## States, and how a position stands

state-broken = broken
state-suppressed = suppressed
state-veteran = veteran
state-waiting = still to arrive
state-eliminated = eliminated
state-gone = out of the game
lab-look = From {$start} to {$end}: {$sees ->
    [no] not seen, cut in {$cut}
   *[yes] seen{$hindrance ->
        [0] {""}
       *[other] , hindrance {$hindrance}
    }
}
lab-piece = {$piece} in {$hex}: {$values}
lab-piece-off-map = {$piece} is not on the map
lab-step = From {$start} to {$end}: {$cost ->
    [one] {$cost} point
   *[other] {$cost} points
}
lab-objective = Objective {$number} is worth {$points}
lab-standing = At the end: Time {$time}, {$score}
