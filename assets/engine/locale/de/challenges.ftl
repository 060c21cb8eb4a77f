# Spiele, die für alle gleich sind: Herausforderungen, ihre Codes, bewiesene Ergebnisse.
challenge-copy = Kopieren
challenge-copied = Kopiert
button-result = Ergebniscode
challenge-result-title = Dein Ergebnis
challenge-result-text = Dieser Code sagt, was du aus der Herausforderung gemacht hast; dein Spielstand beweist es:
challenge-not-there = „{$name}“ gibt es hier nicht so wie in der Herausforderung; vielleicht in einer anderen Version oder einem Paket
challenge-other-content = hier wäre es ein anderes Spiel: Der Code stammt aus einer anderen Version oder von anderen Paketen
challenge-code-newer = diese Art von Code kennt diese Version nicht; eine neuere vielleicht
challenge-code-unsound = der Code steht für nichts, was man spielen kann; kopier ihn noch einmal
challenge-code-sign = „{$sign}“ steht in keinem Code; er hat nur Buchstaben und Ziffern
challenge-code-length = { $count ->
    [one] das ist kein Code: {$count} Zeichen statt {$least} bis {$most}
   *[other] das ist kein Code: {$count} Zeichen statt {$least} bis {$most}
}
challenge-code-misread = der Code ist verschrieben oder unvollständig; kopier ihn noch einmal
challenge-of-other = {$file} ist ein Spiel einer anderen Herausforderung
challenge-of-other-title = der Code gehört zum Spiel „{$plays}“; ruf damit combat --game {$plays} auf
challenge-other-result = { $points ->
    [one] {$file} beweist ein anderes Ergebnis: {$points} Punkt
   *[other] {$file} beweist ein anderes Ergebnis: {$points} Punkte
}
challenge-no-result = der Code gehört zu einer Herausforderung, nicht zu einem Ergebnis
challenge-proved = {$file}: nach den Regeln und mit den Würfeln seiner Herausforderung gespielt
challenge-proved-by-fingerprint = Gespielt wurde, was im Spielstand steht, erkannt an seinem Fingerabdruck: Hier ergäbe der Code ein anderes Spiel.
challenge-not-proved = Das zeigt nicht, wer gespielt hat und was vorher an einer Kopie ausprobiert wurde.
challenge-code = Herausforderung: {$code}
challenge-result-code = Ergebnis: {$code}
cli-no-day = „{$text}“ ist kein Tag; schreib ihn wie 2026-06-06
challenge-enter = Code eingeben
challenge-enter-title = Code einer Herausforderung
challenge-give-text = Wer diesen Code eingibt, spielt dasselbe Spiel mit denselben Würfeln und Karten:
challenge-to-beat = Zu schlagen: {$result}
challenge-take-up = Spielen
