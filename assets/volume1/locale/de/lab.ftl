# The rules lab.

menu-lab = Regellabor
menu-lab-note = die Regeln am Beispiel, Schritt für Schritt

lab-title = Regellabor
lab-list-note = Stellungen mit ihren Würfen, Ereignis für Ereignis. Zieh eine eigene Datei hierher, um sie zu öffnen.
lab-list-empty = Es gibt keine Labordateien.
lab-open = Öffnen

lab-to-end = Bis ans Ende
lab-restart = Von vorn
lab-broken = Die Datei ist so, wie sie ist, nicht lesbar
lab-saved = Das ist die Datei { $path }. Ändere sie dort, und der Tisch folgt.

lab-d10 = W10
lab-d6 = W6
lab-friendly-cards = Deine Karten
lab-enemy-cards = Feindkarten
lab-cup = Aus dem Becher
lab-answers = Antworten
lab-no-script = Keine Würfe, Karten oder Antworten nötig.
