# Was gesagt wird, wenn etwas in einem Spiel zum ersten Mal auftaucht.

hint-order = Spiele eine Karte für den Befehl, der auf ihr steht. Karten, deren Befehl jetzt möglich ist, leuchten. In einem Zug darfst du so viele Befehle geben, wie deine Befehlszahl erlaubt, einen nach dem anderen.
hint-activate = Du aktivierst eine Einheit oder einen Anführer mit beliebigen Einheiten in seinem Führungsbereich. In einem Zug wird niemand zweimal aktiviert, außer einem Helden.
hint-discard = Du hast in diesem Zug keinen Befehl gegeben und darfst darum abwerfen: keine Karte oder so viele, wie deine Nation erlaubt. Danach wird deine Hand aufgefüllt.
hint-fire = Einheiten und Waffen in einem Feld oder in Feldern, die sich berühren, dürfen zusammen feuern: Eine ist die Grundlage, jede andere erhöht deren Feuerkraft um eins. Granatwerfer, Geschütze und Raketenrohre feuern immer allein.
hint-op-fire = Während Einheiten sich bewegen, darf die andere Seite bei jedem Feld handeln, das sie betreten. Eine Feuerkarte aktiviert Einheiten für Gelegenheitsfeuer: Sie dürfen bei jedem Schritt dieser Bewegung feuern und gelten danach für den Rest des Zuges als aktiviert.
hint-defence = Ein Angriff wird einmal für das ganze Feld gewürfelt. Dann würfelt jede Einheit darin für ihre Abwehr: Unter der Angriffssumme wird sie gebrochen; bei gleicher Summe wird sie niedergehalten oder, wenn sie gerade zieht, gebrochen.
hint-suppressed = Niedergehalten hat eine Einheit eins weniger an Feuerkraft, Reichweite, Bewegung und Moral und feuert keine Waffe. Ein Befehl „{ use-recover }“ hebt das auf.
hint-broken = Eine gebrochene Einheit wird umgedreht und hat die Werte ihrer Rückseite; sie feuert keine Waffe. Wird sie noch einmal gebrochen, ist sie ausgeschaltet. Bei einem Befehl „{ use-recover }“ kann sie sich sammeln.
hint-eliminated = Ausgeschaltete Einheiten, außer Helden, kommen auf die Verlustleiste ihrer Seite, und der Gegner bekommt Punkte für sie. Muss eine auf das Feld mit dem Kapitulationsmarker, verliert ihre Seite sofort.
hint-recover = „{ use-recover }“ hebt zuerst bei allen Einheiten der Seite das Niederhalten auf. Dann würfelt jede gebrochene Einheit: Unter ihrer Moral sammelt sie sich, gleich wird sie niedergehalten und bleibt gebrochen, darüber geschieht nichts.
hint-rout = Bei „{ use-rout }“ würfelt jede gebrochene Einheit einer Seite mit zwei Würfeln. Bei genau ihrer Moral wird sie niedergehalten. Darüber zieht sie sich zum eigenen Rand zurück: ein Feld für jeden Punkt darüber.
hint-melee = Stehen beide Seiten in einem Feld, kämpfen sie am Ende des Befehls. Jede zählt die Feuerkraft ihrer Einheiten ohne Waffen zusammen und würfelt. Die Seite mit der kleineren Summe verliert dort alle Einheiten, bei Gleichstand meist beide.
hint-event = Die Karte eines Wurfs hat ein Ereignis ausgelöst: Wer gewürfelt hat, deckt seine nächste Karte auf und führt das Ereignis darauf aus. Was daraus wird, steht im Protokoll.
hint-sniper = Die Karte eines Wurfs hat einen Scharfschützen ausgelöst: Wer gewürfelt hat, liest ein Zufallsfeld und darf eine Einheit darin oder daneben brechen.
hint-jammed = Die Karte eines Angriffswurfs hat eine Ladehemmung ausgelöst: Alle Waffen, die in diesem Angriff gefeuert haben, sind defekt. Der Angriff selbst gilt.
hint-time = Die Zeit rückt weiter, wenn ein Wurf es auslöst oder ein Deck zu Ende geht. Die Seite, die es verursacht hat, mischt ihre Ablage und den Rest ihres Decks zu einem neuen, jede Seite in der Verteidigung bekommt einen Punkt, und Einheiten, die jetzt fällig sind, treffen ein.
hint-sudden-death = Vom Schlussmarker an bringt jedes Weiterrücken der Zeit diesen Wurf. Liegt er unter der Zahl des Zeitfelds, ist das Spiel zu Ende, und die Punkte entscheiden.
hint-initiative = Du hast die Initiativekarte. Gibst du sie ab, wird dieser Wurf aufgehoben und wiederholt; dann hat sie der Gegner und kann das Gleiche tun.
hint-objective = Ein Ziel gehört der Seite, die zuletzt allein darin war, auch wenn ihre Einheiten weitergezogen sind. Seine Punkte wechseln mit ihm die Seite.
hint-chit = Zielmarker sagen, was die Ziele wert sind. Offene zählen sofort für die Seite, der das Ziel gehört. Geheime kennt nur ihr Besitzer; sie zählen, wenn sie aufgedeckt werden, spätestens am Ende, wenn die Punkte entscheiden.
hint-artillery = Ein Einschießschuss ist angefordert. Ein Wurf sagt, ob er genau ist, eine Karte, wohin er abweicht. Dann werden sein Feld und die sechs darum beschossen, wer auch immer darin ist.
hint-targeting = Granatwerfer, Geschütze und Raketenrohre würfeln zuerst, ob sie treffen. Beide Würfel werden multipliziert; weniger Sichtbehinderung muss das Produkt größer sein als die Entfernung in Feldern.
hint-weapon = Eine defekte Waffe kann nicht feuern; wird sie noch einmal defekt, ist sie verloren. Wird ein Zufallsfeld gezogen, entscheidet seine Reihe, ob die Waffe instand gesetzt wird oder verloren geht.
hint-smoke = Rauch behindert mit seiner Zahl das Feuer in sein Feld, aus ihm und durch es, für beide Seiten.
hint-night = Bei Nacht behindert die Entfernung jeden Schuss auf ein unbeleuchtetes Ziel, das meiste Gelände kostet eins mehr, und wer keinen Befehl gibt, wirft die ganze Hand ab.
hint-starshell = Eine Leuchtgranate beleuchtet alles im Umkreis von zwei Feldern: Das Dunkel behindert das Feuer auf Einheiten dort nicht.
