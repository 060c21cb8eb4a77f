# A battle in lines of text.

text-word-squad = gruppe
text-about-squad = deine Männer, jeder in einer Zeile
text-word-enemies = feinde
text-about-enemies = die Feinde auf dem Spielfeld, der nächste zuerst
text-word-man = mann
text-about-man = alles über einen Mann: mann taylor
text-word-hex = feld
text-about-hex = ein Feld und was darum liegt: feld 05.06, feld taylor
text-word-sight = sicht
text-about-sight = wer von einem Feld aus zu sehen ist, oder ob zwei sich sehen: sicht 05.06 12.10
text-word-orders = befehle
text-about-orders = was einem Mann befohlen werden kann und was nicht: befehle taylor
text-word-cards = karten
text-about-cards = die Karten auf der Hand
text-word-score = stand
text-about-score = Runde und Punkte bisher
text-word-briefing = lage
text-about-briefing = worum es geht und wo deine Männer beginnen dürfen
text-word-all = alle
text-word-ready = fertig
text-word-commit = erteilen

text-how = Tippe die Antwort in Worten.
text-how-set-up = Tippe einen Mann und ein Feld (taylor 05.06), „{ $all }“, um alle aufzustellen, oder „{ $ready }“, wenn alle stehen.
text-how-give-orders = Tippe einen Mann und einen Befehl (taylor ausweichen), „{ $all }“ und einen Befehl für alle, die keinen haben, oder „{ $commit }“, wenn du fertig bist.
text-which-man = „{ $line }“ kann { $men } sein.
text-no-man = Einen Mann „{ $line }“ gibt es hier nicht.
text-not-on-board = { $man } ist nicht auf dem Spielfeld.
text-which-order = „{ $line }“ kann { $orders } sein.
text-no-order = Einen Befehl „{ $line }“ gibt es nicht.
text-enemy = { $line }; { $hexes ->
        [one] { $hexes } Feld entfernt
       *[other] { $hexes } Felder entfernt
    }
text-nobody = Niemand.
text-figures = TQ { $tq }, LDR { $ldr }
text-sees = sieht { $man } in { $hex }. { $promise }
text-hex-level = { $hex }, { $terrain }, Ebene { $level }
text-orders-barred = Jetzt nicht:
text-no-cards = Keine Karten auf der Hand.
text-turn = Runde { $turn } von { $turns }, Impuls { $impulse }
text-points = Siegpunkte: { $points }
text-deployment = Deine Männer dürfen beginnen in: { $hexes }
text-waiting = noch nicht aufgestellt
text-hidden = versteckt
text-without-order = kein Befehl
text-hex = { $hex }, { $terrain }
text-weapon = { $weapon } { $skill }
text-beside = { $number }: { $hex }, { $terrain }
text-beside-men = { $number }: { $hex }, { $terrain }: { $men }
text-order = { $order }: { $about }
text-score = { $what }: { $points }
text-man = { $man } ({ $team }): { $state }
text-at = { $hex }, { $terrain }
text-topic = { $title }. { $about }
text-ask-orders = { $title } Ohne Befehl: { $men }.
text-ask-set-up = { $title } Noch aufzustellen: { $men }.
text-card = { $title }: { $about }
text-stranger = { $man }: { $state }
text-no-place = Ein Feld „{ $line }“ gibt es hier nicht; tippe ein Feld (05.06) oder einen Mann.

# As in English: text-figures
text-lessons-in-window = Die Lektionen gibt es nur im Fenster: ruf combat ohne --text auf, dann „Das Spiel lernen“.
