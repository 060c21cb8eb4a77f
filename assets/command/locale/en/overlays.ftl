# What lies over the board: lines of sight, command, reach, objectives.

key-sight = Line of sight
key-reach = Reach of a move
key-command-reach = Command of leaders
key-objectives = Objectives and edges

sight-from-nowhere = Choose a unit, or point at a hex to look from.
sight-of-unit = Line of sight of { $unit }
sight-of-hex = Line of sight from { $hex }
sight-key-unseen = out of sight
sight-key-hindered = through a hindrance
sight-clear = { $range ->
    [one] clear · 1 hex
   *[other] clear · {$range} hexes
}
sight-hindered = hindrance {$hindrance}: {$what}
sight-cut-ground = cut: {$what} {$hex}
sight-why-ground = the line touches the drawn ground
sight-cut-side = cut: {$what} {$hex}/{$other}
sight-why-side = the line touches the hexside
sight-cut-crest = cut at the crest of {$hex}
sight-why-crest = the higher unit stands back from its crest
sight-cut-hill = cut: higher ground at {$hex}
sight-why-hill = ground as high as the higher end lies between
sight-cut-blind = blind hex behind {$hex}
sight-why-blind = the lower unit stands right behind an obstacle
sight-cut-blaze = cut: blaze in {$hex}
sight-why-blaze = nothing is seen through a fire
command-nobody = No leader is on the map.
command-of = { $radius ->
    [0] {$unit}: Command 0, leads {$units}
    [one] {$unit}: Command, {$radius} hex, leads {$units}
   *[other] {$unit}: Command, {$radius} hexes, leads {$units}
}
command-of-all = { $count ->
    [one] Command of 1 leader
   *[other] Command of {$count} leaders
}
reach-nobody = Choose a unit on the map first.
reach-of = { $points ->
    [one] {$unit}: reach with 1 movement point
   *[other] {$unit}: reach with {$points} movement points
}
reach-key-quiet = movement points
reach-key-fired-at = may be fired at there
objectives-laid = Objectives and friendly edges
objectives-edge = {$side}: friendly edge; {$other} leave here

# Advice on what is asked.
key-advice = Advice on what is asked
offer-advice = Advice on what is asked
advice-heading = Advice, in victory points
advice-leave = {$key} closes
advice-answer = { $known ->
    [0] Advice: {$answer}
   *[other] Advice: {$answer} ({$why})
}
advice-nothing-asked = Nothing is asked just now.
advice-not-in-challenge = In a challenge nobody gives advice.
