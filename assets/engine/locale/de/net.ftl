# Spiele zwischen zwei Rechnern: was Server und Programm ablehnen, je in einer Zeile.

net-bot-plays = für dich spielt gerade ein Bot; nimm erst deinen Platz zurück
net-broken = die Regeln kommen mit diesem Spiel nicht weiter; es bleibt, wie es zuletzt gespeichert wurde
net-come-back = Der Server hat dieses Spiel kurz losgelassen; die Verbindung kommt von selbst wieder.
net-elsewhere = dieses Spiel hat ein anderer Server; die Verbindung wird weitergereicht
net-no-address = „{$address}“ ist keine Adresse eines Spiels; sie sieht so aus: combat://RECHNER:PORT/CODE
net-no-book = der Server kann nicht lesen, womit dieses Spiel gespielt wird: {$why}
net-no-clock = ein Spiel hat eine Uhr, mit 10 Sekunden bis 400 Tagen für eine Antwort oder für alle
net-no-driver = der Speicher braucht den Treiber „{$driver}“: pip install combat-game[postgres]
net-no-game = dieses Spiel ist nicht mehr auf dem Server
net-no-habits = höchstens {$most} kurze Einstellungen für automatische Antworten werden behalten
net-no-invitation = diese Einladung öffnet keinen freien Platz; sie ist verbraucht oder unvollständig
net-no-message = die Nachricht ist nicht lesbar: {$why}
net-no-number = der Anteil an den Würfeln muss hexadezimal sein und höchstens {$most} Bytes haben
net-no-seat = in diesem Spiel ist kein Platz „{$seat}“ frei; es gibt {$known}
net-no-server = unter {$address} antwortet kein Server: {$why}
net-no-token = dieser Code öffnet auf dem Server keinen Platz; prüf, ob er ganz kopiert wurde
net-number-given = dein Anteil an den Würfeln ist schon im Spiel; er bleibt, wie er war
net-not-asked = diese Frage ist nicht mehr offen; es wurde nichts geändert
net-not-away = {$name} ist noch keine {$seconds} Sekunden fort
net-not-begun = das Spiel hat noch nicht begonnen: ein Platz ist noch frei
net-not-done = nicht ausgeführt: {$why}
net-not-now = das geht jetzt nicht
net-not-your-seat = nur wem ein Platz gehört, nimmt ihn zurück oder gibt ihn einem Bot, solange er da ist
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
net-idle = hier ist seit {$hours} Stunden nichts geschehen; die Verbindung wurde beendet, das Spiel bleibt
net-silent = es kam zu lange nichts
net-store = der Server kann seine Spiele nicht speichern: {$why}
net-time-over = die Zeit von {$name} ist abgelaufen
net-too-fast = zu viele Nachrichten auf einmal; warte einen Augenblick
net-too-large = die Nachricht ist zu groß; höchstens {$most} Bytes werden angenommen
net-too-many = deine Adresse hat zu viele Verbindungen zu diesem Server
net-too-many-games = deine Adresse hat zu viele Spiele begonnen; versuche es später wieder
net-unknown-kind = „{$kind}“ ist hier unbekannt
net-weak-token = der vom Programm gebildete Code des Platzes ist zu erraten; nichts wurde begonnen
net-watching = wer zuschaut, greift nicht ins Spiel ein
net-no-place = an der Stelle {$path} steht nichts

## Calls and windows

