# The campaign: its map case, the roster between battles, and the letters home.

## Start screen and battle

menu-campaign = Feldzug
menu-campaign-note = eine Gruppe, von Gefecht zu Gefecht
button-to-campaign = Zurück zum Feldzug

## The map case

campaign-new = noch nicht begonnen
campaign-progress = Gefecht {$battle} von {$battles} · { $won ->
    [0] keins gewonnen
    [one] eins gewonnen
   *[other] {$won} gewonnen
  }
campaign-number = Feldzug {$place} von {$count}
campaign-over-short = beendet · { $won ->
    [0] kein Gefecht gewonnen
    [one] ein Gefecht gewonnen
   *[other] {$won} Gefechte gewonnen
  }
campaign-introduction = Was vor dir liegt
campaign-orders = Befehle
campaign-last = Das letzte Gefecht
campaign-last-line = {$verdict}, { $points ->
    [one] {$points} Punkt
   *[other] {$points} Punkte
  }
campaign-changes = Was das ändert
campaign-change-morale = Moral deiner Männer {$steps}
campaign-change-enemy-morale = Moral des Feindes {$steps}
campaign-change-hand = Starthand {$steps}
campaign-change-turns = Runden {$steps}
campaign-change-alert = der Feind ist alarmiert
campaign-change-waiting = der Feind wartet
campaign-change-prepared = der Feind ist vorbereitet
campaign-change-unprepared = der Feind ist unvorbereitet
campaign-squad = Die Gruppe
campaign-fit = Einsatzfähig
campaign-resting = Auf dem Verbandsplatz
campaign-lost = Verloren
campaign-nobody = niemand
campaign-attached = Zugeteilt
campaign-men = { $count ->
    [one] ein Mann
   *[other] {$count} Mann
  }
campaign-route = Der Weg
campaign-the-end = Der Feldzug ist vorbei
campaign-too-few = Für ein weiteres Gefecht sind zu wenige Männer übrig.
campaign-battles-won = { $won ->
    [one] {$won} Gefecht von {$battles} gewonnen
   *[other] {$won} Gefechte von {$battles} gewonnen
  }
campaign-set-out = Aufbrechen
campaign-begin = Ins Gefecht
campaign-continue = Zurück ins Gefecht
campaign-roster = Mannschaft
campaign-letters = Briefe
campaign-sheet = Gefechtsblatt
campaign-length = Länge
campaign-wins = Punkte zum Sieg
campaign-options = Optionale Regeln
campaign-options-none = keine gewählt; das Gefechtsblatt bietet welche an
campaign-options-begun = keine gewählt
campaign-options-note = Wird mit dem Feldzug gespeichert. Eine gewählte Regel gilt auch in späteren Gefechten, die sie anbieten.
campaign-another = Anderer Feldzug
campaign-stop-won = gewonnen
campaign-stop-lost = verloren
campaign-stop-next = das nächste Gefecht
campaign-stop-ahead = steht noch bevor
campaign-stop-passed = liegt nicht mehr am Weg
campaign-begun = begonnen {$when}
campaign-delete = Diesen Feldzug löschen?
campaign-delete-battle = Wird mit gelöscht: {$battle}
campaign-delete-sure = Das lässt sich nicht rückgängig machen. Beendete Gefechte bleiben bei den gespeicherten.
campaign-name = Name
campaign-name-title = Name des Feldzugs
campaign-none = Es gibt keinen Feldzug, den man spielen könnte.
campaign-again-title = Dieses Gefecht lässt sich nicht fortsetzen
campaign-again-text = Noch einmal von vorn? Der beschädigte Spielstand wird aufgehoben.
campaign-again = Von vorn

## Zwischen zwei Gefechten: wer geht, wer ruht, wer führt, was mitgenommen wird

