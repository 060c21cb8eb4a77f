# Die Felder um die Karte: Hand, Leisten, wer in einem Feld steht.

## Die Hand

hand-empty = Keine Karten auf der Hand.
card-not-now = Diese Karte kann jetzt nicht gespielt werden.
card-order = Befehl
card-action = Aktion
card-tip = Karte {$number}
card-tip-play = Klick spielt sie als {$part}: {$use}
card-tip-nothing = Jetzt kann weder ihr Befehl noch ihre Aktion gespielt werden.
card-tip-event = Wird sie für ein Ereignis aufgedeckt: {$event}
