# What is wrong with a content file or a pack.

finding-layer-holds = layer "{$layer}" holds {$count} tiles for {$columns} × {$rows} hexes
finding-no-tile = no tile on the layer "{$layer}"
finding-tile-in-no-tileset = tile {$tile} is in no tileset of this map
finding-tile-without-property = tile {$tile} has no property "{$property}"
finding-unknown-terrain = terrain "{$name}" is unknown; known are {$known}
finding-level-no-number = level "{$value}" is no whole number from {$least} to {$most}
finding-wrong-shape = {$name} is "{$value}"; a board needs "{$wanted}"
finding-side-out-of-bounds = {$side} is "{$value}"; a board has 1 to {$most} columns and rows
finding-no-layer = has no tile layer "{$layer}"; a board needs the layers {$layers}
finding-layer-size = layer "{$layer}" is {$size} hexes and the map {$wanted}
finding-no-such-board = there is no board "{$name}"; known are {$known}
finding-no-tiled-map = is no Tiled map; save the board from Tiled as TMX
finding-infinite-map = is an infinite map; switch that off in Tiled’s map properties
finding-tiles-not-csv = tiles are not stored as CSV; choose that as Tiled’s tile layer format
finding-no-content-file = is no content file; boards end in .tmx, all else in .toml
finding-no-such-path = cannot be read: there is no such file or folder
finding-no-kind = is no kind of content file; known are {$known}
finding-empty-name = is empty; name one
finding-too-long = has { NUMBER($count, useGrouping: "true") } signs; { NUMBER($most, useGrouping: "true") } are allowed
finding-no-id = "{$value}" is no id; use small letters, digits and single hyphens, like aimed-fire
finding-empty-text = is empty; write a text
finding-zip-too-large = has { NUMBER($size, useGrouping: "true") } bytes; { NUMBER($most, useGrouping: "true") } are allowed: make its pictures smaller
finding-zip-lists-too-many = lists more than the { NUMBER($most, useGrouping: "true") } files that are allowed
finding-zip-link = holds the link "{$name}", which may lead out of the pack; put the file itself there
finding-zip-leaves = holds "{$name}", a path that leaves the pack; pack the folder again
finding-zip-name = holds "{$name}", a name that not every system can keep; give it another
finding-zip-too-deep = holds "{$name}…", which lies too deep
finding-zip-password = holds "{$name}", which has a password; pack the folder without one
finding-zip-method = holds "{$name}", packed in an unusual way; choose the method "deflate"
finding-zip-files = holds { NUMBER($count, useGrouping: "true") } files; { NUMBER($most, useGrouping: "true") } are allowed
finding-zip-unsound = is no sound zip file: {$cause}; pack the folder again
finding-zip-twice = holds "{$name}" twice; pack the folder again
finding-zip-unpacks-large = unpacks to more than {$size} MB; make its pictures smaller
finding-zip-ratio = holds "{$name}", which unpacks to more than {$times} times its size
finding-zip-no-file = is no file; put the zip file itself there
finding-no-zip = is no zip file; pack the folder again
finding-off-board = hex "{$hex}" is off the board ({$columns} × {$rows})
finding-beside-picture = x {$x}, y {$y} is beside the picture, which is { NUMBER($width, useGrouping: "true") } × { NUMBER($height, useGrouping: "true") } px
finding-no-picture = picture "{$name}" is missing; put it beside this file
finding-not-in-pack = "{$name}" is not in the pack
finding-unknown-file = is no file that the game knows; see docs/packs.md for places
finding-too-many-files = has more than { NUMBER($most, useGrouping: "true") } files; leave out what the game does not read
finding-too-many-bytes = holds more than {$size} MB; make its pictures smaller
finding-unreadable-pack = cannot be read: {$cause}; check the permissions
finding-no-such-tile = folder "{$folder}" has no tile {$tile}
finding-too-deep-folders = lies in more than {$most} folders; packs need four
finding-pack-link = is a link that may lead out of the pack; put the file itself there
finding-no-plain-file = is no plain file; take it out of the pack
finding-no-version = "{$value}" is no version; write numbers with dots between, like 1.2
finding-no-need = "{$value}" is nothing to need; write a pack and its lowest version, like "bocage 1.2"
finding-no-place = "{$value}" is no place; write one like assets/decks/enemy.toml
finding-needs-itself = "{$name}" is the pack itself; take it out
finding-pack-of-other-game = {$name} is for the game {$game} and takes no part in {$here}
finding-cannot-be-judged = cannot be judged ({$kind}: {$cause}); leave it out
finding-cannot-be-unpacked = cannot be unpacked: {$cause}; check the name and the permissions
finding-needs-pack = needs the pack "{$name}"; put it into the list before this one
finding-name-taken = is called "{$name}" as {$other} is; switch one of the two off
finding-needs-newer = needs "{$need}" and finds {$found}; get a newer one
finding-pack-overrides = {$what} is in {$other} too; {$name} wins, being later in the list
finding-no-pack = is no pack; name a folder or a .zip file
finding-sentences-too-large = has more than { NUMBER($most, useGrouping: "true") } bytes; split it
finding-no-utf-8 = byte {$byte} is not UTF-8; save the file as UTF-8
finding-leads-back = "{$name}" leads back to itself; let no sentence take itself in
finding-file-too-large = has {$size} bytes; a content file has at most {$most}
finding-unreadable = cannot be read: {$cause}
finding-no-toml = is no sound TOML: {$cause}
finding-key-too-long = has a key of too many parts; content files need no more than five levels
finding-endless-number = has a number of thousands of digits
finding-too-deep = is nested too deep; content files need no more than five levels
finding-no-paragraph = "{$value}" is no paragraph; write a number like 13.0, 13.0.8, 13.0b or 4.0.5e
finding-rule-not-listed = is not listed in chapter {$chapter} of the index
finding-too-many-sentences = has {$count} sentences; a rule has 1 to {$most}
finding-strange-link = refers to [{$link}], which is no rule of the index
finding-no-heading = has no heading for "{$number}", which the index lists
finding-chapter-without-itself = chapter {$chapter} must list "{$number}" itself
finding-ruling-on-no-rule = "{$number}" is no rule of the index
finding-stands-twice = "{$number}" stands twice
finding-wrong-chapter = "{$number}" does not belong to chapter {$chapter}
finding-not-of-chapter = "{$number}" is no number of chapter {$chapter}
finding-other-order = has its paragraphs in another order than the index
finding-no-picture-name = "{$value}" is no picture beside this file; write its plain name, like farmhouse.jpg
finding-scan-turned = the scan would be turned by {$angle}°; look at both hexes, and at their x and y, again
finding-same-points = both points are the same; name two hexes far apart, best in opposite corners
finding-index-size = has a size that is no number from 1 to { NUMBER($most, useGrouping: "true") }
finding-index-scale = has a scale that is no number from {$least} to {$most}
finding-index-zoom = needs a small zoom of at most {$most} million pixels beside the large one
finding-index-too-large = has more than { NUMBER($most, useGrouping: "true") } bytes; an index of tiles has a few hundred
finding-index-folder = folder "{$folder}" must be a plain name beside the index
finding-no-index = is no index of a board’s tiles; copy the form of assets/boards/farmhouse/index.json
finding-map-too-large = { NUMBER($size, useGrouping: "true") } bytes are too many for a map; { NUMBER($most, useGrouping: "true") } are allowed
finding-too-many-tags = has more than { NUMBER($most, useGrouping: "true") } tags, or more than {$deepest} within each other; no board needs so many
finding-outside = {$what} "{$source}" lies outside the map’s folder; copy it beside the map
finding-tileset-no-png = tileset image "{$source}" is no PNG picture
finding-tileset-too-large = tileset image "{$source}" is {$size}; {$most} px a side are allowed
finding-unreadable-map = cannot be read ({$cause}); check the name and the permissions
finding-wrong-encoding = is in the encoding "{$encoding}"; save it from Tiled, which writes UTF-8
finding-no-xml = is no well-formed XML: {$cause}
finding-unreadable-xml = cannot be read: {$cause}; save it from Tiled, which writes UTF-8
finding-image-outside = image "{$source}" lies outside the map’s folder; copy it beside the map
finding-wrong-suffix = {$what} "{$source}" must be a {$suffix} file
finding-no-tiled-save = is no map that Tiled could have saved: {$cause}
finding-missing-beside = {$what} "{$source}" is missing; it should be at {$file}
finding-doctype = declares a document type or entities; a Tiled file has neither
finding-packed-data = holds packed data; store tiles as CSV and pictures in files beside the map
finding-template = takes an object from another file; draw it in the map itself
finding-no-tileset = is no Tiled tileset; save the tileset again from Tiled
finding-bad-key = has a key that {$fault}
finding-number-too-large = is a number of more than { NUMBER($most, useGrouping: "true") }
finding-no-number = is no number
finding-control-sign = has the control sign \u{$sign}; take it out
finding-no-sheet = there is no sheet "{$sheet}" here for hex "{$hex}"; known are {$known}
finding-compass-not-straight = compass at "{$at}": its 1 cannot point to "{$one}"; name a hex straight from it
finding-no-hex-number = hex "{$hex}" is not a hex number; write column and row with two digits each, like 12.10
finding-of = {$of}: {$what}
finding-verbatim = {$what}
finding-quoted = "{$value}"
finding-of-hexes = { $more ->
    [0] hex {$hex}: {$what}
   *[other] hex {$hex} and {$more} more: {$what}
}
finding-of-sentence = "{$name}" {$what}
finding-of-rule = {$number} {$what}
finding-unknown = {$what} "{$name}" is unknown
finding-unknown-close = {$what} "{$name}" is unknown; did you mean "{$close}"?
finding-known = {$what}; known are {$known}
finding-missing = "{$name}" is missing
finding-missing-thing = {$what} "{$name}" is missing
finding-thing-twice = {$what} "{$name}" is there twice
finding-twice = {$what} {$value} is there twice
finding-no-key = "{$name}" is not known here
finding-no-key-close = "{$name}" is not known here; did you mean "{$close}"?
finding-not-allowed = {$value} is not allowed; it must be {$expected}
finding-no-whole-number = {$value} is not a whole number
finding-not-true-or-false = {$value} is not true or false
finding-no-text = {$value} is not a text in quotes
finding-no-list = {$value} is not a list
finding-no-table = {$value} is not a table
finding-too-small = {$value} must be at least {$bound}
finding-too-great = {$value} must be at most {$bound}
finding-too-few = { $count ->
    [0] is empty; it must have at least {$bound}
    [one] has {$count} entry; it must have at least {$bound}
   *[other] has {$count} entries; it must have at least {$bound}
}
finding-too-many = { $count ->
    [one] has {$count} entry; it must have at most {$bound}
   *[other] has {$count} entries; it must have at most {$bound}
}
finding-no-card = has no {$file}; write one with name and version (see "combat schema pack")
finding-too-many-sentences-in-all = holds more than { NUMBER($size, useGrouping: "true") } KB of sentences; make two packs of it
finding-too-much-content = holds more than { NUMBER($size, useGrouping: "true") } KB of lists and maps; make two packs of it
finding-lies-elsewhere = lies where the game does not look; put it below {$places}
finding-bad-picture = is no {$kind} picture; save it again from a picture editor
finding-picture-too-large = is { NUMBER($width, useGrouping: "true") } × { NUMBER($height, useGrouping: "true") } px; { NUMBER($most, useGrouping: "true") } px a side and {$millions} million in all are allowed: make it smaller
finding-thousands-of-digits = a number of thousands of digits
finding-not-utf-8 = is not UTF-8
finding-no-json = is no sound JSON: {$cause} at sign { NUMBER($sign, useGrouping: "true") }
finding-no-compass-number = compass number {$number} does not exist; the compass has 1 to 6
finding-nowhere = what lies on no hex has no column and no row
finding-not-touching = hexes {$one} and {$other} do not touch: there is no side between them
finding-board-size = board "{$board}" is {$columns} × {$rows} hexes; it needs at least 1 × 1
finding-board-terrains = board "{$board}" has {$count} terrains for {$columns} × {$rows} hexes; give one to each hex
finding-board-levels = board "{$board}" has {$count} levels for {$columns} × {$rows} hexes; give one to each hex
finding-board-level = board "{$board}": hex {$hex} has level {$level}; levels run from {$least} to {$most}
finding-boards-rows = boards "{$one}" and "{$other}" have {$rows} and {$others} rows
finding-boards-columns = board "{$board}" has {$columns} columns; only after an odd one fits another

