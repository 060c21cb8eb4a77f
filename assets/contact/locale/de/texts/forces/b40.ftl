name = Infanteriekompanie, britisch 1940
    .en = Infantry company, British 1940
