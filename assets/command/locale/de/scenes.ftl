# As in English: save-fact-version

# Die Seiten um den Tisch: Startbildschirm, Szenarien, gespeicherte Spiele, Menü, Ende.

menu-motto = Gruppen und Anführer · Europa, 1941–1944
menu-heading = Bataillonsgefechtsstand
menu-date = Befehle für heute
menu-new = Neues Spiel
menu-new-note = { $count ->
    [one] {$count} Szenario
   *[other] {$count} Szenarien
}
menu-load = Spiel laden
menu-load-note = { $count ->
    [one] {$count} gespeichertes Spiel
   *[other] {$count} gespeicherte Spiele
}
menu-rulebook = Regelheft
menu-rulebook-note = Regeln, Befehle, Aktionen und Ereignisse
menu-packs = Pakete
menu-packs-note = Szenarien, Spielfelder und Nationen zum Hinzufügen
menu-settings-note = Größe, Tempo, Ton, Tasten
menu-quit = Beenden

## Szenarien

scenarios-title = Szenarien
scenarios-note = Wähl ein Szenario, dann, wer welche Seite führt. Seiten ohne Spieler führt der Computer.
scenarios-empty = Es gibt keine Szenarien.
scenario-about = {$place} · {$date}
scenario-units = {$axis} gegen {$allies} Einheiten
scenario-size = {$units} · etwa {$half} Spielerzüge
scenario-first = Erster Zug
scenario-ends = Schlusswurf ab Feld {$space}
scenario-force = { $posture ->
    [attack] {$nation}, Angriff · { $units ->
        [one] {$units} Einheit
       *[other] {$units} Einheiten
    }
    [defend] {$nation}, Verteidigung · { $units ->
        [one] {$units} Einheit
       *[other] {$units} Einheiten
    }
   *[recon] {$nation}, Aufklärung · { $units ->
        [one] {$units} Einheit
       *[other] {$units} Einheiten
    }
}
seats-axis = Achse spielen
seats-allies = Alliierte spielen
seats-both = Zwei Spieler
seats-none = Zusehen

## Gespeicherte Spiele

saved-over = {$lead} · {$turn} Züge
saved-turn = Zug {$turn}
saved-set-up = Aufstellung
saved-line = {$scenario} · {$moment} · {$ago}
save-fact-seats = Spieler
save-fact-losses = Verluste: {$side}
save-fact-seed = Startzahl
save-fact-version = Version
packs-absent = Dieses Spiel wurde mit dem Paket {$pack} begonnen, das nicht in Gebrauch ist.
dropped-unknown = {$file} ist weder Spielstand noch Szenario oder Paket dieses Spiels.

## Menü und Ende

button-save = Kopie speichern
button-study = Analysieren …
button-study-tip = Eine Kopie, um etwas auszuprobieren
studied-already = das ist schon ein Spiel zur Analyse
ask-restart-title = Dieses Spiel neu beginnen?
ask-restart-text = Das Spiel beginnt wieder mit der Aufstellung. Das jetzige bleibt bei den gespeicherten Spielen.
restart-new = Neue Karten
restart-same = Dieselben Karten
restart-seed-unknown = Dieselben Karten lassen sich nicht noch einmal austeilen: Der Spielstand ist so alt, dass ihre Startzahl nicht darin steht.
restart-seed-branch = Dieselben Karten lassen sich nicht noch einmal austeilen: Dies ist eine Variante; ihre Karten stammen aus zwei Spielen.
ask-concede-title = Dieses Spiel aufgeben?
ask-concede-text = Das Spiel endet jetzt: Dein Gegner gewinnt.
button-to-menu = Zum Startbildschirm
button-play-again = Anderes Szenario
button-watch = Wiederholung
end-won = { $winner ->
    [axis] Sieg der Achse
   *[allies] Sieg der Alliierten
}
end-you-won = Du hast gewonnen
end-you-lost = Du hast verloren
end-won-how = {$won}; {$how}
end-secrets = Geheime Zielmarker, nicht gewertet
end-points = {$lead} SP
end-points-from = {$why ->
    [start] Zu Beginn
    [objective] Eingenommene Ziele
    [chit] Aufgedeckte Zielmarker
    [eliminated] Ausgeschaltete Einheiten
    [exited] Einheiten, die das Spielfeld verließen
    [defender] Verteidiger, je Zeitfeld
    [light-wounds] Leichte Verwundung
    [no-quarter] Kein Pardon
   *[event] Ereignisse
}
end-points-all = Summe SP
end-lost = Verluste (Kapitulation bei {$at})
end-objective-numbers = Nr. {$numbers}
end-objectives = Gehaltene Ziele

## Bilanz

menu-records-note = deine Spiele nach Szenarien
records-none = Noch kein Spiel ist zu Ende gespielt. Jedes, das du beendest, steht dann hier.
records-all = Alle Spiele
records-count = { $count ->
    [one] {$count} Spiel
   *[other] {$count} Spiele
}
records-as-side = { $side ->
    [axis] Mit der Achse
   *[allies] Mit den Alliierten
}
records-won = {$won} von {$count} gewonnen
records-played = {$seat} · { $result ->
    [won] gewonnen
    [lost] verloren
   *[shared] Sieger: {$winner}
}
records-result = {$how} · {$score} · { $turns ->
    [one] {$turns} Zug
   *[other] {$turns} Züge
}
