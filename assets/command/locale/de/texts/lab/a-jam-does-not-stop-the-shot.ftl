title = Eine Ladehemmung hält den Schuss nicht auf
    .en = A jam does not stop the shot
text-1 = Ladehemmung! macht jede schießende Waffe defekt und sonst nichts: Der Angriff geht mit voller FK weiter.
    .en = Jammed! breaks every weapon that fires, and nothing else: the attack goes on with its full FP.
