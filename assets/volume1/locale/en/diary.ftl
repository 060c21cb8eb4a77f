# What is wrong with the file of a campaign, or with a battle that was saved.

diary-choose-another = choose another campaign, or begin a new one
diary-switch-on-packs = switch on the packs that it was begun with, or choose another campaign
diary-begin-battle-again = begin the battle again
diary-make-room = make room, or make the folder writable, or name another in COMBAT_DATA_DIR
diary-delete-yourself = make the folder writable, or delete the file yourself
diary-no-longer-read = can no longer be read: {$cause}
diary-not-deleted = cannot be deleted: {$cause}
diary-written-anew = {$path}: {$why} — the whole campaign was written again and goes on as {$beside}
diary-too-many-bytes = has { NUMBER($size, useGrouping: "true") } bytes; a campaign has at most { NUMBER($most, useGrouping: "true") }
diary-no-campaign = is no campaign of COMBAT!
diary-newer = was written by a newer game ({$version}, format {$format}); this one reads up to {$most}
diary-plan-damaged = the plan of the campaign is damaged ({$cause})
diary-plan-fingerprint = the plan of the campaign does not match its fingerprint
diary-no-standing = no line says how the campaign stands
diary-wrong-battles = no campaign has such battles
diary-wrong-verdicts = no campaign has such verdicts
diary-wrong-men = no campaign has such men
diary-wrong-names = no campaign has such names
diary-wrong-pins = no campaign has such pins
diary-wrong-gains = no campaign has such gains
diary-wrong-care = no campaign has such care
diary-wrong-ribbons = no campaign has such ribbons
diary-man-unknown = man "{$man}" is unknown
diary-man-twice = man "{$man}" stands {$count} times in the squad
diary-too-many-battles = {$fought} battles are fought of {$planned}
diary-no-file-name = journal "{$name}" is no name of a file
diary-no-soldier = man "{$man}" is no soldier of the squad
diary-not-lent = man "{$man}" was lent to nobody
diary-gain-unknown = {$man}: gain "{$gain}" is unknown
diary-deed-unknown = {$man}: deed "{$deed}" is unknown
diary-decoration-unknown = {$man}: decoration "{$decoration}" is unknown
diary-over = the campaign is over: there is no next battle
battle-off-board = {$hex} is off the board
battle-at-impulse = turn {$turn} impulse {$impulse}
battle-at-phase = turn {$turn}, {$phase}
battle-board-size = a board of {$columns} × {$rows} hexes
battle-turns = {$turns} turns
battle-man-renamed = a man "{$man}" under the name "{$name}"
diary-wrong-endless = no campaign generates battles by such figures
squads-unreadable = { $file }: { $cause }; the squads that served are not shown
squads-too-large = { $size } bytes, and more than { $most } are not read
squads-damaged = { $file } is damaged; it is kept as it is, and put aside when the next squad is added
squads-partly-damaged = { $file }: { $count ->
    [one] one squad in it is damaged and is not shown
   *[other] { $count } squads in it are damaged and are not shown
  }
squads-put-aside = { $fault }. It is kept as { $aside }
squads-unwritable = { $file }: { $cause }; the squad is not among those that served
