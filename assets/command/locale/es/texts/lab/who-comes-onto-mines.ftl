title = Quién entra en las minas
    .en = Who comes onto mines
text-1 = Las minas ocultas atacan al pelotón que entra, no a la dotación que ya estaba. El pelotón sigue y es atacado otra vez; cae en desorden al salir y llega de todos modos.
    .en = Hidden mines attack the squad that enters, and not the team that was there. The squad goes on and is attacked once more; it breaks on leaving, and arrives all the same.
