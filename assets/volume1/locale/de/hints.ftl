# Was gesagt wird, wenn etwas in einem Gefecht zum ersten Mal auftaucht.

# Der Maler, der während des Gefechts arbeitet: in den Einstellungen steht er, wo seine Bibliotheken sind.
settings-painting = Neue Karten malen
painting-on = im Hintergrund
painting-off = nie

hint-duck-back = Am Ende jeder Aktivierung darf ein Mann von dir in Deckung gehen: Er gibt seinen Befehl für den Rest der Runde auf und hält den Kopf unten. Die Zeile unten nennt, wer ihn sieht oder entdecken kann. Droht ein Treffer, zeigt sie auch, wie viel geringer die Gefahr in Deckung ist; bei mehreren Männern steht das neben jedem Spielstein.
hint-discard = Du kannst jetzt eine Abwurfkarte nutzen: Was darauf steht, gilt einmal. Angeboten wird sie nur, wenn sie passt; lehnst du ab, bleibt sie auf deiner Hand.
hint-strike-call = Jetzt kannst du Artilleriefeuer anfordern. Das Spielfeld zeigt, was es treffen kann; einmal angefordert, lässt es sich nicht mehr korrigieren.
hint-spotted = Einer deiner Männer ist entdeckt: Jetzt darf der Feind auf ihn feuern. In Deckung und ungesehen kann ihn der Befehl „{ order-hide }“ wieder verbergen.
hint-ammo = Eine 9 kostet Munition: erst „{ ammo-low }“, dann „{ ammo-none }“. Der Befehl „{ order-reload }“ nimmt den Marker weg.
hint-wound = Wunden verschlechtern alles, was ein Mann tut; sie summieren sich, bis er daran stirbt. Ein Sanitäter kann sie verbinden.
hint-morale = Die Moral eines Mannes hat sich geändert: Sie zählt für sein Feuer und seine Checks. Ist sie gesunken, hebt sie der Befehl „{ order-rally }“ wieder, am besten nahe bei einem Anführer.
hint-prisoner = Ein Mann hat sich ergeben. Jemand muss als Bewacher in seinem Feld bleiben, sonst ist er in der nächsten Runde wieder frei.
hint-event = Ein Ereignis wurde auf der Tabelle des Szenarios gewürfelt. Was es bewirkt, steht im Protokoll.
hint-melee = Beide Seiten sind in einem Feld im Nahkampf: Niemand feuert hinein oder hinaus, und jeder greift mit seiner Truppenqualität an.
hint-grenade = Eine Granate bleibt bis zum Ende der Runde liegen, wo sie gelandet ist, und explodiert dann. Wer ihr Feld rechtzeitig verlässt, wird nicht verletzt; im Nachbarfeld macht er trotzdem einen Moralcheck.
hint-smoke = Rauch auf der Linie erschwert Feuern und Entdecken, für beide Seiten. Er wächst, treibt ab und verblasst.
hint-night = In der Dunkelheit und im Nebel sieht niemand weiter, als oben steht; nachts macht eine Leuchtkugel ihre Umgebung hell.
hint-flare = Eine Leuchtkugel brennt: Alles in ihrer Nähe ist zu sehen wie am Tag, auch deine Männer. Sie treibt mit dem Wind, bis sie erlischt.
hint-strike = Ein Feuerschlag ist niedergegangen. Alle Geschosse weichen in dieselbe Richtung ab, jedes verschieden weit: Halt dich von dort fern, wo das nächste einschlagen kann.
