# What is wrong with the file of a campaign, or with a battle that was saved.

diary-choose-another = wähl einen anderen Feldzug, oder beginne einen neuen
diary-switch-on-packs = schalte die Pakete ein, mit denen er begonnen wurde, oder wähl einen anderen Feldzug
diary-begin-battle-again = beginne das Gefecht noch einmal
diary-make-room = schaff Platz, mach den Ordner beschreibbar, oder gib in COMBAT_DATA_DIR einen anderen an
diary-delete-yourself = mach den Ordner beschreibbar, oder lösch die Datei selbst
diary-no-longer-read = nicht mehr zu lesen: {$cause}
diary-not-deleted = nicht zu löschen: {$cause}
diary-written-anew = {$path}: {$why} – der ganze Feldzug wurde neu geschrieben und geht weiter als {$beside}
diary-too-many-bytes = hat { NUMBER($size, useGrouping: "true") } Bytes; ein Feldzug hat höchstens { NUMBER($most, useGrouping: "true") }
diary-no-campaign = ist kein Feldzug von COMBAT!
diary-newer = stammt von einem neueren Spiel ({$version}, Format {$format}); dieses hier liest bis Format {$most}
diary-plan-damaged = der Plan des Feldzugs ist beschädigt ({$cause})
diary-plan-fingerprint = der Plan des Feldzugs passt nicht zu seiner Prüfsumme
diary-no-standing = keine Zeile sagt, wie der Feldzug steht
diary-wrong-battles = solche Gefechte hat kein Feldzug
diary-wrong-verdicts = solche Siegstufen hat kein Feldzug
diary-wrong-men = solche Männer hat kein Feldzug
diary-wrong-names = solche Namen hat kein Feldzug
diary-wrong-pins = solche Orte auf der Karte hat kein Feldzug
diary-wrong-gains = solche Zugewinne hat kein Feldzug
diary-wrong-care = solche Wundversorgung hat kein Feldzug
diary-wrong-ribbons = solche Ordensbänder hat kein Feldzug
diary-man-unknown = einen Mann „{$man}“ gibt es nicht
diary-man-twice = der Mann „{$man}“ steht {$count}-mal in der Gruppe
diary-too-many-battles = {$fought} von {$planned} Gefechten sind ausgefochten
diary-no-file-name = der Spielstand „{$name}“ ist kein Dateiname
diary-no-soldier = der Mann „{$man}“ gehört nicht zur Gruppe
diary-not-lent = der Mann „{$man}“ war nie ausgeliehen
diary-gain-unknown = {$man}: den Zugewinn „{$gain}“ gibt es nicht
diary-deed-unknown = {$man}: die Tat „{$deed}“ gibt es nicht
diary-decoration-unknown = {$man}: die Auszeichnung „{$decoration}“ gibt es nicht
diary-over = der Feldzug ist zu Ende: Es gibt kein nächstes Gefecht
battle-off-board = {$hex} liegt außerhalb des Spielfelds
battle-at-impulse = Runde {$turn}, Impuls {$impulse}
battle-at-phase = Runde {$turn}, {$phase}
battle-board-size = ein Spielfeld von {$columns} × {$rows} Feldern
battle-turns = {$turns} Runden
battle-man-renamed = ein Mann „{$man}“ unter dem Namen „{$name}“
diary-wrong-endless = solche Angaben zu erzeugten Gefechten hat kein Feldzug
squads-unreadable = { $file }: { $cause }; frühere Gruppen werden nicht gezeigt
squads-too-large = { $size } Bytes, und mehr als { $most } werden nicht gelesen
squads-damaged = { $file } ist beschädigt; die Datei bleibt, wie sie ist, und wird beiseitegelegt, sobald die nächste Gruppe dazukommt
squads-partly-damaged = { $file }: { $count ->
    [one] eine Gruppe ist beschädigt und wird nicht gezeigt
   *[other] { $count } Gruppen sind beschädigt und werden nicht gezeigt
  }
squads-put-aside = { $fault }. Sie ist als { $aside } aufgehoben
squads-unwritable = { $file }: { $cause }; die Gruppe steht nicht unter den früheren
