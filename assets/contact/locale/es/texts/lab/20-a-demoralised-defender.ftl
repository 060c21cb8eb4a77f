title = Un defensor desmoralizado
    .en = A demoralised defender
text-1 = Un pelotón asalta a otro desmoralizado: se pierde al contacto.
    .en = A squad charges a demoralised one: it is lost at contact.
