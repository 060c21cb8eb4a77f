# Lektionen am Tisch: der Zettel, was immer das Spiel lehrt.

lesson-heading = { $number }. { $title }
lesson-step = { $step } von { $steps }
lesson-done = Geschafft
lesson-on = Weiter
lesson-back = Zurück
lesson-again = Noch einmal
lesson-skip = Überspringen
lesson-next = Nächste Lektion
lesson-to-list = Alle Lektionen
lesson-leave = Lektion verlassen
ask-leave-lesson = Die Lektion verlassen?
lesson-not-kept = Lektionen werden nicht gespeichert.
lesson-right = Richtig. { $said }
lesson-first-answer = Beantworte erst die Frage auf dem Zettel.
lesson-first-read = Lies erst den Zettel, dann Weiter ({ $key }).
lesson-astray = Von hier aus ist dieser Schritt nicht mehr zu schaffen. Versuch ihn noch einmal oder überspring ihn.
lesson-no-key = (keine Taste)
keys-lessons = In Lektionen und bei Hinweisen
key-slip-on = Weiter
key-slip-back = Ein Schritt zurück
key-slip-again = Den Schritt noch einmal versuchen
key-slip-skip = Den Schritt überspringen

## Hints

hint-heading = Neu hier
hint-read = Verstanden
hint-no-more = Keine Hinweise mehr
hint-switched-off = Keine Hinweise mehr. In den Einstellungen kannst du sie wieder einschalten.
lesson-fulfilled = { $said } Das ist schon geschehen.
