# The scenario editor.

menu-editor = Scenario editor
menu-editor-note = a battle of your own, on any board

edit-list-note = What is not yours is opened as a copy. Drop a scenario file here to open it.
edit-list-empty = There is nothing to open.
edit-list-board = New on { $board }
edit-list-joined = New on two maps side by side
edit-open = Open
edit-sort-draft = { $name } · a draft that was never saved
edit-sort-own = { $name } · yours
edit-sort-ours = { $name } · opened as a copy
edit-sort-board = an empty sheet
edit-sort-joined = an empty sheet; which two is set beside Board
edit-new-title = A new battle

edit-leave = Leave
edit-save = Save
edit-try = Try it
edit-tiled = Terrain
edit-undo = Undo
edit-redo = Redo
edit-nothing-to-undo = Nothing was changed yet.
edit-nothing-to-redo = Nothing was taken back.
edit-unsaved-mark = { $title } · not saved
edit-hex = { $hex } · { $terrain } · level { $level }

edit-page-sheet = Sheet
edit-page-friendly = Your side
edit-page-enemy = Enemy
edit-page-objectives = Objectives
edit-page-points = Points
edit-page-victory = Victory
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
edit-large-battle = A card for each team
edit-compass = Compass
edit-at = Its hex
edit-one = Its 1 points to
edit-wind = Wind blows to
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
edit-extra = Men who wait on the board
edit-extra-entry = Man { $number }
edit-man = Man
edit-wounds = Wounds
edit-wounds-entry = Wound { $number }
edit-wound-light = light wound
edit-wound-bad = bad wound
edit-wound-bad-evac = bad wound, must be evacuated
edit-home-points = Points if he is home
edit-home = His home

edit-alert = Alert
edit-prepared = Prepared
edit-enemy-hexes = Hexes marked "?"
edit-cup = In the cup
edit-crew = Machine-gun crews
edit-crew-entry = Crew { $number }
edit-operator = Operator
edit-assistant = Assistant

edit-objective = Objectives
edit-objective-entry = Objective { $number }
edit-id = Name in files
edit-hexes = Hexes
edit-objective-who = Who lies there
edit-points = Points
edit-searches = Papers are found

edit-verdict = Victory table
edit-verdict-entry = Line { $number }
edit-at-least = Points or more
edit-text = Text
edit-won = Won

edit-option = Optional rules
edit-option-entry = Rule { $number }
edit-changes = Changes the sheet
edit-friendly-morale = Your morale
edit-enemy-morale = Enemy morale
edit-enemy-alert = Enemy alert
edit-enemy-prepared = Enemy prepared
edit-friendly-hidden = You start hidden

edit-night = Night
edit-night-range = Hexes in sight
edit-die = A die is added
edit-beyond = Modified beyond
edit-fire = Fire
edit-spotting = Spotting
edit-flares = Flares
edit-carriers = Who carries them
edit-everybody = everybody
edit-flare-scatter = Added to a flare's drift
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
edit-plan = Falls by plan in turn
edit-plan-entry = No. { $number }

edit-events = Event tables
edit-table-friendly = Your rolls
edit-table-enemy = The enemy's
edit-friendly-event = Your own events
edit-friendly-event-entry = Event { $number }
edit-enemy-event = The enemy's own events
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
edit-effect-morale = A man's morale changes
edit-effect-morale-all = Everybody's morale changes
edit-effect-ammo = A man runs low
edit-effect-alert = The enemy wakes
edit-effect-reveal = An enemy becomes Known
edit-effect-expose = A man of yours is seen
edit-effect-reinforce = Further enemies come
edit-effect-draw = Cards are drawn
edit-effect-discard = Cards are discarded
edit-effect-wind = The wind turns
edit-effect-recover-ammo = Ammunition is found
edit-effect-night = Sight by night changes
edit-effect-flares = Further flares
edit-effect-flare = A flare goes up
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
edit-write = Write
edit-take = Take
edit-nothing-written = (nothing yet)
edit-chosen = { $count } chosen
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
edit-all-placed = All { $count } lie on the map already; drag one, or click one to take it away.
edit-no-number = A whole number from { $low } to { $high }, please.
edit-no-name = Small letters, digits and single hyphens only, like dawn-patrol.
edit-name-ours = A scenario that is not yours has this name; choose another.

edit-findings = { $count ->
    [one] 1 finding
   *[other] { $count } findings
}
edit-no-findings = Nothing is amiss
edit-finding = { $page } ·
edit-back = Back to the editor
edit-trial = A trial: it leaves no save and no record.
edit-cannot-try = { $count ->
    [one] It can be tried once the finding is mended.
   *[other] It can be tried once the { $count } findings are mended.
}

edit-saved = { $count ->
    [0] Saved as { $path }
    [one] Saved as { $path }, with 1 finding: it cannot be played yet
   *[other] Saved as { $path }, with { $count } findings: it cannot be played yet
}
edit-replace-title = There is one already
edit-replace-text = { $path } is another scenario. Put this one in its place?
edit-replace = Replace
edit-unsaved-title = Not saved yet
edit-unsaved-text = What you changed in { $name } was not saved.
edit-throw-away = Throw away
edit-kept-title = A draft was left
edit-kept-text = The last time { $name } was worked on it was not saved. Go on with that draft?
edit-take-up = Go on with it

edit-tiled-which = Which sheet?
edit-tiled-sheets = Each sheet of a joined map is painted by itself.
edit-tiled-missing = Tiled is not installed. Any editor of TMX maps will do: { $path }
edit-tiled-title = Paint the terrain
edit-tiled-text = { $board } came with the game and is not painted over. A copy of it will be yours, and this battle will be fought on it.
edit-tiled-copy = Copy it
edit-tiled-open = Painted in Tiled and saved there, the map is read again here: { $path }
edit-map-read = The map was read again.
edit-map-broken = The map is kept as it was: { $finding }
