# The scenario editor.

menu-editor = Scenario editor
menu-editor-note = a battle of your own, on any board

edit-list-note = A scenario that is not yours is opened as a copy. Drop a scenario file here to open it.
edit-list-empty = There is nothing to open.
edit-list-board = New on { $board }
edit-list-joined = New on two maps side by side
edit-open = Open
edit-made = New map from a seed
edit-made-title = New map: country and seed
edit-made-no-name = Write a kind of country and a number from 1 to { $most }, such as Bocage 7. There are: { $countries }.
edit-sort-draft = { $name } · a draft that was never saved
edit-sort-own = { $name } · yours
edit-sort-ours = { $name } · opened as a copy
edit-sort-board = an empty sheet
edit-sort-joined = an empty sheet; choose the two maps beside Board
edit-new-title = A new battle
edit-new-date = June 1944

edit-leave = Leave
edit-save = Save
edit-try = Try it
edit-tiled = Terrain
edit-undo = Undo
edit-redo = Redo
edit-nothing-to-undo = Nothing to undo.
edit-nothing-to-redo = Nothing to redo.
edit-unsaved-mark = { $title } · not saved
edit-hex = { $hex } · { $terrain } · level { $level }

edit-page-sheet = Sheet
edit-page-friendly = Your side
edit-page-enemy = Enemy
edit-page-objectives = Objectives
edit-page-points = Points
edit-page-victory = Victory
edit-page-course = Course
edit-page-options = Options
edit-page-night = Night
edit-page-artillery = Artillery
edit-page-events = Events

edit-file = File
edit-title = Title
edit-date = Date
edit-place = Place
edit-briefing = Briefing
edit-briefing-entry = Paragraph { $number }
edit-board = Board
edit-turns = Turns
edit-hand = Cards in hand
edit-large-battle = Large battle
edit-compass = Compass
edit-at = Hex
edit-one = Its 1 points to
edit-wind = Wind direction
edit-wind-rolled = by die

edit-edge = Edge
edit-morale = Morale at the start
edit-hidden = Hidden at the start
edit-deployment = Deployment
edit-squads = Squads
edit-squads-entry = Squad { $number }
edit-guns = Machine guns on the board
edit-guns-entry = Gun { $number }
edit-weapon = Weapon
edit-gun-hex = Hex
edit-exits = Men may leave by the
edit-extra = Men already on the board
edit-extra-entry = Man { $number }
edit-man = Man
edit-wounds = Wounds
edit-wounds-entry = Wound { $number }
edit-wound-light = Light Wound
edit-wound-bad = Bad Wound
edit-wound-bad-evac = Bad Wound (Evac)
edit-home-points = Points for bringing him home
edit-home = His home

edit-alert = Alert
edit-prepared = Prepared
edit-enemy-hexes = Hexes marked “?”
edit-cup = In the cup
edit-crew = Machine-gun crews
edit-crew-entry = Crew { $number }
edit-operator = Operator
edit-assistant = Assistant

edit-objective = Objectives
edit-objective-entry = Objective { $number }
edit-id = Name in files
edit-hexes = Hexes
edit-objective-who = Who is hidden there
edit-points = Points
edit-searches = Papers are found

edit-verdict = Victory table
edit-verdict-entry = Line { $number }
edit-at-least = Points or more
edit-text = Text
edit-won = Won

edit-ending = Earlier ends
edit-ending-entry = End { $number }
edit-when = When
edit-when-held = objectives held
edit-when-losses = men lost
edit-when-cleared = no enemy left
edit-when-withdrawn = most of your men gone
edit-when-home = comrades home
edit-when-taken = enemies captured
edit-held = Objectives, by id
edit-held-entry = No. { $number }
edit-held-turns = Turns running
edit-count = Men
edit-wanted = Who
edit-offered = Player may fight on
edit-last-turns = Last turn by die
edit-first-last = From turn
edit-most-last = On or below
edit-happening = Happenings
edit-happening-entry = Happening { $number }
edit-happening-turn = Turn
edit-happening-held = If held, by id
edit-worth = Objectives are worth
edit-worth-entry = No. { $number }
edit-worth-objective = Objective, by id

edit-option = Optional rules
edit-option-entry = Rule { $number }
edit-changes = Changes the sheet
edit-friendly-morale = Your morale
edit-enemy-morale = Enemy morale
edit-enemy-alert = Enemy alert
edit-enemy-prepared = Enemy prepared
edit-friendly-hidden = Your men start hidden

edit-night = Night
edit-night-range = Visibility, hexes
edit-die = Plus a d6
edit-beyond = Modifiers beyond
edit-fire = Fire
edit-spotting = Spotting
edit-flares = Flares
edit-carriers = Carriers
edit-everybody = everybody
edit-flare-scatter = Added to a flare’s scatter
edit-rounds = Illumination rounds
edit-mist = Mist, not dark

