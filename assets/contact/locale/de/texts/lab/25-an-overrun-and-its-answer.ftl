title = Ein Überrollen und die Antwort darauf
    .en = An overrun and its answer
text-1 = Ein Panzer fährt nahe einem Wald über eine Gruppe. Die Gruppe greift ihn vorher an: bestanden, aber eine 3 gegen einen fahrenden Panzer ist zu wenig. Dann würfelt der Panzer eine 5, und die Gruppe im Freien ist verloren.
    .en = A tank drives over a squad near a wood. The squad assaults it first: passed, but a 3 for a moving tank is too little. Then the tank rolls a 5, and the squad in the open is gone.
