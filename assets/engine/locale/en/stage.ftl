# The window around any game: sheets, dialogs, settings, keys, saved games, packs, the rulebook.

saved-delete-failed = {$path}: cannot be deleted: {$cause}
dialog-fault = That did not work
dialog-note = Please note
dialog-more = { $count ->
    [one] … and one more.
   *[other] … and {$count} more.
}
scene-failed = This cannot be shown ({$cause}); {$details}
fault-report-title = Report a fault
fault-report-kept = The game, its log, a picture, your settings and the versions lie together in {$file}: send it to whoever mends the game. The battle in it tells also what is hidden from you.
fault-report-offer = Press B to put the game, its log and a picture into one file for whoever mends it; any other key closes the window.
settings-broken = {$path}: cannot be read ({$cause}). All settings are at their defaults; when you change one, the old file is kept as {$aside}.
settings-not-kept = The settings could not be saved: {$cause}
edit-write = Write
edit-take = Take
edit-chosen = { $count } chosen
keys-title = Keys
keys-play = The game
load-title = Saved games
load-empty = No saved games yet.
load-open = Open
load-delete = Delete
load-delete-sure = Delete this game for good?
load-note = Space or a click with Ctrl marks several.
load-name = Name
load-name-title = Name of this save
load-copy = { $name } – copy { $number }
load-delete-several = Delete { $count }
load-delete-sure-several = { $count ->
        [one] Delete this game for good?
       *[other] Delete these { $count } games for good?
    }
load-fact-file = File
settings-title = Settings
settings-scale-value = {$percent} %
settings-sound-off = off
settings-keys = Keys
settings-keys-reset = Reset all keys
settings-key-press = Press the new key
settings-key-rival = also: {$action}
settings-key-taken = {$key} is also used for: {$action}
settings-done = Done
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
button-ok = OK
button-cancel = Cancel
button-back = Back
button-close = Close
packs-title = Packs
packs-note = A pack lower in the list overrides those above it.
packs-empty = No packs yet: put folders or zip files into the folder named above.
packs-more = More
packs-switch = On/off
packs-up = Up
packs-down = Down
packs-off = switched off
packs-other-game = for another game: {$game}
packs-named = named on the command line
packs-place = In {$path}
packs-authors = By {$authors}
packs-findings = { $count ->
    [one] left out: {$first}
   *[other] left out, {$count} findings: {$first}
}
saved-packs = with {$packs}
load-watch = Watch
rulebook-title = Rules of play
rulebook-search = search rules and terms
rulebook-hits = { $count ->
    [0] nothing found
    [one] one match
   *[other] {$count} matches
}
rulebook-here = What you pointed at
rulebook-start = The game in a few lines
rulebook-rulings = Rulings
rulebook-rulings-note = How the game decides where the rulebook is silent.
rulebook-terms = Terms
rulebook-terms-note = The terms of the game, and the rules that explain them.
rulebook-rules-here = The rules for it
rulebook-cited = See also
rulebook-back = Back
rulebook-forward = Forward
key-help = Help on what is under the pointer
key-cancel = Cancel, then the menu
key-accept = Give the lit answer
key-numbers = Choose a place or an item by its number
key-undo = Undo
key-redo = Redo
key-commit = Commit
key-continue = Skip what is being shown, or go on
key-to-start = Start
key-to-end = End
key-step-back = Previous event
key-step-on = Next event
key-turn-back = Start of the turn
key-turn-on = Next turn
key-next = Next piece
key-previous = Previous piece
key-pan-left = Map to the left
key-pan-right = Map to the right
key-pan-up = Map up
key-pan-down = Map down
key-zoom-in = Zoom in
key-zoom-out = Zoom out
key-fit-board = Fit the whole board
key-zoom-reset = Natural size
key-larger = Larger table
key-smaller = Smaller table
key-grid = Hex grid
key-minimap = Minimap
key-hide-counters = Hide the pieces while held
key-find = Find
key-log = The whole log
key-recap = What happened lately
key-keys = All keys
key-save = Save
key-fullscreen = Full screen
key-report-fault = Report a fault
key-offer = What can be done here (right click)
key-fold-tray = Fold the tray
key-fold-panels = Fold the panels
key-more = Further buttons
key-pace = Change the pace
key-cursor-up = Chosen hex up
key-cursor-down = Chosen hex down
key-cursor-left = Chosen hex left
key-cursor-right = Chosen hex right
key-quit = Leave the game
settings-language = Language
settings-scale = Size of the table
settings-scale-auto = fits the window
settings-pace = Pace of the action
settings-volume = Volume
settings-tooltip-delay = Delay before tips
settings-fullscreen = Full screen
settings-minimap = Minimap
settings-high-contrast = High contrast
settings-reduced-motion = Reduced motion
settings-captions = Captions for sounds
settings-palette = Colours
palette-usual = Usual
palette-deutan = Red–green safe
palette-tritan = Blue–yellow safe
settings-grid = Always show hex numbers
settings-edge-scroll = Scroll at the edge of the window
settings-confirm-commit = Confirm a commitment that leaves something undone
settings-confirm-leave = Confirm leaving a game
pace-step = step by step
pace-normal = normal
pace-fast = fast
pace-instant = instant
settings-camera = Map moves by itself
camera-off = off
camera-gentle = gentle
camera-follow = follow
camera-off-tip = Off: the map moves only when you move it, or when you go to a man or a place.
camera-gentle-tip = Gentle: the map moves only if somebody who acts, or what you are asked about, is out of sight.
camera-follow-tip = Follow: the map keeps everybody who acts or is asked well away from its edge.

## What stands on the caps of keys

cap-ctrl = Ctrl
cap-alt = Alt
cap-shift = Shift
cap-enter = Enter
cap-esc = Esc
cap-tab = Tab
cap-space = Space
cap-del = Del
cap-ins = Ins
cap-backspace = Backspace
cap-menu = Menu
cap-home = Home
cap-end = End
cap-pgup = PgUp
cap-pgdn = PgDn
cap-left = Left
cap-right = Right
cap-up = Up
cap-down = Down
