title = La respuesta del Sherman
    .en = The answer of the Sherman
text-1 = El M4A3 responde: 5, +2 por distancia. AC 6 −2 contra 12.
    .en = The M4A3 back: 5, +2 for the distance. AT 6 −2 against 12.