muster-title = Vor „{ $battle }“
muster-note = { $count } gehen, höchstens { $most }. Ein Klick wählt einen Mann, ein weiterer lässt ihn gehen oder ruhen.
muster-go = Es gehen
muster-rest = Es ruhen
muster-let-go = Geht
muster-let-rest = Ruht
muster-leads = Führt
muster-carries = + { $weapon }
muster-leaves = − { $weapon }
muster-undo = Rückgängig
muster-is-leader = führt
muster-hurt = verwundet
muster-weary = erschöpft
muster-worn = erschöpft: TQ −{ $amount }
muster-rest-helps = Ruhe hilft
decide-too-late = Das Gefecht hat begonnen: Es wird geführt, wie es entschieden war.
decide-not-there = Er ist nicht mehr bei der Gruppe.
decide-aid-station = Er ist auf dem Verbandsplatz und fehlt in diesem Gefecht.
decide-no-room = Mehr als { $count } gehen nicht: Lass zuerst einen ruhen.
decide-too-few = Mindestens { $count } Mann müssen gehen.
decide-stays = Er ruht: Nur wer geht, führt oder nimmt etwas mit.
decide-medic = Ein Sanitäter führt niemanden.
decide-has-none = Er hat sie nicht bei sich.
decide-not-issued = Sie wird nicht ausgegeben.
decide-has-it = Er hat schon eine.
decide-cannot-use = Er kann damit nicht umgehen.
decide-given-out = Je Gefecht werden nicht mehr als { $count } davon ausgegeben.
decide-all-given-out = Je Gefecht werden nicht mehr als { $count } Stück insgesamt ausgegeben.
decide-nothing-to-undo = Es ist noch nichts entschieden.
campaign-muster = Wer geht
campaign-memorial = Gedenken
memorial-title = Zum Gedenken
memorial-killed-by = gefallen durch { $kind ->
    [pistol] einen Pistolenschuss
    [smg] Feuer einer Maschinenpistole
    [assault-rifle] einen Feuerstoß
    [automatic-rifle] einen Feuerstoß
    [machine-gun] MG-Feuer
    [grenade] eine Handgranate
    [stick-grenade] eine Handgranate
    [egg-grenade] eine Handgranate
    [rifle-grenade] eine Gewehrgranate
    [mortar] eine Mörsergranate
    [howitzer] eine Artilleriegranate
   *[other] einen Gewehrschuss
  } ({ $weapon })
memorial-served = Mit der Gruppe in:
memorial-battles = { $count ->
    [one] in seinem ersten Gefecht
   *[other] in seinem { $count }. Gefecht
  }
campaign-leads = Es führt
campaign-arrived = { $count ->
    [one] Ein Ersatzmann ist gekommen
   *[other] { $count } Ersatzleute sind gekommen
  }
help-campaign-rest-more = Wer ruht, wird noch einmal versorgt und ist nicht mehr erschöpft.
help-campaign-strain = Erschöpfung: TQ −1 für je { $every } Punkte seit der letzten Ruhe, höchstens −{ $most } ({ $deeds }).
help-campaign-lead = Wer führt, hat LDR +{ $ldr }, bis { $most }. Kommt er nicht zurück, beginnen die anderen das nächste Gefecht mit Moral { $lost }.

campaign-progress-endless = Gefecht {$battle} · { $won ->
    [0] keines gewonnen
    [one] eines gewonnen
   *[other] {$won} gewonnen
  }
campaign-begun-as = { $name }, in { $file }
campaign-seed = Startzahl
campaign-no-seed = Die Startzahl liegt zwischen 1 und { $most }.
campaign-squad-by-seed = Eine der Gruppen aus der Tabelle des Regelhefts; welche, sagt die Startzahl.
campaign-delete-served = Ihre Gruppe bleibt unter denen, die gedient haben.
help-campaign-endless = Die Gefechte werden aus der Startzahl erzeugt, wenn du zu ihnen kommst. Die Startzahl bestimmt Gelände, Auftrag und Stunde; deine Ergebnisse bestimmen, wie viele Gegner es sind und wie gut. Wer mit derselben Startzahl beginnt, kommt an dieselben Orte.

## The squads that have served

served-title = Frühere Gruppen
menu-served-note = was aus den Gruppen deiner Feldzüge wurde
served-none = Noch keine Gruppe hat ihren Feldzug beendet.
served-won = gewonnen
served-lost = verloren
served-given-up = aufgegeben
served-days = { $first } bis { $last }
served-seed = Startzahl { $seed }
served-medals = { $medal } × { $count }

## The roster

squad-title = Die Gruppe
squad-before = vor dem ersten Gefecht
squad-after = nach „{$battle}“
squad-new = neu
squad-tq = TQ
squad-ldr = LDR
squad-fit = einsatzfähig
squad-rests = fehlt im nächsten Gefecht
squad-wound-light = Leichte Wunde, verbunden
squad-wound-bad = Schwere Wunde, verbunden
squad-killed = im Kampf gefallen
squad-captured = gefangen
squad-home = heimgeschickt
squad-note-figure = { $name } { $value }
squad-note-learned = { $name } { $value }, +{ $learned } gelernt
squad-note-tq-next = Truppenqualität: { $points } Punkte, +1 bei { $next }
squad-note-tq-full = Truppenqualität: am Höchstwert
squad-note-ws-next = Hauptwaffe: { $points } Punkte, +1 bei { $next }
squad-note-ws-full = Hauptwaffe: am Höchstwert
squad-no-deeds = noch nichts
deed-fought = { $count ->
    [one] {$count} Gefecht
   *[other] {$count} Gefechte
  }
