# Any game on the table: the question and its buttons, the log, a search, a replay.

missed-title = { $more ->
    [0] Was eben geschah
    [one] Was eben geschah · {$more} weitere Meldung im Protokoll
   *[other] Was eben geschah · {$more} weitere Meldungen im Protokoll
}
missed-and-more = {$named} und {$count} weitere
missed-only = { $count ->
    [one] {$count} neue Meldung
   *[other] {$count} neue Meldungen
}
recap-title = Rückblick
recap-answer = Seit meiner Antwort
recap-own-turn = Seit meinem Zug
recap-step = Diese Phase
recap-turn = Diese Runde
recap-empty = Seither ist nichts geschehen.
lab-forward = Weiter
lab-back = Zurück
lab-at-start = Hier fängt es an.
lab-at-end = Weiter geschieht nichts.
lab-stops = Hier bleibt es stehen
pause-kept = Nach jeder Antwort wird gespeichert.
pause-kept-over = Das Spiel ist beendet; es bleibt in der Liste der Spielstände.
replay-leave = Wiederholung verlassen
replay-kept = Der Spielstand bleibt, wie er ist.
saved-as = Eine Kopie ist gespeichert: {$name}. Dieses Spiel läuft unter seinem eigenen Namen weiter.
no-record = dieses Spiel wird nicht gespeichert
end-show = Ergebnis zeigen
replay-play = Abspielen
replay-pause = Anhalten
replay-take-up = Von hier weiterspielen
replay-no-more = Das Spiel ist vorbei.
replay-advice = Zieh den Regler oder klick auf die Stelle, zu der du willst. { $on } und { $back } springen rundenweise.
replay-saved = Das ist der Spielstand { $path }; die Wiederholung ändert ihn nicht.
replay-leaps = Die Regeln haben sich geändert, seit dieses Spiel gespielt wurde. { $count ->
    [one] Eine Stelle, die sie nicht mehr zulassen, wird ausgelassen; die Wiederholung setzt am nächsten Sicherungspunkt wieder ein.
   *[other] {$count} Stellen, die sie nicht mehr zulassen, werden ausgelassen; die Wiederholung setzt jeweils am nächsten Sicherungspunkt wieder ein.
}
log-title = Protokoll
pane-below = {$count} weitere darunter
log-unread = { $count ->
    [one] {$count} neue Zeile
   *[other] {$count} neue Zeilen
}
log-search = Protokoll durchsuchen
log-piece = Über: {$piece}
log-any-piece = alle
log-which-piece = Über wen?
log-kind = Art: {$kinds}
log-any-kind = alle
log-which-kinds = Welche Arten von Zeilen?
log-fold-all = Alles zuklappen
log-unfold-all = Alles aufklappen
log-folded = {$heading} · { $count ->
    [one] {$count} Zeile
   *[other] {$count} Zeilen
}
log-copy = Kopieren
log-copied = Kopiert
log-as-text = Als Text sichern
log-as-html = Als HTML sichern
log-written = Gesichert als {$path}
log-none-such = Keine solchen Zeilen.
log-recalled = Das Protokoll wird gelesen.
log-empty = Noch ist nichts geschehen.
find-hint = ein Spielstein oder ein Feld
find-nothing = Nichts gefunden.
button-undo = Rückgängig
undo-together = Nimmt alle {$count} Angaben zurück, die zusammen gemacht wurden.
button-more = Mehr …
button-continue = Weiter
button-next-step = Nächster Schritt
button-skip = Animation überspringen
button-leave = Spiel verlassen
ask-leave-title = Das Spiel verlassen?
ask-leave-text = Es ist gespeichert: Vom Startbildschirm aus geht es weiter.
ask-leave-text-over = Es ist beendet: Bericht und Wiederholung stehen in der Liste der Spielstände.
ask-leave-unsaved = Es ist nicht gespeichert: Seine Datei lässt sich nicht schreiben. Schaff ihr Platz, bevor du gehst.
ask-leave-campaign = Es ist gespeichert: Vom Feldzug aus geht es weiter.
ask-leave-campaign-over = Es ist beendet; der Feldzug geht mit seinem Ergebnis weiter.
number-dropped = Die Ziffer galt einer anderen Frage und zählt hier nicht.
dropped-off-map = Neben dem Spielfeld losgelassen: Es ändert sich nichts.
cannot-save = Nicht gespeichert: {$cause}
offer-choose = {$what} wählen
offer-sight-hex = Sichtlinien von diesem Feld aus
offer-who-sees = Wer dieses Feld sieht
offer-nobody-sees = Niemand sieht dieses Feld.
offer-centre = Hier zentrieren
offer-rules-hex = Regeln zu diesem Feld
offer-show = Auf dem Spielfeld zeigen
offer-rule = Regel {$rule} · {$title}
offer-undo-this = Dies und alles Weitere rückgängig machen
offer-undo-together = Dies, gemeinsam damit Angeordnetes und alles Weitere rückgängig machen
offer-go-to-here = Zu diesem Augenblick gehen
offer-here-already = Das ist zuletzt geschehen.
offer-nothing-before = Davor hast du nichts entschieden.
offer-barred = {$why} Siehe „{$line}“.
offer-branch = Davor eine Variante beginnen …
offer-not-kept = Dieses Spiel wird nicht gespeichert.
branch-title = Als Variante weiterspielen
branch-begins = Es geht hier weiter: {$moment}. Das ursprüngliche Spiel bleibt, wie es ist.
branch-asks = Erste Frage dort: {$asked}
branch-dice = Von da an wird neu gewürfelt und neu gezogen.
branch-counts = Die Variante wird als Variante gekennzeichnet und zählt nicht zu deinen Bestleistungen.
branch-or-study = Zur Analyse lässt sie sich auch über Würfel, Karten und Entdeckungen hinweg zurücknehmen.
branch-yes = Weiterspielen
branch-as-study = Zur Analyse …
study-title = Zur Analyse weiterspielen
study-undo = Rückgängig geht dann auch über Würfel, Karten und Entdeckungen hinweg, so oft du willst. Antwortest du neu, wird neu gewürfelt und gezogen; Wiederholen bringt dieselben Würfe und Karten zurück.
study-hidden = Sonst ändert sich nichts: Was dir verborgen ist, bleibt verborgen.
study-counts = Das neue Spiel bleibt als Analyse gekennzeichnet und zählt nicht zu deinen Bestleistungen.
study-yes = Analysieren
mark-branch = Variante
mark-study = Analyse
demo-banner = Vorführung: Jede Taste führt zurück ins Menü
caption = {$sound} · Feld {$hex}
caption-beyond = {$sound} · Feld {$hex}, außer Sicht { $way ->
    [up] oben
    [down] unten
    [left] links
    [right] rechts
    [up-left] oben links
    [up-right] oben rechts
    [down-left] unten links
   *[down-right] unten rechts
}
caption-at = {$sound} · bei {$place}
caption-at-beyond = {$sound} · bei {$place}, außer Sicht { $way ->
    [up] oben
    [down] unten
    [left] links
    [right] rechts
    [up-left] oben links
    [up-right] oben rechts
    [down-left] unten links
   *[down-right] unten rechts
}
hand-over-title = {$name} ist dran
hand-over-line = Gib die Maus weiter. Karten und Zielmarker dieser Seite sind zu sehen, sobald der andere Spieler bereit ist.
hand-over-away = Der andere Spieler sieht weg.
hand-over-take = Bereit
report-button = Bericht
report-button-page = Als Seite speichern
report-page-kept = Die Seite liegt in { $file }
button-look = Spielfeld ansehen
button-restart = Neu beginnen
text-not-understood = „{ $line }“ ist hier keine Antwort.
top-menu = Menü
tip-pace = Wie schnell das Geschehen gezeigt wird: {$pace}.
button-concede = Aufgeben
button-play-on = Weiterspielen
cannot-concede = aufgeben kannst du nur, wenn du gefragt bist
