# The scenes around the table: start screen, missions, saved games, menu, end.

menu-motto = Companies on an open table · Europe and Africa, 1942–1943
menu-heading = Company headquarters
menu-date = Orders for today
menu-new = New game
menu-new-note = a mission for two, or against the computer
menu-load = Load a game
menu-load-note = { $count ->
    [one] {$count} saved game
   *[other] {$count} saved games
}
menu-rulebook = Rulebook
menu-rulebook-note = every rule and ruling, terrain and keywords
menu-packs = Packs
menu-packs-note = missions, tables and forces to add
menu-settings-note = size, pace, sound, keys
menu-quit = Quit

## Missions

missions-title = Missions
missions-note = Choose a mission, then who plays which side. The computer takes the sides without a player.
missions-empty = There are no missions.
mission-about = {$place} · {$date}
mission-turns = { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
mission-length = Length
mission-force = {$nation}: {$units} units, {$teams} teams
seats-attacker = Play the attacker
seats-defender = Play the defender
seats-both = Two players
seats-none = Watch
sheet-button = Briefing
button-briefing = Briefing and victory
sheet-briefing = Briefing
sheet-points = { $points ->
    [one] {$points} point
   *[other] {$points} points
}
sheet-count = {$count} × {$what}
sheet-goals = Goals
sheet-goal = {$goal} ({$x}, {$y})
sheet-no-goal = none
sheet-goals-note = From turn {$first} on whoever holds a goal of his at the beginning of his turn has won. Who has a tank or infantry team within 10 cm of it, and no enemy there, holds a goal.
sheet-hidden = Off the table
sheet-ambush = { $count ->
    [one] {$count} unit may wait in ambush.
   *[other] {$count} units may wait in ambush.
}
sheet-reserves = { $units ->
    [none] Up to {$share}% of the points may be in reserve; they roll from turn {$turn} on.
   *[other] In reserve, rolling from turn {$turn} on: {$units}.
}
sheet-withdrawals = A unit leaves the table at the beginning of the turns {$turns}.
sheet-unknown = Its units are known once they are on the table.
sheet-end = End
sheet-turns = { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
sheet-ending = { $ending ->
    [defender] At the turn limit the defender has won.
    [holder-of-goal] At the turn limit whoever holds {$goal} has won, else whoever destroyed more points.
    [points-near] At the turn limit whoever has more points of unpinned teams within {$near} cm of {$goal} has won; the defender wins a tie.
   *[destroyed-points] At the turn limit whoever destroyed more points has won; the defender wins a tie.
}
sheet-formations = A side without a formation in good order has lost.
sheet-order = Order
sheet-order-note = The defender deploys first, then the attacker, who also takes the first turn.

## Saved games

saved-over = {$winner} won · turn {$turn}
saved-turn = turn {$turn}
saved-deployment = deployment
saved-line = {$scenario} · {$moment} · {$ago}
save-fact-seats = Players
save-fact-losses = {$seat}: teams lost
save-fact-seed = Seed
save-fact-version = Version
packs-absent = This game was begun with the pack {$pack}, which is not in use.
dropped-unknown = {$file} is no save, mission or pack of this game.

## Menu and end

button-save = Save a copy
button-study = Study…
button-study-tip = A copy to try things out in
studied-already = this is a study game already
ask-restart-title = Start this game again?
ask-restart-text = The game starts over from the deployment. The current one stays among the saved games.
restart-new = New dice
restart-same = Same dice
restart-seed-unknown = The same dice cannot be rolled again: this save has not recorded their seed.
restart-seed-branch = The same dice cannot be rolled again: this game was started from another one, and part of its dice came from there.
ask-concede-title = Concede this game?
ask-concede-text = The game ends now: your opponent wins.
button-to-menu = To the start screen
button-watch = Replay
button-play-again = Play another
end-won = {$winner} won
end-you-won = You won
end-you-lost = You lost
end-goal = Holds {$goal}
end-nobody = nobody
end-points = Points destroyed
end-teams = {$count} of {$of}
report-button-tip = The battle so far: points, rolls, losses, ways
