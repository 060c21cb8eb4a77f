# Challenges: the game of the day, codes and results.

menu-day = Game of the day
menu-day-note = one side against the computer, the same for everybody
challenge-seat = {$table} · you are the {$seat}
challenge-force = {$seat}: {$force}
challenge-came-to = Winner: {$winner}, { $why ->
    [conceded] the other side gave up
    [force-broken] a force broke
    [all-taken] all objectives were taken
    [fewer-losses] fewer losses
   *[turn-limit] the last turn was over
} · break value destroyed, less the South’s losses: {$points} · { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
