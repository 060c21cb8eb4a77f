# Scenarios that are made up

made-title-attack = {$map}: {$attacker} attacks
made-title-meeting = {$map}: an encounter
made-place-company = A company on each side
made-place-detachment = A detachment on each side
made-place-patrol = A patrol on each side
made-date = {$night ->
    [yes] {$year}, by night
   *[no] {$year}
}
made-story-attack = {$attacker} is to take what {$defender} holds. Whoever is the weaker begins with points for it.
made-story-meeting = {$attacker} and {$defender} are feeling for each other on open ground, and neither holds anything yet.
