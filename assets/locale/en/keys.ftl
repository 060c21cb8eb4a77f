# What the keys do, one line for each action of the key map.

keys-title = Keys
keys-map = The map
keys-play = The battle
keys-window = The window
keys-orders = Orders

key-help = Help on what is under the pointer
key-cancel = Cancel, then the menu
key-accept = Take what is chosen
key-undo = Take back
key-redo = Do it again
key-commit = Commit the orders
key-continue = Go on, or skip what is being shown
key-next = Next man
key-previous = Man before
key-pan-left = Map to the left
key-pan-right = Map to the right
key-pan-up = Map up
key-pan-down = Map down
key-zoom-in = Nearer
key-zoom-out = Farther
key-zoom-reset = Natural size
key-larger = Larger table
key-smaller = Smaller table
key-sight = Line of sight
key-grid = Hex grid
key-minimap = Small map
key-hide-counters = Hide the counters while held
key-find = Find
key-keys = All keys
key-save = Save
key-fullscreen = Full screen
key-fold-tray = Fold the tray
key-fold-panels = Fold the panels
key-pace = Change the pace
key-quit = Leave the game
