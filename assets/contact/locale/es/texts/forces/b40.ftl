name = Compañía de infantería, británica 1940
    .en = Infantry company, British 1940
