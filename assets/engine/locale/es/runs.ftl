# Lo que se dice de las series de muchas partidas y de los archivos que las guardan.
# As in English: run-file

run-unit = { " " }partidas
run-file = combat: { $file }: { $what }
run-is-none = no es un archivo de partidas; indica otro
run-unknown-format = tiene el formato { $format }, que esta versión no conoce
run-damaged = está dañado; toma una copia si la hay, o indica otro archivo
run-head-damaged = su cabecera está dañada ({ $cause }); indica otro archivo
run-other-columns = sus columnas no son las de esta versión; indica otro archivo
run-line-damaged = la línea { $line } está dañada; bórrala y su partida se jugará de nuevo
run-is-written = otra serie lo está escribiendo; espera a que acabe o indica otro archivo
run-no-parquet = los archivos Parquet necesitan pyarrow: pip install combat-game[parquet]; o indica un archivo .csv
run-differs = { $what ->
    [plays] sus partidas son de «{ $before }», no de «{ $now }»
    [scenario] sus partidas son del escenario «{ $before }», no de «{ $now }»
    [options] sus partidas se jugaron con las opciones «{ $before }», no con «{ $now }»
    [squad] sus partidas se jugaron con el pelotón «{ $before }», no con «{ $now }»
    [player] sus partidas las jugó «{ $before }», no «{ $now }»
    [seed] su primera partida tiene la semilla { $before }, no { $now }
   *[version] sus partidas se jugaron con la versión { $before }; esta es la { $now }
}; indica otro archivo
run-other-content = sus partidas se jugaron cuando el escenario y lo que le pertenece eran distintos; indica otro archivo
run-other-program = sus partidas se jugaron con otro código de reglas o de jugador; indica otro archivo
run-processes-end = algo termina los procesos que juegan, quizá la falta de memoria; prueba con menos --jobs
run-no-dask = los clústeres necesitan Dask: pip install combat-game[cluster]
run-no-address = «{ $address }» no es la dirección de un planificador; indica una como tcp://equipo:8786
run-no-scheduler = ningún planificador responde en { $address } ({ $cause }); inicia uno con dask scheduler
run-no-workers = no hay ningún trabajador en { $address }; inicia uno con dask worker { $address }
run-cluster-fails = el clúster de { $address } no puede jugar ({ $cause }); sus trabajadores necesitan la misma versión del juego
run-other-worker = este trabajador tiene otro código de reglas o de jugador: { $here } en lugar de { $there }
run-other-title = sus partidas son de «{ $plays }»; indícalo: combat --game { $plays } report
run-unknown-thing = en { $column } de la partida con la semilla { $seed } pone «{ $name }», que su escenario no tiene; toma una copia si la hay, o indica otro archivo
run-no-game = aún no contiene ninguna partida

simulated-column-seed = semilla
simulated-column-points = puntos
simulated-column-turns = turnos
simulated-column-decisions = decisiones
simulated-broken = semilla {$seed}: {$cause} ({$place}); la partida hasta ahí: {$file}
simulated-broken-once = semilla {$seed}: {$cause} ({$place}); jugada otra vez no falló: el jugador no juega siempre igual
simulated-stopped = detenido tras {$games} de {$all} partidas; con --out RUN.csv quedan guardadas, y la misma llamada sigue con ellas
simulated-kept = {$games} de {$all} partidas están en {$file}; la misma llamada sigue con ellas

# El informe de muchas partidas: `combat report RUN.csv`.
games-title = Muchas partidas: { $title }
games-kind = Informe de muchas partidas
games-options = Con: { $options }
games-squad = Pelotón: { $squad }
games-percent = { $share } %
games-interval = Junto a cada porcentaje están los límites entre los que queda el verdadero en 95 de 100 series como esta.
games-result = El resultado
games-losses = Bajas
games-length = Una partida tiene { $turns } turnos y { $decisions } decisiones de media, incluidas las de dados y cartas.
games-course = Duración
games-column-games = Partidas
games-column-share = Porcentaje
games-column-interval = Entre
games-plot-points = Con qué frecuencia una partida dio tantos puntos, en porcentaje de las partidas
games-plot-turns = Con qué frecuencia una partida tuvo tantos turnos, en porcentaje de las partidas
games-along-points = Puntos
games-along-turns = Turnos
games-along-steps = { $what }, de { $step } en { $step }
games-foot = Jugadas con la versión { $played } (programa { $program }, contenido { $content }); informe de la versión { $version }.
report-no-plots = Los gráficos se añaden si pygal está instalado: pip install combat-game[report].
report-written = { $file }: el informe de { $title }
report-set-up = Despliegue
report-luck-even = lo esperado
