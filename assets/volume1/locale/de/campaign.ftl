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
campaign-attached = Dir geliehen
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
muster-undo = Zurücknehmen
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
memorial-killed-by = gefallen durch { $weapon }
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

served-title = Gruppen, die dienten
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

## Letters

letters-next = Nächster Brief
letters-done = Abschicken
letters-count = Brief {$place} von {$count}
letter-dated = Irgendwo in Frankreich
letter-company = Der Kompaniechef

# What his family calls a man; one without a name here signs with his surname.

given-name-sgt-taylor = Frank
given-name-cpl-thomas = Gene
given-name-pvt-cragg = Walt
given-name-pvt-johnson = Everett
given-name-pvt-goldstein = Sam
given-name-pvt-oconnell = Danny
given-name-pvt-miller = Hal
given-name-pvt-donahue = Jack
given-name-pvt-crowe = Virgil
given-name-cpl-stinson = Dale
given-name-pvt-kowalski = Stan
given-name-pvt-lozano = Tony
given-name-pvt-meeks = Alvin
given-name-pvt-woodruff = Clyde
given-name-pvt-brubaker = Amos
given-name-pvt-dougless = Homer
given-name-pvt-maloney = Mike
given-name-pvt-butterman = Otis
given-name-pvt-walsh = Tim
given-name-pvt-peters = Leo

# One for each man of the squad, then for each who may come for him.

letter-greeting-own-1 = Liebe Mutter!
letter-greeting-own-2 = Ihr Lieben!
letter-greeting-own-3 = Liebe Ruth!
letter-greeting-own-4 = Lieber Pa!
letter-greeting-own-5 = Liebe Mama, lieber Papa!
letter-greeting-own-6 = Liebe Ma!
letter-greeting-own-7 = Liebes Schwesterherz!
letter-greeting-own-8 = Meine liebe Helen!
letter-greeting-own-9 = Liebe Großmutter!
letter-greeting-own-10 = Lieber Dad!
letter-greeting-own-11 = Liebe Mama!
letter-greeting-own-12 = ¡Querida Mamá!
letter-greeting-own-13 = Liebe Alice!
letter-greeting-own-14 = Liebe Eltern!
letter-greeting-own-15 = Lieber Eli!
letter-greeting-own-16 = Liebe Tante May!
letter-greeting-own-17 = Liebe Peg!
letter-greeting-own-18 = Liebe Mom!
letter-greeting-own-19 = Liebe Kathleen!
letter-greeting-own-20 = Meine Lieben alle!
letter-greeting-leader-1 = Sehr geehrte Familie {$name}!
letter-greeting-leader-2 = Sehr geehrte Frau {$name}!
letter-greeting-leader-3 = An die Angehörigen von {$rank} {$name}

# The farewell has the number of the greeting.
letter-farewell-own-1 = Dein dich liebender Sohn
letter-farewell-own-2 = Macht euch keine Sorgen
letter-farewell-own-3 = Gib der Kleinen einen Kuss von mir
letter-farewell-own-4 = Schreib bald, und wenn es nur vom Hund ist
letter-farewell-own-5 = Zu essen gibt es genug
letter-farewell-own-6 = Am Sonntag war ich in der Messe
letter-farewell-own-7 = Lass die Finger von meinem Rad
letter-farewell-own-8 = Immer der Deine
letter-farewell-own-9 = Dein Junge
letter-farewell-own-10 = Lass mir etwas vom Heu übrig
letter-farewell-own-11 = Zünd eine Kerze an für uns alle
letter-farewell-own-12 = Con todo mi cariño
letter-farewell-own-13 = Wart auf mich
letter-farewell-own-14 = Verkauft den Lastwagen nicht
letter-farewell-own-15 = Schone mir die Stute
letter-farewell-own-16 = Dein liebster Neffe
letter-farewell-own-17 = Deine Plage von einem Bruder
letter-farewell-own-18 = Dein hungriger Sohn
letter-farewell-own-19 = In aller Liebe
letter-farewell-own-20 = Lest das hier Großvater vor
letter-farewell-leader-1 = Mit dem Mitgefühl aller Männer hier
letter-farewell-leader-2 = Hochachtungsvoll
letter-farewell-leader-3 = In Trauer

