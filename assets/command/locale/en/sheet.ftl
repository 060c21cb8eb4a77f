# The sheet of a scenario: forces by name, what counts, how hard and how long it is.

sheet-button = Scenario sheet
button-briefing = Briefing and victory
sheet-briefing = Briefing
sheet-posture = { $posture ->
    [attack] Attack
    [defend] Defend
   *[recon] Recon
}
sheet-leaders = Leaders
sheet-units = Squads, teams
sheet-weapons = Weapons
sheet-works = Fortifications
sheet-radio = {$calibre} mm battery, FP {$fp}
sheet-count = {$count} {$what}
sheet-leader = {$name} (Command {$command})
sheet-surrender = Surrender
sheet-surrender-at = { $count ->
    [one] at {$count} unit lost
   *[other] at {$count} units lost
}
sheet-objectives = Objectives
sheet-objective = Objective {$number} in {$hexes}, held by {$side}
sheet-objectives-note = Values from the open chits and your own secret ones.
sheet-worth-unknown = not drawn yet
sheet-secrets = Secret chits
sheet-of-side = {$side} {$count}
sheet-points = What scores
sheet-end = Beginning and end
sheet-stacking = Overstacked hexes
sheet-overstacked = { $costs ->
    [cover] each figure above {$most} costs one cover
   *[units] units above {$most} figures are removed at the end of every turn
}
sheet-measured = Difficulty and length
sheet-won = { $level ->
    [easy] easier
    [hard] harder
   *[even] even
}: wins {$won} of 100 games ({$least} to {$most})
sheet-length = Length
sheet-turns = half of the games end within {$half} player turns, nine in ten within {$most}
sheet-measured-note = { $games ->
    [one] Measured in {$games} game
   *[other] Measured in {$games} games
} between two equal computer players; in brackets, the range in which the true share probably lies.
sheet-rule = {$title}: {$words}
sheet-open = Open chits
sheet-open-drawn = { $count ->
    [one] {$count} drawn before the first turn
   *[other] {$count} drawn before the first turn
}
sheet-cup = In the cup at the start
sheet-cup-objective = Objective {$number}: chits worth {$points} VP
sheet-cup-count = { $count ->
    [one] {$count} chit
   *[other] {$count} chits
}
sheet-cup-special = { $count ->
    [one] 1 chit: {$worth}
   *[other] {$count} chits: {$worth}
}
