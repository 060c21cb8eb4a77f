# What the command line says.

cli-no-seats = combat: --seat: "{$game}" has but one player
cli-no-such-seat = combat: --seat: there is no side "{$seat}"; known are {$known}
cli-schemas-need-folder = combat schema: all schemas need a folder; add --out FOLDER
cli-linux-only = combat --install-desktop: only Linux desktops keep programs so; pin the program by hand
cli-no-language = combat: there is no language "{$name}"; known are {$known}
cli-no-scale = "{$text}" is not a scale from 0.75 to 3
cli-no-overlay = "{$text}" is not an overlay; write los:HEX, like los:12.10
cli-no-number = "{$text}" is not a whole number of at least {$least}
cli-no-such-man = combat log: --man: the log tells of no "{$name}"; known are {$known}
cli-no-rule = combat log: --rule: "{$rule}" is no number of a rule; write one like 13.0
cli-no-html = combat report: "{$file}" must end in .html
cli-no-png = combat shot: "{$file}" must end in .png
cli-no-toml = "{$file}" must end in .toml
cli-no-tmx = "{$file}" must end in .tmx
cli-there-already = "{$file}" is there already; give another name
generated-file = {$file}: {$title}, from seed {$seed}
cli-no-game = combat: --game: there is no game "{$name}"; known are {$known}
cli-nothing-to-resume = combat resume: no game waits to be resumed; begin one with combat play first-light
cli-left-out = left out: {$what}
cli-no-player = there is no player "{$name}"; known are {$known}, and your own as module:Class
cli-no-window = cannot open a window: {$cause}; start the game where a screen is attached
cli-misread = {$call}: {$what}; see {$call} --help
cli-no-size = "{$text}" is not a size like 1600x900, from 640x360 to {$most} million pixels
cli-no-call-of-game = combat: {$call}: is no call of "{$game}"; its own calls are {$known}
cli-no-calls = { $known ->
   *[other] combat: {$call}: is no call of "{$game}"; it has no calls of its own
}
cli-at-fault = combat: the game itself is at fault ({$what}); please report it
verify-agrees = {$file}: {$answers} answers and {$checkpoints} checkpoints agree; {$standing}
verify-branch = started from {$file} after {$answers} of its answers
verify-study = a study from answer {$answer} on
verify-over = the game is over
verify-goes-on = the game goes on
check-findings = { $count ->
    [one] combat check: {$count} finding
   *[other] combat check: {$count} findings
}
cli-player-fails = player "{$name}" cannot be used ({$cause}); see docs/bots.md
title-no-id = combat: the package {$package} brings a game whose id "{$id}" is no name; it is left out
title-taken = combat: the package {$package} brings a game "{$id}", and that id is taken; it is left out
title-broken = combat: the game "{$id}" of the package {$package} cannot be used ({$cause})
title-other-id = its title has the id "{$id}"
load-no-path = "{$path}": write "module:name"
load-no-module = there is no module "{$module}"
load-no-name = the module "{$module}" has no "{$name}"
load-no-member = "{$path}" lacks "{$name}"
load-not-callable = "{$path}" is neither a class nor a function
load-other-kind = "{$path}": expected {$wanted}, found {$found}
cli-no-part = "{$title}" has no {$part}; a game names it among its parts
env-no-render-mode = render_mode: "{$name}" is no way to render; known are ansi and rgb_array
env-no-seat = seat: "{$name}" is no seat of "{$title}"; known are {$known}
cli-file-of-other-game = combat: { $file } belongs to { $title }; call combat --game { $game } with it
check-passed-over = combat check: { $file } is no file of a game and was passed over
check-no-card = combat check: { $folder } is no pack, as it has no {$file}: its files are checked one by one
cli-option = { $id }: { $about }
