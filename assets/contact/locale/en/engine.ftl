# Words of the program that this game says otherwise.

key-cursor-up = Cursor up
key-cursor-down = Cursor down
key-cursor-left = Cursor left
key-cursor-right = Cursor right
key-cursor-up-left = Cursor up and left
key-cursor-up-right = Cursor up and right
key-cursor-down-left = Cursor down and left
key-cursor-down-right = Cursor down and right
key-centre = Centre on the cursor or the team
settings-grid = Grid
find-hint = a team, or a place such as 90,60
hand-over-line = Hand over the mouse. This side’s hidden units are shown as soon as the other player is ready.
caption-at = {$sound} · at {$place}
