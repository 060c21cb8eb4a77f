# The rules lab.

menu-lab-note = die Regeln am Beispiel, Schritt für Schritt
lab-list-note = Stellungen mit ihren Würfen, Ereignis für Ereignis. Zieh eine eigene Datei hierher, um sie zu öffnen.
lab-d10 = W10
lab-d6 = W6
lab-friendly-cards = Deine Karten
lab-enemy-cards = Feindkarten
lab-cup = Aus dem Becher
lab-no-script = Keine Würfe, Karten oder Antworten nötig.