net-no-extra = ein Server braucht das Extra „server“: pip install combat-game[server]
net-no-port = an {$host}, Port {$port}, kann nicht gelauscht werden: {$why}
net-serving = Spiele werden unter {$address} angeboten (gespeichert in {$store}); Strg+C beendet das.
net-lobby = Warten auf Spieler
net-lobby-rules = Wahlregeln: {$rules}
net-lobby-no-rules = Ohne Wahlregeln.
net-lobby-packs = Benutzte Pakete: {$packs}
net-lobby-public = Jeder darf zuschauen.
net-lobby-days = { $count ->
    [one] Ein Tag für jede Antwort.
   *[other] {$count} Tage für jede Antwort.
}
net-lobby-minutes = { $count ->
    [one] Eine Minute für jede Antwort.
   *[other] {$count} Minuten für jede Antwort.
}
net-lobby-reserve = { $count ->
    [one] Eine Minute für alle Antworten einer Seite.
   *[other] {$count} Minuten für alle Antworten einer Seite.
}
net-lobby-then = Für den, dessen Zeit um ist, spielt der Bot „{$bot}“ weiter.
net-lobby-lost = Wessen Zeit um ist, der verliert.
net-watch-code = Zuschauen
net-watch-note = Mit dieser Adresse schauen andere zu: combat join ADRESSE. Sie zeigt, was beide Seiten wissen dürfen.
net-copy-watch = Für Zuschauer kopieren
net-home-holds = Dieser Rechner hat das ganze Spiel, auch alles Verdeckte; mit Fremden nimm einen Server.
net-server-holds = Der Rechner {$server} hat das ganze Spiel, auch alles Verdeckte; mit Fremden nimm einen Server.
net-seat-of = {$seat}: {$name}
net-connecting = Verbinden mit {$address} …
net-you = {$name} (du)
net-free = (frei)
net-invitation = Einladung
net-invitation-note = Wer diese Adresse öffnet, nimmt den freien Platz: combat join ADRESSE. Sie gilt einmal.
net-copy = Einladung kopieren
net-no-invitations = Es gibt keinen freien Platz, zu dem du einladen könntest.
net-plain = Die Verbindung ist nicht verschlüsselt.
net-leave = Der Server behält das Spiel; mit der Adresse deines Platzes kommst du jederzeit zurück.
net-said = {$name}: {$words}
net-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
net-back = Die Verbindung ist wieder da.
net-consent-title = Antwort zurücknehmen?
net-consent = {$name} möchte die letzte Antwort zurücknehmen.
net-consent-yes = Erlauben
net-consent-no = Ablehnen
net-asked-back = Die anderen werden gefragt, ob du deine Antwort zurücknehmen darfst.
net-back-settled = Das ist erledigt: Entweder ist deine Antwort zurückgenommen, oder die anderen haben weitergespielt.
net-waits = {$name} ist am Zug.
net-fair = Die Würfel sind geprüft: alle wie vor dem ersten versprochen.
net-unfair-secret = Den Würfeln ist nicht zu trauen: Das Geheimnis des Servers ist nicht das versprochene.
net-unfair-number = Den Würfeln ist nicht zu trauen: Dein Anteil daran wurde ausgetauscht.
net-unfair-die = Den Würfeln ist nicht zu trauen: Antwort {$answer} ist nicht die versprochene.
net-unfair-view = Dem Spiel ist nicht zu trauen: Was der Server am Ende gesagt hat, führt woandershin.
net-unfair-game = Das Spiel lässt sich nicht prüfen: {$why}
net-menu = Mit jemandem spielen
net-menu-note = Spiele zwischen zwei Rechnern
net-games-title = Spiele zwischen zwei Rechnern
net-games-note = Um eines zu beginnen, wähl ein Szenario und „Einladen“. Der andere kommt mit der Adresse dazu, die du ihm schickst.
net-games-empty = Du hast noch in keinem Spiel einen Platz.
net-go-on = Weiter
net-join = Beitreten…
net-join-title = Adresse des Spiels
net-join-now = Beitreten
net-no-code = Die Adresse nennt kein Spiel: Ihr letzter Teil fehlt.
net-forget = Vergessen
net-seat-line = {$name} · {$seat} · Spiel {$game}
net-host-button = Einladen
net-host-title = Jemanden einladen
net-host-note = Auf diesem Rechner geht es nur weiter, solange dieses Programm läuft. Für ein Spiel über Tage nenne einen Server.
net-host-seat = Deine Seite
net-host-name = Dein Name
net-host-time = Bedenkzeit
net-host-then = Wenn die Zeit einer Seite um ist
net-host-watch = Wer zuschauen darf
net-host-server = Serveradresse
net-host-server-title = leer für diesen Rechner
net-host-change = Ändern
net-host-take = Übernehmen
net-host-no-limit = unbegrenzt
net-host-days = { $count ->
    [one] 1 Tag für jede Antwort
   *[other] {$count} Tage für jede Antwort
}
net-host-minutes = {$count} Minuten für alle Antworten einer Seite
net-host-lost = verliert sie
net-host-bot = spielt der Bot „{$bot}“ weiter
net-host-invited = nur, wer die Adresse hat
net-host-anybody = jeder
net-under-way = Deine Antwort ist unterwegs.
net-cut-off = Keine Verbindung
net-bot-for-you = Für dich spielt ein Bot.
net-bot-back = „Spieler“ gibt dir deinen Platz zurück.
net-is-bot = {$name} ist ein Bot.
net-bot-plays-for = Für {$name} spielt ein Bot.
net-is-here = {$name} ist verbunden.
net-is-away = {$name} ist nicht da.
net-players = Spieler
net-say = Etwas sagen …
net-say-title = An alle in diesem Spiel
net-say-now = Sagen
net-talk = Was gesagt wurde
net-talk-title = Was gesagt wurde
net-nothing-said = Noch hat niemand etwas gesagt.
net-mute = {$name} stumm schalten
net-unmute = {$name} wieder hören
net-take-back = Um Rücknahme deiner letzten Antwort bitten
net-take-seat = Deinen Platz zurücknehmen
net-bot-mine = Einen Bot für dich spielen lassen
net-bot-for = Einen Bot für {$name} spielen lassen
net-concede-text = Das Spiel endet für alle, und du verlierst es.
net-left = Der Server behält das Spiel; zurück kommst du mit: combat join {$address}
net-text-invitation = Lade jemanden ein mit: combat join {$address}
net-text-watch = Andere schauen zu mit: combat join {$address}
net-text-consent = {$name} möchte die letzte Antwort zurücknehmen. Mit „{$yes}“ erlaubst du es.
net-page-all = Alle öffentlichen Spiele
net-page-title = Öffentliche Spiele
net-page-none = Zurzeit wird kein öffentliches Spiel gespielt.
net-page-over = Das Spiel ist zu Ende.
net-page-free = Ein Platz ist frei.
net-begins-with = { $count ->
    [one] Das Spiel beginnt, sobald {$names} kommt.
   *[other] Das Spiel beginnt, sobald {$names} kommen.
}
net-begins-with-you = Das Spiel beginnt, sobald du weitermachst.
net-page-code = Code eines Zuschauers:
net-page-watch = Zuschauen
net-your-move = Du bist am Zug
net-games-line = {$state} · {$title} · {$names}
net-games-unasked = {$server}: {$why}
net-last-answer = letzte Antwort {$ago}
net-home-off = Es liegt auf diesem Rechner; „Weiter“ startet seinen Server.
net-at-home = auf diesem Rechner
net-yours-note = { $count ->
    [one] du bist in einem Spiel am Zug
   *[other] du bist in {$count} Spielen am Zug
}
net-games-none = Keine Spiele.
net-left-days = { $days ->
    [0] Noch {$hours} Std.
    [one] Noch 1 Tag {$hours} Std.
   *[other] Noch {$days} Tage {$hours} Std.
 }
