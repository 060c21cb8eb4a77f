title = Die Antwort des Sherman
    .en = The answer of the Sherman
text-1 = Der M4A3 zurück: 5, +2 für die Entfernung. PA 6 −2 gegen 12.
    .en = The M4A3 back: 5, +2 for the distance. AT 6 −2 against 12.
