# Games between two machines: what a server or a client refuses, in one line each.

net-bot-plays = a bot plays for you now; take your seat back first
net-broken = the rules cannot go on with this game; it stays as it was stored last
net-come-back = The server has let go of this game for a moment; the connection comes back by itself.
net-elsewhere = another server has this game; the connection is passed on
net-no-address = “{$address}” is no address of a game; it looks like combat://HOST:PORT/CODE
net-no-book = the server cannot read what this game is played with: {$why}
net-no-clock = a game has one clock, of 10 seconds to 400 days for an answer or for all of them
net-no-driver = the store needs the driver “{$driver}”: pip install combat-game[postgres]
net-no-game = this game is no longer on the server
net-no-habits = at most {$most} settings of automatic answers are kept, each of them short
net-no-invitation = this invitation opens no free seat; it has been used, or is incomplete
net-no-message = the message cannot be read: {$why}
net-no-number = the part of the dice must be hexadecimal and have at most {$most} bytes
net-no-seat = there is no free seat “{$seat}” in this game; its seats are {$known}
net-no-server = no server answers at {$address}: {$why}
net-no-token = this code opens no seat on the server; check that it was copied whole
net-number-given = your part of the dice is in the game already; it stays as it was
net-not-asked = this question is no longer open; nothing was changed
net-not-away = {$name} has not been away for {$seconds} seconds
net-not-begun = the game has not begun: a seat is still free
net-not-done = not done: {$why}
net-not-now = this cannot be done now
net-not-your-seat = only its own person takes a seat back, or gives it to a bot while connected
net-other-certificate = the server shows another certificate than the invitation names; nothing was sent
net-other-title = this code belongs to a game of {$title}
net-protocol = { $side ->
    [client] this program is older than the server (version {$theirs}, the server speaks {$ours}); update it
   *[server] the server is older than this program (version {$ours}, this program speaks {$theirs}); it must be updated
}
net-refused = the server has refused the connection
net-rules = this program and the server have different rules of {$title}; both need the same version
net-rules-changed = { $answers ->
    [one] The rules have changed since: the last answer no longer fits and was left out.
   *[other] The rules have changed since: the last {$answers} answers no longer fit and were left out.
}
net-idle = nothing has happened here for {$hours} hours; the connection was closed, and the game is kept
net-silent = nothing was said for too long
net-store = the server cannot keep its games: {$why}
net-time-over = the time of {$name} is over
net-too-fast = too many messages at once; wait a moment
net-too-large = the message is too large; at most {$most} bytes are taken
net-too-many = your address has too many connections to this server
net-too-many-games = your address has begun too many games; try again later
net-unknown-kind = the kind “{$kind}” is unknown here
net-weak-token = the code of the seat that this program has made can be guessed; nothing was begun
net-watching = who watches takes no part in the game
net-no-place = nothing stands at {$path}

## Calls and windows

