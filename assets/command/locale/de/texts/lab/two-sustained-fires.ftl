title = Zweimal Dauerfeuer
    .en = Two Sustained Fires
text-1 = Ein schweres MG bei einem Anführer schießt allein, 8 + 1, und zwei Aktionen bringen je 2; 1 · 6 mit einem Ereignis macht 20. Das Ereignis hält die gebrochene Gruppe nieder: 8 weniger 1 für die Straße und 1 dafür ist 6, und mit 1 · 2 ist die Abwehr 9. Die Gruppe wird ausgeschaltet, für 2 Punkte.
    .en = A heavy machine gun beside a leader fires alone, 8 + 1, and two actions add 2 each; 1 · 6 with an event makes 20. The event suppresses the broken squad: 8 less 1 for the road and 1 for that is 6, and with 1 · 2 the defence is 9. The squad is eliminated, for 2 points.
