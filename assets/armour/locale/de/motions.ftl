# Worte über dem Tisch, während etwas geschieht.

motion-cross = { $crosses ->
    [yes] {$team} kommt hinüber: {$ground}, {$need}+
   *[no] {$team} bleibt stecken: {$ground}, {$need}+
}
motion-mine = {$team} zwischen Minen, {$need}+: { $safe ->
    [yes] hindurch
   *[no] eine Mine geht hoch
}
motion-night-sight = {$unit}: Sicht {$distance} cm
motion-shot = { $hits ->
    [0] {$team}, {$need}+: daneben
    [one] {$team}, {$need}+: 1 Treffer
   *[other] {$team}, {$need}+: {$hits} Treffer
}
motion-armour = {$team}: {$armour} und der Würfel, {$sum} gegen {$against}, { $outcome ->
    [bounced] abgeprallt
    [bailed] ausgestiegen
    [destroyed] zerstört
   *[nothing] keine Wirkung
}
motion-save = {$team}, Rettung {$need}+: { $outcome ->
    [saved] gerettet
    [destroyed] verloren
   *[nothing] keine Wirkung
}
motion-team-bailed = {$about}: Die Besatzung steigt aus
motion-team-destroyed = {$about} ist zerstört
motion-unit-pinned = {$about}: niedergehalten
motion-team-remounted = {$about}: Die Besatzung ist zurück
motion-unit-rallied = {$about} sammelt sich
motion-unit-lost = {$about} ist verloren
motion-test = {$about}, { $test ->
    [remount] Wieder einsteigen
    [rally] Sammeln
    [bailed-again] erneut ausgestiegen
   *[last-stand] letztes Gefecht
} {$need}+: { $passed ->
    [yes] bestanden
   *[no] nicht bestanden
}
motion-swap = {$first} und {$second}: { $swaps ->
    [yes] getauscht
   *[no] kein Tausch
}
motion-commander = { $survives ->
    [yes] Der Kommandeur überlebt
   *[no] Der Kommandeur fällt
}
motion-order = {$unit}, {$order} {$need}+: { $passed ->
    [yes] erteilt
   *[no] misslingt
}
motion-assault = { $hits ->
    [0] {$need}+: kein Treffer
    [one] {$need}+: 1 Treffer
   *[other] {$need}+: {$hits} Treffer
}
motion-flight = {$unit}, {$need}+: { $arrives ->
    [yes] trifft ein
   *[no] kommt nicht
}
motion-range = Versuch {$attempt}, nötig {$need}+: { $passed ->
    [yes] eingeschossen
   *[no] daneben
}
motion-ambush = Hinterhalt! {$unit}
motion-reserves = { $dice ->
    [0] Alle Reserven treffen ein
   *[other] Reserven auf {$need}+: {$units}
}
motion-shelled = {$team}, nötig {$need}+: { $hit ->
    [yes] Treffer
   *[no] kein Treffer
}
