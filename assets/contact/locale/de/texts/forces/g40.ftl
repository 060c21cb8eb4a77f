name = Schützenkompanie, deutsch 1940
    .en = Rifle company, German 1940
