# What is wrong with the file of a campaign, or with a battle that was saved.

diary-choose-another = elige otra campaña o empieza una nueva
diary-switch-on-packs = activa los paquetes con los que empezó o elige otra campaña
diary-begin-battle-again = vuelve a empezar la batalla
diary-make-room = libera espacio, permite escribir en la carpeta o indica otra en COMBAT_DATA_DIR
diary-delete-yourself = permite escribir en la carpeta o borra tú el archivo
diary-no-longer-read = ya no se puede leer: {$cause}
diary-not-deleted = no se puede borrar: {$cause}
diary-written-anew = {$path}: {$why}; la campaña entera se ha escrito de nuevo y continúa como {$beside}
diary-too-many-bytes = tiene { NUMBER($size, useGrouping: "true") } bytes; una campaña tiene { NUMBER($most, useGrouping: "true") } como máximo
diary-no-campaign = no es una campaña de COMBAT!
diary-newer = lo escribió un juego más nuevo ({$version}, formato {$format}); este lee hasta el formato {$most}
diary-plan-damaged = el plan de la campaña está dañado ({$cause})
diary-plan-fingerprint = el plan de la campaña no coincide con su suma de control
diary-no-standing = ninguna línea dice cómo va la campaña
diary-wrong-battles = ninguna campaña tiene batallas así
diary-wrong-verdicts = ninguna campaña tiene niveles de victoria así
diary-wrong-men = ninguna campaña tiene hombres así
diary-wrong-names = ninguna campaña tiene nombres así
diary-wrong-pins = ninguna campaña tiene lugares así en el mapa
diary-wrong-gains = ninguna campaña tiene mejoras así
diary-wrong-care = ninguna campaña tiene curas así
diary-wrong-ribbons = ninguna campaña tiene cintas así
diary-man-unknown = no existe el hombre «{$man}»
diary-man-twice = el hombre «{$man}» está {$count} veces en el pelotón
diary-too-many-battles = se han librado {$fought} batallas de {$planned}
diary-no-file-name = la partida «{$name}» no es un nombre de archivo
diary-no-soldier = el hombre «{$man}» no es un soldado del pelotón
diary-not-lent = el hombre «{$man}» no se prestó a nadie
diary-gain-unknown = {$man}: no existe la mejora «{$gain}»
diary-deed-unknown = {$man}: no existe la hazaña «{$deed}»
diary-decoration-unknown = {$man}: no existe la condecoración «{$decoration}»
diary-over = la campaña ha terminado: no hay más batallas
battle-off-board = {$hex} queda fuera del tablero
battle-at-impulse = turno {$turn}, impulso {$impulse}
battle-at-phase = turno {$turn}, {$phase}
battle-board-size = un tablero de {$columns} × {$rows} hexes
battle-turns = {$turns} turnos
battle-man-renamed = un hombre «{$man}» con el nombre «{$name}»
diary-wrong-endless = ninguna campaña genera batallas con esas cifras
squads-unreadable = { $file }: { $cause }; no se muestran los pelotones veteranos
squads-too-large = { $size } bytes, y no se leen más de { $most }
squads-damaged = { $file } está dañado; se conserva como está, y se aparta cuando se añada el próximo pelotón
squads-partly-damaged = { $file }: { $count ->
    [one] un pelotón está dañado y no se muestra
   *[other] { $count } pelotones están dañados y no se muestran
  }
squads-put-aside = { $fault }. Se conserva como { $aside }
squads-unwritable = { $file }: { $cause }; el pelotón no figura entre los veteranos
