# Was gefragt wird. Eine Zeile je Frage; der Hinweis sagt, wie man antwortet.

ask-set-up = {$side}: Einheiten aufstellen
ask-set-up-hint = Alle Einheiten in der Aufstellungszone platzieren, dann bestätigen.
ask-give-order = {$side}: Befehl geben
ask-give-order-last = {$side}: letzten Befehl dieses Zuges geben
ask-give-order-none = {$side}: jetzt lässt sich keine Karte als Befehl spielen
ask-give-order-hint = { $cards ->
    [0] { $given ->
        [0] Passen.
       *[other] Den Zug beenden.
    }
   *[other] { $given ->
        [0] Eine Karte als Befehl spielen, oder passen und abwerfen.
       *[other] Eine Karte als Befehl spielen, oder den Zug beenden.
    }{ $last ->
        [0] {""}
       *[other] {" "}Nach diesem Befehl endet der Zug.
    }
}
ask-end-turn-last-again = Du kannst noch einen Befehl geben. Noch ein Klick auf den Knopf oder {$key} beendet den Zug.
ask-end-turn-again = Du kannst noch Befehle geben. Noch ein Klick auf den Knopf oder {$key} beendet den Zug.
ask-pass-again = Du hast noch keinen Befehl gegeben. Noch ein Klick auf den Knopf oder {$key}, um zu passen.
ask-scrap-again = Die Waffe ist endgültig verloren, ihr Träger bewegt sich ohne sie. Noch einmal {$key} wirft sie weg.
ask-discard-none-again = Keine Karte ist gewählt. Noch ein Klick auf den Knopf oder {$key} behält die ganze Hand.
nothing-to-decline = Hier musst du wählen: 0 gilt nicht.
activate-aim-later = Zuerst, wer feuert. Das Ziel wählst du danach.{ $shown ->
    [yes] {" "}Gezeigt ist vorläufig das günstigste.
   *[no] { "" }
}
activate-led = Mit {$leader}: { $count ->
    [one] eine Einheit
   *[other] {$count} Einheiten
} in seinem Führungsbereich. Noch einmal wählen lässt eine weg.
activate-apart = {$why}. Noch einmal wählen aktiviert sie stattdessen
ask-discard = {$side}: Karten abwerfen oder behalten?
ask-discard-chosen = {$side}: {$cards} abwerfen?
ask-discard-card = {$order} ({$numbers})
ask-discard-hint = Die Karten zum Abwerfen anklicken, dann bestätigen; ohne gewählte Karte behältst du die ganze Hand.
ask-activate = {$side}: Einheiten aktivieren
ask-activate-op-fire = {$side}: Einheiten für Gelegenheitsfeuer aktivieren
ask-activate-hint = Eine Einheit, oder ein Anführer und Einheiten in seinem Führungsbereich.
ask-set-off = {$side}: Welche Einheiten bewegen sich als Nächste?
ask-set-off-how = Ein Feld anklicken, nah oder fern.
ask-set-off-hint = Die gewählten Einheiten gehen Feld für Feld zum angeklickten; ein Klick auf Einheiten wählt andere. Wer im selben Feld beginnt, darf zusammen ziehen.
set-off-others = Stattdessen sind die Einheiten in {$hex} gewählt. Um in ihr Feld zu ziehen: Einheiten dorthin ziehen oder vorher {$key} drücken.
ask-move-on = {$side}: {$named} bewegen
ask-move-on-together = {$side}: {$named} bewegen
ask-move-on-how = Ein Feld anklicken, nah oder fern.
ask-move-on-hint = Ein Feld in Reichweite anklicken: es geht Feld für Feld dorthin, bis etwas geschieht; 1 bis 6 sind die Felder daneben, von oben im Uhrzeigersinn.
ask-advance-one = {$side}: mit einer Einheit vorrücken
ask-advance-one-hint = Eine Einheit wählen, dann das Feld daneben. Ein feindliches Feld führt zum Nahkampf. Esc nimmt den Befehl zurück, solange niemand vorgerückt ist.
ask-shoot = {$side}: Angriff ansagen
ask-shoot-hint = Ein Ziel anklicken; eine Einheit oder Waffe anklicken, um sie wegzulassen oder dazuzunehmen.
ask-shoot-op-fire = {$side}: Gelegenheitsfeuer ansagen
ask-shoot-assault-fire = {$side}: Sturmfeuer ansagen
ask-react = {$side}: Karte spielen?
ask-react-hint = Eine leuchtende Karte anklicken, um sie zu spielen, oder ohne Karte weitermachen.
ask-react-fire-roll = {$side}: Aktionen vor dem Angriffswurf?
ask-react-defence = {$side}: Aktion vor dem Abwehrwurf von {$alone}?
ask-react-entered = {$side}: Auf die Bewegung nach {$hex} reagieren?
ask-react-moved = {$side}: Karte spielen, bevor die Bewegung endet?
ask-react-breaking = {$side}: {$named} wird gleich gebrochen. Leichte Verwundung spielen?
ask-react-eliminated = {$side}: {$named} wird gleich ausgeschaltet. Leichte Verwundung spielen?
ask-react-melee = {$side}: Hinterhalt im Nahkampf in {$hex}?
ask-react-melee-won = {$side}: Kein Pardon in {$hex}?
ask-react-time = {$side}: Eingraben für Schützenlöcher in einem Feld?
ask-react-discarded = {$side}: Auf den Abwurf reagieren?
ask-reroll = {$side}: die Initiative abgeben, um { $why ->
    [attack] { $own ->
        [yes] deinen eigenen Angriffswurf ({$white} und {$colour})
       *[no] den Angriffswurf ({$roller}, {$white} und {$colour})
    }
    [defence] den Abwehrwurf ({$about}, {$white} und {$colour})
    [targeting] { $own ->
        [yes] deinen eigenen Zielwurf ({$white} und {$colour})
       *[no] den Zielwurf ({$roller}, {$white} und {$colour})
    }
    [accuracy] { $own ->
        [yes] deinen eigenen Genauigkeitswurf ({$white} und {$colour})
       *[no] den Genauigkeitswurf ({$roller}, {$white} und {$colour})
    }
    [melee] { $own ->
        [yes] deinen eigenen Nahkampfwurf ({$white} und {$colour})
       *[no] den Nahkampfwurf ({$roller}, {$white} und {$colour})
    }
    [recover] den Erholungswurf ({$about}, {$white} und {$colour})
    [rout] { $own ->
        [yes] deinen eigenen Fluchtwurf gegen {$about} ({$white} und {$colour})
       *[no] den Fluchtwurf gegen {$about} ({$roller}, {$white} und {$colour})
    }
    [sudden-death] den Schlusswurf ({$white} und {$colour})
    [support] { $own ->
        [yes] deinen eigenen Unterstützungswurf ({$white} und {$colour})
       *[no] den Unterstützungswurf ({$roller}, {$white} und {$colour})
    }
    [commissar] den Kommissarwurf ({$about}, {$white} und {$colour})
   *[other] { $own ->
        [yes] deinen eigenen Wurf ({$white} und {$colour})
       *[no] den Wurf ({$roller}, {$white} und {$colour})
    }
} aufzuheben?
ask-reroll-hint = Wer aufhebt, gibt die Initiativekarte an den Gegner ab.
ask-pick-unit = {$side}: Einheit wählen
ask-pick-no-enemy = Hier lässt sich kein Feind wählen. Wähl niemanden, oder {$key} bietet eigene an.
ask-pick-no-own = Hier lässt sich nichts Eigenes wählen. Wähl niemanden, oder {$key} bietet feindliche an.
ask-pick-unit-hint = Eine der leuchtenden Einheiten anklicken.
ask-pick-unit-sniper = {$side}: Welche Einheit trifft der Scharfschütze?
ask-pick-unit-defend = {$side}: Welche Einheit würfelt als Nächste für ihre Abwehr?
ask-pick-unit-ambushed = {$side}: Welche eigene Einheit wird im Hinterhalt gebrochen?
ask-pick-unit-recover = {$side}: Welche Einheit würfelt als Nächste, um sich zu sammeln?
ask-pick-unit-rout = {$side}: Welche Einheit würfelt als Nächste bei der Flucht?
ask-pick-unit-observer = {$side}: Welcher Anführer beobachtet?
ask-pick-unit-spotter = {$side}: Wer beobachtet für { $mortars ->
    [one] den Granatwerfer
   *[other] die Granatwerfer
}?
ask-pick-unit-overstacked = {$side}: Überbelegt. Welche Einheit wird ausgeschaltet?
ask-pick-unit-split = {$side}: Überbelegt. Eine Gruppe aufteilen?
ask-pick-unit-battle-harden = {$side}: Welche Einheit erhält Veteranenstatus?
ask-pick-unit-commissar = {$side}: Über welche gebrochene Einheit richtet der Kommissar?
ask-pick-unit-deploy = {$side}: Eine Gruppe aufteilen?
ask-pick-unit-interdiction = {$side}: Welche Einheit ohne Deckung wird niedergehalten?
ask-pick-unit-kia = {$side}: Welche gebrochene Einheit wird ausgeschaltet?
ask-pick-unit-kia-own = {$side}: Nur eigene Einheiten sind gebrochen. Welche muss ausscheiden?
ask-pick-unit-medic = {$side}: Welche gebrochene Einheit sammelt sich?
ask-pick-unit-medic-enemy = {$side}: Nur Feinde sind gebrochen. Wer von ihnen muss sich sammeln?
ask-pick-unit-prisoners-of-war = {$side}: Welche gebrochene Einheit gerät in Gefangenschaft?
ask-pick-unit-shell-shock = {$side}: Welche Einheit wird gebrochen?
ask-pick-unit-suppressing-fire = {$side}: Eine feindliche Einheit niederhalten?
ask-pick-unit-white-phosphorus = {$side}: Welche eigene Einheit wird gebrochen?
ask-pick-unit-hero = {$side}: Sammelt sich eine gebrochene Einheit im Feld des Helden?
ask-pick-unit-walking-wounded = {$side}: Welche ausgeschaltete Einheit kehrt zurück?
ask-pick-unit-scrounge = {$side}: Welche Einheit übernimmt die Waffe?
ask-pick-weapon = {$side}: Waffe wählen
ask-pick-weapon-hint = Eine der leuchtenden Waffen anklicken.
ask-pick-weapon-strained = {$side}: Welche Waffe wird durch das Dauerfeuer defekt?
ask-pick-weapon-malfunction = {$side}: Welche Waffe wird defekt?
ask-pick-weapon-scrounge = {$side}: Eine verlorene Waffe zurückholen?
ask-pick-hex = {$side}: Feld wählen
ask-pick-hex-hint = Eines der leuchtenden Felder anklicken.
ask-pick-hex-arrive = {$side}: {$named} trifft ein. Auf welchem Feld?
ask-pick-hex-dig-in = {$side}: Wo werden Schützenlöcher gegraben?
ask-pick-hex-lift-smoke = {$side}: Welcher Rauch verzieht sich?
ask-pick-hex-melee = {$side}: Welcher Nahkampf kommt als Nächster?
ask-pick-hex-retreat = {$side}: {$named} zieht sich zurück. Auf welches Feld?
ask-pick-hex-demolish = {$side}: Welche Befestigung wird gesprengt?
ask-pick-hex-smoke = {$side}: Wo fallen die Rauchgranaten?
ask-pick-hex-spray = {$side}: Welches zweite Feld trifft das Streufeuer?
ask-pick-hex-concealment = {$side}: Die Deckung welches Feldes zählt für die Tarnung?
ask-pick-hex-short = {$side}: Der Schuss geht zu kurz. In welches Feld?
ask-pick-hex-long = {$side}: Der Schuss geht zu weit. In welches Feld?
ask-pick-hex-spotting = {$side}: Wohin geht der Einschießschuss von {$about}?
ask-pick-hex-lighting = {$side}: Leuchtgranate von {$named}: Über welches Feld?
ask-pick-hex-impact = {$side}: Welches Feld wird als Nächstes beschossen?
ask-pick-hex-starshell = {$side}: Der Schuss ging über den Spielfeldrand. Über welchem Feld hängt die Leuchtgranate?
ask-pick-hex-starshell-out = {$side}: Welche Leuchtgranate erlischt?
ask-pick-hex-evacuate = {$side}: {$named} weicht vor dem Brand aus. Auf welches Feld?
ask-pick-hex-air-support = {$side}: Welches Feld greifen die Flugzeuge an, wenn überhaupt?
ask-pick-hex-breeze = {$side}: Die Brandmarker reichen nicht. Wohin breitet sich das Feuer aus?
ask-pick-hex-entrench = {$side}: Schützenlöcher graben?
ask-pick-hex-sappers = {$side}: Minen oder Draht räumen?
ask-pick-hex-white-phosphorus = {$side}: Rauch neben eine Gruppe legen?
ask-pick-hex-field-promotion = {$side}: Einen einfachen Soldaten befördern? In welchem Feld?
ask-pick-hex-hero = {$side}: In welchem Feld erscheint der Held?
ask-pick-hex-infiltration = {$side}: {$named} sickert ein. Auf welches Feld?
ask-pick-hex-reinforcements = {$side}: Verstärkung: {$named}. Auf welchem Feld?
ask-pick-hex-walking-wounded = {$side}: {$named} kehrt zurück. Auf welches Feld?
ask-pick-hex-hidden-unit = {$side}: Verborgene Einheit: {$named}. Auf welchem Feld?
ask-pick-card = {$side}: Karte wählen
ask-pick-card-hint = Eine Karte über ihren Knopf wählen.
ask-pick-card-interrogation = {$side}: Eine Karte der feindlichen Hand abwerfen?
ask-pick-word = {$side}: wählen
ask-pick-word-hint = Mit einem der Knöpfe wählen.
ask-pick-word-rout-whom = {$side}: Welche Seite muss mit ihren gebrochenen Einheiten würfeln?
ask-pick-word-rout-help = {$side}: Was tut {$named} mit der Moral in seinem Feld?
ask-pick-word-run-along = {$side}: Zieht sich {$named} mit zurück?
ask-pick-word-return = {$side}: {$named} kehrt zurück. Bei welcher Zeit?
ask-pick-word-request = {$side}: Was wird angefordert?
ask-pick-word-mission = {$side}: Sprenggranaten oder Rauch?
ask-pick-word-deny = {$side}: Das feindliche Funkgerät oder eine Leuchtgranate?
ask-pick-word-lift = {$side}: Rauch oder eine Leuchtgranate entfernen?
ask-pick-word-support = {$side}: Welche Unterstützung nimmst du?
ask-pick-word-markers = {$side}: Bleiben die Marker von {$about} beim Trupp mit der Waffe (1) oder beim anderen (2)?
ask-pick-word-reconnaissance = {$side}: Welchen geheimen Zielmarker deckst du auf?
ask-draw = {$side}: es wird gezogen
ask-over = { $winner ->
    [axis] Sieg der Achse
   *[allies] Sieg der Alliierten
}

