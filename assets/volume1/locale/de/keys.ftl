# What the keys of this game do, one line for each action, and the headings of their sheet.

keys-map = Das Kartenblatt
keys-window = Das Fenster
keys-orders = Befehle

key-sight = Sichtlinie
key-place-all = Alle übrigen Männer aufstellen
key-repeat = Noch einmal die Befehle der letzten Runde
key-take-over = Gefangene eines Kameraden übernehmen
key-serve = Ein Maschinengewehr nehmen oder verlassen
key-clear-order = Einen Befehl entfernen
key-duck-back = In Deckung gehen
key-leave = Das Spielfeld verlassen
key-hold-fire = Nicht feuern
key-keep-cards = Die Karte in diesem Impuls behalten
key-next-weapon = Nächste Waffe
key-flare = Leuchtkugel schießen
key-shift-target = Zielmarker verschieben

keys-telling = In einer Wiederholung
keys-editor = Im Szenario-Editor
key-try-scenario = Szenario ausprobieren
key-paint-terrain = Gelände in Tiled malen
