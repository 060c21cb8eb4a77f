# The window around the game: menus, dialogs and what the program itself has to say.

saved-line = {$scenario} · Runde {$turn} · {$ago}
saved-line-impulse = {$scenario} · Runde {$turn}, Impuls {$impulse} · {$ago}
saved-line-set-up = {$scenario} · Aufstellung · {$ago}
saved-turn = Runde {$turn}
saved-impulse = Runde {$turn}, Impuls {$impulse}
saved-set-up = Aufstellung
marked-branch = Variante ab {$moment}
marked-study = zur Analyse
saved-over = beendet nach Runde {$turn} · {$verdict} · { $points ->
    [one] {$points} Siegpunkt
   *[other] {$points} Siegpunkte
}

shelf-unreadable = {$path}: lässt sich nicht durchsehen ({$cause}).

sheet-none = Es gibt kein Szenario, das man spielen könnte.
sheet-or-more = {$points} oder mehr
sheet-below = darunter
sheet-number = Szenario {$place} von {$count}
sheet-start = Zu Beginn
sheet-hidden = versteckt
sheet-edge-left = links
sheet-edge-right = rechts
sheet-edge-top = oben
sheet-edge-bottom = unten
sheet-ground = Blau: Hier darfst du deine Männer aufstellen.
sheet-ground-home = Grün umrandet: das Ziel des Rückwegs.
sheet-ground-held = Blau: Hier darfst du deine Männer aufstellen. Rot: Das muss am Ende in deiner Hand sein.
sheet-objective = {$title} in deiner Hand
sheet-edges = Dein Spielfeldrand ist {$friendly}, der des Feindes {$enemy}.
sheet-men = Männer
sheet-changes-victory = ändert die Siegbedingungen
sheet-other = Anderes Gefecht
sheet-all = Alle Gefechte
book-title = Szenarienbuch
book-note = Jedes ist ein Gefecht für sich. An den ersten lernst du das Spiel.
book-open = Öffnen
book-rename = Umbenennen
book-rename-title = Neuer Titel für { $name }
book-title-empty = Gib einen Titel ein.
book-delete = Dieses Szenario löschen?
book-delete-sure = Das lässt sich nicht rückgängig machen. Damit begonnene Gefechte bleiben als Spielstände erhalten.
book-own = Nur eigene
book-everything = Alle
book-mine = von dir
book-of-pack = Paket { $pack }
book-none-own = Du hast noch kein Szenario gemacht. Nimm den Szenario-Editor oder „Gefecht erzeugen“.
book-not-own = Es ist nicht deins: Es kam mit dem Spiel oder mit einem Paket.
book-no-title = Die Datei ist nicht lesbar; berichtige sie zuerst.

# Beside the list of saved battles, about the one that is chosen.
save-fact-losses = Verluste
save-losses = Eigene: { $own } von { $men } · feindliche: { $enemy }
save-fact-points = Punkte
save-fact-seed = Startzahl
save-fact-branch = Variante von
save-study = Rückgängig geht über Würfel, Karten und Entdeckungen hinweg
save-fact-version = Begonnen mit

# A file that is dropped on the window.
dropped-unknown = {$file} ist weder Spielstand noch Szenario, Labordatei oder Paket dieses Spiels.

# What the desktop says of the game and of its saves.
desktop-comment = Kampf Mann gegen Mann in der Normandie, 1944
desktop-save = COMBAT!-Spielstand
desktop-about = Führe eine amerikanische Gruppe durch die Hecken des Juni 1944, Mann für Mann und Impuls für Impuls, gegen einen Feind, den seine eigenen Befehlskarten führen. Eine Konfliktsimulation für einen Spieler.

# On a scenario's sheet, about the player's own battles of it.
sheet-manner = Wie gespielt wird
sheet-study = Zur Analyse
sheet-study-note = Rückgängig geht über Würfel, Karten und Entdeckungen hinweg; das Gefecht ist gekennzeichnet und zählt nicht zu deinen Gefechten.
sheet-record = Deine Gefechte
sheet-record-fought = Bestritten
sheet-record-count = { $fought }, davon { $won } gewonnen
sheet-record-best = Bestes
sheet-record-points = { $verdict }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
