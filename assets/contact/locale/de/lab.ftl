# Messungen und Fehler von Laborstellungen.

menu-lab-note = die Regeln am Beispiel, Schritt für Schritt
lab-list-note = Stellungen mit ihren Würfeln, Ereignis für Ereignis. Zieh eine eigene Datei hierher, um sie zu öffnen.
lab-d6 = W6
lab-no-script = Keine Würfel oder Antworten nötig.
lab-measure = {$subject}: {$values}
finding-lab-subject = eine Messung handelt von einer Sache: {$known}
finding-lab-not-found = eine Messung von {$about} findet kein {$key}, nur {$known}; lösch es
finding-lab-scenery = ein Geländestück ist eine Fläche (area) oder eine Linie (line); gib genau eines davon an
finding-lesson-unit-stands = eine Bedingung zu einer Einheit braucht eines von: {$known}
