# The rules lab.

menu-lab-note = die Regeln am Beispiel, Schritt für Schritt
lab-list-note = Stellungen mit ihren Karten, Ereignis für Ereignis. Zieh eine eigene Datei hierher, um sie zu öffnen.
lab-axis = Achse: Karten
lab-allies = Alliierte: Karten
lab-chits = Zielmarker
lab-smoke = Rauch
lab-no-script = Keine Karten oder Antworten nötig.
