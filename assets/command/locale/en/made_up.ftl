# Generated scenarios

made-title-attack = {$map}: {$attacker} attacks
made-title-meeting = {$map}: an encounter
made-place-company = A company on each side
made-place-detachment = A detachment on each side
made-place-patrol = A patrol on each side
made-date = {$night ->
    [yes] {$year}, by night
   *[no] {$year}
}
made-story-attack = {$attacker} attacks, {$defender} defends. The weaker side begins with points for it.
made-story-meeting = Both sides are feeling their way forward, and neither controls an objective yet: {$attacker}, {$defender}.

## A sheaf of them to choose from

menu-make = Generate scenarios
menu-make-note = different every time, for any two nations that met
menu-day = Game of the day
menu-day-note = one side against the computer, the same for everybody
made-up-title = Generated scenarios
made-up-note = Twelve at a time. The weaker side begins with points for it.
made-up-others = Twelve others
made-up-size = { $size ->
    [company] Size: company
    [detachment] Size: detachment
    [patrol] Size: patrol
   *[any] Size: any
}
made-up-handicap = { $side ->
    [axis] Handicap: helps the Axis
    [allies] Handicap: helps the Allies
   *[none] Handicap: none
}
made-up-night = { $night ->
    [yes] Fought by night
   *[no] Fought by day
}
made-up-keep = Keep it
made-up-kept-title = Kept
made-up-kept = It is among your scenarios now: {$file}
