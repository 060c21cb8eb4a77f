# The window around any game: sheets, dialogs, settings, keys, saved games, packs, the rulebook.

saved-delete-failed = {$path}: lässt sich nicht löschen: {$cause}
menu-demo = Vorführung
menu-demo-note = der Computer spielt, du schaust zu
dialog-fault = Das hat nicht geklappt
dialog-note = Hinweis
dialog-more = { $count ->
    [one] … und eine weitere.
   *[other] … und {$count} weitere.
}
scene-failed = Das lässt sich nicht anzeigen ({$cause}); {$details}
fault-report-title = Fehler melden
fault-report-kept = Das Spiel, sein Protokoll, ein Bild, deine Einstellungen und die Versionen liegen zusammen in {$file}. Schick die Datei an den, der das Spiel pflegt. Das Gefecht darin verrät auch, was dir verborgen ist.
fault-report-offer = „{ fault-report-title }“ legt das Spiel, sein Protokoll und ein Bild in eine Datei für den, der das Spiel pflegt.
settings-broken = {$path}: nicht lesbar ({$cause}). Alle Einstellungen stehen auf ihren Vorgaben. Sobald du eine änderst, wird die alte Datei als {$aside} aufgehoben.
settings-not-kept = Die Einstellungen konnten nicht gespeichert werden: {$cause}
edit-write = Übernehmen
edit-take = Übernehmen
edit-chosen = { $count } gewählt
keys-title = Tasten
keys-play = Das Spiel
keys-map = Das Spielfeld
keys-window = Das Fenster
keys-look = Was du ansiehst
keys-cursor = Der Cursor auf dem Spielfeld
keys-telling = In einer Wiederholung
load-title = Spielstände
load-empty = Noch keine Spielstände.
load-open = Öffnen
load-delete = Löschen
load-delete-sure = Diesen Spielstand endgültig löschen?
load-note = Leertaste oder Klick mit Strg markiert mehrere.
load-name = Name
load-name-title = Name dieses Spielstands
load-copy = { $name } (Kopie { $number })
load-delete-several = { $count } löschen
load-delete-sure-several = { $count ->
        [one] Diesen Spielstand endgültig löschen?
       *[other] Diese { $count } Spielstände endgültig löschen?
    }
