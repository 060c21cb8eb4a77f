# Games between two machines: what a server or a client refuses, in one line each.

net-come-back = The server has let go of this game for a moment; the connection comes back by itself.
net-no-address = “{$address}” is no address of a game; it looks like combat://HOST:PORT/CODE
net-no-book = the server cannot read what this game is played with: {$why}
net-no-game = this game is no longer on the server
net-no-invitation = this invitation opens no free seat; it has been used, or is incomplete
net-no-message = the message cannot be read: {$why}
net-no-number = the part of the dice must be hexadecimal and have at most {$most} bytes
net-no-seat = there is no free seat “{$seat}” in this game; its seats are {$known}
net-no-server = no server answers at {$address}: {$why}
net-no-token = this code opens no seat on the server; check that it was copied whole
net-not-asked = this question is no longer open; nothing was changed
net-not-begun = the game has not begun: a seat is still free
net-not-done = not done: {$why}
net-not-now = this cannot be done now
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
net-silent = nothing was said for too long
net-store = the server cannot keep its games: {$why}
net-too-fast = too many messages at once; wait a moment
net-too-large = the message is too large; at most {$most} bytes are taken
net-unknown-kind = the kind “{$kind}” is unknown here
net-no-place = nothing stands at {$path}
