# Any game on the table: the question and its buttons, the log, a search, a replay.

missed-title = { $more ->
    [0] What has just happened
   *[other] What has just happened · {$more} more in the log
}
missed-and-more = {$named} and {$count} more
missed-only = { $count ->
    [one] One new report
   *[other] {$count} new reports
}
recap-title = Recap
recap-answer = Since my last answer
recap-own-turn = Since my turn
recap-step = This phase
recap-turn = This turn
recap-empty = Nothing has happened since.
lab-forward = Next
lab-back = Back
lab-at-start = This is the beginning.
lab-at-end = Nothing further happens.
lab-stops = It stops here
pause-kept = Saved after every answer; continue at any time.
pause-kept-over = The game is over; it stays in the list of saves.
replay-leave = Leave the replay
replay-kept = The saved game stays as it is.
saved-as = A copy is saved: {$name}. This game continues under its own name.
no-record = this game is not being saved
end-show = Show the result
replay-play = Play
replay-pause = Pause
replay-take-up = Play on from here
replay-no-more = The game is over.
replay-advice = Drag the slider, or click where you want to be. { $on } and { $back } go turn by turn.
replay-saved = This is the save { $path }; the replay does not change it.
replay-leaps = The rules have changed since this game was played. { $count ->
    [one] One passage that they no longer allow is left out; the replay goes on at the next checkpoint.
   *[other] {$count} passages that they no longer allow are left out; each time the replay goes on at the next checkpoint.
}
log-title = Log
pane-below = {$count} more below
log-unread = { $count ->
    [one] {$count} new line
   *[other] {$count} new lines
}
log-search = Search the log
log-piece = About: {$piece}
log-any-piece = everybody
log-which-piece = About whom?
log-kind = Kind: {$kinds}
log-any-kind = all
log-which-kinds = Which kinds of lines?
log-fold-all = Fold all
log-unfold-all = Open all
log-folded = {$heading} · { $count ->
    [one] {$count} line
   *[other] {$count} lines
}
log-copy = Copy
log-copied = Copied
log-as-text = Save as text
log-as-html = Save as HTML
log-written = Written to {$path}
log-none-such = No such lines.
log-recalled = The log is being read.
log-empty = Nothing has happened yet.
find-hint = a piece or a hex
find-nothing = Nothing found.
button-undo = Undo
undo-together = Takes back all {$count} answers that were given together.
button-more = More…
button-continue = Continue
button-next-step = Next step
button-skip = Skip the animation
button-leave = Leave the game
ask-leave-title = Leave the game?
ask-leave-text = It is saved: continue it from the start screen.
ask-leave-text-over = It is over: its report and its replay are in the list of saves.
ask-leave-unsaved = It is not saved: its file cannot be written. Make room for it before you leave.
ask-leave-campaign = It is saved: continue it from the campaign.
ask-leave-campaign-over = It is over; the campaign goes on with its result.
number-dropped = That number was meant for another question and was not taken.
dropped-off-map = Let go off the map: nothing changes.
cannot-save = Not saved: {$cause}
offer-choose = Choose {$what}
offer-sight-hex = Line of sight from this hex
offer-who-sees = Who sees this hex
offer-nobody-sees = Nobody sees this hex.
offer-centre = Centre the map here
offer-rules-hex = Rules on this hex
offer-show = Show it on the map
offer-rule = Rule {$rule} · {$title}
offer-undo-this = Undo this and what followed
offer-undo-together = Undo this, with what was given together with it, and what followed
offer-go-to-here = Go to this moment
offer-here-already = This was told last.
offer-nothing-before = You had decided nothing before this.
offer-barred = {$why} See “{$line}”.
offer-branch = Another game from here…
offer-not-kept = This game is not being saved.
branch-title = Play another game from here
branch-begins = It begins here: {$moment}. The game that it comes from stays as it is.
branch-asks = First question there: {$asked}
branch-dice = From there on, new dice are rolled and new cards are drawn.
branch-counts = It is marked as started from another game and does not count among your records.
branch-or-study = As a study game it can also be taken back past dice, cards and discoveries.
branch-yes = Play on
branch-as-study = As a study game…
study-title = Play on in a study game
study-undo = In it, undo goes back past dice, cards and discoveries, as often as you like. A new answer means new dice and cards; redo brings back the same ones.
study-hidden = Nothing else changes: what is hidden from you stays hidden.
study-counts = It is marked as a study game for good and does not count among your records.
study-yes = Study it
mark-branch = From another game
mark-study = Study
demo-banner = Demonstration: any key leads back to the menu
caption = {$sound} · hex {$hex}
caption-beyond = {$sound} · hex {$hex}, out of sight { $way ->
    [up] above
    [down] below
    [left] to the left
    [right] to the right
    [up-left] to the upper left
    [up-right] to the upper right
    [down-left] to the lower left
   *[down-right] to the lower right
}
caption-at = {$sound} · at {$place}
caption-at-beyond = {$sound} · at {$place}, out of sight { $way ->
    [up] above
    [down] below
    [left] to the left
    [right] to the right
    [up-left] to the upper left
    [up-right] to the upper right
    [down-left] to the lower left
   *[down-right] to the lower right
}
hand-over-title = Hand over to {$name}
hand-over-line = Hand over the mouse. This side’s cards and chits are shown as soon as the other player is ready.
hand-over-away = The other player looks away.
hand-over-take = Ready
report-button = Report
report-button-page = Save as a page
report-page-kept = The page lies in { $file }
button-look = View the board
button-restart = Start again
text-not-understood = “{ $line }” is no answer here.
top-menu = Menu
tip-pace = How fast the action is shown: {$pace}.
button-concede = Concede
button-play-on = Play on
cannot-concede = you can concede only when you are asked something