deed-enemy-spotted = {$count} entdeckt
deed-enemy-hit = {$count} getroffen
deed-enemy-killed = {$count} getötet
deed-prisoner-taken = { $count ->
    [one] {$count} Gefangener
   *[other] {$count} Gefangene
  }
deed-papers-brought = Dokumente heimgebracht
deed-comrade-bandaged = { $count ->
    [one] {$count} Verband
   *[other] {$count} Verbände
  }
deed-comrade-carried = { $count ->
    [one] einen Kameraden getragen
   *[other] {$count} Kameraden getragen
  }
deed-wounded = { $count ->
    [one] verwundet
   *[other] {$count}-mal verwundet
  }
deed-killed = gefallen

## What goes on between two battles, as F1 tells it

help-campaign-course = Gewonnen oder verloren, das nächste Gefecht folgt, und das letzte ändert darin etwas: Das Blatt des Feldzugs sagt, was. Am Ende werden die gewonnenen Gefechte gezählt.
help-campaign-wounds = Wunden nach einem Gefecht
help-campaign-care = Jeder Mann wird vor dem nächsten Gefecht auf dem Verbandsplatz versorgt.
help-campaign-wound = { $wound }: { $care }
campaign-wound-light = Leichte Wunde
campaign-wound-light-bandaged = Leichte Wunde, im Gefecht verbunden
campaign-wound-bad = Schwere Wunde
campaign-wound-bad-bandaged = Schwere Wunde, im Gefecht verbunden
campaign-wound-evac = Schwere Wunde (Evak.)
campaign-care-healed = sie heilt
campaign-care-bandaged = er kämpft damit weiter, verbunden
campaign-care-light = er kämpft mit einer leichten Wunde weiter, verbunden
campaign-care-rest = er fehlt im nächsten Gefecht und kommt unverwundet zurück
campaign-care-home = er geht für immer nach Hause
help-campaign-rest = Mit noch { $count } Wunden fehlt er im nächsten Gefecht.
help-campaign-learning = Was Männer lernen
help-campaign-points = Taten im ganzen Feldzug bringen Punkte, und Punkte heben die Werte eines Mannes. Was er gelernt hat, steht in Rot hinter dem gedruckten Wert.
help-campaign-gain-ws = Fähigkeit mit der Hauptwaffe: +1 für je { $every } Punkte, höchstens +{ $most } ({ $deeds }).
help-campaign-gain-tq = Truppenqualität: +1 für je { $every } Punkte, höchstens +{ $most } ({ $deeds }).
help-campaign-deed = { $deed } { $points }
deed-name-fought = ein Gefecht
deed-name-enemy-spotted = ein entdeckter Feind
deed-name-enemy-hit = ein getroffener Feind
deed-name-enemy-killed = ein getöteter Feind
deed-name-prisoner-taken = ein Gefangener
deed-name-papers-brought = heimgebrachte Dokumente
deed-name-comrade-bandaged = ein verbundener Kamerad
deed-name-comrade-carried = ein getragener Kamerad
deed-name-wounded = eine Wunde
deed-name-killed = sein Tod
help-campaign-medals = Auszeichnungen
help-campaign-medal-one = { $title }, { $citation }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } in einem Gefecht ({ $deeds }).
help-campaign-medal-all = { $title }, { $citation }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } in allen Gefechten ({ $deeds }).
help-campaign-medal-instead = Ersetzt: { $lesser }.
help-campaign-medal-infantry = Nicht für Sanitäter.
help-campaign-losses = Verluste
help-campaign-lost = Wer fällt, gefangen oder heimgeschickt wird, kommt nicht zurück; der nächste Ersatzmann nimmt seinen Platz ein.
help-campaign-pool = { $count ->
    [0] Es gibt keinen Ersatz.
    [one] Es gibt insgesamt einen Ersatzmann.
   *[other] Es gibt insgesamt { $count } Ersatzmänner.
  }
help-campaign-least = { $count ->
    [one] Ohne einen einsatzfähigen Mann ist der Feldzug vorbei.
   *[other] Mit weniger als { $count } einsatzfähigen Männern ist der Feldzug vorbei.
  }

# As in English: campaign-name, squad-ldr
