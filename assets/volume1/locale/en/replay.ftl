# The replay of a saved battle.

replay-play = Play
replay-pause = Pause
replay-take-up = Play on from here
replay-no-more = The battle is over.
replay-advice = Drag the slider, or click where you want to be. { $on } and { $back } go turn by turn.
replay-saved = This is the save { $path }; the replay does not change it.

load-watch = Watch
replay-leaps = The rules have changed since this battle was fought. { $count ->
    [one] One passage that they no longer allow is left out; the replay goes on at the next checkpoint.
   *[other] {$count} passages that they no longer allow are left out; each time the replay goes on at the next checkpoint.
}