letter-killed-1 = Das Telegramm wird inzwischen bei Ihnen sein. Ich war ein paar Schritte von {$given} entfernt, als es geschah, und kann Ihnen sagen, dass es schnell ging. Wir haben ihn unter einem Apfelbaum begraben, und das Kreuz haben die Männer selbst geschnitzt.
letter-killed-2 = Viermal habe ich diesen Brief angefangen. {$given} war der, der die anderen zum Lachen brachte, auch an diesem Morgen. Er tat, was man von ihm verlangte, und er war ganz vorn, als es ihn traf. Er lag dort nicht allein.
letter-killed-3 = {$given} hat am Abend davor seine letzte Zigarette mit mir geteilt. Er sprach von Ihnen. Sie sollen wissen, dass die Männer, mit denen er war, am Leben sind, und manche von ihnen seinetwegen.
letter-killed-4 = Nichts, was ich schreiben kann, wird Ihnen helfen, und doch bin ich es {$given} schuldig. Er war ein guter Soldat und ein besserer Freund, als ich verdient habe. Seine Uhr und seine Briefe sind unterwegs zu Ihnen.
letter-killed-5 = Der Kaplan hat Ihnen geschrieben, und er hat die richtigen Worte. Ich habe nur das eine: {$given} hat den Mann neben sich nie im Stich gelassen, und der Mann neben ihm war meistens ich.
letter-killed-6 = Ich kannte {$given} nicht so lange wie Sie, aber ich kannte ihn in der schlimmsten Zeit, und da war er gütig. Das sind nicht viele. Man wird Ihnen sagen, dass er tapfer war. Das ist auch wahr.
letter-killed-7 = Ich habe lernen müssen, solche Briefe zu schreiben, und es wird nicht leichter. {$given} trug Ihr Bild in seinem Helm. Einer der Männer ist zurückgegangen, damit Sie es bekommen. Es liegt in diesem Umschlag.
letter-killed-8 = Sie sollen wissen, dass {$given} keine Angst hatte, oder er verbarg sie so gut, dass die Jungen daran Mut fassten. An der Straße, wo er liegt, blüht eine Reihe Mohn. Den Ort habe ich Ihnen aufgeschrieben.

letter-captured-1 = {$given} gilt als vermisst. Ich habe gesehen, wie man ihn abführte, auf eigenen Füßen, und verletzt war er nicht, soweit ich es sagen kann. Über das Rote Kreuz wird er schreiben dürfen. Bitte geben Sie ihn nicht auf.
letter-captured-2 = Wir haben nach {$given} gesucht, solange es hell war. Wir fanden seinen Helm und sonst nichts, und das ist auf seine Art eine gute Nachricht: Hier machen sie Gefangene. Er schuldet mir zwei Dollar, und die will ich haben.
letter-captured-3 = Man wird Ihnen gesagt haben, dass {$given} vermisst ist. Wir glauben, dass er gefangen wurde. Vorher hat er ihnen noch Ärger gemacht.
letter-captured-4 = Den Rucksack von {$given} habe ich bei meinem. Er wird ihn wiederhaben wollen und fragen, wer an der Schokolade war. Er ist in Gefangenschaft geraten. Es kann Monate dauern, bis Sie von ihm hören, und es wird Ihnen länger vorkommen. Halten Sie aus.
letter-captured-5 = Sie haben {$given}, und zwischen ihnen und uns waren es zu viele. Die ganze Nacht bin ich es durchgegangen und finde nicht, was wir hätten tun sollen. Er ging aufrecht, und er sah zurück und winkte.

letter-home-1 = Man sagt mir, der Krieg geht ohne mich weiter. Ich schreibe mit links, weil rechts alles in Gips ist. Am Donnerstag geht ein Schiff. Kommt mich nicht mit dem guten Hut abholen, ich würde ihn nur verderben.
letter-home-2 = Das hier ist ein richtiges Bett, und die Laken sind weiß. Der Doktor sagt, dass ich gehen werde und das Wetter einen Tag früher kenne als andere Leute. Ich komme nach Hause.
letter-home-3 = Ein Stück von mir habe ich in der Normandie gelassen, und den Rest darf ich behalten, heißt es. Fragt Onkel Joe, ob die Stelle in der Mühle noch frei ist. Es kann ruhig eine sein, bei der man sitzt.
letter-home-4 = Ich bin auf einem Schiff und habe einen Zettel am Schlafanzug, wie ein Paket. Darauf steht, wohin ich gehe und was kaputt ist. Von den Jungs, die ich zurückgelassen habe, steht kein Wort darauf, also erzähle ich der Schwester von ihnen.
letter-home-5 = Die Listen braucht ihr nicht mehr zu lesen, meinetwegen nicht. Ich bin durch. Ich dachte, ich würde froh sein, und bin es auch, und dann knallt irgendwo ein Auspuff, und ich sehe mich nach der Gruppe um.
letter-home-6 = Es ist nur das Bein, und es war nie das gute. Im Saal nebenan hat einer ein Radio, und wir dürfen das Spiel mithören. Im August könnt ihr einen Teller mehr hinstellen.

