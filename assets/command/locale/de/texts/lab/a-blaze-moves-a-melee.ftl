title = Ein Brand verlegt einen Nahkampf
    .en = A blaze moves a melee
text-1 = Dasselbe, doch beide Seiten weichen in dasselbe Feld: Dort wird der Nahkampf ausgefochten, wenn das Ereignis vorüber ist.
    .en = The same, but both sides leave for the same hex: there the melee is fought, when the event is done.
