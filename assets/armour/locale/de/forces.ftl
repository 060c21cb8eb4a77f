# Truppenlisten: alle Listen, der Baukasten, andere Truppen in einem Auftrag.

menu-forces = Truppen
menu-forces-note = eigene Listen zusammenstellen

## All forces

forces-title = Truppen
forces-note = Deine eigenen Listen, dann die des Spiels. Änderst du eine des Spiels, entsteht eine eigene Kopie.
forces-empty = Die Truppen sind nicht lesbar.
forces-own = Deine Listen
forces-open = Öffnen
forces-new = Neu…
forces-new-title = Mit welchem Verband beginnt sie?
forces-new-name = Truppe: {$formation}
forces-delete = Löschen
forces-delete-title = Diese Liste löschen?
forces-not-own = Löschen lassen sich nur eigene Listen.
forces-copy = {$name} (Kopie)
force-line = {$formations} · { $units ->
    [one] {$units} Einheit
   *[other] {$units} Einheiten
}

## The builder

force-title = Truppe
force-heading = Truppe: {$points} von {$limit} Punkten
force-note = Schwarze Felder sind Pflicht, graue frei. Jede Änderung wird sofort gespeichert.
force-empty = Diese Truppe hat keine Felder.
force-choose = Einheit…
force-choose-title = Welche Einheit, in welcher Stärke?
force-additions = Zusätze…
force-additions-title = {$unit}: Was kommt dazu?
force-card = Karte…
force-card-title = {$unit}: Welche Aufwertungskarte?
force-card-none = keine Karte
force-take-out = Herausnehmen
force-formation = Verband…
force-formation-title = Welcher Verband?
force-formation-add = Hinzufügen
force-formation-remove = Mit seinen Einheiten herausnehmen
force-limit-button = Punkte…
force-limit-title = Wie viele Punkte darf die Truppe kosten?
force-name-button = Name…
force-name-title = Name der Truppe
force-name-empty = Die Truppe braucht einen Namen.
force-undo = Zurücknehmen
force-no-undo = Noch wurde nichts geändert.
force-no-choice = Hier kann nichts anderes stehen.
force-no-unit-here = In diesem Feld steht keine Einheit.
force-nothing-to-add = Für diese Einheit gibt es keine Zusätze.
force-no-card-here = Für diese Einheit gibt es keine Aufwertungskarte.
force-of-mission = Die Punkte dieser Truppe gehören zu ihrem Auftrag.
force-not-written = Die Truppe ließ sich nicht speichern: {$cause}
force-support = Unterstützung
force-borrowed = Aus anderen Verbänden
force-allied = Verbündete
force-box-headquarters = Die Führung fehlt
force-box-compulsory = Eine Einheit fehlt
force-box-optional = Frei
force-box-support = Frei
force-box-borrowed = Frei
force-box-allied = Frei
force-nation = Nation
force-spent = Punkte
force-of-limit = {$points} von {$limit}
force-check = Prüfung
force-sound = Diese Truppe ist spielbar.
force-fault = – {$fault}
force-transports = {$team} für die ganze Einheit
force-team = {$team}: {$values}
force-armour = Panzerung {$front}/{$side}/{$top}
force-save = Rettung {$save}+
force-cross = Gelände {$cross}+
force-speeds = {$speeds} cm

## Other forces in a mission

mission-force-attacker = Angreifende Truppe…
mission-force-defender = Verteidigende Truppe…
mission-force-title = {$seat}: Welche Truppe?
mission-force-named = Die des Auftrags
mission-table-button = Gelände…
mission-table-fixed = Dieser Auftrag hat sein eigenes Gelände.
mission-table-title = Auf welchem Gelände?
mission-table-named = Das des Auftrags
mission-table-random = Zufälliges Gelände
mission-ground = Gelände
force-other-points = {$force} hat {$points} Punkte; der Auftrag verlangt {$wanted}
force-no-reserve = {$force} hat keine Einheit {$unit}, die der Auftrag in Reserve hält
# As in English: force-name-button, force-nation
