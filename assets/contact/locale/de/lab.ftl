# Messungen und Fehler von Laborstellungen.

lab-measure = {$subject}: {$values}
finding-lab-subject = eine Messung handelt von einer Sache: {$known}
finding-lab-not-found = eine Messung von {$about} findet kein {$key}, nur {$known}; lösch es
finding-lab-scenery = ein Geländestück ist eine Fläche (area) oder eine Linie (line); gib genau eines davon an
finding-lesson-unit-stands = eine Bedingung zu einer Einheit braucht eines von: {$known}
