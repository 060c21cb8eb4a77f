# What the scenario generator writes onto the sheets that it makes up, and its form.

## Landmarks: in a sentence, where somebody is, in a title, and as an objective

generated-landmark-farm = der Hof
    .accusative = den Hof
    .beside = beim Hof
    .to = zum Hof
    .from = vom Hof
generated-landmark-farm-at = auf dem Hof
generated-landmark-farm-title = der Hof
    .accusative = den Hof
    .at = auf dem Hof
    .to = zum Hof
    .from = vom Hof
generated-landmark-farm-name = Der Hof
generated-landmark-house = das Haus
    .accusative = das Haus
    .beside = beim Haus
    .to = zum Haus
    .from = vom Haus
generated-landmark-house-at = im Haus
generated-landmark-house-title = das Haus
    .accusative = das Haus
    .at = im Haus
    .to = zum Haus
    .from = vom Haus
generated-landmark-house-name = Das Haus
generated-landmark-barn = die Scheune
    .accusative = die Scheune
    .beside = bei der Scheune
    .to = zur Scheune
    .from = von der Scheune
generated-landmark-barn-at = in der Scheune
generated-landmark-barn-title = die Scheune
    .accusative = die Scheune
    .at = in der Scheune
    .to = zur Scheune
    .from = von der Scheune
generated-landmark-barn-name = Die Scheune
generated-landmark-ruin = die Ruine
    .accusative = die Ruine
    .beside = bei der Ruine
    .to = zur Ruine
    .from = von der Ruine
generated-landmark-ruin-at = in der Ruine
generated-landmark-ruin-title = die Ruine
    .accusative = die Ruine
    .at = in der Ruine
    .to = zur Ruine
    .from = von der Ruine
generated-landmark-ruin-name = Die Ruine
generated-landmark-orchard = der Obstgarten
    .accusative = den Obstgarten
    .beside = beim Obstgarten
    .to = zum Obstgarten
    .from = vom Obstgarten
generated-landmark-orchard-at = im Obstgarten
generated-landmark-orchard-title = der Obstgarten
    .accusative = den Obstgarten
    .at = im Obstgarten
    .to = zum Obstgarten
    .from = vom Obstgarten
generated-landmark-orchard-name = Der Obstgarten
generated-landmark-hilltop = die Kuppe
    .accusative = die Kuppe
    .beside = bei der Kuppe
    .to = zur Kuppe
    .from = von der Kuppe
generated-landmark-hilltop-at = auf der Kuppe
generated-landmark-hilltop-title = die Kuppe
    .accusative = die Kuppe
    .at = auf der Kuppe
    .to = zur Kuppe
    .from = von der Kuppe
generated-landmark-hilltop-name = Die Kuppe
generated-landmark-crossroads = die Kreuzung
    .accusative = die Kreuzung
    .beside = bei der Kreuzung
    .to = zur Kreuzung
    .from = von der Kreuzung
generated-landmark-crossroads-at = an der Kreuzung
generated-landmark-crossroads-title = die Kreuzung
    .accusative = die Kreuzung
    .at = an der Kreuzung
    .to = zur Kreuzung
    .from = von der Kreuzung
generated-landmark-crossroads-name = Die Kreuzung
generated-landmark-edge = die hintere Hecke
    .accusative = die hintere Hecke
    .beside = bei der hinteren Hecke
    .to = zur hinteren Hecke
    .from = von der hinteren Hecke
generated-landmark-edge-at = an der hinteren Hecke
generated-landmark-edge-title = die hintere Hecke
    .accusative = die hintere Hecke
    .at = an der hinteren Hecke
    .to = zur hinteren Hecke
    .from = von der hinteren Hecke
generated-landmark-edge-name = Der Weg hinaus
generated-landmark-ground = das Wäldchen
    .accusative = das Wäldchen
    .beside = beim Wäldchen
    .to = zum Wäldchen
    .from = vom Wäldchen
generated-landmark-ground-at = im Wäldchen
generated-landmark-ground-title = das Wäldchen
    .accusative = das Wäldchen
    .at = im Wäldchen
    .to = zum Wäldchen
    .from = vom Wäldchen
generated-landmark-ground-name = Das Wäldchen

## Titles

