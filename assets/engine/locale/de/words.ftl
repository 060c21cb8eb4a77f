# What any game says wherever it is said: lines with their rules, refusals, what stops an undo.
# As in English: list-on

ago-moment = {$day}.{$month}.{$year} {$time}
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor {$count} Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor {$count} Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor {$count} Tagen
}
hex = Feld {$hex}
with-rule = {$text} · {$rule}
rule-step = {$paragraph}: {$step}
redo-nothing = Nichts zu wiederholen.
refusal-about = {$about}: {$reason}
undo-nothing = Nichts zurückzunehmen.
undo-resumed = Nichts zurückzunehmen, seit das Spiel wieder geöffnet wurde.
undo-seat = Weiter zurück geht es nicht: Seither konnte ein anderer Spieler reagieren.
undo-computer = Weiter zurück geht es nicht: Seither konnte der Gegner reagieren.
undo-window = Weiter zurück geht es nicht: Der Augenblick für eine Reaktion ist vorbei.
undo-roll = Weiter zurück geht es nicht: Es wurde gewürfelt.
undo-draw = Weiter zurück geht es nicht: Es wurde eine Karte gezogen.
refusal-not-an-option = hier nicht möglich
refusal-not-in-the-deck = nicht im Deck: {$deck}
refusal-not-on-the-die = keine Seite dieses Würfels ({$die})
language-without-files = die Sprache „{$name}“ hat keine Dateien in {$place}; wähl eine von diesen: {$known}

## Lists; the sound is the vowel that the last word begins with

list-on = {$before}, {$next}
list-and = { $sound ->
   *[other] {$before} und {$last}
}
list-or = { $sound ->
   *[other] {$before} oder {$last}
}