letter-hospital-1 = Erschreckt nicht vor dem Papier, es gehört dem Lazarett. Sie haben mich zusammengenäht, und die Schwester sagt, ich hätte keine Mühe gemacht. Das nächste Mal fehle ich, und ich tue nicht so, als täte es mir leid.
letter-hospital-2 = Für ein paar Tage bin ich hinter der Front, mit einem Verband so groß wie ein Kopfkissen. Beim Lachen tut es weh, und der Kerl im Nachbarbett kennt jeden Witz, den es gibt.
letter-hospital-3 = Da drüben kann also doch einer schießen. Ich soll still liegen, also liege ich still. Die Jungs waren da und haben meine Schokolade gegessen, um mich aufzumuntern.
letter-hospital-4 = Zwei Tage habe ich geschlafen, in einem Zelt mit einem roten Kreuz darauf. Die Stiefel haben sie mir heruntergeschnitten, und ich habe jeden gefragt, wo sie geblieben sind. Es waren gute Stiefel.
letter-hospital-5 = Da war eine Nadel, und dann war da eine Zimmerdecke. Sie ist aus Leinwand, und im Wind sieht sie aus wie Wäsche auf der Leine. In ein paar Tagen geht es wieder nach vorn, also haltet mich bis dahin für den, der Glück hatte.
letter-hospital-6 = Der Doktor hat das Eisen herausgeholt und es mir in einem Becher gegeben. Ich bringe es mit, dann könnt ihr es aufs Regal stellen, neben die Kinderschuhe.

letter-decorated-1 = Vor der ganzen Kompanie haben sie mir etwas angesteckt, {$medal} heißt es. Ich musste immerzu denken, wie schmutzig meine Stiefel waren. Wofür es war, kann ich nicht sagen, weil ich es nicht recht weiß; es ging alles sehr schnell.
letter-decorated-2 = Dem Briefträger könnt ihr sagen, dass ich jetzt einen Orden habe: {$medal}. Der Hauptmann hat etwas über mich vorgelesen, und den Kerl darin habe ich nicht wiedererkannt. Ich schicke ihn heim; legt ihn hin, wo die Katze nicht drankommt.
letter-decorated-3 = Komisch ist es: {$medal}, und das für die schlimmsten zehn Minuten meines Lebens. Ich würde tauschen, den Orden gegen die zehn Minuten.
letter-decorated-4 = Ein General, den ich nie zuvor gesehen hatte, gab mir die Schachtel, {$medal}, und fragte, woher ich komme, und der Name der Stadt fiel mir nicht ein. Hoffentlich nimmt es dort keiner übel.
letter-decorated-5 = {$medal} steht auf der Schachtel. Drei andere haben dasselbe getan wie ich, und bei ihnen hat keiner hingesehen. Ich habe ihnen gekauft, was es hier zu kaufen gibt, und das ist Apfelwein.

letter-wounded-1 = Ich habe eine Schramme. Sie sieht aus wie damals die von der Säge, nur kleiner. Man hat sie ausgewaschen und verbunden, und zur Gruppe bin ich zu Fuß zurück, allein.
letter-wounded-2 = Wenn ihr hört, dass es mich erwischt hat: Es stimmt, und es ist nichts. Es ging hinein und wieder hinaus, ohne sich aufzuhalten. Am Stacheldraht habe ich mir schon Schlimmeres geholt.
letter-wounded-3 = Ich habe ein Loch im Ärmel und eins im Arm dahinter. Das im Ärmel stört mich mehr, da regnet es hinein.
letter-wounded-4 = Sie wollten mich nach hinten fahren, und ich sagte, lieber gehe ich zu Fuß nach vorn, was Angeberei war. Schreiben kann ich noch, wie ihr seht, und Kartoffeln schälen auch, wie sie gemerkt haben.
letter-wounded-5 = Auf den halben Brief an euch habe ich geblutet, darum ist das hier ein neuer. Viel war es nicht. Der andere zielt so schlecht wie ich.
letter-wounded-6 = Ein Steinsplitter, man glaubt es nicht, aus einer Mauer, die seit Kolumbus steht. Ich trage einen Verband über dem einen Auge und sehe aus wie ein Pirat. Die Kinder hier salutieren.

