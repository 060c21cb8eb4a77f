# Wonach ein Spieler gefragt wird, und wann.

asks-title = Wann gefragt wird
asks-note = Aktionen, die du spielen könntest: wann das Spiel nach jeder fragt. Teilen sich zwei das Fenster, entscheidet darüber nur, was beide sehen.
asks-next = Ändern
asks-group = Ganze Gruppe
asks-usual = Standard wiederherstellen
asks-reroll = Wurfwiederholung
asks-next-roll = Welche Einheit als Nächste würfelt
asks-set-off = Eine einzelne Einheit bricht auf
asks-group-setting-off = Aufbruch
asks-group-op-fire = Gelegenheitsfeuer
asks-group-reroll = Initiativekarte
asks-group-rolls = Reihenfolge der Würfe
asks-group-boosts = Beim eigenen Angriff
asks-group-cover = Unter Beschuss
asks-group-hidden = Verborgene Stellungen und Einheiten
asks-group-moving = Auf dem Weg
asks-group-wounds = Wenn eine Einheit gebrochen wird
asks-group-melee = Nahkampf
asks-group-digging = Eingraben und Sprengen
asks-always = immer
asks-matters = wenn es etwas ändern kann
asks-never = nie
key-place-rest = Rest aufstellen