load-fact-file = Datei
settings-title = Einstellungen
settings-scale-value = {$percent} %
settings-scale-forms = Formulare, die mehr Platz brauchen, erscheinen in diesem Fenster mit { $percent } %.
settings-sound-off = aus
settings-keys = Tasten
settings-keys-reset = Tasten zurücksetzen
settings-key-press = Drück die neue Taste oder den Knopf
settings-button-fixed = {$button} ist fest belegt.
settings-key-rival = auch: {$action}
settings-key-taken = {$key} gilt auch für: {$action}
keys-board = Tastatur
keys-pad = Gamepad
pad-gone = Das Gamepad ist nicht mehr verbunden. Es geht nichts verloren: Schließ es wieder an oder spiel mit Maus und Tasten weiter.
settings-gamepad = Gamepad
settings-dead-zone = Gamepad: tote Zone
settings-dead-zone-tip = Wie weit ein Stick geneigt sein muss, bis er wirkt.
settings-done = Fertig
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
button-ok = OK
button-cancel = Abbrechen
key-grave-yes = J
button-back = Zurück
button-close = Schließen
packs-title = Pakete
packs-note = Ein Paket weiter unten in der Liste hat Vorrang vor denen darüber.
packs-empty = Noch keine Pakete: Leg Ordner oder ZIP-Dateien in den oben genannten Ordner.
packs-more = Mehr
packs-switch = An/Aus
packs-up = Höher
packs-down = Tiefer
packs-off = ausgeschaltet
packs-other-game = für ein anderes Spiel: {$game}
packs-named = auf der Befehlszeile genannt
packs-place = In {$path}
packs-authors = Von {$authors}
packs-brings = Bringt mit: {$files}
packs-findings = { $count ->
    [one] ausgelassen: {$first}
   *[other] ausgelassen, {$count} Befunde: {$first}
}
saved-packs = mit {$packs}
load-watch = Ansehen
rulebook-title = Regelheft
rulebook-search = Regeln und Begriffe suchen
rulebook-hits = { $count ->
    [0] nichts gefunden
    [one] ein Treffer
   *[other] {$count} Treffer
}
rulebook-nothing = Keine Regel enthält „{$words}“.
rulebook-nothing-try = Versuch ein kürzeres Wort, einen Wortanfang oder eine Nummer wie 7.0.
rulebook-here = Worauf du gezeigt hast
rulebook-start = Das Spiel in wenigen Zeilen
rulebook-rulings = Regelauslegungen
rulebook-rulings-note = Wie das Spiel entscheidet, wo das Regelheft schweigt.
rulebook-terms = Begriffe
rulebook-terms-note = Die Begriffe des Spiels und die Regeln, die sie erklären.
rulebook-rules-here = Die Regeln dazu
rulebook-cited = Siehe auch
rulebook-contents = Inhalt
rulebook-back = Zurück
rulebook-forward = Vor
key-help = Hilfe zu dem, was unter dem Mauszeiger liegt
key-cancel = Abbrechen, dann das Menü
key-accept = Die hervorgehobene Antwort geben
key-numbers = Einen Ort oder eine Sache nach der Nummer wählen
key-undo = Rückgängig
key-redo = Wiederholen
key-commit = Erteilen
key-continue = Überspringen, was gezeigt wird, oder weiter
key-to-start = Anfang
key-to-end = Ende
key-step-back = Voriges Ereignis
key-step-on = Nächstes Ereignis
key-turn-back = Beginn der Runde
key-turn-on = Nächste Runde
key-next = Nächster Spielstein
key-previous = Voriger Spielstein
key-pan-left = Spielfeld nach links
key-pan-right = Spielfeld nach rechts
key-pan-up = Spielfeld nach oben
key-pan-down = Spielfeld nach unten
key-zoom-in = Vergrößern
key-zoom-out = Verkleinern
key-fit-board = Das ganze Spielfeld zeigen
key-zoom-reset = Originalgröße
key-larger = Größerer Tisch
key-smaller = Kleinerer Tisch
key-grid = Feldraster
key-minimap = Übersichtskarte
key-hide-counters = Spielsteine ausblenden (gedrückt halten)
key-find = Suchen
key-log = Ganzes Protokoll
key-recap = Was zuletzt geschah
key-keys = Alle Tasten
key-save = Speichern
key-fullscreen = Vollbild
key-mute = Stummschalten
key-report-fault = Fehler melden
key-offer = Was hier möglich ist (Rechtsklick)
key-fold-tray = Ablage ein- oder ausklappen
key-fold-panels = Leisten ein- oder ausklappen
key-more = Weitere Knöpfe
key-pace = Tempo ändern
key-cursor-up = Gewähltes Feld nach oben
key-cursor-down = Gewähltes Feld nach unten
key-cursor-left = Gewähltes Feld nach links
key-cursor-right = Gewähltes Feld nach rechts
key-cursor-up-left = Gewähltes Feld nach links oben
key-cursor-up-right = Gewähltes Feld nach rechts oben
key-cursor-down-left = Gewähltes Feld nach links unten
key-cursor-down-right = Gewähltes Feld nach rechts unten
key-far-up = Weit nach oben
key-far-down = Weit nach unten
key-far-left = Weit nach links
key-far-right = Weit nach rechts
key-turn-left = Nach links drehen
key-turn-right = Nach rechts drehen
key-centre = Auf das gewählte Feld oder den Spielstein zentrieren
key-menu = Menü des Spiels
key-quit = Spiel verlassen
settings-language = Sprache
settings-scale = Größe der Anzeige
settings-scale-tip = Größe von Schrift, Markern und Tafeln. Das Spielfeld hat seinen eigenen Zoom.
settings-scale-auto = passend zum Fenster
settings-pace = Tempo
settings-pace-tip = Wie schnell gezeigt wird, was geschieht. Auch am Tisch einstellbar.
settings-volume = Gesamtlautstärke
settings-tooltip-delay = Wartezeit vor Kurzinfos
settings-tooltip-delay-tip = Wie lange der Mauszeiger ruht, bis eine Kurzinfo wie diese erscheint.
settings-fullscreen = Vollbild
settings-muted = Ton aus
settings-reset = Standardwerte
settings-reset-text = Alles hier geht auf seinen Standardwert zurück; Sprache, Tasten und Knöpfe bleiben, wie sie sind.
settings-minimap = Übersichtskarte
settings-minimap-tip = Das kleine Bild des ganzen Spielfelds in einer Ecke.
settings-high-contrast = Hoher Kontrast
settings-high-contrast-tip = Stärkere Linien und Farben.
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-tip = Bilder wechseln sofort, und Effekte stehen still.
settings-captions = Untertitel für Töne
settings-captions-tip = Sagt in Worten, was zu hören ist.
settings-palette = Farbsehschwäche
settings-palette-tip = Ersetzt Farben, die schwer zu unterscheiden sind.
palette-usual = keine
palette-deutan = Rot-Grün
palette-tritan = Blau-Gelb
settings-grid = Feldnummern immer zeigen
settings-grid-tip = Sonst sind sie dünn gezeichnet, und nur wo Platz ist.
settings-edge-scroll = Am Fensterrand scrollen
settings-edge-scroll-tip = Das Spielfeld bewegt sich, solange der Mauszeiger am Fensterrand ist.
settings-confirm-commit = Nachfragen, wenn beim Erteilen etwas offen ist
settings-confirm-leave = Nachfragen, bevor ein Spiel verlassen wird
pace-step = schrittweise
pace-normal = normal
pace-fast = schnell
pace-instant = sofort

