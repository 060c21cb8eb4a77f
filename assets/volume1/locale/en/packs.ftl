# The list of packs, reached from the start screen.

menu-packs = Packs
menu-packs-note = { $count ->
    [0] boards, cards and battles by others
    [one] one pack in use
   *[other] {$count} packs in use
}
packs-absent = This battle was begun with the pack {$pack}, which is not in use. It continues without that pack’s pictures.
