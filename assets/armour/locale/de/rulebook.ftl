# Tabellen des Regelhefts.

chart-head-ground = Gelände
chart-head-dash = Eilbewegung
chart-head-difficult = Wurf
chart-head-height = Höhe
chart-head-bulletproof = Kugelsicher
chart-head-condition = Erschwernis
chart-head-added = Dazu
chart-head-weapon = Waffe
chart-head-range = Weite
chart-head-rate = Würfel
chart-head-anti-tank = PA
chart-head-firepower = Wirk.
chart-head-rules = Sonderregeln
chart-yes = ja
chart-dash-of = { $dash ->
    [road] Straße
    [cross-country] Feld
    [terrain] Gelände
   *[impassable] { $foot ->
        [impassable] kein Durchkommen
       *[other] Infanterie: Gelände
    }
}
chart-height-of = { $height ->
    [flat] flach
    [short] niedrig
   *[tall] hoch
}
chart-bombardment = {$weapon}: Beschuss
figure-of-8-0 = Die Geländetabelle: welche Eilbewegung gilt, ob Gelände gewürfelt wird, Höhe, kugelsichere Deckung.
figure-of-10-0 = Was zum Trefferwert dazukommt. Von einem einzigen Schuss, langsamem Feuer und überlasteter Besatzung zählt nur eines.
figure-of-21-0 = Die Waffen: Reichweite in cm, Würfel ohne und mit Bewegung, Panzerabwehr, Feuerkraft.

## Special rules of a team

special-rule = {$name}: {$rule} ({$number})

## Die Einführung

intro-game-title = Zwei Kompanien auf einem offenen Tisch
intro-game = Du führst Panzer, Infanterie und Geschütze in Einheiten, jede mit einem Anführer. Modelle stehen, wo sie wollen, und jede Entfernung wird in Zentimetern gemessen: Der Tisch misst für dich.
intro-turn-title = Ein Spielzug
intro-turn = Die Seiten sind abwechselnd am Zug, der Angreifer zuerst. Jeder Spielzug hat vier Phasen:
intro-starting = Anfangsschritte: Besatzungen sitzen auf, niedergehaltene Einheiten sammeln sich, erschütterte stehen im letzten Gefecht, Ziele werden geprüft.
intro-movement = Bewegung: Einheit um Einheit, taktisch, um zu kämpfen, oder in Eile, um anzukommen; jeder Anführer darf einen Befehl geben.
intro-shooting = Beschuss: zuerst Nebel, dann direktes Feuer und Artillerie, Einheit um Einheit.
intro-assault = Sturmangriff: in Kontakt stürmen, beschossen werden, zuschlagen und sehen, wer weicht.
intro-shot-title = Ein Schuss
intro-shot = So viele Würfel wie die Feuerrate, jeder gegen den Trefferwert des Ziels und was ihn erschwert: Entfernung, Deckung, Nebel. Gegen Treffer schützt die Panzerung oder ein Rettungswurf; die Feuerkraft entscheidet, ob ein Getroffener trotz Deckung ausfällt. Ab fünf Treffern ist eine Einheit niedergehalten, egal wer überlebt.
intro-win-title = Wie eine Schlacht gewonnen wird
intro-win = Halte zu Beginn deines eigenen Spielzugs eines deiner Ziele, oder zerschlage alle Verbände der anderen Seite. Nach der letzten Runde sagt der Auftrag, wer gewonnen hat.
intro-keys-title = Hilfe
intro-keys = { $help } erklärt, worauf der Zeiger steht, und öffnet dieses Heft; { $keys } zeigt alle Tasten. Zahlen neben Texten sind Absätze: Klick sie an.
