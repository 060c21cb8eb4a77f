# Namen von Seiten, Einheiten, Waffen, Karten, Gelände und Summanden.

side-axis = Achse
side-allies = Alliierte

unit-squad-elite = Elitegruppe
    .many = Elitegruppen
unit-squad-line = Liniengruppe
    .many = Liniengruppen
unit-squad-green = Rekrutengruppe
    .many = Rekrutengruppen
unit-team-elite = Elitetrupp
    .many = Elitetrupps
unit-team-line = Linientrupp
    .many = Linientrupps
unit-team-green = Rekrutentrupp
    .many = Rekrutentrupps
unit-leader = Anführer
    .many = Anführer
unit-private = Einfacher Soldat
    .many = Einfache Soldaten
unit-hero = Held
    .many = Helden
unit-scout = Späher
    .many = Späher
unit-numbered = {$name} {$number}
unit-of-nation = {$name} ({$nation})
unit-in-sentence-squad = {$name}
unit-in-sentence-team = {$name}
unit-in-sentence-leader = {$name}
unit-in-sentence-named = {$name}
nation-tag-germany = D
nation-tag-italy = I
nation-tag-united-states = US
nation-tag-soviet-union = SU
nation-tag-britain = GB
nation-tag-france = F

weapon-machine-gun = Maschinengewehr
    .many = Maschinengewehre
weapon-mortar = Granatwerfer
    .many = Granatwerfer
weapon-gun = Geschütz
    .many = Geschütze
weapon-anti-tank = Panzerabwehrwaffe
    .many = Panzerabwehrwaffen
weapon-flamethrower = Flammenwerfer
    .many = Flammenwerfer
weapon-satchel = Sprengladung
    .many = Sprengladungen
weapon-molotov = Molotowcocktail
    .many = Molotowcocktails
radio = Funkgerät

## Punkte und Zielmarker

points-of = {$side} {$points} SP
points-level = 0 SP
chit-objective = Ziel {$objective} zählt {$points} SP mehr
chit-each = jedes Ziel zählt {$points} SP mehr
chit-exits-doubled = Punkte fürs Verlassen des Spielfelds zählen doppelt
chit-eliminations-doubled = Punkte für ausgeschaltete Einheiten zählen doppelt
chit-all-five = wer alle fünf Ziele hält, gewinnt bei einem Schlusswurf

## Befehle und Aktionen

use-fire = Feuer
use-move = Bewegung
use-advance = Vorrücken
use-recover = Erholung
use-rout = Flucht
use-artillery-request = Artillerieanforderung
use-artillery-denied = Artillerie verweigert
use-command-confusion = Befehlschaos
use-ambush = Hinterhalt
use-assault-fire = Sturmfeuer
use-bore-sighting = Eingeschossen
use-concealment = Tarnung
use-crossfire = Kreuzfeuer
use-demolitions = Sprengung
use-dig-in = Eingraben
use-hand-grenades = Handgranaten
use-hidden-entrenchments = Verborgene Schützenlöcher
use-hidden-mines = Verborgene Minen
use-hidden-pillbox = Verborgener Kampfstand
use-hidden-unit = Verborgene Einheit
use-hidden-wire = Verborgener Drahtverhau
use-light-wounds = Leichte Verwundung
use-marksmanship = Treffsicherheit
use-no-quarter = Kein Pardon
use-smoke-grenades = Rauchgranaten
use-spray-fire = Streufeuer
use-sustained-fire = Dauerfeuer

## Ereignisse

