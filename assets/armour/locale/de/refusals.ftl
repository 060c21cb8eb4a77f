# Warum eine Antwort nicht erlaubt ist: ein kurzer Grund; die Regelnummer kommt dazu.

refusal-about = {$about}: {$reason}
refusal-bailed-out = die Besatzung ist ausgestiegen
refusal-cannot-hit = nötig wäre {$need}: mehr als 8 ist nicht zu würfeln
refusal-dash-out-of-command = außer Befehl führt eine Eilbewegung nur zur Führung hin
refusal-dashed = in dieser Runde mit Eilbewegung bewegt
refusal-has-fired = hat in dieser Runde schon geschossen
refusal-has-moved = hat sich in dieser Runde schon bewegt
refusal-impassable = unpassierbar: {$ground}
refusal-no-such-weapon = diese Waffe fehlt dort
refusal-no-target = das ist kein feindlicher Trupp auf dem Tisch
refusal-not-even = Treffer werden gleichmäßig verteilt, jedes genannte Ziel bekommt einen
refusal-not-on-table = steht nicht auf dem Tisch
refusal-occupied = {$team} ist im Weg
refusal-off-table = das liegt außerhalb des Tisches
refusal-one-unit = nur Trupps einer eigenen Einheit
refusal-one-weapon = eine Waffe je Trupp
refusal-out-of-arc = außerhalb des Schussfelds
refusal-out-of-command = {$team} wäre außer Befehl
refusal-out-of-range = außer Reichweite: höchstens {$range} cm
refusal-out-of-sight = außer Sicht
refusal-outside-zone = {$team} stünde außerhalb deiner Zone
refusal-too-far = zu weit: {$way} cm von {$most} cm
refusal-unit-has-moved = die Bewegung der Einheit ist vorbei
refusal-units-to-deploy = es sind noch Einheiten aufzustellen
refusal-whole-unit = eine Einheit wird ganz aufgestellt
