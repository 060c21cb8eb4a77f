# What any game says wherever it is said: lines with their rules, refusals, what stops an undo.

ago-moment = {$year}-{$month}-{$day} {$time}
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] {$count} minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] {$count} hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] {$count} days ago
}
hex = hex {$hex}
with-rule = {$text} · {$rule}
rule-step = {$paragraph}: {$step}
redo-nothing = Nothing to redo.
refusal-about = {$about}: {$reason}
undo-nothing = Nothing to take back.
undo-resumed = Nothing to take back since the game was opened again.
undo-seat = Undo stops here: another player has had the chance to react since.
undo-computer = Undo stops here: your opponent has had the chance to react since.
undo-window = Undo stops here: the moment for a reaction has passed.
undo-roll = Undo stops here: a die was rolled.
undo-draw = Undo stops here: a card was drawn.
refusal-not-an-option = not possible here
refusal-not-in-the-deck = not in {$deck}
refusal-not-on-the-die = no face of a {$die}
language-without-files = language “{$name}” has no files in {$place}; choose one of: {$known}

## Lists; the sound is the vowel that the last word begins with

list-on = {$before}, {$next}
list-and = { $sound ->
   *[other] {$before} and {$last}
}
list-or = { $sound ->
   *[other] {$before} or {$last}
}
