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
figure-of-21-0 = Die Waffen: Reichweite in cm, Würfel ohne und mit Bewegung, Panzerabwehr, Wirkung.

## Special rules of a team

special-rule = {$name}: {$rule} ({$number})
