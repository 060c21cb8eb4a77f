# The list of packs, reached from the start screen.

menu-packs = Paquetes
menu-packs-note = { $count ->
    [0] tableros, cartas y batallas de otros
    [one] un paquete en uso
   *[other] {$count} paquetes en uso
}
packs-absent = Esta batalla empezó con el paquete {$pack}, que no está en uso. Sigue sin las imágenes de ese paquete.
