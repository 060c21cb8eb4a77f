# Challenges: the game of the day, codes and results.

menu-day = Game of the day
menu-day-note = one side against the computer, the same for everybody
challenge-seat = {$table} · you are the {$seat}
challenge-force = {$seat}: {$force}
challenge-came-to = {$winner} wins: { $why ->
    [conceded] the other side gave up
    [formations-lost] no formation of the other side was left
    [goal-held] an objective was held
   *[turn-limit] the last turn was over
} · victory points of the attacker: {$points} · { $turns ->
    [one] {$turns} turn
   *[other] {$turns} turns
}