letter-ran-1 = Irgendwem muss ich es sagen. Als es schlimm wurde, gingen mir die Beine durch, und ich ging mit. Keiner hat ein Wort darüber verloren. Ich wollte, sie täten es.
letter-ran-2 = Viel wert war ich diesmal nicht. Ich fand mich an einer Straße wieder, eine Meile weiter hinten, und weiß nicht, wie ich dorthin kam. Der Hauptmann gab mir Kaffee und sagte, das geschieht jedem einmal. Das war mein eines Mal.
letter-ran-3 = Das Lügen habt ihr mir nicht beigebracht, also: Ich bin gelaufen. Als das Feld zu Ende war, blieb ich stehen. Dann ging ich zurück, und das war ein längerer Weg.
letter-ran-4 = Das meiste habe ich von der falschen Seite einer Mauer aus gesehen, mit den Händen über den Ohren. Morgen mache ich es besser. Das habe ich dem neben mir gesagt, und er hat gesagt: ich auch.
letter-ran-5 = Wenn jemand fragt, sagt, es geht mir gut. Eine Stunde habe ich gezittert, und einer hat ohne ein Wort seine Decke über mich gelegt, und ich weiß nicht, wer es war.

letter-comrade-carried-1 = Heute habe ich einen Mann getragen und wusste vorher nicht, wie schwer ein Mann ist. Den ganzen Weg hat er geflucht, weil ich ihn so schüttelte. Es war die schönste Musik, die ich je gehört habe.
letter-comrade-carried-2 = Ihr habt immer gesagt, mit dem Rücken sollte ich etwas anfangen. Einen von uns habe ich über der Schulter hereingebracht, und es heißt, er wird leben.
letter-comrade-carried-3 = Einer von den Jungs konnte nicht gehen, da bin ich für ihn gegangen. Wir haben den ganzen Weg über Baseball geredet, um das andere nicht zu hören.
letter-comrade-carried-4 = Da draußen lag einer, und niemand war da, ihn zu holen, außer mir. Ich hätte geschworen, es waren zweihundert Meter. Inzwischen habe ich sie abgeschritten, es sind achtzig.

letter-comrade-bandaged-1 = Ich habe gelernt, einen Verband mit den Zähnen zu knoten. Der Arzt hat ihn sich angesehen und gesagt, von Leuten, die dafür bezahlt werden, hat er schon schlechtere gesehen.
letter-comrade-bandaged-2 = Meine Hände zitterten, bis sie etwas zu tun hatten. Ich habe einen Freund verbunden, da waren sie ganz ruhig. Sein Blut geht aus dem Hemd nicht heraus.
letter-comrade-bandaged-3 = Ich saß bei einem Freund und hielt ihm mit dem Daumen den Arm zu, zehn Minuten lang, sagen sie. Es war ein ganzer Sommer. Er wird wieder.
letter-comrade-bandaged-4 = Er fragte, ob es schlimm ist, und ich sagte nein, und dann sah ich hin. Es war nicht so schlimm. Nie war ich so froh, aus Versehen die Wahrheit gesagt zu haben.
letter-comrade-bandaged-5 = Man lernt, auf die Wunde zu sehen und nicht ins Gesicht. Ich habe ins Gesicht gesehen. Er kommt durch, und ihr sollt wissen, sagt er, dass ich kalte Hände habe.

letter-papers-brought-1 = Ich habe eine Ledertasche voller Papiere mitgebracht, und zwei Offiziere waren so erfreut, dass sie mir fast die Hand gegeben hätten. Ich hatte auf Würste gehofft.
letter-papers-brought-2 = Im Stab bin ich heute berühmt, weil ich einem anderen die Taschen ausgeräumt habe. Ein Bild von seinem Mädchen war dabei. Das habe ich ihm gelassen.
letter-papers-brought-3 = Es zeigt sich, dass ich kein Deutsch lesen kann und der Leutnant auch nicht, aber die Karte, die ich mitgenommen habe, war ein warmes Essen für alle wert.

