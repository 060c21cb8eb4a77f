# What any game says, in the words of this one: they go before the engine’s.

keys-play = Das Gefecht
load-title = Gespeicherte Gefechte
load-empty = Noch keine gespeicherten Gefechte.
load-delete-sure = Dieses Gefecht endgültig löschen?
saved-as = Eine Kopie ist gespeichert: {$name}. Dieses Gefecht läuft unter seinem eigenen Namen weiter.
no-record = dieses Gefecht wird nicht gespeichert
replay-no-more = Das Gefecht ist vorbei.
replay-leaps = Die Regeln haben sich geändert, seit dieses Gefecht gespielt wurde. { $count ->
    [one] Eine Stelle, die sie nicht mehr zulassen, wird ausgelassen; die Wiederholung setzt am nächsten Sicherungspunkt wieder ein.
   *[other] {$count} Stellen, die sie nicht mehr zulassen, werden ausgelassen; die Wiederholung setzt jeweils am nächsten Sicherungspunkt wieder ein.
}
rulebook-rulings-note = Wie das Spiel entscheidet, wo das Regelheft schweigt oder seine beiden Fassungen voneinander abweichen.
find-hint = ein Mann, ein Feld, ein Team
button-leave = Gefecht verlassen
ask-leave-title = Das Gefecht verlassen?
key-commit = Befehle erteilen
key-next = Nächster Mann
key-previous = Voriger Mann
key-hide-counters = Spielsteine ausblenden (gedrückt halten)
settings-confirm-commit = Nachfragen, wenn ein Mann keinen Befehl hat
settings-confirm-leave = Nachfragen vor dem Verlassen eines Gefechts
offer-not-kept = Dieses Gefecht wird nicht gespeichert.
branch-title = Als Variante weiterspielen
branch-begins = Es geht hier weiter: {$moment}. Das ursprüngliche Gefecht bleibt, wie es ist.
branch-counts = Das neue Gefecht wird als Variante gekennzeichnet und zählt weder zu deinen Bestleistungen noch für einen Feldzug.
branch-or-study = Zur Analyse lässt sie sich auch über Würfel, Karten und Entdeckungen hinweg zurücknehmen.
branch-as-study = Zur Analyse …
study-title = Zur Analyse weiterspielen
study-counts = Das neue Gefecht bleibt als Analyse gekennzeichnet und zählt weder zu deinen Bestleistungen noch für einen Feldzug.
undo-resumed = Nichts zurückzunehmen, seit das Gefecht wieder geöffnet wurde.
recap-step = Dieser Impuls
records-not-kept = {$file}: {$cause}; dieses Gefecht steht nicht in der Bilanz
menu-saves = { $count ->
    [one] {$count} Spielstand
   *[other] {$count} Spielstände
}
