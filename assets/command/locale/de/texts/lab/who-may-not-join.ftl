title = Wer nicht mitmachen darf
    .en = Who may not join in
text-1 = Das MG einer gebrochenen Gruppe schießt nicht; der Anführer reicht nicht so weit; der Granatwerfer schießt allein; ein anderer Anführer wird nicht gerufen. Und FK 2 weniger 3 für Rauch ist kein Angriff.
    .en = The machine gun of a broken squad does not fire; the leader has not the range; the mortar fires alone; another leader is not called. And FP 2 less 3 for smoke is no attack.
