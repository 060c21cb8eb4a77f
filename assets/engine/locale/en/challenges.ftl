# Games that are the same for everybody: challenges, their codes, proved results.
challenge-copy = Copy
challenge-copied = Copied
button-result = Result code
challenge-result-title = What you made of it
challenge-result-text = This code says what you made of the challenge, and your save proves it:
challenge-not-there = there is no “{$name}” here as the challenge has it; another version or a pack may have it
challenge-other-content = here it would be another game: the code comes from another version, or from other packs
challenge-code-newer = the code is of a kind that this version does not know; a newer one may
challenge-code-unsound = the code stands for nothing that can be played; copy it once more
challenge-code-sign = “{$sign}” stands in no code; a code has letters and figures only
challenge-code-length = { $count ->
    [one] that is no code: {$count} sign instead of {$least} to {$most}
   *[other] that is no code: {$count} signs instead of {$least} to {$most}
}
challenge-code-misread = the code is mistyped or cut short; copy it once more
challenge-of-other = {$file} is a game of another challenge
challenge-of-other-title = the code is of the game “{$plays}”; call combat --game {$plays} with it
challenge-other-result = { $points ->
    [one] {$file} proves another result: {$points} point
   *[other] {$file} proves another result: {$points} points
}
challenge-no-result = the code is of a challenge, not of a result
challenge-proved = {$file}: played by the rules and with the dice of its challenge
challenge-proved-by-fingerprint = What was played is the save’s own, known by its fingerprint: here the code would be another game.
challenge-not-proved = This does not show who played, nor what was tried out first on a copy.
challenge-code = Challenge: {$code}
challenge-result-code = Result: {$code}
cli-no-day = “{$text}” is no day; write it like 2026-06-06
challenge-enter = Enter a code
challenge-enter-title = The code of a challenge
challenge-give-text = Whoever enters this code plays the same game with the same dice and cards:
challenge-to-beat = To beat: {$result}
challenge-take-up = Play
