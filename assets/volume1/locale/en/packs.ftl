# The list of packs, reached from the start screen.

menu-packs = Packs
menu-packs-note = { $count ->
    [0] boards, cards and battles by others
    [one] one pack in use
   *[other] {$count} packs in use
}
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
packs-absent = This battle was begun with the pack {$pack}, which is not in use. It continues without that pack’s pictures.
saved-packs = with {$packs}
