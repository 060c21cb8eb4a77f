# The replay of a saved battle.

replay-play = Play
replay-pause = Pause
replay-take-up = Play on from here
replay-no-more = The battle is over.
replay-advice = Drag the knob, or click where you want to be. { $on } and { $back } go turn by turn.
replay-saved = This is the save { $path }; it stays as it is.

load-watch = Watch
