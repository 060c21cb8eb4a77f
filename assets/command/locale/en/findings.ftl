# What is wrong with a content file of COMMAND!.

finding-hindrance-unlike = sight is "{$sight}" and hindrance {$count}; ground that hinders needs a hindrance of 1 or more, all other ground none
finding-ground-missing = "{$name}" is missing in the table {$table}; the rules need it
finding-wind-unlike = card {$card} has the event "{$event}"; a breeze, and nothing else, needs a wind from 1 to 6
finding-fire-as-action = card {$card} has the action "fire"; every Fire card may be used so, and carries another action
finding-deck-size = { $count ->
    [one] the deck has {$count} card; a fate deck has {$wanted}
   *[other] the deck has {$count} cards; a fate deck has {$wanted}
}
finding-dice-uneven = the dice {$white} and {$colour} stand on {$count} cards; every pair stands on {$wanted}, so that the deck rolls like two dice
finding-random-hex-off = the random hex {$hex} of card {$card} is on no map; maps have {$columns} columns and {$rows} rows
finding-years-backwards = the years {$first} to {$last} run backwards; give the first year first
finding-leads-no-leader = a {$size} has a command, is a hero or spots for mortars; only leaders do
finding-nearest-beyond-range = the nearest range {$nearest} lies beyond the range {$range}
finding-repaired-and-lost = row {$row} both repairs the weapon and eliminates it; take it out of one list
finding-figure-twice = "{$name}" names two counters; give one of them another id
finding-support-roll = { $count ->
    [0] the roll {$roll} brings no support; every roll from 2 to 12 stands on one line
   *[other] the roll {$roll} stands on {$count} lines of the support table; every roll stands on one
}
finding-chit-objective = a chit of the kind "{$kind}" does not fit its objective; only the kind "objective" names one
finding-chit-worth = a chit of the kind "{$kind}" does not fit its vp; only "objective" and "each" are worth points, at least 1
finding-objective-without-chit = no chit is for objective {$number}
finding-map-size = the map has {$columns} × {$rows} hexes; maps have {$wide} × {$high}
finding-map-orientation = the map property orientation is "{$value}"; it is "wide" or "long"
finding-no-lattice-point = the point {$x}, {$y} is none of the lattice; switch on “Snap to Pixels” in Tiled and stay on the map
finding-outline-open = an outline of {$kind} is no polygon of three corners or more
finding-outline-without-hex = an outline of {$kind} names no hex; give it the property hexes, such as "08.05 09.05"
finding-outline-unlike = an outline of {$kind} belongs to {$hex}, whose ground is {$ground}
finding-no-hexside = a {$kind} runs along no side of a hex; draw it from one corner of a side to the other
finding-hexside-twice = two things run along the side of {$one} and {$other}; leave one
finding-level-cliff = a cliff lies between {$one} and {$other}, which are on one level
finding-way-broken = the {$kind} does not run from hex to hex; between "{$one}" and "{$other}" it leaves hexes out
finding-crest-level = the level of a crest line is "{$level}"; give it the property level, 1 to 4, and two points or more
finding-objective-number = an objective is named "{$number}"; they are named 1 to 5 and lie on the map
finding-five-objectives = the objectives of the map are {$numbers}; there are {$wanted}, each once
finding-no-outline = the {$terrain} of {$hex} on the map {$map} has no outline; lines of sight are judged by it
finding-troop-of-several = {$count} units "{$figure}" stand on one line; a name or a hex belongs to one
finding-troop-arrives-in-hex = "{$figure}" begins in a hex and arrives at Time {$space}; it does one or the other
finding-edges-not-opposite = the edges are "{$one}" and "{$other}"; they lie opposite each other
finding-held-by-both = objective {$number} is held by both sides
finding-spotter-without-mortar = the side {$side} names a mortar spotter and has no mortar; give it one, or take spotter out
finding-held-in-other-zone = objective {$number} is held by the side {$side} and lies where the side {$other} sets up; put it into the holds of {$other}
finding-scout-for-no-mortar = a {$kind} has for_scout; only mortars let a side take a scout
finding-deck-name = the deck lies in {$name}.toml; a deck’s file bears the name of its nation
finding-edge-of-map = the edge is "{$edge}"; on the map {$map} the friendly edges are "{$one}" and "{$other}"
finding-nation-of-other-side = "{$nation}" does not fight for the side {$side}
finding-nation-without-deck = "{$nation}" has no sound fate deck in assets/decks
finding-figure-not-yet = "{$name}" is not there in {$year}; it is from {$first} to {$last}
finding-name-of-no-leader = "{$figure}" has a name; only leaders have one
finding-troop-outside-zone = "{$figure}" begins in {$hex}, which is outside the zone where its side sets up
finding-no-scenario-name = "{$name}" cannot be the name of a scenario’s file; use letters, digits and hyphens
finding-no-such-switch = there is no switch "{$name}"; known are {$known}, each also with "no-" before it
finding-no-lab-card = there is no card "{$card}" here; cards of the Axis are 1 to 72, those of the Allies 101 to 172
finding-no-lab-smoke = no smoke marker of hindrance {$hindrance} is left in the cup
finding-no-lab-fall = "{$fall}" is not left in the deck of the side {$side}; write two dice and their trigger, such as "2-5 event", or a card
finding-lab-measure = a measure asks for one thing: look, piece, step or objective
finding-lab-nowhere = {$unit} is in one place: give it hex, arrives or eliminated, and one of them only
finding-lab-no-piece = there is no piece “{$piece}” here; write a unit’s id, or that of its weapon: its id, a hyphen and the weapon’s figure
finding-lab-step = {$start} and {$end} do not touch; a step goes to a hex beside it
thing-layer = layer
thing-kind = kind
thing-nation = nation
thing-terrain = ground
thing-chit = chit
thing-radio = radio
thing-work = fortification
thing-option = switch
thing-unit = unit
thing-figure = counter
thing-card = card
thing-hex = hex
thing-side = side
thing-objective = objective
thing-weapon = weapon
finding-made-unknown = {$what} is "{$name}"; there is {$known}
finding-made-never-met = {$axis} and {$allies} never met{$year ->
    [0] {""}
   *[other] {" "}in {$year}
}
finding-no-line-for-year = there is no line for {$name} in {$year}
finding-lesson-unit-stands = say what it must be: {$known}