# Wie ein Gamepad antwortet; darin stehen die Namen seiner Knöpfe.
ask-set-up-pad = {$previous} und {$next} wählen eine Einheit, der linke Stick ein markiertes Feld, {$accept} stellt sie dorthin. {$offer} bietet alles Übrige an: Rest aufstellen, fertig.
ask-give-order-pad = Links und rechts heben eine Karte an, {$accept} spielt ihren Befehl. {$offer} bietet alles Übrige an: passen, rückgängig.
ask-discard-pad = Links und rechts heben eine Karte an, oben wählt sie oder wählt sie ab; {$accept} wirft die gewählten ab.
ask-activate-pad = Links und rechts gehen durch die Einheiten, oben nimmt eine dazu oder wieder heraus; {$accept} nimmt die hervorgehobene Antwort. {$offer} bietet alles Übrige an.
ask-set-off-pad = Links und rechts gehen durch die Einheiten, oben nimmt eine dazu oder wieder heraus; der linke Stick wählt das Ziel, {$accept} schickt sie dorthin. {$offer} bietet alles Übrige an.
ask-move-on-pad = Der linke Stick wählt ein markiertes Feld, {$accept} geht dorthin. {$offer} bietet alles Übrige an: anhalten, übergeben.
ask-advance-one-pad = Der linke Stick wählt ein markiertes Feld, {$accept} rückt dorthin vor. {$offer} bietet alles Übrige an.
ask-shoot-pad = Links und rechts gehen durch die Ziele, {$accept} feuert. {$offer} bietet alles Übrige an.
ask-react-pad = Links und rechts heben eine Karte an, oben spielt sie aus. {$offer} bietet jede Antwort an.
ask-pick-hex-pad = Der linke Stick wählt ein markiertes Feld, {$accept} nimmt es.
ask-pick-unit-pad = {$previous} und {$next} wählen eine Einheit, {$accept} nimmt sie. {$offer} bietet alle an.
ask-discard-keys = Zifferntasten nehmen Karten dazu oder lassen sie weg; {$accept} wirft die gewählten ab, 0 keine.
ask-activate-keys = Zifferntasten nehmen Einheiten dazu oder lassen sie weg; {$accept} nimmt die hervorgehobene Antwort.
ask-activate-none-keys = Zifferntasten nehmen Einheiten dazu oder lassen sie weg.
ask-set-off-keys = Pfeile und {$accept} bewegen die gewählten Einheiten auf jedes leuchtende Feld.
ask-move-on-keys = 1 bis 6 bewegen ein Feld weit; Pfeile und {$accept} auf jedes leuchtende Feld.
ask-shoot-keys = {$next} wechselt das Ziel, {$accept} feuert; Zifferntasten nehmen Schützen dazu oder lassen sie weg.
ask-react-keys = Zifferntasten spielen die leuchtenden Karten aus; {$accept} nimmt die hervorgehobene Antwort.
ask-react-none-keys = {$accept} nimmt die hervorgehobene Antwort.
ask-pick-enter-keys = {$accept} nimmt die hervorgehobene Antwort.
ask-pick-figures-keys = {$accept} nimmt die hervorgehobene Antwort, Zifferntasten nehmen die anderen.
ask-pick-hex-keys = {$next} geht die Felder durch, {$accept} nimmt dann das markierte.
ask-pick-hex-figures-keys = {$next} geht die Felder durch, {$accept} nimmt dann das markierte; Zifferntasten nehmen ein nummeriertes Feld.
ask-pick-unit-keys = {$accept} nimmt die gewählte Einheit, Zifferntasten nehmen die anderen.
ask-pick-weapon-keys = {$accept} nimmt die gewählte Waffe, Zifferntasten nehmen die anderen.

## what undo cannot cross
undo-card-flipped = Weiter zurück geht es nicht: Eine Karte wurde aufgedeckt.
