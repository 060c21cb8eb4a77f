title = Eine Waffe wechselt den Besitzer
    .en = A weapon changes hands
text-1 = Der Held schießt mit seinem MG und gibt es im nächsten Befehl weiter: Das löst kein Gelegenheitsfeuer aus. Der neue Träger schießt damit im selben Zug noch einmal.
    .en = The hero fires his machine gun and hands it over in his next order: that draws no opportunity fire. Its new carrier fires it again in the same turn.
