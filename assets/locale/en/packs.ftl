# The list of packs, reached from the start screen.

menu-packs = Packs
menu-packs-note = { $count ->
    [0] boards, cards and battles by others
    [one] one pack in use
   *[other] {$count} packs in use
}
packs-title = Packs
packs-note = What is further down is laid over what is above it, and wins.
packs-empty = No packs yet: put folders or zip files into the folder named above.
packs-more = More
packs-switch = On/off
packs-up = Up
packs-down = Down
packs-off = switched off
packs-named = it was named on the command line
packs-place = It lies in {$path}
packs-authors = By {$authors}
packs-findings = { $count ->
    [one] left out: {$first}
   *[other] left out, {$count} findings: {$first}
}
packs-absent = This battle was begun with the pack {$pack}, which is not in use: it goes on, without its pictures.
saved-packs = with {$packs}