net-no-extra = a server needs the extra “server”: pip install combat-game[server]
net-no-port = cannot listen at {$host} port {$port}: {$why}
net-serving = Serving games at {$address} (kept in {$store}); Ctrl+C ends it.
net-lobby = Waiting for players
net-lobby-rules = Optional rules: {$rules}
net-lobby-no-rules = Without optional rules.
net-lobby-packs = Packs in use: {$packs}
net-lobby-public = Anybody may watch.
net-lobby-days = { $count ->
    [one] One day for each answer.
   *[other] {$count} days for each answer.
}
net-lobby-minutes = { $count ->
    [one] One minute for each answer.
   *[other] {$count} minutes for each answer.
}
net-lobby-reserve = { $count ->
    [one] One minute for all answers of a side.
   *[other] {$count} minutes for all answers of a side.
}
net-lobby-then = Whose time is over is played on by the bot “{$bot}”.
net-lobby-lost = Whose time is over loses.
net-watch-code = Watching
net-watch-note = By this address others watch: combat join ADDRESS. It shows what both sides may know.
net-copy-watch = Copy for watchers
net-home-holds = This machine holds the whole game, hidden things included; with strangers, use a server.
net-server-holds = The machine at {$server} holds the whole game, hidden things included; with strangers, use a server.
net-seat-of = {$seat}: {$name}
net-connecting = Connecting to {$address} …
net-you = {$name} (you)
net-free = (free)
net-invitation = Invitation
net-invitation-note = Whoever opens this address takes the free seat: combat join ADDRESS. It works once.
net-copy = Copy invitation
net-no-invitations = There is no free seat to invite to.
net-plain = The connection is not encrypted.
net-leave = The server keeps the game; come back at any time with the address of your seat.
net-said = {$name}: {$words}
net-lost = The connection is lost; it comes back by itself.
net-back = The connection is back.
net-consent-title = Take an answer back?
net-consent = {$name} would like to take the last answer back.
net-consent-yes = Allow
net-consent-no = Refuse
net-asked-back = The others are asked whether you may take your answer back.
net-back-settled = That is settled: either your answer is back, or the others have played on.
net-waits = Waiting for {$name}.
net-fair = The dice were checked: all as promised before the first.
net-unfair-secret = The dice cannot be trusted: the server’s secret is not the one it promised.
net-unfair-number = The dice cannot be trusted: your part of them was exchanged.
net-unfair-die = The dice cannot be trusted: answer {$answer} is not the promised one.
net-unfair-view = The game cannot be trusted: what the server told at the end leads elsewhere.
net-unfair-game = The game cannot be checked: {$why}
net-menu = Play with somebody
net-menu-note = games from two machines
net-games-title = Games from two machines
net-games-note = To begin one, choose a scenario and “Host”. The other player joins by the address that you send him.
net-games-empty = You have no seat in any game yet.
net-go-on = Go on
net-join = Join…
net-join-title = Address of the game
net-join-now = Join
net-no-code = The address names no game: its last part is missing.
net-forget = Forget
net-seat-line = {$name} · {$seat} · game {$game}
net-host-button = Host
net-host-title = Invite somebody
net-host-note = On this machine the game goes on only while this program runs. For a game over days, name a server.
net-host-seat = Your side
net-host-name = Your name
net-host-time = Time limit
net-host-then = When a side’s time is over
net-host-watch = Who may watch
net-host-server = Server
net-host-server-title = Address of the server; empty for this machine
net-host-change = Change
net-host-take = Take it
net-host-no-limit = none
net-host-days = { $count ->
    [one] 1 day for each answer
   *[other] {$count} days for each answer
}
net-host-minutes = {$count} minutes for all answers of a side
net-host-lost = it loses
net-host-bot = the bot “{$bot}” plays on
net-host-invited = only who has the address
net-host-anybody = anybody
net-under-way = Your answer is on its way.
net-cut-off = No connection
net-bot-for-you = A bot plays for you.
net-bot-back = “Players” gives you your seat back.
net-is-bot = {$name} is a bot.
net-bot-plays-for = A bot plays for {$name}.
net-is-here = {$name} is connected.
net-is-away = {$name} is away.
net-players = Players
net-say = Say something…
net-say-title = To everybody in this game
net-say-now = Say it
net-talk = What was said
net-talk-title = What was said
net-nothing-said = Nothing has been said yet.
net-mute = Mute {$name}
net-unmute = Hear {$name} again
net-take-back = Ask to take your last answer back
net-take-seat = Take your seat back
net-bot-mine = Let a bot play for you
net-bot-for = Let a bot play for {$name}
net-concede-text = The game ends for all players, and you lose it.
net-left = The server keeps the game; come back with: combat join {$address}
net-text-invitation = Invite somebody with: combat join {$address}
net-text-watch = Others watch with: combat join {$address}
net-text-consent = {$name} would like to take the last answer back. Type “{$yes}” to allow it.
net-page-all = All public games
net-page-title = Public games
net-page-none = No public game is being played.
net-page-over = The game is over.
net-page-free = A seat is free.
net-begins-with = { $count ->
    [one] The game begins when {$names} comes.
   *[other] The game begins when {$names} come.
}
net-begins-with-you = The game begins as soon as you go on.
net-page-code = Code of a watcher:
net-page-watch = Watch
net-your-move = Your move
net-games-line = {$state} · {$title} · {$names}
net-games-unasked = {$server}: {$why}
net-last-answer = last answer {$ago}
net-home-off = This machine serves it; “Go on” starts its server.
net-at-home = on this machine
net-yours-note = { $count ->
    [one] your move in one game
   *[other] your move in {$count} games
}
net-games-none = No games.
net-left-days = { $days ->
    [0] {$hours} h left.
    [one] 1 day {$hours} h left.
   *[other] {$days} days {$hours} h left.
 }
net-left-minutes = {$time} left.
net-mail-server = “{$address}” is no mail server; it looks like smtp://USER@HOST:PORT
net-mail-address = “{$address}” is no mail address that can be used
net-mail-pages = “{$address}” is no address of pages; it looks like https://games.example.org
net-mail-stopped = no more mails will be sent to you about this game
net-mail-sent = a mail with a link to confirm was sent to {$address}
net-no-mail = this server sends no mails
net-mail-confirm-subject = {$title}: confirm your address
net-mail-confirm = Somebody wants mails to this address when it is the move in a game of {$title} against {$names}. If that is you, confirm it here; if not, do nothing:
    {""}
    {$link}
net-mail-move-subject = {$title}: your move
net-mail-move = It is your move in the game of {$title} against {$names}.
    {""}
    No more mails about this game: {$link}
net-page-mail = Mails about a game
net-page-mail-confirm = Send mails to my address when it is my move
net-page-mail-stop = Send no more mails
net-page-mail-confirm-done = The address is confirmed.
net-page-mail-stop-done = No more mails will be sent.
net-mail-me = Mail me when it is my move…
net-mail-title = Your mail address; empty for no more mails
net-mail-take = Take it
