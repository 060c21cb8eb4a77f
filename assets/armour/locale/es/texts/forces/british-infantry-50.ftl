name = Compañía de fusileros británica, 50 puntos
    .en = British rifle company, 50 points
