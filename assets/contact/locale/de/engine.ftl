# Wörter des Programms, die dieses Spiel anders sagt.

key-cursor-up = Cursor nach oben
key-cursor-down = Cursor nach unten
key-cursor-left = Cursor nach links
key-cursor-right = Cursor nach rechts
key-cursor-up-left = Cursor nach links oben
key-cursor-up-right = Cursor nach rechts oben
key-cursor-down-left = Cursor nach links unten
key-cursor-down-right = Cursor nach rechts unten
key-centre = Auf Cursor oder Trupp zentrieren
settings-grid = Raster
find-hint = ein Trupp, oder ein Ort wie 90,60
hand-over-line = Gib die Maus weiter. Die verborgenen Einheiten dieser Seite sind zu sehen, sobald der andere Spieler bereit ist.
caption-at = {$sound} · bei {$place}