net-left-minutes = Noch {$time}.
net-mail-server = „{$address}“ ist kein Mailserver; er sieht so aus: smtp://NAME@RECHNER:PORT
net-mail-address = „{$address}“ ist keine brauchbare Mailadresse
net-mail-pages = „{$address}“ ist keine Adresse von Seiten; sie sieht so aus: https://games.example.org
net-mail-stopped = zu diesem Spiel bekommst du keine Mails mehr
net-mail-sent = eine Mail mit einem Link zum Bestätigen ging an {$address}
net-no-mail = dieser Server verschickt keine Mails
net-mail-confirm-subject = {$title}: Bestätige deine Adresse
net-mail-confirm = Jemand möchte Mails an diese Adresse, wenn er in einem Spiel {$title} gegen {$names} am Zug ist. Bist du das, dann bestätige es hier; sonst tu nichts:
    {""}
    {$link}
net-mail-move-subject = {$title}: Du bist am Zug
net-mail-move = Du bist am Zug im Spiel {$title} gegen {$names}.
    {""}
    Keine Mails mehr zu diesem Spiel: {$link}
net-page-mail = Mails zu einem Spiel
net-page-mail-confirm = Mir Mails schicken, wenn ich am Zug bin
net-page-mail-stop = Keine Mails mehr schicken
net-page-mail-confirm-done = Die Adresse ist bestätigt.
net-page-mail-stop-done = Es werden keine Mails mehr verschickt.
net-mail-me = Mail, wenn ich am Zug bin …
net-mail-title = Deine Mailadresse; leer für keine Mails mehr
net-mail-take = Übernehmen
