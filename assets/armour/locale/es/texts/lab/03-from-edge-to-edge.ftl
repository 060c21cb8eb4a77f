title = De borde a borde
    .en = From edge to edge
text-1 = Peanas de 32 mm de fondo: 43,2 cm entre centros son 40 cm de borde a borde, justo el alcance de los fusiles. Un milímetro más queda fuera. La infantería que no ha movido está a cubierto también en campo abierto; estos granaderos han disparado y no están cuerpo a tierra: 4+, +1.
    .en = Bases 32 mm deep: centres 43.2 cm apart are 40 cm apart from edge to edge, the whole range of the rifles. One millimetre more is out of range. Infantry that has not moved is concealed on open ground; these grenadiers have fired, so they are not gone to ground: hit on 4+, +1.
