# Erfundene Szenarien

made-title-attack = {$map}: Angriff ({$attacker})
made-title-meeting = {$map}: eine Begegnung
made-place-company = Eine Kompanie auf jeder Seite
made-place-detachment = Eine Abteilung auf jeder Seite
made-place-patrol = Ein Spähtrupp auf jeder Seite
made-date = {$night ->
    [yes] {$year}, bei Nacht
   *[no] {$year}
}
made-story-attack = {$attacker} soll einnehmen, was {$defender} hält. Die schwächere Seite bekommt dafür zu Beginn Punkte.
made-story-meeting = {$attacker} und {$defender} tasten einander im freien Gelände ab, und noch hält niemand etwas.
