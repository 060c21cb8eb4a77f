# The slip on which a squad is chosen, and what the sheet says of the choice.

who-title = Choose the squad
who-note = { $count ->
    [one] {$count} man: rolled for, taken as one of the six squads, or picked by hand.
   *[other] {$count} men: rolled for, taken as one of the six squads, or picked by hand.
}
who-die = by die
who-picked = by hand
who-take = These men
who-take-die = Roll for it
who-more = { $count ->
    [one] pick one more
   *[other] pick {$count} more
}
who-fewer = { $count ->
    [one] remove one
   *[other] remove {$count}
}
who-count = {$picked} of {$count}
who-man = {$man} · TQ {$tq}{$ldr} · {$skills}{$traits}
who-man-ldr = {" "}· LDR {$ldr}
who-skill = {$weapon} {$value}
who-trait = {" "}· {$trait}
who-choose = Squad
