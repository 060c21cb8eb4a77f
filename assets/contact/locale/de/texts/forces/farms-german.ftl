name = Schützen auf dem Hügel, deutsch 1940
    .en = Riflemen on the hill, German 1940
