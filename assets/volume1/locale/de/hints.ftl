# Was gesagt wird, wenn etwas in einem Gefecht zum ersten Mal auftaucht.

settings-hints = Hinweise
hints-first = wo etwas neu ist
hints-off = keine

hint-duck-back = Wer gerade gehandelt hat, darf in Deckung gehen: Er gibt seinen Befehl für den Rest der Runde auf und hält den Kopf unten. Die Zeile unten sagt, was ihm das ersparen würde.
hint-discard = Eine Abwurfkarte lässt sich jetzt für das nutzen, was darauf steht, ein einziges Mal. Angeboten wird sie nur, wenn sie passt; behalten geht sie nicht verloren.
hint-strike-call = Jetzt kannst du Artillerie anfordern. Die Karte zeigt, was sie treffen kann; einmal angefordert, lässt sie sich nicht mehr lenken.
hint-spotted = Einer deiner Männer ist entdeckt: Jetzt darf der Feind auf ihn feuern. In Deckung und außer Sicht kann ihn der Befehl „{ order-hide }“ wieder verstecken.
hint-ammo = Eine 9 kostet Munition: erst „{ ammo-low }“, dann „{ ammo-none }“. Der Befehl „{ order-reload }“ nimmt den Marker weg.
hint-wound = Wunden verschlechtern alles, was ein Mann tut, und summieren sich, bis sie ihn töten. Ein Sanitäter kann sie verbinden.
hint-morale = Seine Moral hat sich geändert: Sie zählt für sein Feuer und seine Checks. Der Befehl „{ order-rally }“ hebt sie wieder, am besten nahe bei einem Anführer.
hint-prisoner = Ein Mann hat sich ergeben. Jemand muss als Bewacher in seinem Feld bleiben, sonst ist er in der nächsten Runde wieder frei.
hint-event = Ein Ereignis wurde auf der Tabelle des Szenarios gewürfelt. Was es bewirkt, steht im Protokoll.
hint-melee = Beide Seiten kämpfen in einem Feld Mann gegen Mann: Niemand feuert hinein oder hinaus, und jeder greift mit seiner Truppenqualität an.
hint-grenade = Eine Granate bleibt bis zum Ende der Runde liegen, wo sie fiel, und explodiert dann. Wer ihr Feld rechtzeitig verlässt, wird nicht verletzt; daneben macht er trotzdem einen Moralcheck.
hint-smoke = Rauch auf der Linie erschwert Feuern und Entdecken, für beide Seiten. Er wächst, treibt ab und verblasst.
hint-night = Es ist Nacht: Niemand sieht weiter als die oben angegebene Sichtweite, außer wo eine Leuchtkugel brennt.
hint-flare = Eine Leuchtkugel brennt: Alles in ihrer Nähe ist zu sehen wie am Tag, auch deine Männer. Sie treibt mit dem Wind, bis sie erlischt.
hint-strike = Ein Feuerschlag beginnt. Seine Geschosse weichen ab: Bleib den markierten Feldern fern.