thing-board = board
thing-file = the file
thing-game = game
thing-list = a list
thing-none = none
thing-pack = pack
thing-table = a table
thing-tileset = tileset
thing-tileset-image = tileset image

ftl-no-message = is no message; write name = sentence
ftl-no-words = has no words; write a sentence behind =
ftl-unexpected = has a "{$sign}" that belongs to nothing
ftl-not-closed = ends before its braces are closed
ftl-too-deep = has more than {$most} braces within each other
ftl-term-attribute = shows a term’s attribute, by which one can only choose
ftl-no-function = calls {$name}; the functions that the game has are NUMBER and FORM
ftl-form = FORM wants a variable and the name of a form, as in FORM($weapon, "dative")
ftl-number = { $strange ->
    [none] NUMBER wants one variable, and takes {$takes}
   *[other] NUMBER wants one variable, and takes {$takes}, not {$strange}
}
ftl-argument = gives {$name} something else than a number or a quoted text
ftl-chooses-by = chooses by something else than a variable, a number or a term’s attribute
ftl-empty-variant = has a variant [{$name}] without words; write {"{"} "" {"}"} for none
ftl-two-defaults = has two variants with *
ftl-no-default = needs a variant with * that stands for all others, each variant on a line
ftl-closed-beside = closes its choice beside a variant; put the brace on a line of its own
