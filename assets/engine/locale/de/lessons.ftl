# Lektionen am Tisch: der Zettel, was immer das Spiel lehrt.

lesson-heading = { $number }. { $title }
lesson-step = { $step } von { $steps }
lesson-done = Geschafft
lesson-on = Weiter
lesson-back = Zurück
lesson-again = Noch einmal
lesson-skip = Schritt überspringen
lesson-next = Nächste Lektion
lesson-to-list = Alle Lektionen
lesson-leave = Lektion verlassen
ask-leave-lesson = Die Lektion verlassen?
lesson-not-kept = Lektionen werden nicht gespeichert.
lesson-right = Richtig. { $said }
lesson-right-why = Richtig. { $why } { $said }
lesson-first-answer = Beantworte erst die Frage auf dem Zettel: Klick dort eine Antwort an.
lesson-first-read = Lies erst den Zettel, dann Weiter ({ $key }).
lesson-astray = Von hier aus ist dieser Schritt nicht mehr zu schaffen. Versuch ihn noch einmal oder überspring ihn.
lesson-no-key = (keine Taste)
keys-lessons = In Lektionen und bei Hinweisen
key-slip-on = Weiter
key-slip-back = Ein Schritt zurück
key-slip-again = Den Schritt noch einmal versuchen
key-slip-skip = Den Schritt überspringen

lessons-title = Das Spiel lernen
lessons-note = Am Tisch gespielt, mit einem Hinweis bei jedem Schritt. Gewertet wird hier nichts.
lessons-empty = Hier gibt es keine Lektionen.
lessons-begin = Beginnen
lessons-done = geschafft
lessons-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
lessons-row = { $number }. { $title }

offer-lessons-title = Zum ersten Mal hier?
offer-lessons-what = { $count ->
    [one] Eine kurze Lektion bringt dir das Spiel bei, während du spielst.
   *[other] {$count} kurze Lektionen bringen dir das Spiel bei, während du spielst. Jede dauert drei bis fünf Minuten.
}
offer-lessons-later = Später findest du sie in diesem Menü unter „{$line}“.
offer-lessons-yes = Zu den Lektionen
offer-lessons-no = Nicht jetzt
menu-learn = Das Spiel lernen
menu-learn-note = { $count ->
    [one] eine kurze Lektion
   *[other] {$count} kurze Lektionen
}
menu-learn-on = Lektionen fortsetzen
menu-learn-on-note = {$lesson} · {$done} von {$count} geschafft

## Hints

hint-heading = Zum ersten Mal
hint-read = Verstanden
hint-no-more = Keine Hinweise mehr
hint-switched-off = Keine Hinweise mehr. In den Einstellungen kannst du sie wieder einschalten.
lessons-hints = Hinweise wieder anzeigen
lessons-no-hints = Noch wurde kein Hinweis gezeigt.
settings-hints = Hinweise
settings-hints-tip = Kurze Erklärungen, wenn etwas zum ersten Mal geschieht.
hints-first = bei Neuem
hints-off = keine
lesson-fulfilled = { $said } Das ist schon geschehen.
