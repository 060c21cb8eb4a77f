# Words over the board while something happens.

motion-cross = { $crosses ->
    [yes] {$team} crosses: {$ground}, {$need}+
   *[no] {$team} is stuck: {$ground}, {$need}+
}
motion-mine = {$team} among mines, {$need}+: { $safe ->
    [yes] through
   *[no] a mine goes off
}
motion-night-sight = {$unit} sees {$distance} cm
motion-shot = { $hits ->
    [0] {$team}, {$need}+: missed
    [one] {$team}, {$need}+: 1 hit
   *[other] {$team}, {$need}+: {$hits} hits
}
motion-armour = {$team}: {$armour} and the die, {$sum} against {$against}, { $outcome ->
    [bounced] bounces
    [bailed] bailed out
    [destroyed] destroyed
   *[nothing] no effect
}
motion-save = {$team}, save {$need}+: { $outcome ->
    [saved] saved
    [destroyed] lost
   *[nothing] no effect
}
motion-team-bailed = {$about}: the crew bails out
motion-team-destroyed = {$about} is destroyed
motion-unit-pinned = {$about} is pinned
motion-team-remounted = {$about}: the crew is back
motion-unit-rallied = {$about} rallies
motion-unit-lost = {$about} is lost
motion-test = {$about}, { $test ->
    [remount] remount
    [rally] rally
    [bailed-again] bailed out again
   *[last-stand] last stand
} {$need}+: { $passed ->
    [yes] passed
   *[no] failed
}
motion-swap = {$first} and {$second}: { $swaps ->
    [yes] exchanged
   *[no] no exchange
}
motion-commander = { $survives ->
    [yes] The commander survives
   *[no] The commander is killed
}
motion-order = {$unit}, {$order} {$need}+: { $passed ->
    [yes] given
   *[no] fails
}
motion-assault = { $hits ->
    [0] {$need}+: no hits
    [one] {$need}+: 1 hit
   *[other] {$need}+: {$hits} hits
}
motion-flight = {$unit}, {$need}+: { $arrives ->
    [yes] it arrives
   *[no] it does not come
}
motion-range = Attempt {$attempt}, needs {$need}+: { $passed ->
    [yes] ranged in
   *[no] off target
}
motion-ambush = Ambush! {$unit}
motion-reserves = { $dice ->
    [0] All reserves arrive
   *[other] Reserves on {$need}+: {$units}
}
motion-shelled = {$team}, needs {$need}+: { $hit ->
    [yes] hit
   *[no] no hit
}
