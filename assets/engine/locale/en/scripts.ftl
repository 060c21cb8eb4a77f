# What is wrong with a script of dice, cards and answers, and with an answer.

script-line = line {$line}: {$what}
script-asked = {$what} (rule {$rule}); legal: {$options}
script-wanted = {$why}, rule {$rule}
script-wanted-for = {$why} for {$about}, rule {$rule}
script-no-value = {$queue} has no value left ({$asked}); add one
script-impossible = {$queue}: {$value} is not possible here ({$asked})
script-never-asked = never asked for: {$unused}; take them out
script-unused = { $count ->
    [one] {$unused} was never asked for; take it out
   *[other] {$unused} were never asked for; take them out
}
script-no-answer = "{$value}" is no answer to {$asked}
script-add-answer = add an [[answer]] to {$asked}
script-answer-left = {$to} "{$value}" was never asked for; take it out
script-not-refused = {$to} "{$value}" was to be refused for {$why}, and {$came ->
    [none] is not refused at all
   *[other] is refused for {$came}
}; correct the script
script-answer-unfit = {$to} "{$value}" was never asked for; "{$value}" did not fit {$asked}; take it out
script-step-not-done = step "{$step}" is not done after {$count} answers more
script-ends-too-soon = the position ends before the step is done; let it go on until later
answer-illegal = "{$answer}" is no answer to {$asked} ({$why}, rule {$rule})
answer-to-other = answer {$place} is for "{$given}", but the rules ask {$asked}
answer-to-nothing = answer {$place} is for "{$given}", but the rules ask nothing
answer-game-over = the game is over: nothing is asked
answer-no-giving-up = the game cannot be given up now
answer-empty-deck = "{$deck}" has no card left to draw ({$why}, rule {$rule}); shuffle the discards in first
answer-other-seat = "{$seat}" is not asked anything now
answer-too-many = the game is not over after {$limit} decisions; it asks {$asked}
answer-not-read = "{$answer}" cannot be read as an answer
