title = Schürzen
    .en = Side skirts
text-1 = Schürzen lassen eine Seite von 2 gegen Feuerkraft 5+ als 5 zählen: Selbst eine 1 hält ein Maschinengewehr mit 4 auf. Gegen Feuerkraft 4+ bleibt sie 2: Mit einer 5 sind das 7, unter 8.
    .en = Skirts make a side of 2 count as 5 against firepower 5+: even a 1 stops a machine gun of 4. Against firepower 4+ it stays 2: a 5 is 7, below 8.
