name = Compañía de fusileros británica, 100 puntos
    .en = British rifle company, 100 points
