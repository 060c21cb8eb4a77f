title = En movimiento y lejos
    .en = Moved, and far away
text-1 = La infantería de línea que se mueve no tiene dados a largo alcance: 1D6 menos uno.
    .en = Line infantry that moves fires at long range with no dice: 1D6 less one.
