# The rules lab.

menu-lab-note = the rules by example, step by step
lab-list-note = Positions with their dice, event by event. Drop a file of your own here to open it.
lab-d6 = d6
lab-no-script = No dice or answers are needed.
lab-measure = {$subject}: {$values}
lab-where-undeployed = not deployed
lab-where-mounted = on a vehicle
lab-where-rear = in the rear
lab-where-withdrawn = withdrawn
lab-where-destroyed = destroyed
lab-where-ambush = in ambush
lab-where-reserve = in reserve
lab-where-away = not over the table
lab-where-due = about to fly in
lab-where-table = on the table
lab-found-length = {$value} cm
lab-found-seen = { $value ->
    [yes] seen
   *[no] not seen
}
lab-found-concealed = { $value ->
    [yes] concealed
   *[no] not concealed
}
lab-found-by = { $value ->
    [none] nothing between
   *[other] by: {$value}
}
lab-found-bulletproof = { $value ->
    [yes] bulletproof cover
   *[no] no bulletproof cover
}
lab-found-need = needs {$value}
lab-found-dice = { $value ->
    [one] {$value} die
   *[other] {$value} dice
}
lab-found-hit = a die hits {$value}
lab-found-refused = { $value ->
    [none] allowed
   *[other] refused: {$value}
}
lab-found-at = at {$value}
lab-found-where = {$value}
lab-found-bailed = { $value ->
    [yes] bailed out
   *[no] not bailed out
}
lab-found-dug-in = { $value ->
    [yes] in foxholes
   *[no] not in foxholes
}
lab-found-in-command = { $value ->
    [yes] in command
   *[no] out of command
}
lab-found-gone-to-ground = { $value ->
    [yes] gone to ground
   *[no] not gone to ground
}
lab-found-leader = { $value ->
    [none] no leader
   *[other] led by {$value}
}
lab-found-pinned = { $value ->
    [yes] pinned
   *[no] not pinned
}
lab-found-hits = { $value ->
    [one] {$value} hit
   *[other] {$value} hits
}
lab-found-teams = { $value ->
    [one] {$value} team on the table
   *[other] {$value} teams on the table
}
lab-found-good-spirits = { $value ->
    [yes] in good spirits
   *[no] not in good spirits
}
