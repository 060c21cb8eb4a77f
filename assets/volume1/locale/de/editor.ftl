# The scenario editor.

menu-editor = Szenario-Editor
menu-editor-note = ein eigenes Gefecht, auf jedem Spielfeld

edit-list-note = Ein Szenario, das nicht von dir ist, wird als Kopie geöffnet. Zieh eine Szenariodatei hierher, um sie zu öffnen.
edit-list-empty = Es gibt nichts zu öffnen.
edit-list-board = Neu auf: { $board }
edit-list-joined = Neu auf zwei Blättern nebeneinander
edit-open = Öffnen
edit-made = Neues Kartenblatt
edit-made-title = Neues Kartenblatt: Landschaft und Nummer
edit-made-no-name = Schreib eine Landschaft und eine Nummer von 1 bis { $most }, etwa Heckenland 7. Es gibt: { $countries }.
edit-sort-draft = { $name } · ein Entwurf, nie gespeichert
edit-sort-own = { $name } · von dir
edit-sort-ours = { $name } · wird als Kopie geöffnet
edit-sort-board = ein leeres Blatt
edit-sort-joined = ein leeres Blatt; wähl die beiden Kartenblätter neben „Spielfeld“
edit-new-title = Ein neues Gefecht
edit-new-date = Juni 1944

edit-leave = Verlassen
edit-save = Speichern
edit-try = Ausprobieren
edit-tiled = Gelände
edit-undo = Rückgängig
edit-redo = Wiederholen
edit-nothing-to-undo = Nichts rückgängig zu machen.
edit-nothing-to-redo = Nichts zu wiederholen.
edit-unsaved-mark = { $title } · nicht gespeichert
edit-hex = { $hex } · { $terrain } · Ebene { $level }

edit-page-sheet = Blatt
edit-page-friendly = Eigene
edit-page-enemy = Feind
edit-page-objectives = Ziele
edit-page-points = Punkte
edit-page-victory = Sieg
edit-page-course = Verlauf
edit-page-options = Optionen
edit-page-night = Nacht
edit-page-artillery = Artillerie
edit-page-events = Ereignisse

edit-file = Datei
edit-title = Titel
edit-date = Datum
edit-place = Ort
edit-briefing = Tagesbefehl
edit-briefing-entry = Absatz { $number }
edit-board = Spielfeld
edit-turns = Runden
edit-hand = Karten auf der Hand
edit-large-battle = Große Schlacht
edit-compass = Kompass
edit-at = Feld
edit-one = Seine 1 zeigt auf
edit-wind = Windrichtung
edit-wind-rolled = W6

edit-edge = Rand
edit-morale = Moral zu Beginn
edit-hidden = Zu Beginn versteckt
edit-deployment = Aufstellung
edit-squads = Gruppen
edit-squads-entry = Gruppe { $number }
edit-guns = Maschinengewehre auf dem Spielfeld
edit-guns-entry = MG { $number }
edit-weapon = Waffe
edit-gun-hex = Feld
edit-exits = Ausgang für Männer
edit-extra = Männer schon auf dem Spielfeld
edit-extra-entry = Mann { $number }
edit-man = Mann
edit-wounds = Wunden
edit-wounds-entry = Wunde { $number }
edit-wound-light = Leichte Wunde
edit-wound-bad = Schwere Wunde
edit-wound-bad-evac = Schwere Wunde (Evak.)
edit-home-points = Punkte fürs Heimbringen
edit-home = Sein Ziel

edit-alert = Alarmiert
edit-prepared = Vorbereitet
edit-enemy-hexes = Felder mit „?“
edit-cup = Im Becher
edit-crew = MG-Bedienungen
edit-crew-entry = Bedienung { $number }
edit-operator = Schütze 1
edit-assistant = Schütze 2

edit-objective = Missionsziele
edit-objective-entry = Missionsziel { $number }
edit-id = Name in Dateien
edit-hexes = Felder
edit-objective-who = Wer dort versteckt ist
edit-points = Punkte
edit-searches = Dokumente haben