generated-title-take-1 = Der Kampf um { FORM($place, "accusative") }
generated-title-take-2 = Angriff auf { FORM($place, "accusative") }
generated-title-take-3 = Als Erste { FORM($place, "at") }
generated-title-hold-1 = Niemand verlässt { FORM($place, "accusative") }
generated-title-hold-2 = Sie wollen { FORM($place, "accusative") }
generated-title-hold-3 = Stellung { FORM($place, "at") }
generated-title-pass-1 = Durch bis { FORM($place, "to") }
generated-title-pass-2 = Der lange Weg { FORM($place, "to") }
generated-title-pass-3 = An ihnen vorbei { FORM($place, "to") }
generated-title-raid-1 = Besuch { FORM($place, "at") }
generated-title-raid-2 = Lärm { FORM($place, "at") }
generated-title-raid-3 = Ein Gefangener { FORM($place, "from") }
generated-title-rescue-1 = Jemand { FORM($place, "at") }
generated-title-rescue-2 = Der Verschollene { FORM($place, "at") }
generated-title-rescue-3 = Niemand bleibt { FORM($place, "at") } zurück
generated-date = {$day}. Juni 1944
generated-date-july = {$day}. Juli 1944
generated-when-june-day = {$day}. Juni, vormittags
generated-when-june-dawn = {$day}. Juni, im Morgengrauen
generated-when-june-night = {$day}. Juni, nach Mitternacht
generated-when-july-day = {$day}. Juli, vormittags
generated-when-july-dawn = {$day}. Juli, im Morgengrauen
generated-when-july-night = {$day}. Juli, nach Mitternacht
generated-place = Normandie, Frankreich

## What is to be done

generated-take-1 = Heute Morgen senkte sich der Finger des Bataillons auf die Karte, zeigte auf { FORM($place, "accusative") } und blieb dort liegen. Nimm die Stellung und sei da, wenn die anderen nachkommen.
generated-take-2 = Die Straße nützt niemandem, solange die Deutschen {$at} sitzen. Wirf sie hinaus und setz dich an ihre Stelle.
generated-take-3 = Jedes Fahrzeug, das wir vorschicken, sehen sie { FORM($place, "from") } aus. Von dort sollen sie nichts mehr sehen.
generated-hold-1 = Du hast { FORM($place, "accusative") }, und die Deutschen haben gemerkt, was das wert war. Sie kommen, um es sich zurückzuholen.
generated-hold-2 = Die Kompanie braucht ein paar Stunden, und du wirst sie ihr beschaffen. Halte { FORM($place, "accusative") }, bis etwas anderes befohlen wird.
generated-hold-3 = Gestern hat uns {$place} sechs Mann gekostet. Niemand will noch einmal dafür zahlen, also gib nichts davon her.
generated-pass-1 = Jemand muss zur Nachbarkompanie durch, und der Draht ist gekappt. Das Ziel ist {$place}, und halt dich unterwegs nicht mit Streit auf.
generated-pass-2 = Hier steht nur ein dünner Schleier, sagen jedenfalls die Flieger. Find das Loch darin und sei rechtzeitig dort: {$place} ist das Ziel.
generated-pass-3 = Du bist auf ihrer falschen Seite. Der Heimweg führt über { FORM($place, "accusative") }, und einen anderen gibt es nicht.
generated-raid-1 = Niemand braucht { FORM($place, "accusative") }. Gebraucht wird ein Deutscher, der redet, oder die Papiere von einem, der es nicht tut.
generated-raid-2 = Geh hinüber { FORM($place, "to") }, mach Ärger, krieg heraus, wer sie sind, und komm mit einem zurück, der es uns erzählen kann.
generated-raid-3 = Die Aufklärung hat eine Liste von Fragen und niemanden, dem sie sie stellen kann. Die Leute mit den Antworten liegen um { FORM($place, "accusative") }.
generated-rescue-1 = Einer unserer Flieger liegt seit Dienstag { FORM($place, "beside") } verborgen, und die Leute, die ihn versteckt haben, können es nicht länger. Schlag dich zu ihm durch und bleib bei ihm.
generated-rescue-2 = Der Pilot eines Artilleriefliegers ist { FORM($place, "beside") } heruntergekommen, mit einer Karte, die niemand sehen sollte. Sei als Erster bei ihm.
generated-rescue-3 = Mit gebrochenem Bein liegt ein Flieger {$at}, und jemand hat ihm versprochen, dass einer kommt. Der eine bist du.

## Who is there

generated-force-green = Es sind etwa {$count}, oder was danach aussieht, und auf die meisten hat noch nie jemand geschossen.
generated-force-regular = Rechne mit höchstens {$count}. Es ist Linieninfanterie, und sie versteht ihr Handwerk.
generated-force-veteran = Rechne mit höchstens {$count}, und freu dich nicht, dass es nicht mehr sind: Die machen das seit Russland.
generated-found-asleep = Sie erwarten dich nicht.
generated-found-watchful = Zum Eingraben hatten sie Zeit, aber niemand hat ihnen gesagt, dass du kommst.
generated-found-alert = Sie wissen, dass du kommst, und haben sich darauf eingerichtet.
generated-hold-asleep = Sie haben es eilig und sich vorher nichts angesehen.
generated-hold-watchful = Sie haben dir beim Graben zugesehen und wissen, wo du liegst.
generated-hold-alert = Sie hatten den ganzen Tag zur Vorbereitung und sind hellwach.
generated-machine-gun = Jemand hat drüben ein Maschinengewehr gehört.

