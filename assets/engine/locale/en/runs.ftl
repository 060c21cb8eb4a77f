# What is said of runs of many games, and of the files that keep them.

# Behind a number, and before "/s": 12.3 games/s
run-unit = { " " }games
run-file = combat: { $file }: { $what }
run-is-none = is no file of games; name another one
run-unknown-format = it has format { $format }, which this version does not know
run-damaged = is damaged; take a copy of it if there is one, or name another file
run-head-damaged = its head is damaged ({ $cause }); name another file
run-other-columns = its columns are not those of this version; name another file
run-line-damaged = line { $line } is damaged; delete that line, and its game is played again
run-is-written = another run is writing it; wait for that one, or name another file
run-no-parquet = Parquet files need pyarrow: pip install combat-game[parquet]; or name a .csv file
run-differs = { $what ->
    [plays] its games are of "{ $before }", not of "{ $now }"
    [scenario] its games are of the scenario "{ $before }", not of "{ $now }"
    [options] its games were played with the options "{ $before }", not with "{ $now }"
    [squad] its games were played with the squad "{ $before }", not with "{ $now }"
    [player] its games were played by "{ $before }", not by "{ $now }"
    [seed] its first game has seed { $before }, not { $now }
   *[version] its games were played with version { $before }, this is { $now }
}; name another file
run-other-content = its games were played when the scenario and what belongs to it were different; name another file
run-other-program = its games were played by other code of rules or player; name another file
run-processes-end = the processes that play are ended by something else, perhaps for want of memory; try fewer --jobs
run-no-dask = clusters need Dask: pip install combat-game[cluster]
run-no-address = "{ $address }" is no address of a scheduler; give one like tcp://host:8786
run-no-scheduler = no scheduler answers at { $address } ({ $cause }); start one with dask scheduler
run-no-workers = no worker is there at { $address }; start one with dask worker { $address }
run-cluster-fails = the cluster at { $address } cannot play ({ $cause }); its workers need the same version of the game
run-other-worker = this worker has other code of rules or player: { $here } instead of { $there }
run-other-title = its games are of "{ $plays }"; name it: combat --game { $plays } report
run-unknown-thing = in { $column } of the game with seed { $seed } stands "{ $name }", which its scenario does not have; take a copy of it if there is one, or name another file
run-no-game = holds no game yet

simulated-column-seed = seed
simulated-column-points = points
simulated-column-turns = turns
simulated-column-decisions = decisions
simulated-broken = seed {$seed}: {$cause} ({$place}); the game to there: {$file}
simulated-broken-once = seed {$seed}: {$cause} ({$place}); played once more it went through: the player does not always play alike
simulated-stopped = stopped after {$games} of {$all} games; with --out RUN.csv they are kept, and the same call goes on with them
simulated-kept = {$games} of {$all} games are in {$file}; the same call goes on with them

# The report of many games: `combat report RUN.csv`.
games-title = Many games: { $title }
games-kind = Report of many games
games-options = With: { $options }
games-squad = Squad: { $squad }
games-percent = { $share }%
games-interval = Behind a share stands between which bounds the true one lies in 95 of 100 such runs.
games-result = The result
games-losses = Losses
games-length = A game has { $turns } turns and { $decisions } decisions on average, those of the dice and cards among them.
games-course = Length
games-column-games = Games
games-column-share = Share
games-column-interval = Between
games-plot-points = How often a game brought so many points, in percent of the games
games-plot-turns = How often a game had so many turns, in percent of the games
games-along-points = Points
games-along-turns = Turns
games-along-steps = { $what }, in steps of { $step }
games-foot = Played with version { $played } (program { $program }, content { $content }); report by version { $version }.
report-no-plots = Plots are added where pygal is installed: pip install combat-game[report].
report-written = { $file }: the report of { $title }
report-set-up = Set-up
report-luck-even = as expected
