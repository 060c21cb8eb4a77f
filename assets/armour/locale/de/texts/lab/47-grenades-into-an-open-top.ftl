title = Granaten in den offenen Kampfraum
    .en = Grenades into an open top
text-1 = Ohne Dach liegt eine 1 unter 2, und der Jagdpanzer ist verloren.
    .en = Without a roof a 1 is below 2, and the tank destroyer is lost.
