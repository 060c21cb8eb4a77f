# The scenes around the table: start screen, scenarios, saved games, menu, end.

menu-motto = Squads and leaders · Europe, 1941–1944
menu-heading = Battalion command post
menu-date = Orders for today
menu-new = New game
menu-new-note = { $count ->
    [one] {$count} scenario
   *[other] {$count} scenarios
}
menu-load = Load a game
menu-load-note = { $count ->
    [one] {$count} saved game
   *[other] {$count} saved games
}
menu-rulebook = Rulebook
menu-rulebook-note = rules, orders, actions and events
menu-packs = Packs
menu-packs-note = scenarios, maps and nations to add
menu-settings-note = size, pace, sound, keys
menu-quit = Quit

## Scenarios

scenarios-title = Scenarios
scenarios-note = Choose a scenario, then who plays which side. The computer takes the sides without a player.
scenarios-empty = There are no scenarios.
scenario-about = {$place} · {$date}
scenario-units = {$axis} against {$allies} units
scenario-size = {$units} · about {$half} player turns
scenario-first = First turn
scenario-ends = Sudden death from space {$space}
scenario-force = { $posture ->
    [attack] {$nation}, Attack · { $units ->
        [one] {$units} unit
       *[other] {$units} units
    }
    [defend] {$nation}, Defend · { $units ->
        [one] {$units} unit
       *[other] {$units} units
    }
   *[recon] {$nation}, Recon · { $units ->
        [one] {$units} unit
       *[other] {$units} units
    }
}
seats-axis = Play the Axis
seats-allies = Play the Allies
seats-both = Two players
seats-none = Watch

## Saved games

saved-over = {$lead} · {$turn} turns
saved-turn = turn {$turn}
saved-set-up = set-up
saved-line = {$scenario} · {$moment} · {$ago}
save-fact-seats = Players
save-fact-losses = {$side} losses
save-fact-seed = Seed
save-fact-version = Version
packs-absent = This game was begun with the pack {$pack}, which is not in use.
dropped-unknown = {$file} is no save, scenario or pack of this game.

## Menu and end

button-save = Save a copy
button-study = Study…
button-study-tip = A copy to try things out in
studied-already = this is a study game already
ask-restart-title = Start this game again?
ask-restart-text = The game starts over from the set-up. The current one stays among the saved games.
restart-new = New cards
restart-same = Same cards
restart-seed-unknown = The same cards cannot be dealt again: this save is too old to have recorded their seed.
restart-seed-branch = The same cards cannot be dealt again: this game was started from another one, and part of its cards came from there.
ask-concede-title = Concede this game?
ask-concede-text = The game ends now: your opponent wins.
button-to-menu = To the start screen
button-play-again = Play another
button-watch = Replay
end-won = { $winner ->
    [axis] Axis victory
   *[allies] Allied victory
}
end-you-won = You won
end-you-lost = You lost
end-won-how = {$won}; {$how}
end-secrets = Secret chits, not scored
end-points = {$lead} VP
end-points-from = {$why ->
    [start] At the start
    [objective] Objectives taken
    [chit] Chits opened
    [eliminated] Units eliminated
    [exited] Units exited
    [defender] Defender, for time
    [light-wounds] Light Wounds
    [no-quarter] No Quarter
   *[event] Events
}
end-points-all = Total VP
end-lost = Losses (surrender at {$at})
end-objective-numbers = no. {$numbers}
end-objectives = Objectives held

## Records

menu-records-note = your games by scenario
records-none = No game was played to its end yet. Each one that you finish is remembered here.
records-all = All games
records-count = { $count ->
    [one] {$count} game
   *[other] {$count} games
}
records-as-side = { $side ->
    [axis] With the Axis
   *[allies] With the Allies
}
records-won = {$won} of {$count} won
records-played = {$seat} · { $result ->
    [won] won
    [lost] lost
   *[shared] {$winner} won
}
records-result = {$how} · {$score} · { $turns ->
    [one] {$turns} player turn
   *[other] {$turns} player turns
}
