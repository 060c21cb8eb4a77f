# The rules lab.

menu-lab-note = die Regeln am Beispiel, Schritt für Schritt
lab-list-note = Stellungen mit ihren Würfeln, Ereignis für Ereignis. Zieh eine eigene Datei hierher, um sie zu öffnen.
lab-d6 = W6
lab-no-script = Keine Würfel oder Antworten nötig.
lab-measure = {$subject}: {$values}
lab-where-undeployed = nicht aufgestellt
lab-where-mounted = aufgesessen
lab-where-rear = im rückwärtigen Raum
lab-where-withdrawn = abgezogen
lab-where-destroyed = vernichtet
lab-where-ambush = im Hinterhalt
lab-where-reserve = in Reserve
lab-where-away = nicht über dem Tisch
lab-where-due = im Anflug