settings-camera = Spielfeld bewegt sich
camera-off = nie
camera-gentle = nur wenn nötig
camera-follow = immer
camera-off-tip = Nie: Das Spielfeld bewegt sich nur, wenn du es bewegst oder einen Mann oder Ort aufsuchst.
camera-gentle-tip = Nur wenn nötig: Das Spielfeld bewegt sich nur, wenn außer Sicht ist, wer handelt oder wonach du gefragt wirst, und nicht weiter als nötig.
camera-follow-tip = Immer: Wer handelt oder wonach gefragt wird, bleibt immer weit weg vom Rand.

## What stands on the caps of keys

cap-ctrl = Strg
cap-alt = Alt
cap-shift = Umsch
cap-enter = Enter
cap-esc = Esc
cap-tab = Tab
cap-space = Leertaste
cap-del = Entf
cap-ins = Einfg
cap-backspace = Rück
cap-pause = Pause
cap-menu = Menü
cap-home = Pos1
cap-end = Ende
cap-pgup = Bild↑
cap-pgdn = Bild↓
cap-left = ←
cap-right = →
cap-up = ↑
cap-down = ↓

# As in English: load-name, keys-pad, settings-gamepad, pace-normal, cap-alt, cap-enter, cap-esc, cap-tab, cap-pause
crash-stopped = das Spiel musste anhalten; was gespielt wurde, ist gesichert, weiter geht es mit: combat resume; Ursache: {$cause}; {$details}
crash-told = Das Spiel ist auf einen eigenen Fehler gestoßen und musste anhalten.
crash-kept = Was gespielt wurde, ist gesichert. Starte das Spiel neu und wähl „Fortsetzen“.
crash-no-log = es ließ sich kein Bericht schreiben: {$cause}
crash-details = Einzelheiten: {$path}
artwork-missing = {$path}: dieses Bild oder diese Schrift fehlt; installier das Spiel neu
artwork-no-tile = {$path}: dieser Teil des Spielfelds fehlt; installier das Spiel neu
artwork-broken-index = {$path}: das Verzeichnis der Kacheln des Spielfelds ist beschädigt ({$cause})
artwork-sizes = das Blatt „{$sheet}“ ist in anderer Größe gemalt als „{$other}“

dropped-pack-title = Ein Paket
dropped-pack = {$file} zu deinen Paketen legen, in {$folder}?
dropped-pack-take = Übernehmen
dropped-pack-there = {$file} liegt schon bei deinen Paketen, in {$folder}. Nimm zuerst das alte weg.
menu-settings = Einstellungen
menu-version = Version {$version}
menu-saves = { $count ->
    [one] {$count} gespeichertes Spiel
   *[other] {$count} gespeicherte Spiele
}
menu-continue = Fortsetzen