letter-prisoner-taken-1 = Ich habe einen Gefangenen gemacht. Er ist etwa so alt wie Billy und war so schmutzig, dass ich ihm meine Seife gab. Er hat sich in Schulenglisch bedankt. Ich weiß nicht, was ich erwartet hatte.
letter-prisoner-taken-2 = Ein Deutscher hat sich mir ergeben. Wir standen da, und keiner von uns wusste, wie es weitergeht. Ich habe ihm eine Zigarette angeboten, so wird es wohl gemacht.
letter-prisoner-taken-3 = Einer von ihnen kam mit erhobenen Händen heraus, und ich war froher als er. An den brauche ich nachts nicht zu denken.
letter-prisoner-taken-4 = Ich habe einen Deutschen zur Straße zurückgebracht, und den ganzen Weg hat er gesummt. Ich fragte, warum, und er sagte in bestem Amerikanisch, er kommt eher nach New York als ich.
letter-prisoner-taken-5 = Er hielt die Hände so hoch, dass ich sagte, er soll sie ausruhen, sonst verrenkt er sich etwas. Er hat zwei Jungen. Er hat mir gezeigt, wie groß sie sind.

letter-enemy-killed-1 = Was ich getan habe, erzähle ich, wenn ich daheim bin, oder vielleicht auch nicht. Es hieß er oder einer von uns. Das sage ich mir immerzu, und es stimmt sogar.
letter-enemy-killed-2 = Sie sagen, ich hätte es gut gemacht. Mir ist nicht so, als hätte ich es gut gemacht, aber alle haben mir auf den Rücken geklopft, und zum Abendessen gab es Eier.
letter-enemy-killed-3 = Wisst ihr noch, wie ich das alte Pferd nicht erschießen konnte? Ich schreibe euch lieber von etwas anderem: Hier sind die Kirschen reif.
letter-enemy-killed-4 = Früher habe ich mich gefragt, was ich wohl fühlen würde. Müde war ich. Ich habe mein Gewehr gereinigt und gegessen, und hinterher wusste ich nicht mehr, was.
letter-enemy-killed-5 = Ich habe getroffen, worauf ich gezielt habe. Das will ich einmal hinschreiben und dann nicht mehr davon reden. Er hatte eine Thermosflasche bei sich, die gleiche wie wir.
letter-enemy-killed-6 = Wir haben geschossen, und sie haben geschossen, und wir haben es besser gemacht. Das ist alles. Ist die Veranda schon gestrichen?
letter-enemy-killed-7 = Vor einem Jahr war das Schlimmste, was ich je getan hatte, das eingeworfene Fenster. An das Fenster denke ich viel.
letter-enemy-killed-8 = Man hat mir beigebracht, dass ich um Verzeihung bitte, wenn ich jemandem wehgetan habe. Es war keiner da, dem ich es sagen konnte, also sage ich es euch.

letter-quiet-1 = Zu erzählen gibt es wenig. Ich lag in einer Hecke, ich wurde nass, ich hatte Angst, ich hatte Hunger. Es geht mir gut.
letter-quiet-2 = Ihr fragt, wie es ist. Meistens wartet man, und dann ist es vorbei, und man merkt, dass man den Bleistift durchgebissen hat.
letter-quiet-3 = Ich bin heil und meine Socken auch, dank eurem Paket. Die Kühe hier sehen uns an, als wollten wir den Hof kaufen.
letter-quiet-4 = Heute ist mir nichts geschehen, und ihr sollt wissen, wie hart ich dafür gearbeitet habe.
letter-quiet-5 = Grün ist es hier, grüner, als ihr es glauben würdet, und hinter jedem Grün ist ein Erdwall, und hinter dem Wall ist jemand. Sonst ist es ein schönes Land.
letter-quiet-6 = Eine alte Frau kam aus ihrem Keller und schenkte mir ein Ei. Sie hatte zwei. Den ganzen Tag habe ich es im Helm getragen und kann mich nicht entschließen.
letter-quiet-7 = Seit dem letzten Brief hatten wir die Stiefel nicht mehr aus. Ich weiß, was ich mir zum Geburtstag wünsche. Einen Eimer.
letter-quiet-8 = Sechs Briefe von euch kamen auf einmal. Ich habe sie geordnet und lese jede Stunde einen, wie ein Mann mit einer Schachtel Pralinen. Ich bin beim vierten, also verratet nicht, wie es ausgeht.

