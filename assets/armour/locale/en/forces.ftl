# Force lists: all forces, the builder, other forces in a mission.

menu-forces = Forces
menu-forces-note = build lists of your own

## All forces

forces-title = Forces
forces-note = Your own lists, then those of the game. Opening one of the game’s makes a copy of your own at the first change.
forces-empty = The forces cannot be read.
forces-own = Your lists
forces-open = Open
forces-new = New…
forces-new-title = Which formation does it begin with?
forces-new-name = My {$formation}
forces-delete = Delete
forces-delete-title = Delete this list?
forces-not-own = Only lists of your own can be deleted.
forces-copy = {$name} (copy)
force-line = {$formations} · { $units ->
    [one] {$units} unit
   *[other] {$units} units
}

## The builder

force-title = Force
force-heading = Force: {$points} of {$limit} points
force-note = Black boxes must be filled, grey ones may be. Every change is saved at once.
force-empty = This force has no boxes.
force-choose = Unit…
force-choose-title = Which unit, and in what size?
force-additions = Additions…
force-additions-title = {$unit}: what is added?
force-card = Card…
force-card-title = {$unit}: which upgrade card?
force-card-none = no card
force-take-out = Take out
force-formation = Formation…
force-formation-title = Which formation?
force-formation-add = Add
force-formation-remove = Take out with its units
force-limit-button = Points…
force-limit-title = How many points may the force cost?
force-name-button = Name…
force-name-title = Name of the force
force-name-empty = A force needs a name.
force-undo = Undo
force-no-undo = Nothing has been changed.
force-no-choice = Nothing else can stand here.
force-no-unit-here = There is no unit in this box.
force-nothing-to-add = Nothing can be added to this unit.
force-no-card-here = There is no upgrade card for this unit.
force-of-mission = The points of this force belong to its mission.
force-not-written = The force could not be saved: {$cause}
force-support = Support
force-borrowed = From other formations
force-allied = Allies
force-box-headquarters = Headquarters are missing
force-box-compulsory = A unit is missing
force-box-optional = Free
force-box-support = Free
force-box-borrowed = Free
force-box-allied = Free
force-nation = Nation
force-spent = Points
force-of-limit = {$points} of {$limit}
force-check = Check
force-sound = This force may be played.
force-fault = – {$fault}
force-transports = {$team} for the whole unit
force-team = {$team}: {$values}
force-armour = armour {$front}/{$side}/{$top}
force-save = save {$save}+
force-cross = Cross {$cross}+
force-speeds = {$speeds} cm

## Other forces in a mission

mission-force-attacker = Attacker’s force…
mission-force-defender = Defender’s force…
mission-force-title = {$seat}: which force?
mission-force-named = The mission’s own
mission-table-button = Ground…
mission-table-fixed = This mission has ground of its own.
mission-table-title = On which ground?
mission-table-named = The mission’s own
mission-table-random = Random ground
mission-ground = Ground
force-other-points = {$force} has {$points} points; the mission wants {$wanted}
force-no-reserve = {$force} has no {$unit}, which the mission keeps in reserve