edit-verdict = Siegstufen
edit-verdict-entry = Zeile { $number }
edit-at-least = Punkte oder mehr
edit-text = Text
edit-won = Gewonnen

edit-ending = Frühere Enden
edit-ending-entry = Ende { $number }
edit-when = Wann
edit-when-held = Missionsziele gehalten
edit-when-losses = Verluste
edit-when-cleared = kein Feind mehr da
edit-when-withdrawn = die meisten deiner Männer fort
edit-when-home = Kameraden in Sicherheit
edit-when-taken = Feinde gefangen
edit-held = Missionsziele, mit Kennung
edit-held-entry = Nr. { $number }
edit-held-turns = Runden in Folge
edit-count = Männer
edit-wanted = Wer
edit-offered = Spieler darf weiterkämpfen
edit-last-turns = Letzte Runde gewürfelt
edit-first-last = Ab Runde
edit-most-last = Bei höchstens
edit-happening = Vorfälle
edit-happening-entry = Vorfall { $number }
edit-happening-turn = Runde
edit-happening-held = Nur wenn gehalten, Kennung
edit-worth = Missionsziele zählen
edit-worth-entry = Nr. { $number }
edit-worth-objective = Missionsziel, mit Kennung

edit-option = Optionale Regeln
edit-option-entry = Regel { $number }
edit-changes = Ändert das Blatt
edit-friendly-morale = Deine Moral
edit-enemy-morale = Moral des Feindes
edit-enemy-alert = Feind alarmiert
edit-enemy-prepared = Feind vorbereitet
edit-friendly-hidden = Eigene versteckt

edit-night = Nacht
edit-night-range = Sichtweite, Felder
edit-die = Plus 1W6
edit-beyond = Modifikatoren jenseits von
edit-fire = Feuern
edit-spotting = Entdecken
edit-flares = Leuchtkugeln
edit-carriers = Träger
edit-everybody = alle
edit-flare-scatter = Zusätzliche Abweichung der Leuchtkugel
edit-rounds = Leuchtgranaten
edit-mist = Nebel, nicht dunkel

edit-artillery = Artillerie
edit-artillery-entry = Feuerschlag { $number }
edit-side = Seite
edit-side-friendly = deine
edit-side-enemy = Feind
edit-side-both = beide
edit-number = Geschosse
edit-scatter = Abweichung
edit-calls = Feueraufträge des Spielers
edit-plan = Feuerplan, Runden
edit-plan-entry = Nr. { $number }

edit-events = Ereignistabellen
edit-table-friendly = Für deine Seite
edit-table-of-friendly = deine
edit-table-of-enemy = die des Feindes
edit-table-enemy = Für den Feind
edit-friendly-event = Eigene Ereignisse dieses Gefechts
edit-friendly-event-entry = Ereignis { $number }
edit-enemy-event = Feindliche Ereignisse dieses Gefechts
edit-enemy-event-entry = Ereignis { $number }
edit-roll = Bei einem Wurf von
edit-effects = Wirkungen
edit-effects-entry = Wirkung { $number }
edit-kind = Wirkung
edit-effect-weapon-skill = Waffenfähigkeit ändert sich
edit-effect-troop-quality = Truppenqualität ändert sich
edit-effect-spotting = Entdecken ändert sich
edit-effect-restrict = Nur ein Befehl
edit-effect-event = Ein Wurf für ein Ereignis
edit-effect-morale = Moral eines Mannes ändert sich
edit-effect-morale-all = Moral aller ändert sich
edit-effect-ammo = Wenig Munition
edit-effect-alert = Feinde werden alarmiert
edit-effect-reveal = Ein Feind wird bekannt
edit-effect-expose = Einer von dir wird entdeckt
edit-effect-reinforce = Feindliche Verstärkung
edit-effect-draw = Karten werden gezogen
edit-effect-discard = Karten werden abgeworfen
edit-effect-wind = Der Wind dreht
edit-effect-recover-ammo = Munitionsmarker entfernt
edit-effect-night = Sichtweite ändert sich
edit-effect-flares = Weitere Leuchtkugeln
edit-effect-flare = Eine Leuchtkugel geht hoch
edit-effect-illumination = Leuchtgranaten
edit-effect-artillery = Artillerie feuert
edit-effect-none = Nichts geschieht
edit-team = Team
edit-amount = Menge
edit-order = Befehl
edit-of = Wurf

