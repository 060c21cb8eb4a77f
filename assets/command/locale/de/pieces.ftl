# Was auf Spielsteinen und Karten gedruckt steht, wo wenig Platz ist.
# As in English: printed-elite, printed-us-elite-squad, printed-us-elite-team, printed-fra-elite-squad, printed-fra-elite-team, printed-fra-green-squad, printed-fra-green-team, printed-ita-elite-squad, printed-ita-elite-team

printed-elite = Elite
printed-line = Linie
printed-green = Rekruten
printed-leader = Anführer
printed-private = Soldat
printed-hero = Held
printed-scout = Späher
printed-radio = {$calibre} mm

printed-number = Nr. {$number}
printed-event = Ereignis!
printed-jammed = Ladehemmung!
printed-sniper = Scharfschütze!
printed-time = Zeit!

printed-level = Ebene
printed-points = {$points} SP
printed-each = 1–5
printed-exits-doubled = Abgänge ×2
printed-eliminations-doubled = Verluste ×2
printed-all-five = Alle fünf

printed-ger-elite-squad = Pionier
printed-ger-elite-team = Pionier
printed-ger-line-squad = Schützen
printed-ger-line-team = Schützen
printed-ger-green-squad = Ersatz
printed-ger-green-team = Ersatz
printed-us-elite-squad = Ranger
printed-us-elite-team = Ranger
printed-us-line-squad = Schützen
printed-us-line-team = Schützen
printed-us-green-squad = Ersatz
printed-us-green-team = Ersatz
printed-sov-assault-squad = Sturm
printed-sov-elite-squad = Garde
printed-sov-elite-team = Garde
printed-sov-line-squad = Schützen
printed-sov-line-team = Schützen
printed-sov-green-squad = Miliz
printed-sov-green-team = Miliz
printed-uk-elite-squad = Kommando
printed-uk-elite-team = Kommando
printed-uk-line-squad = Schützen
printed-uk-line-team = Schützen
printed-uk-green-squad = Landwehr
printed-uk-green-team = Landwehr
printed-fra-elite-squad = Legion
printed-fra-elite-team = Legion
printed-fra-line-squad = Schützen
printed-fra-line-team = Schützen
printed-fra-green-squad = Reserve
printed-fra-green-team = Reserve
printed-ita-elite-squad = Bersagl.
printed-ita-elite-team = Bersagl.
printed-ita-line-squad = Schützen
printed-ita-line-team = Schützen
printed-ita-green-squad = Küste
printed-ita-green-team = Küste
card-does-nothing = Bewirkt in diesem Spiel nichts.
