# The game in lines of text: what can be looked at, and how questions are answered that have no numbers.

text-word-attacker = attacker
text-about-attacker = the attacker’s units and teams
text-word-defender = defender
text-about-defender = the defender’s units and teams
text-word-team = team
text-about-team = the card and state of a team: team B2
text-word-ground = ground
text-about-ground = what lies at a point or under a team: ground 90,40; without one the whole table
text-word-measure = measure
text-about-measure = the distance between two teams or points: measure B2 90,40
text-word-reach = reach
text-about-reach = how far a team or unit can go in eight directions: reach B2
text-word-path = path
text-about-path = what a way means, without going it: path B2 30,40 35,20
text-word-sight = sight
text-about-sight = whom a team sees, or whether it sees a team or point: sight B2, sight B2 C1, sight B2 90,40
text-word-shots = shots
text-about-shots = what a unit or team can shoot at, with odds, or every sum against one target: shots B, shots B2 > C1
text-word-score = score
text-about-score = turn, objectives and points

text-word-done = done
text-word-pass = pass
text-word-all = all
text-word-order = order
text-word-tactical = tactical
text-word-dash = dash
text-word-place = place
text-word-mount = mount
text-word-dismount = dismount
text-word-smoke = smoke
text-word-assault = assault
text-word-attack = attack
text-word-bombard = bombard
text-word-screen = screen
text-word-by = by
text-word-hull = hull
text-word-ambush = ambush
text-word-reserve = reserve
text-labels = A unit has a letter, its teams have numbers: B, B2; its transports are Bt1, its observers Bo1. “attacker B2” or “defender B2” says whose it is.
text-places = A place is centimetres from the left and from the top edge, with degrees from north if its facing matters: 40.5,30@90.

text-how = Type the answer in words.
text-how-place-works = Type a work and its place (minefield 92,60; barbed wire 80,50@90), or an empty line to leave out the rest.
text-how-aim-artillery = Type a unit and its aiming point (D 90,40), or an empty line to go on.
text-how-deploy = Type a unit and the place of its leader (B 90,110), or teams with their places (B1 90,110; B2 95,110), or “all” for the rest; an empty line when all stand.
text-how-hide-units = Type which units wait in ambush and which in reserve (ambush B Bt; reserve C D), or an empty line for none.
text-how-reveal-ambush = Type a unit and its place (B 90,30), or each of its teams with its place (B1 90,30; B2 95,30); an empty line lets it wait.
text-how-enter-reserve = Type a unit and a point near its place on the edge (B 90,0), or each of its teams with its place.
text-how-move-units = Type a unit or team and the points of its way (B 30,40; B2 dash 30,40 35,20), several teams with semicolons between, or a unit and an order (B Dig In), “mount B2 Bt1”, “dismount B2”, “place Bt1 30,40”; an empty line ends the movement.
text-how-move-by-order = Type a team or the unit and the points of its way (B2 30,40); an empty line ends the order.
text-how-shoot-units = Type a unit or team and its target (B > C1; B2 heavy MG > C1), “smoke” before it for smoke shells, “assault” for fire before an assault, or “bombard D 90,40”, “screen D 90,40@90”; “attack H” begins the attack of a flight; an empty line ends the shooting.
text-how-anti-aircraft = Type a unit with anti-aircraft weapons and the aircraft (A > H1); an empty line holds your fire.
text-how-attack-with-flight = Type the flight and its target (H > C1), or “bombard H 90,40” for a point below an aircraft; an empty line lets it leave.
text-how-move-spearhead = Type a team or the unit and the points of its way (B2 30,40); an empty line ends the spearhead.
text-how-defensive-fire = Type a unit or team and its target (B > C1); an empty line ends the fire.
text-how-act-in-assault = Type a unit, or some of its teams (B; B1 B2), to charge by the shortest ways, or teams with their ways (B1 30,40@90), or a unit and an order; an empty line ends the turn.
text-how-countercharge = Type units or teams to charge by the shortest ways (B1 B2), or teams with their ways (B1 30,40@90).
text-how-consolidate = Type a team or unit and the points of its way (B2 30,40); an empty line leaves them where they are.

text-no-label = There is no unit or team “{ $line }” here.
text-which-team = “{ $line }” has several teams: type { $teams }.
text-which-weapon = “{ $line }” may be { $weapons }.
text-no-weapon = It has no weapon “{ $line }”.
text-no-smoke = Nobody of it has smoke shells.
text-no-work = There is no work “{ $line }” left.
text-one-place = “{ $line }” is not one place; type one such as 90,40.
text-two-things = “{ $line }” is not two teams or points; type two, such as B2 90,40.
text-not-on-table = “{ $line }” is not on the table.
text-cannot-move = Nobody of { $unit } can move.
text-gets-to = It gets no farther than { $place }, { $way } cm: { $why }
text-nearest = { $why } The nearest place is { $place }.
text-nobody = Nobody.
text-unit = { $label } { $unit }: { $left ->
    [one] { $left } team left
   *[other] { $left } teams left
}
text-pinned = { $unit }, pinned
text-team = { $team }: { $state }
text-thing = { $unit }: { $teams }
text-where-undeployed = to be deployed
text-where-ambush = in ambush
text-where-reserve = in reserve
text-where-table = on the table
text-where-mounted = on a vehicle
text-where-rear = in the rear
text-where-away = has not arrived
text-where-due = arrives
text-where-withdrawn = off for good
text-where-destroyed = destroyed
text-weapon = { $weapon }: { $values }
text-ground = Ground: { $ground }
text-height = { $height } cm high
text-apart = { $line }, { $way } cm away
text-table = The table is { $width } by { $height } cm.
text-objective = Objective { $name }: { $place }
text-scenery = { $ground }: across { $left } to { $right }, down { $top } to { $bottom }
text-measure = { $first } to { $second }: { $way } cm
text-turn = { $seat }: { $phase }, turn { $turn } of { $turns }
text-goal = { $seat }, objective { $goal } at { $place }: held by { $holder }
text-of-nobody = nobody
text-points = { $seat }: { $points } points destroyed
text-off-table = { $seat }: { $units ->
    [one] { $units } unit off the table
   *[other] { $units } units off the table
}
text-mover = { $team } at { $place }
text-towards = { $direction }: { $ways }
text-edge = the edge of the table
text-north = North
text-north-east = North-east
text-east = East
text-south-east = South-east
text-south = South
text-south-west = South-west
text-west = West
text-north-west = North-west
text-gone = { $speed ->
    [dash] Dash { $way } cm to { $place }
   *[tactical] Tactical { $way } cm to { $place }
}
text-roll = { $team } rolls { $need }+ to cross ({ $ground }): { $odds }%
text-eye = { $concealed ->
    [yes] { $team } sees it there from { $way } cm, concealed
   *[no] { $team } sees it there from { $way } cm
}
text-sees-nobody = { $team } sees nobody.
text-sees-point = { $team } sees { $place }.
text-sees-no-point = { $team } does not see { $place }.
text-seen = { $viewer } sees { $target } at { $way } cm, in the open
text-concealed = { $cover ->
    [yes] { $viewer } sees { $target } at { $way } cm, concealed in bulletproof cover: { $cause }
   *[no] { $viewer } sees { $target } at { $way } cm, concealed: { $cause }
}
text-hidden = { $cause ->
    [none] { $viewer } does not see { $target } at { $way } cm: the ground hides it
   *[other] { $viewer } does not see { $target } at { $way } cm: { $cause }
}
text-shot = { $shooter } at { $target }: { $shot }; { $harm }
text-no-place = There is no place “{$line}” here; type a point in cm (92,60) or a team (B2).