event-air-support = Luftunterstützung
event-battle-harden = Kampferprobt
event-battlefield-integrity = Zusammenhalt
event-blaze = Brand
event-booby-trap = Sprengfalle
event-breeze = Brise
event-command-and-control = Führung und Kontrolle
event-commissar = Kommissar
event-cower = Verkriechen
event-deploy = Aufteilen
event-dust = Staub
event-elan = Schneid
event-entrench = Verschanzen
event-field-promotion = Beförderung im Feld
event-fog-of-war = Nebel des Krieges
event-hero = Held
event-infiltration = Einsickern
event-interdiction = Abriegelung
event-interrogation = Verhör
event-kia = Gefallen
event-malfunction = Waffe defekt
event-medic = Sanitäter!
event-mission-objective = Einsatzziel
event-prisoners-of-war = Kriegsgefangene
event-reconnaissance = Aufklärung
event-reinforcements = Verstärkung
event-rubble = Trümmer
event-sappers = Pioniere
event-scrounge = Organisieren
event-shell-shock = Granatschock
event-shellholes = Granattrichter
event-strategic-objective = Strategisches Ziel
event-suppressing-fire = Niederhaltendes Feuer
event-walking-wounded = Gehfähige Verwundete
event-white-phosphorus = Weißer Phosphor

## Gelände und Befestigungen

ground-open = offenes Gelände
ground-field = Acker
ground-orchard = Obstgarten
ground-brush = Gestrüpp
ground-woods = Wald
ground-building = Gebäude
ground-gully = Mulde
ground-marsh = Sumpf
ground-stream = Bach
ground-water = Wasser
ground-bridge-major = große Brücke
ground-bridge-minor = kleine Brücke
ground-hedge = Hecke
ground-wall = Mauer
ground-fence = Zaun
ground-cliff = Steilhang
ground-road = Straße
ground-rail = Bahngleis
ground-trail = Pfad
ground-smoke = Rauch
ground-night = Nacht
ground-foxholes = Schützenlöcher
    .many = Schützenlöcher
ground-trench = Graben
    .many = Gräben
ground-pillbox = Kampfstand
    .many = Kampfstände
ground-bunker = Bunker
    .many = Bunker
ground-mines = Minen
    .many = Minen
ground-wire = Drahtverhau
    .many = Drahtverhaue

## Summen

sum = {$parts} = {$total}
summand = {$amount} {$name}
summand-first = {$amount} {$name}
term-roll = Wurf
term-fp = Feuerkraft
term-fp-of = Feuerkraft {$piece}
term-move = Bewegung
term-move-of = Bewegung {$piece}
term-morale = Moral
term-morale-of = Moral {$piece}
term-unit-of = {$piece}
term-boxed-of = eingerahmte FK {$piece}
term-weapon-of = {$piece}
term-command = Führung
term-veteran = Veteran
term-suppressed = niedergehalten
term-wire = Drahtverhau
term-road = Straße
term-cover = Deckung
term-cover-indirect = Deckung gegen Granatwerfer und Artillerie
term-cover-indirect-named = {$name} gegen Granatwerfer und Artillerie
term-overstacked = überbelegt
term-group = Feuergruppe
term-uphill = bergauf
term-downhill = bergab
term-hindrance = Sichtbehinderung
term-initiative = Initiativekarte
term-action = Aktion
term-mines = Minen
term-radio = Batterie
term-product = Produkt der Würfel
term-night = Nacht
term-trench = Graben
term-way = Weg
term-ground = Gelände
term-side = Feldkante

## Zustände, und wie eine Stellung steht

state-broken = gebrochen
state-suppressed = niedergehalten
state-veteran = Veteran
state-waiting = trifft noch ein
state-eliminated = ausgeschaltet
state-gone = nicht mehr im Spiel
lab-look = Von {$start} nach {$end}: {$sees ->
    [no] nicht zu sehen, unterbrochen in {$cut}
   *[yes] zu sehen{$hindrance ->
        [0] {""}
       *[other] , Sichtbehinderung {$hindrance}
    }
}
lab-piece = {$piece} in {$hex}: {$values}
lab-piece-off-map = {$piece} ist nicht auf dem Spielfeld
lab-step = Von {$start} nach {$end}: {$cost ->
    [one] {$cost} Punkt
   *[other] {$cost} Punkte
}
lab-objective = Ziel {$number} ist {$points} wert
lab-standing = Am Ende: Zeit {$time}, {$score}