letter-pal-1 = {$pal} ist nicht mit uns zurückgekommen. Mir haben sie seine Decke gegeben. Ich habe sie nicht benutzt.
letter-pal-2 = Von {$pal} kann ich noch nicht schreiben. Ihr hättet ihn gemocht.
letter-pal-3 = Wir haben {$pal} verloren. Er hatte versprochen, mir Chicago zu zeigen.
letter-pal-4 = {$pal} ist nicht mehr. Er hatte noch meinen Bleistift. Jemand hat ihn mir gebracht, und ich schreibe damit.
letter-pal-5 = Heute früh ging ich hinüber, um {$pal} etwas zu erzählen, und hatte schon den Mund aufgemacht.
letter-pal-6 = Hier liegt ein Brief für {$pal}. Er kam eine Stunde danach. Keiner will der sein, der ihn zurückschickt.
letter-pal-7 = Den Kaffee von {$pal} haben wir getrunken, alle zusammen, weil er nicht hätte mit ansehen können, wie man ihn wegschüttet.

# What else one writes from a bed.
letter-away-1 = Die Jungs sind noch da vorn. Schreibt auch ihnen, wenn es geht, sie lesen gegenseitig ihre Post.
letter-away-2 = Die Neuigkeiten kommen mit der Suppe. Einer von uns musste mir erzählen, wie es ausging, und dann noch einmal.
letter-away-3 = Ich esse und schlafe und esse. Zum Hinlegen braucht man hier keinen zweimal aufzufordern.
letter-away-4 = Schickt mir etwas zu lesen, in dem kein Krieg vorkommt.
letter-away-5 = Die Schwester ist aus Ohio und sagt, alles heilt, mit Zeit und Kartoffeln.
letter-away-6 = Nachts sagt hier immer einer einen Namen. Wir lassen ihn.

letter-won-1 = Wir haben getan, wozu man uns geschickt hat. Den Ort findet ihr auf keiner Karte, die ihr habt.
letter-won-2 = Der Boden gehört uns. Es ist ein Feld mit ein paar Bäumen, und ich gäbe es nicht für den ganzen Landkreis her.
letter-won-3 = Sie sind fort, und wir sind da. Im Keller war Apfelwein, sehr alter oder sehr junger.
letter-won-4 = Der Hauptmann sagt, wir waren gut. Er sagt es im Stehen, dann muss es so sein.
letter-won-5 = Wir haben gewonnen, sagt man uns. Es sieht genauso aus wie das andere, nur schläft man hinterher.
letter-won-6 = Als es vorbei war, fingen die Vögel wieder an, als hätten sie nur gewartet, dass einer gewinnt.
letter-won-7 = Ein Franzose im Sonntagskragen gab jedem von uns die Hand und ging dann seine Haustür suchen.
letter-won-8 = Heute Nacht ist es still hier. Wir haben dafür bezahlt, und wir behalten es.
letter-won-9 = Ich schreibe das in einem Loch, das heute früh noch ihres war. Es ist schön tief. Über die Arbeit kann ich nicht klagen.

letter-lost-1 = Es lief nicht so, wie man es aufgezeichnet hatte. Man wird uns noch einmal schicken, denke ich, oder andere.
letter-lost-2 = Wir sind wieder, wo wir angefangen haben, nur wird beim Abendessen weniger geredet.
letter-lost-3 = Sie haben den Ort noch. Heute Nacht sollen sie ihn haben.
letter-lost-4 = Wenn in der Zeitung steht, wir hätten das Unsere gehalten, dann ist das genau das Wort. Von ihrem haben wir nichts bekommen.
letter-lost-5 = Keiner ist schuld, sagen sie, und alle sehen auf ihre Stiefel.
letter-lost-6 = Wir kamen auf demselben Weg zurück, nur um einiges schneller.
letter-lost-7 = Der Oberst war enttäuscht. Er soll wissen, dass es auf Gegenseitigkeit beruht.
letter-lost-8 = Wir werden es besser machen. Das habe ich heute Abend so vielen versprochen, dass ich es lieber aufschreibe.

# As in English: campaign-name, squad-ldr, given-name-sgt-taylor, given-name-cpl-thomas, given-name-pvt-cragg, given-name-pvt-johnson, given-name-pvt-goldstein, given-name-pvt-oconnell, given-name-pvt-miller, given-name-pvt-donahue, given-name-pvt-crowe, given-name-cpl-stinson, given-name-pvt-kowalski, given-name-pvt-lozano, given-name-pvt-meeks, given-name-pvt-woodruff, given-name-pvt-brubaker, given-name-pvt-dougless, given-name-pvt-maloney, given-name-pvt-butterman, given-name-pvt-walsh, given-name-pvt-peters