edit-yes = ja
edit-no = nein
edit-add = + Neu
edit-brush = Markieren
edit-choose = Wählen
edit-nothing-written = (noch nichts)
edit-count-hexes = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
edit-count-men = { $count ->
    [one] 1 Mann
   *[other] { $count } Mann
}
edit-count-cup = { $men ->
    [one] 1 Mann
   *[other] { $men } Mann
}, { $dummies ->
    [one] 1 Dummy
   *[other] { $dummies } Dummys
}
edit-count-of = { $count } von { $wanted } Feldern
edit-figures = TQ { $tq } · LDR { $ldr } · { $weapons }
edit-all-placed = Alle { $count } sind schon auf dem Spielfeld; zieh einen woandershin oder klick einen an, um ihn zu entfernen.
edit-no-number = Gib eine ganze Zahl von { $low } bis { $high } ein.
edit-no-name = Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, etwa spaehtrupp-nord.
edit-name-ours = So heißt schon ein Szenario, das nicht von dir ist; wähl einen anderen Namen.

edit-findings = { $count ->
    [one] 1 Befund
   *[other] { $count } Befunde
}
edit-no-findings = Keine Befunde
edit-finding = { $page } ·
edit-finding-line = Zeile { $line }: { $what }
edit-finding-map = Spielfeld { $file }
edit-finding-file = Datei { $file }
edit-back = Zurück zum Editor
edit-trial = Ein Probegefecht: Es wird weder gespeichert noch aufgezeichnet.
edit-cannot-try = { $count ->
    [one] Behebe den Befund, um es auszuprobieren.
   *[other] Behebe die { $count } Befunde, um es auszuprobieren.
}

edit-saved = { $count ->
    [0] Gespeichert als { $path }
    [one] Gespeichert als { $path }, mit 1 Befund: noch nicht spielbar
   *[other] Gespeichert als { $path }, mit { $count } Befunden: noch nicht spielbar
}
edit-replace-title = Die Datei gibt es schon
edit-replace-text = { $path } ist ein anderes Szenario. Ersetzen?
edit-replace = Ersetzen
edit-unsaved-title = Nicht gespeichert
edit-unsaved-text = Deine Änderungen an { $name } sind nicht gespeichert.
edit-throw-away = Verwerfen
edit-kept-title = Es gibt noch einen Entwurf
edit-kept-text = { $name } wurde beim letzten Mal nicht gespeichert. Mit diesem Entwurf weitermachen?
edit-take-up = Weitermachen

edit-tiled-which = Welches Blatt?
edit-tiled-sheets = Jedes Blatt eines zusammengesetzten Spielfelds wird für sich gemalt.
edit-tiled-missing = Es wurde kein Karteneditor gefunden: Installier Tiled, oder nenne in den Einstellungen einen Editor für TMX-Maps. Das Spielfeld ist { $path }
edit-map-editor-missing = Der Karteneditor „{ $command }“ wurde nicht gefunden; wähl in den Einstellungen einen anderen. Das Spielfeld ist { $path }
edit-map-editor-open = Das Spielfeld ist in { $program } geöffnet; speichere es dort, dann wird es hier neu gelesen: { $path }
edit-tiled-title = Gelände malen
edit-tiled-text = { $board } kam mit dem Spiel und wird nicht geändert. Du bekommst eine Kopie, und dieses Gefecht findet darauf statt.
edit-tiled-copy = Kopieren
edit-tiled-open = Male das Spielfeld in Tiled und speichere es dort, dann wird es hier neu gelesen: { $path }
edit-map-read = Das Spielfeld wurde neu gelesen.
edit-map-broken = Das Spielfeld bleibt, wie es war: { $finding }

# As in English: edit-text, edit-team, edit-figures