## What sort of day it is

generated-hour-day = Es ist heller Tag.
generated-hour-dawn = Es ist kaum hell, und der Nebel steht noch auf den Feldern: Niemand sieht weit.
generated-hour-night = Es ist mondlos. Du hast ein paar Leuchtkugeln dabei, und eine Leuchtkugel zeigt auch dich.
generated-second = Wenn Zeit bleibt, wäre {$second} ein schönes Zubrot.
generated-artillery-ours = Unsere Mörser haben versprochen zu antworten, einmal.
generated-artillery-theirs = Ihre Mörser haben das Gelände vor dir auf ihren Karten.
generated-artillery-both = Unsere Mörser haben versprochen zu antworten, einmal; ihre brauchen kein Versprechen.
generated-turns = Du hast {$count} Runden.

## The strikes on the sheet

generated-guns-ours = Feuerschlag ({$weapon})
generated-guns-theirs = Deutscher Feuerschlag ({$weapon})

## The victory table

generated-verdict-1 = Besser, als jemand verlangt hat
generated-verdict-1-text = Der Oberst liest den Bericht zweimal und gibt ihn unverändert weiter, was noch nie vorgekommen ist.
generated-verdict-2 = Gut gemacht
generated-verdict-2-text = Es lief wie im Lehrbuch, beinahe. Es gibt warmes Essen, und niemand zählt die Portionen.
generated-verdict-3 = Geschafft, aber teuer bezahlt
generated-verdict-3-text = Was verlangt war, ist geliefert. Der Zugführer sieht auf die Liste und sagt nichts.
generated-verdict-4 = Nicht, was verlangt war
generated-verdict-4-text = Ein Teil davon ist getan. Den Rest wird man einer anderen Gruppe auftragen, und zwar schnell.
generated-verdict-5 = Ein Tag zum Vergessen
generated-verdict-5-text = Es wird einen neuen Versuch geben, wenn genug Männer dafür da sind.

## The form

generate-title = Gefecht erzeugen
generate-board = Kartenblatt
generate-ground = Blatt-Nr.
generate-ground-none = nur bei erzeugtem Blatt
generate-made-up = { $country }, erzeugt
generate-beside = Zweites Blatt
generate-alone = keins
generate-kind = Auftrag
generate-kind-take = Angriff
generate-kind-hold = Abwehr
generate-kind-pass = Durchbruch
generate-kind-raid = Überfall
generate-kind-rescue = Rettung
generate-men = Deine Männer
generate-enemies = Feinde, Dummys
generate-quality = Güte des Feindes
generate-quality-green = unerfahren
generate-quality-regular = Linientruppe
generate-quality-veteran = kampferprobt
generate-machine-gun = MG
generate-machine-gun-false = keins
generate-machine-gun-true = vielleicht eins
generate-readiness = Bereitschaft
generate-readiness-asleep = unvorbereitet
generate-readiness-watchful = vorbereitet
generate-readiness-alert = vorbereitet, alarmiert
generate-hour = Licht
generate-hour-day = Tag
generate-hour-dawn = Frühnebel
generate-hour-night = Nacht
generate-artillery = Mörser
generate-artillery-none = keine
generate-artillery-ours = unsere
generate-artillery-theirs = ihre
generate-artillery-both = beide
generate-turns = Runden
generate-all = Alles zufällig
generate-again = Anderes Gefecht
generate-save = Speichern
generate-seed = Startzahl {$seed} · R würfelt die Zeile neu
generate-seed-short = Startzahl {$seed}
generate-drawing = Das Gelände wird gezeichnet …
generate-map = Blau: Hier darfst du deine Männer aufstellen. Rot: was zählt. Ein Kreuz: ein feindlicher Spielstein, Mann oder Dummy.
generate-saved = Bei deinen Szenarien gespeichert
generate-saved-as = Gespeichert als {$path}
generate-not-saved = Das Szenario lässt sich nicht speichern: {$cause}
generate-ground-no-seed = Die Nummer liegt zwischen 1 und { $most }.
generate-ground-not-saved = Das Kartenblatt lässt sich nicht speichern: { $cause }
