# What the command line says.

cli-no-seats = combat: --seat: „{$game}“ hat nur einen Spieler
cli-no-such-seat = combat: --seat: Eine Seite „{$seat}“ gibt es nicht; bekannt sind {$known}
cli-schemas-need-folder = combat schema: alle Schemas zusammen brauchen einen Ordner; setz --out ORDNER dazu
cli-linux-only = combat --install-desktop: nur Linux-Desktops nehmen Programme auf diese Weise auf; hefte das Programm von Hand an
cli-no-language = combat: die Sprache „{$name}“ gibt es nicht; bekannt sind {$known}
cli-no-scale = „{$text}“ ist keine Größe von 0.75 bis 3
cli-no-overlay = „{$text}“ lässt sich nicht einblenden; schreib los:FELD, wie los:12.10
cli-no-number = „{$text}“ ist keine ganze Zahl ab {$least}
cli-no-such-man = combat log: --man: von „{$name}“ erzählt das Protokoll nichts; bekannt sind {$known}
cli-no-rule = combat log: --rule: „{$rule}“ ist keine Regelnummer; schreib eine wie 13.0
cli-no-html = combat report: „{$file}“ muss auf .html enden
cli-no-png = combat shot: „{$file}“ muss auf .png enden
cli-no-toml = „{$file}“ muss auf .toml enden
cli-no-tmx = „{$file}“ muss auf .tmx enden
cli-there-already = „{$file}“ gibt es schon; nimm einen anderen Namen
generated-file = {$file}: {$title}, aus der Startzahl {$seed}
cli-no-game = combat: --game: das Spiel „{$name}“ gibt es nicht; bekannt sind {$known}
cli-nothing-to-resume = combat resume: kein Spiel wartet auf seine Fortsetzung; beginn eins mit combat play first-light
cli-left-out = weggelassen: {$what}
cli-no-player = den Spieler „{$name}“ gibt es nicht; bekannt sind {$known}, eigene heißen Modul:Klasse
cli-no-window = ein Fenster lässt sich nicht öffnen: {$cause}; starte das Spiel dort, wo ein Bildschirm ist
cli-misread = {$call}: {$what}; siehe {$call} --help
cli-no-size = „{$text}“ ist keine Größe wie 1600x900, von 640x360 bis {$most} Millionen Pixel
cli-no-call-of-game = combat: {$call}: kein Aufruf von „{$game}“; seine eigenen sind {$known}
cli-no-calls = { $known ->
   *[other] combat: {$call}: kein Aufruf von „{$game}“, das keine eigenen hat
}
cli-at-fault = combat: der Fehler liegt beim Spiel selbst ({$what}); bitte melde ihn
verify-agrees = {$file}: {$answers} Antworten und {$checkpoints} Sicherungspunkte stimmen überein; {$standing}
verify-branch = eine Variante von {$file} nach {$answers} Antworten
verify-study = zur Analyse ab Antwort {$answer}
verify-over = das Spiel ist zu Ende
verify-goes-on = das Spiel geht weiter
check-findings = { $count ->
    [one] combat check: {$count} Fehler gefunden
   *[other] combat check: {$count} Fehler gefunden
}
cli-player-fails = der Spieler „{$name}“ lässt sich nicht einsetzen ({$cause}); siehe docs/bots.md
title-no-id = combat: das Paket {$package} bringt ein Spiel mit, dessen Kennung „{$id}“ kein Name ist; es bleibt weg
title-taken = combat: das Paket {$package} bringt ein Spiel „{$id}“ mit, doch diese Kennung ist vergeben; es bleibt weg
title-broken = combat: das Spiel „{$id}“ aus dem Paket {$package} lässt sich nicht einsetzen ({$cause})
title-other-id = sein Titel hat die Kennung „{$id}“
load-no-path = „{$path}“: schreib „Modul:Name“
load-no-module = das Modul „{$module}“ gibt es nicht
load-no-name = das Modul „{$module}“ hat kein „{$name}“
load-no-member = „{$path}“ hat kein „{$name}“
load-not-callable = „{$path}“ ist weder eine Klasse noch eine Funktion
load-other-kind = „{$path}“: erwartet wird {$wanted}, gefunden wurde {$found}
cli-no-part = „{$title}“ hat kein {$part}; ein Spiel nennt es unter seinen Teilen
env-no-render-mode = render_mode: „{$name}“ ist keine Art der Darstellung; bekannt sind ansi und rgb_array
env-no-seat = seat: „{$name}“ ist kein Platz von „{$title}“; bekannt sind {$known}
cli-file-of-other-game = combat: { $file } gehört zu { $title }; combat --game { $game } öffnet es
check-passed-over = combat check: { $file } ist keine Datei eines Spiels und wurde übergangen
check-no-card = combat check: { $folder } ist kein Paket, denn es hat keine {$file}: Seine Dateien werden einzeln geprüft
cli-option = { $id }: { $about }
