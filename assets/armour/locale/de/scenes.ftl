# As in English: save-fact-version
# Die Seiten rund um den Tisch: Startbildschirm, Aufträge, gespeicherte Spiele, Menü, Ende.

menu-motto = Kompanien auf offenem Tisch · Europa und Afrika, 1942–1943
menu-heading = Kompaniegefechtsstand
menu-date = Befehle für heute
menu-new = Neues Spiel
menu-new-note = ein Auftrag für zwei, oder gegen den Computer
menu-load = Spiel laden
menu-load-note = { $count ->
    [one] {$count} gespeichertes Spiel
   *[other] {$count} gespeicherte Spiele
}
menu-rulebook = Regelheft
menu-rulebook-note = alle Regeln und Klarstellungen, Gelände und Sonderregeln
menu-packs = Pakete
menu-packs-note = Aufträge, Tische und Truppen zum Hinzufügen
menu-settings-note = Größe, Tempo, Ton, Tasten
menu-quit = Beenden

## Missions

missions-title = Aufträge
missions-note = Wähl einen Auftrag, dann wer welche Seite spielt. Seiten ohne Spieler übernimmt der Computer.
missions-empty = Es gibt keine Aufträge.
mission-about = {$place} · {$date}
mission-turns = { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
mission-length = Länge
mission-force = {$nation}: {$units} Einheiten, {$teams} Trupps
seats-attacker = Angreifer spielen
seats-defender = Verteidiger spielen
seats-both = Zwei Spieler
seats-none = Zusehen
sheet-button = Lage
button-briefing = Lage und Sieg
sheet-briefing = Lage
sheet-points = { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
}
sheet-count = {$count} × {$what}
sheet-goals = Ziele
sheet-goal = {$goal} ({$x}, {$y})
sheet-no-goal = keine
sheet-goals-note = Ab Runde {$first} gewinnt, wer zu Beginn seines Spielzugs eines seiner Ziele hält. Ein Ziel hält, wer einen Panzer oder Infanterietrupp höchstens 10 cm davon entfernt hat und keinen Gegner dort.
sheet-hidden = Abseits des Tisches
sheet-ambush = { $count ->
    [one] {$count} Einheit darf im Hinterhalt warten.
   *[other] {$count} Einheiten dürfen im Hinterhalt warten.
}
sheet-reserves = { $units ->
    [none] Bis zu {$share} % der Punkte dürfen in Reserve sein; gewürfelt wird ab Runde {$turn}.
   *[other] In Reserve, gewürfelt wird ab Runde {$turn}: {$units}.
}
sheet-withdrawals = Zu Beginn der Runden {$turns} verlässt eine Einheit den Tisch.
sheet-unknown = Ihre Einheiten sind erst bekannt, wenn sie auf dem Tisch stehen.
sheet-end = Ende
sheet-turns = { $turns ->
    [one] {$turns} Runde
   *[other] {$turns} Runden
}
sheet-ending = { $ending ->
    [defender] Nach der letzten Runde hat der Verteidiger gewonnen.
    [holder-of-goal] Nach der letzten Runde gewinnt, wer {$goal} hält, sonst wer mehr Punkte zerstört hat.
    [points-near] Nach der letzten Runde gewinnt, wer mehr Punkte nicht niedergehaltener Trupps höchstens {$near} cm von {$goal} hat; bei Gleichstand der Verteidiger.
   *[destroyed-points] Nach der letzten Runde gewinnt, wer mehr Punkte zerstört hat; bei Gleichstand der Verteidiger.
}
sheet-formations = Eine Seite ohne Verband in guter Ordnung hat verloren.
sheet-order = Reihenfolge
sheet-order-note = Der Verteidiger stellt zuerst auf, dann der Angreifer, der auch den ersten Spielzug hat.

## Saved games

saved-over = {$winner} hat gewonnen · Runde {$turn}
saved-turn = Runde {$turn}
saved-deployment = Aufstellung
saved-line = {$scenario} · {$moment} · {$ago}
save-fact-seats = Spieler
save-fact-losses = {$seat}: verlorene Trupps
save-fact-seed = Startzahl
save-fact-version = Version
packs-absent = Dieses Spiel wurde mit dem Paket {$pack} begonnen, das nicht in Gebrauch ist.
dropped-unknown = {$file} ist weder Spielstand noch Auftrag oder Paket dieses Spiels.

## Menu and end

button-save = Kopie speichern
button-study = Analysieren …
button-study-tip = Eine Kopie, um etwas auszuprobieren
studied-already = das ist schon ein Spiel zur Analyse
ask-restart-title = Dieses Spiel neu beginnen?
ask-restart-text = Das Spiel beginnt wieder mit der Aufstellung. Das jetzige bleibt bei den gespeicherten Spielen.
restart-new = Neue Würfel
restart-same = Dieselben Würfel
restart-seed-unknown = Dieselben Würfel lassen sich nicht noch einmal werfen: Im Spielstand steht ihre Startzahl nicht.
restart-seed-branch = Dieselben Würfel lassen sich nicht noch einmal werfen: Dies ist eine Variante; ihre Würfel stammen aus zwei Spielen.
ask-concede-title = Dieses Spiel aufgeben?
ask-concede-text = Das Spiel endet jetzt: Dein Gegner gewinnt.
button-to-menu = Zum Startbildschirm
button-watch = Wiederholung
button-play-again = Noch ein Spiel
end-won = {$winner} hat gewonnen
end-you-won = Du hast gewonnen
end-you-lost = Du hast verloren
end-goal = Hält {$goal}
end-nobody = niemand
end-points = Vernichtete Punkte
end-teams = {$count} von {$of}
report-button-tip = Das Gefecht bis hier: Punkte, Würfe, Verluste, Wege
