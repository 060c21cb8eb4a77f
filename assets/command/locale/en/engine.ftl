# Words of the program that this game says otherwise.

recap-turn = This turn
key-turn-back = Start of the turn
key-turn-on = Next turn
replay-advice = Drag the slider, or click where you want to be. { $on } and { $back } go turn by turn.
simulated-column-turns = player turns
