# The list of packs, reached from the start screen.

menu-packs = Pakete
menu-packs-note = { $count ->
    [0] Spielfelder, Karten und Gefechte von anderen
    [one] ein Paket in Gebrauch
   *[other] {$count} Pakete in Gebrauch
}
packs-absent = Dieses Gefecht wurde mit dem Paket {$pack} begonnen, das nicht in Gebrauch ist. Es läuft ohne die Bilder dieses Pakets weiter.
