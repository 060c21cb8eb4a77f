title = Eine Granate braucht neun
    .en = A shell that needs nine
text-1 = Auf Entfernung 5 genügt einem Granatwerfer eine Sechs; durch Gestrüpp, das um 3 behindert, braucht er eine Neun.
    .en = At range 5 six is enough for a mortar; through brush, which hinders by 3, it needs nine.
