title = Transporter von hinten
    .en = Transports from the rear
text-1 = Ein Lkw kommt bis auf 10 cm an einen Trupp seiner Einheit, auch genau 10,0, aber nicht näher als 40 cm an einen sichtbaren Feind: 39,9 wird abgelehnt, 40,0 erlaubt. Leer geht er am Ende der Phase wieder.
    .en = A lorry comes within 10 cm of a team of its unit, at exactly 10.0 too, but not to less than 40 cm from an enemy in sight: 39.9 is refused, 40.0 allowed. Empty, it leaves again at the end of the phase.
