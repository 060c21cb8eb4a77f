# Lo que llevan impreso las fichas y las cartas, donde hay poco sitio.
# As in English: printed-us-elite-squad, printed-us-elite-team, printed-ita-elite-squad, printed-ita-elite-team

printed-elite = Élite
printed-line = Línea
printed-green = Reclutas
printed-leader = Mando
printed-private = Soldado
printed-hero = Héroe
printed-scout = Explorador
printed-radio = {$calibre} mm

printed-number = N.º {$number}
printed-event = ¡Evento!
printed-jammed = ¡Encasquillada!
printed-sniper = ¡Francotirador!
printed-time = ¡Tiempo!

printed-level = Nivel
printed-points = {$points} PV
printed-each = 1–5
printed-exits-doubled = Salidas ×2
printed-eliminations-doubled = Bajas ×2
printed-all-five = Los cinco

printed-ger-elite-squad = Zapad.
printed-ger-elite-team = Zapad.
printed-ger-line-squad = Fusil.
printed-ger-line-team = Fusil.
printed-ger-green-squad = Reserva
printed-ger-green-team = Reserva
printed-us-elite-squad = Ranger
printed-us-elite-team = Ranger
printed-us-line-squad = Fusil.
printed-us-line-team = Fusil.
printed-us-green-squad = Reempl.
printed-us-green-team = Reempl.
printed-sov-assault-squad = Asalto
printed-sov-elite-squad = Guardia
printed-sov-elite-team = Guardia
printed-sov-line-squad = Fusil.
printed-sov-line-team = Fusil.
printed-sov-green-squad = Milicia
printed-sov-green-team = Milicia
printed-uk-elite-squad = Comando
printed-uk-elite-team = Comando
printed-uk-line-squad = Fusil.
printed-uk-line-team = Fusil.
printed-uk-green-squad = Territ.
printed-uk-green-team = Territ.
printed-fra-elite-squad = Legión
printed-fra-elite-team = Legión
printed-fra-line-squad = Fusil.
printed-fra-line-team = Fusil.
printed-fra-green-squad = Reserva
printed-fra-green-team = Reserva
printed-ita-elite-squad = Bersagl.
printed-ita-elite-team = Bersagl.
printed-ita-line-squad = Fusil.
printed-ita-line-team = Fusil.
printed-ita-green-squad = Costa
printed-ita-green-team = Costa
card-does-nothing = No hace nada en esta partida.
