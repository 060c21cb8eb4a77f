# Spiele zwischen zwei Rechnern: was Server und Programm ablehnen, je in einer Zeile.

net-come-back = Der Server hat dieses Spiel kurz losgelassen; die Verbindung kommt von selbst wieder.
net-no-address = „{$address}“ ist keine Adresse eines Spiels; sie sieht so aus: combat://RECHNER:PORT/CODE
net-no-book = der Server kann nicht lesen, womit dieses Spiel gespielt wird: {$why}
net-no-game = dieses Spiel ist nicht mehr auf dem Server
net-no-invitation = diese Einladung öffnet keinen freien Platz; sie ist verbraucht oder unvollständig
net-no-message = die Nachricht ist nicht lesbar: {$why}
net-no-number = der Anteil an den Würfeln muss hexadezimal sein und höchstens {$most} Bytes haben
net-no-seat = in diesem Spiel ist kein Platz „{$seat}“ frei; es gibt {$known}
net-no-server = unter {$address} antwortet kein Server: {$why}
net-no-token = dieser Code öffnet auf dem Server keinen Platz; prüf, ob er ganz kopiert wurde
net-not-asked = diese Frage ist nicht mehr offen; es wurde nichts geändert
net-not-begun = das Spiel hat noch nicht begonnen: ein Platz ist noch frei
net-not-done = nicht ausgeführt: {$why}
net-not-now = das geht jetzt nicht
net-other-certificate = der Server zeigt ein anderes Zertifikat, als die Einladung nennt; es wurde nichts gesendet
net-other-title = dieser Code gehört zu einem Spiel von {$title}
net-protocol = { $side ->
    [client] dieses Programm ist älter als der Server (Version {$theirs}, der Server spricht {$ours}); bring es auf den neuen Stand
   *[server] der Server ist älter als dieses Programm (Version {$ours}, dieses Programm spricht {$theirs}); er muss auf den neuen Stand
}
net-refused = der Server hat die Verbindung abgelehnt
net-rules = dieses Programm und der Server haben verschiedene Regeln von {$title}; beide brauchen dieselbe Version
net-rules-changed = { $answers ->
    [one] Die Regeln haben sich geändert: Die letzte Antwort passt nicht mehr und wurde weggelassen.
   *[other] Die Regeln haben sich geändert: Die letzten {$answers} Antworten passen nicht mehr und wurden weggelassen.
}
net-silent = es kam zu lange nichts
net-store = der Server kann seine Spiele nicht speichern: {$why}
net-too-fast = zu viele Nachrichten auf einmal; warte einen Augenblick
net-too-large = die Nachricht ist zu groß; höchstens {$most} Bytes werden angenommen
net-unknown-kind = „{$kind}“ ist hier unbekannt
net-no-place = an der Stelle {$path} steht nichts
