# The window around the game: menus, dialogs and what the program itself has to say.

saved-line = {$scenario} · turn {$turn} · {$ago}
saved-line-impulse = {$scenario} · turn {$turn}, impulse {$impulse} · {$ago}
saved-line-set-up = {$scenario} · set-up · {$ago}
saved-turn = turn {$turn}
saved-impulse = turn {$turn}, impulse {$impulse}
saved-set-up = set-up
marked-branch = another game from {$moment}
marked-study = study battle
saved-over = over after turn {$turn} · {$verdict} · { $points ->
    [one] {$points} victory point
   *[other] {$points} victory points
}

shelf-unreadable = {$path}: cannot be looked through ({$cause}).

sheet-none = There is no scenario to play.
sheet-or-more = {$points} or more
sheet-below = below
sheet-number = Scenario {$place} of {$count}
sheet-start = At the start
sheet-hidden = hidden
sheet-edge-left = left
sheet-edge-right = right
sheet-edge-top = top
sheet-edge-bottom = bottom
sheet-ground = Blue: where your men may be set up.
sheet-ground-home = Outlined in green: home.
sheet-ground-held = Blue: where your men may be set up. Red: what must be yours at the end.
sheet-objective = {$title}, held
sheet-edges = Your edge is the {$friendly}, the enemy’s the {$enemy}.
sheet-men = Men
sheet-changes-victory = changes the victory conditions
sheet-other = Another battle
sheet-all = All battles
book-title = Scenario book
book-note = Each is a battle of its own. The first ones teach the game.
book-open = Open
book-rename = Rename
book-rename-title = New title of { $name }
book-title-empty = Write a title.
book-delete = Delete this scenario?
book-delete-sure = This cannot be undone. Battles that were begun from it stay among the saved ones.
book-own = Only yours
book-everything = All
book-mine = yours
book-of-pack = pack { $pack }
book-none-own = You have made no scenario yet. Use the scenario editor or “Generate a battle”.
book-not-own = It is not yours: it came with the game or with a pack.
book-no-title = Its file cannot be read; correct it first.

# Beside the list of saved battles, about the one that is chosen.
save-fact-losses = Losses
save-losses = Yours: { $own } of { $men } · the enemy’s: { $enemy }
save-fact-points = Points
save-fact-seed = Seed
save-fact-branch = Started from
save-study = undo goes back past dice, cards and discoveries
save-fact-version = Begun with

# A file that is dropped on the window.
dropped-unknown = {$file} is no save, scenario, lab file or pack of this game.

# What the desktop says of the game and of its saves.
desktop-comment = Man-to-man fighting in Normandy, 1944
desktop-save = COMBAT! save
desktop-about = Lead an American squad through the hedgerows of June 1944, man by man and impulse by impulse, against Germans run by their own order cards. A solitaire wargame.

# On a scenario's sheet, about the player's own battles of it.
sheet-manner = How it is played
sheet-study = Study battle
sheet-study-note = Undo goes back past dice, cards and discoveries; the battle is marked and does not count among yours.
sheet-record = Your battles
sheet-record-fought = Fought
sheet-record-count = { $fought }, { $won } won
sheet-record-best = Best
sheet-record-points = { $verdict }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
