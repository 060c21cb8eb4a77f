# What any game says, in the words of this one: they go before the engine’s.

keys-play = The battle
load-title = Saved battles
load-empty = No saved battles yet.
load-delete-sure = Delete this battle for good?
saved-as = A copy is saved: {$name}. This battle continues under its own name.
no-record = this battle is not being saved
replay-no-more = The battle is over.
replay-leaps = The rules have changed since this battle was fought. { $count ->
    [one] One passage that they no longer allow is left out; the replay goes on at the next checkpoint.
   *[other] {$count} passages that they no longer allow are left out; each time the replay goes on at the next checkpoint.
}
rulebook-rulings-note = How the game decides where the rulebook is silent or its two texts differ.
find-hint = a man, a hex, a team
button-leave = Leave the battle
ask-leave-title = Leave the battle?
key-commit = Commit the orders
key-next = Next man
key-previous = Previous man
key-hide-counters = Hide the counters while held
settings-confirm-commit = Confirm orders if a man has none
settings-confirm-leave = Confirm leaving a battle
offer-not-kept = This battle is not being saved.
branch-title = Play another battle from here
branch-begins = It begins here: {$moment}. The battle that it comes from stays as it is.
branch-counts = It is marked as started from another battle and counts neither among your records nor for a campaign.
branch-or-study = As a study battle it can also be taken back past dice, cards and discoveries.
branch-as-study = As a study battle…
study-title = Play on in a study battle
study-counts = It is marked as a study battle for good, and counts neither among your records nor for a campaign.
undo-resumed = Nothing to take back since the battle was opened again.
recap-step = This impulse
records-not-kept = {$file}: {$cause}; this battle is not among the records
menu-saves = { $count ->
    [one] {$count} saved battle
   *[other] {$count} saved battles
}
