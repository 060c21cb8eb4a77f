title = Encuentro a mediodía
    .en = Meeting at Noon
place = Desierto abierto al sur de la carretera de la costa
    .en = Open desert south of the coast road
date = Junio de 1942
    .en = June 1942
story = Dos columnas blindadas asoman por horizontes opuestos, con el sol en lo alto y el suelo temblando de calor entre ellas. Ninguna tiene orden de esperar. Cada una quiere las alturas que la otra ha dejado atrás.
    .en = Two armoured columns come over opposite horizons with the sun overhead and the ground shimmering between them. Neither has orders to wait. Each wants the high ground that the other has left behind.
