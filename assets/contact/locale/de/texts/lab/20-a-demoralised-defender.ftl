title = Ein demoralisierter Verteidiger
    .en = A demoralised defender
text-1 = Eine Gruppe stürmt gegen eine demoralisierte: Die ist beim Kontakt verloren.
    .en = A squad charges a demoralised one: it is lost at contact.
