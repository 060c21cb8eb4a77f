title = Aus der Führung geraten
    .en = Moved out of command
text-1 = Ein Sherman, der seine taktische Bewegung außerhalb der Führung beendet, schießt mit +1: Der Pz IV, auf 4+ zu treffen, verlangt 5. Ein Eilen außerhalb der Führung muss zum Anführer führen.
    .en = A Sherman that ends its Tactical move out of command shoots at +1: the Pz IV, hit on 4+, needs 5. A dash out of command must lead to the leader.
