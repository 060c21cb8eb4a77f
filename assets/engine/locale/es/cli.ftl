# What the command line says.

cli-no-seats = combat: --seat: «{$game}» tiene un solo jugador
cli-no-such-seat = combat: --seat: no hay bando «{$seat}»; se conocen {$known}
cli-schemas-need-folder = combat schema: todos los esquemas necesitan una carpeta; añade --out CARPETA
cli-linux-only = combat --install-desktop: solo los escritorios de Linux guardan así los programas; fija el programa a mano
cli-no-language = combat: no existe el idioma «{$name}»; los que hay: {$known}
cli-no-scale = «{$text}» no es una escala de 0.75 a 3
cli-no-overlay = «{$text}» no se puede superponer; escribe los:HEX, como los:12.10
cli-no-number = «{$text}» no es un número entero a partir de {$least}
cli-no-such-man = combat log: --man: el diario no cuenta nada de «{$name}»; los que hay: {$known}
cli-no-rule = combat log: --rule: «{$rule}» no es un número de regla; escribe uno como 13.0
cli-no-html = combat report: «{$file}» debe acabar en .html
cli-no-png = combat shot: «{$file}» debe acabar en .png
cli-no-toml = «{$file}» debe acabar en .toml
cli-no-tmx = «{$file}» debe acabar en .tmx
cli-there-already = «{$file}» ya existe; da otro nombre
generated-file = {$file}: {$title}, de la semilla {$seed}
cli-no-game = combat: --game: no existe el juego «{$name}»; los que hay: {$known}
cli-nothing-to-resume = combat resume: no hay ninguna partida por reanudar; empieza una con combat play first-light
cli-left-out = descartado: {$what}
cli-no-player = no existe el jugador «{$name}»; los que hay: {$known}, y los tuyos como módulo:Clase
cli-no-window = no se puede abrir una ventana: {$cause}; inicia el juego donde haya una pantalla
cli-misread = {$call}: {$what}; mira {$call} --help
cli-no-size = «{$text}» no es un tamaño como 1600x900, desde 640x360 hasta {$most} millones de píxeles
cli-no-call-of-game = combat: {$call}: no es un comando de «{$game}»; los suyos son {$known}
cli-no-calls = { $known ->
   *[other] combat: {$call}: no es un comando de «{$game}», que no tiene comandos propios
}
cli-at-fault = combat: el fallo es del propio juego ({$what}); comunícalo, por favor
verify-agrees = {$file}: coinciden {$answers} respuestas y {$checkpoints} puntos de control; {$standing}
verify-branch = una variante de {$file} tras {$answers} respuestas
verify-study = de estudio desde la respuesta {$answer}
verify-over = la partida ha terminado
verify-goes-on = la partida sigue
check-findings = { $count ->
    [one] combat check: {$count} defecto
   *[other] combat check: {$count} defectos
}
cli-player-fails = el jugador «{$name}» no se puede usar ({$cause}); mira docs/bots.md
title-no-id = combat: el paquete {$package} trae un juego cuyo identificador «{$id}» no es un nombre; se deja fuera
title-taken = combat: el paquete {$package} trae un juego «{$id}», pero ese identificador ya está ocupado; se deja fuera
title-broken = combat: el juego «{$id}» del paquete {$package} no se puede usar ({$cause})
title-other-id = su título tiene el identificador «{$id}»
load-no-path = «{$path}»: escribe «módulo:nombre»
load-no-module = no existe el módulo «{$module}»
load-no-name = el módulo «{$module}» no contiene «{$name}»
load-no-member = a «{$path}» le falta «{$name}»
load-not-callable = «{$path}» no es una clase ni una función
load-other-kind = «{$path}»: se esperaba {$wanted} y hay {$found}
cli-no-part = «{$title}» no tiene {$part}; un juego lo nombra entre sus partes
env-no-render-mode = render_mode: «{$name}» no es una forma de mostrar la partida; las que hay: ansi y rgb_array
env-no-seat = seat: «{$name}» no es un puesto de «{$title}»; los que hay: {$known}
cli-file-of-other-game = combat: { $file } es de { $title }; usa combat --game { $game } con él
check-passed-over = combat check: { $file } no es un archivo de juego y se ha pasado por alto
check-no-card = combat check: { $folder } no es un paquete, pues no tiene {$file}: sus archivos se comprueban uno a uno
cli-option = { $id }: { $about }