edit-artillery = Artillery
edit-artillery-entry = Strike { $number }
edit-side = Side
edit-side-friendly = yours
edit-side-enemy = enemy
edit-side-both = both
edit-number = Shells
edit-scatter = Scatter
edit-calls = You may call it
edit-plan = Fire plan, turns
edit-plan-entry = No. { $number }

edit-events = Event tables
edit-table-friendly = Friendly table
edit-table-of-friendly = your side’s
edit-table-of-enemy = the enemy’s
edit-table-enemy = Enemy table
edit-friendly-event = Your own friendly events
edit-friendly-event-entry = Event { $number }
edit-enemy-event = Your own enemy events
edit-enemy-event-entry = Event { $number }
edit-roll = On a roll of
edit-effects = Effects
edit-effects-entry = Effect { $number }
edit-kind = Effect
edit-effect-weapon-skill = Weapon Skill changes
edit-effect-troop-quality = Troop Quality changes
edit-effect-spotting = Spotting changes
edit-effect-restrict = One order only
edit-effect-event = A roll for an event
edit-effect-morale = One man’s morale changes
edit-effect-morale-all = Everybody’s morale changes
edit-effect-ammo = Low Ammo
edit-effect-alert = Enemies become alert
edit-effect-reveal = An enemy becomes known
edit-effect-expose = A friendly becomes spotted
edit-effect-reinforce = Enemy reinforcements
edit-effect-draw = Cards are drawn
edit-effect-discard = Cards are discarded
edit-effect-wind = The wind changes
edit-effect-recover-ammo = Ammunition marker removed
edit-effect-night = Visibility changes
edit-effect-flares = More flares
edit-effect-flare = A flare is fired
edit-effect-illumination = Illumination rounds
edit-effect-artillery = Artillery fires
edit-effect-none = Nothing happens
edit-team = Team
edit-amount = Amount
edit-order = Order
edit-of = Roll

edit-yes = yes
edit-no = no
edit-add = + Add
edit-brush = On map
edit-choose = Choose
edit-nothing-written = (nothing yet)
edit-count-hexes = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
edit-count-men = { $count ->
    [one] 1 man
   *[other] { $count } men
}
edit-count-cup = { $men ->
    [one] 1 man
   *[other] { $men } men
}, { $dummies ->
    [one] 1 dummy
   *[other] { $dummies } dummies
}
edit-count-of = { $count } of { $wanted } hexes
edit-figures = TQ { $tq } · LDR { $ldr } · { $weapons }
edit-all-placed = All { $count } are on the map already; drag one, or click one to remove it.
edit-no-number = Enter a whole number from { $low } to { $high }.
edit-no-name = Use small letters, digits and single hyphens only, like dawn-patrol.
edit-name-ours = A scenario that is not yours has this name; choose another.

edit-findings = { $count ->
    [one] 1 finding
   *[other] { $count } findings
}
edit-no-findings = No findings
edit-finding = { $page } ·
edit-finding-line = Line { $line }: { $what }
edit-finding-map = Map { $file }
edit-finding-file = File { $file }
edit-back = Back to the editor
edit-trial = A trial: it is not saved and not recorded.
edit-cannot-try = { $count ->
    [one] Correct the finding to try it.
   *[other] Correct the { $count } findings to try it.
}

edit-saved = { $count ->
    [0] Saved as { $path }
    [one] Saved as { $path }, with 1 finding: it cannot be played yet
   *[other] Saved as { $path }, with { $count } findings: it cannot be played yet
}
edit-replace-title = The file exists already
edit-replace-text = { $path } is another scenario. Replace it?
edit-replace = Replace
edit-unsaved-title = Not saved
edit-unsaved-text = Your changes to { $name } are not saved.
edit-throw-away = Discard
edit-kept-title = A draft was kept
edit-kept-text = { $name } was not saved the last time you worked on it. Continue with that draft?
edit-take-up = Continue

edit-tiled-which = Which sheet?
edit-tiled-sheets = Each sheet of a joined map is painted by itself.
edit-tiled-missing = No map editor was found: install Tiled, or name any editor of TMX maps in the settings. The map is { $path }
edit-map-editor-missing = The map editor “{ $command }” was not found; the settings name another one. The map is { $path }
edit-map-editor-open = The map is open in { $program }; save it there, and it is read again here: { $path }
edit-tiled-title = Paint the terrain
edit-tiled-text = { $board } came with the game and is not changed. A copy of it will be yours, and this battle will be fought on it.
edit-tiled-copy = Copy it
edit-tiled-open = Paint the map in Tiled and save it there, and it is read again here: { $path }
edit-map-read = The map was read again.
edit-map-broken = The map is not changed: { $finding }
