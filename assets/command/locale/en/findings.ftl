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
thing-unit = unit
thing-figure = counter
thing-card = card
