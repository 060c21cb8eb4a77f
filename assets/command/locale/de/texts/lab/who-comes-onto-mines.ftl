title = Wer auf Minen kommt
    .en = Who comes onto mines
text-1 = Verborgene Minen greifen die Gruppe an, die hineingeht, nicht den Trupp, der schon da war. Die Gruppe zieht weiter und wird noch einmal angegriffen; sie wird beim Verlassen gebrochen und kommt trotzdem an.
    .en = Hidden mines attack the squad that enters, and not the team that was there. The squad goes on and is attacked once more; it breaks on leaving, and arrives all the same.
