# Bögen neben einer Frage: die Summe vor einem Wurf, und was daraus werden kann.

percent = { $percent } %
percent-compared = { $percent } → { $again } %
form-shot = Angriff auf {$hex}
form-smoke = Rauchgeschoss auf {$hex}
form-fp = Feuerkraft
form-morale = Moral {$morale}
form-morale-total = Moral
form-against = gegen {$total}
form-targeting = Trefferchance {$percent}: Produkt der Würfel über Entfernung {$range}
form-targeting-hindered = Trefferchance {$percent}: Produkt der Würfel −{$hindrance} über Entfernung {$range}
form-near-miss = Zu kurz: {$short}, zu weit: {$long}
form-own-units = Eigene Einheiten im Zielfeld: {$units}
form-too-weak = Feuerkraft unter 1: kein Angriff ohne Aktion
form-burst = {$signed} in {$hex}, dem Einschlagsfeld
form-none-can-fire = Niemand bringt 1 FK gegen sie auf
form-activated = Zu aktivieren: {$units}
form-takes-no-part = { $count ->
    [one] Nimmt an diesem Angriff nicht teil: {$units}
   *[other] Nehmen an diesem Angriff nicht teil: {$units}
}
form-ambushed = Wer wird im Hinterhalt gebrochen?
form-eliminated = schon gebrochen: ausgeschaltet
form-breaks = wird gebrochen
form-breaking = Getroffen: {$unit}
form-broken-squad = Ohne Leichte Verwundung wird sie gebrochen
form-lost-squad = Ohne Leichte Verwundung ist sie ausgeschaltet: {$points} SP für den Gegner und ein Verlust
form-whole-team = Mit Leichter Verwundung tritt ein ungebrochener Trupp an ihre Stelle; das kostet {$points} SP
form-broken-team = Mit Leichter Verwundung tritt ein gebrochener Trupp an ihre Stelle; das kostet {$points} SP
form-jams = Ladehemmung zu {$percent}: jede Waffe, die feuert, wird defekt
form-strains = { $count ->
    [one] Pasch zu {$percent}: dann wird eine Waffe durch das Dauerfeuer defekt
   *[other] Pasch zu {$percent}: dann wird {$count}-mal eine Waffe durch das Dauerfeuer defekt
}
form-defence = Abwehr: {$unit}
form-defence-needs = Hält mit einem Wurf über {$needs}
form-defence-fails = Kann nicht halten: dafür wäre ein Wurf über {$needs} nötig
form-defence-safe = Hält mit jedem Wurf
form-melee = Nahkampf in {$hex}
form-melee-total = Feuerkraft im Nahkampf
form-mission = Einschießen auf {$hex}
form-accuracy = Genau, {$percent}: Produkt der Würfel über Entfernung {$range}
form-accuracy-hindered = Genau, {$percent}: Produkt der Würfel −{$hindrance} über Entfernung {$range}
form-lost = Jenseits des Rands verloren: {$percent}
form-own = eigene Einheit
form-air-support = Luftangriff auf {$hex}
form-air-targets = Eines davon lässt sich angreifen: {$hexes}
form-own-rout = Eigene Einheiten, die in die Flucht geschlagen werden können: {$units}
form-way = Nach {$hex}
form-way-start = Bewegungspunkte zu Beginn
form-way-total = Verbrauchte Bewegungspunkte
form-step = {$hex}: {$ground}
form-step-gains = {$hex}: {$ground}, Bewegung {$gained}
form-step-why = {$hex}: {$ground}, Bewegung {$gained} ({$why})
form-points = {$change} · Rest {$left}
form-may-fire = { $count ->
    [one] Gelegenheitsfeuer von {$units}, in einem Feld
   *[other] Gelegenheitsfeuer von {$units}, in {$count} Feldern
}
form-overstacked = Überbelegt, {$count} Mann zu viel: Deckung {$cover}
form-overstacked-removed = Überbelegt, {$count} Mann zu viel: Am Ende des Zuges werden Einheiten entfernt
form-dig-in-hexes = Mögliche Felder: {$hexes}
form-work-cover = { $indirect ->
    [same] {$work}: Deckung {$cover}
   *[other] {$work}: Deckung {$cover}, gegen Granatwerfer und Artillerie {$indirect}
}
form-mines = Minen auf dem Weg: {$hexes}
form-and-more = { $count ->
    [one] {$units} und eine weitere
   *[other] {$units} und {$count} weitere
}
form-defences = Welche Einheit würfelt als Nächste für die Abwehr?
form-activate = Eine Einheit, oder ein Anführer und wen er erreicht
form-able = Können ihn ausführen: {$units}
form-moves = Bewegungspunkte
form-roll = Wurf: {$roll}
form-product = Wurf: {$white} × {$colour} = {$roll}
form-roll-triggers = {$roll}, dazu { $trigger ->
    [event] Ereignis!
    [sniper] Scharfschütze!
    [time] Zeit!
   *[jammed] Ladehemmung!
}
form-roll-last = {$roll}, dazu Zeit! und ein Schlusswurf unter {$space}
form-of-whom = {$unit} · {$morale}
form-new-roll = Ein neuer Wurf
form-name-against = {$name}, {$against}
form-compared = Je Spalte: wenn er gilt → mit einem neuen Wurf

form-part = {$what} {$percent} %

waiting-units = { $count ->
    [0] Alle Einheiten sind aufgestellt
    [one] {$count} Einheit aufzustellen
   *[other] {$count} Einheiten aufzustellen
}

chance-eliminated = ausgeschaltet
chance-breaks = wird gebrochen
chance-suppressed = niedergehalten
chance-unharmed = keine Wirkung
head-eliminated = ausg.
head-breaks = gebr.
head-suppressed = niederg.
head-unharmed = k. Wirkung
chance-rallies = sammelt sich
chance-stays = bleibt gebrochen
chance-lost = verloren
chance-runs = zieht sich zurück
chance-holds = keine Wirkung
chance-wins = gewinnt
chance-both-fall = beide fallen
chance-loses = verliert
chance-shelled = beschossen
chance-higher = höher
chance-equal = gleich
chance-lower = niedriger
form-stands = Wenn er gilt
chance-hits = trifft
chance-misses = verfehlt
chance-ends = das Spiel endet
chance-goes-on = das Spiel geht weiter

form-discard = Abwurf
form-discards = {$count} von höchstens {$limit} Karten
form-never = Nie als Befehl spielbar: {$orders}
form-brings = {$what} {$amount}
form-idle = Zurzeit nicht spielbar: {$orders}
form-drawn = { $count ->
    [0] Keine wird gezogen
    [one] {$count} Karte wird gezogen; {$left} bleiben im Deck
   *[other] {$count} Karten werden gezogen; {$left} bleiben im Deck
}
form-deck-ends = Das Deck endet nach {$left}: die Zeit rückt weiter
form-retreat = Rückzug nach {$hex}
form-retreat-on = { $left ->
    [0] Er endet hier
    [one] Noch {$left} Feld weiter
   *[other] Noch {$left} Felder weiter
}
form-retreat-lost = { $left ->
    [one] Noch {$left} Feld weiter, aber kein Weg: die Einheit ist verloren
   *[other] Noch {$left} Felder weiter, aber nur Weg für {$ways}: die Einheit ist verloren
}
