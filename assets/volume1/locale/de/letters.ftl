# Letters home. Which variant is written when: assets/letters.toml asks of a battle what a variant says of it.

letters-next = Nächster Brief
letters-done = Abschicken
letters-count = Brief {$place} von {$count}
letter-dated = Irgendwo in Frankreich
letter-dated-1944-06 = Irgendwo in Frankreich, {$day}. Juni 1944
letter-dated-1944-07 = Irgendwo in Frankreich, {$day}. Juli 1944
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
given-name-sgt-mayfield = Roy
given-name-pvt-stubbs = Earl
given-name-pvt-temple = Norman
given-name-pvt-connor = Pat

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
letter-greeting-own-21 = Liebe Betty!
letter-greeting-own-22 = Liebe Ma, lieber Pa!
letter-greeting-own-23 = Lieber Vater, liebe Mutter!
letter-greeting-own-24 = Liebe Nora!
letter-greeting-leader-1 = Sehr geehrte Familie {$name}!
letter-greeting-leader-2 = Sehr geehrte Frau {$name}!
letter-greeting-leader-3 = An die Angehörigen von {$rank} {$name}
letter-greeting-leader-4 = Sehr geehrter Herr {$name}!

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
letter-farewell-own-21 = Sag den Kindern, dass ich gut schlafe
letter-farewell-own-22 = Füttert mir den Hund
letter-farewell-own-23 = Ich komme noch zum Lesen
letter-farewell-own-24 = Tanz mit keinem, der größer ist
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
letter-killed-9 = Die Armee hat es Ihnen inzwischen gesagt, mit den Worten, die sie dafür hat. Mit meinen: {$given} ist tot, und hier ist keiner, der Ihnen nicht gern einen besseren Brief schriebe als diesen, wenn er wüsste, wie.
letter-killed-10 = Es war eine Granate aus einem Geschütz. Sie kam ohne jede Warnung, und {$given} kann sie nicht gehört haben, denn gehört hat sie keiner. Ich kenne die anderen Arten. Wenn es sein musste, hätte ich ihm diese gewünscht.
letter-killed-11 = Um uns schlug es ein, und {$given} war es, der den anderen zurief, sie sollten sich hinwerfen. Sie warfen sich hin. Er sah sich um, ob es alle getan hatten.
letter-killed-12 = Es war dunkel, und {$given} war mir so nah wie dieses Blatt. Ich konnte ihn hören und nicht sehen. Er fragte, ob den anderen nichts fehlt, und ich sagte, nein, nichts.
letter-killed-13 = Wir gingen nach Mitternacht los, ohne ein Wort, und das Letzte, was ich von {$given} hatte, war seine Hand auf meiner Schulter; so geben wir im Dunkeln alles weiter. Ich spüre sie noch.
letter-killed-14 = Wir sollten ein Stück Boden halten, und {$given} hat seines gehalten. Vorher hatte ich ihn gefragt, ob er lieber weiter hinten läge, und er fragte mich, wer dann vorne wäre.
letter-killed-15 = {$given} war erst kurze Zeit bei uns. Ich habe die Männer gefragt, und jeder wusste etwas von ihm: dass er immer fror, dass er pfiff, dass er von allem die Hälfte aufhob. Lieber hätte ich ihn ein Jahr lang gekannt.
letter-killed-16 = Es war das erste Mal, dass er mit uns hinausging, und ich hatte {$given} gesagt, er solle in meiner Nähe bleiben, damit ihm nichts geschieht. Das müssen Sie wissen, und Sie müssen es von mir wissen.
letter-killed-17 = Wir konnten {$given} nicht mit zurückbringen, und ich sage Ihnen nichts anderes. Wir kennen die Stelle auf den Schritt, und wer von uns als Erster hinkommt, kümmert sich um ihn. Ich habe gebeten, dass ich es sein darf.
letter-killed-18 = Vielleicht suchen Sie in der Zeitung danach und finden nichts. Man hat uns an einen Ort geschickt, und wir haben ihn nicht bekommen, das ist alles. {$given} ist nicht früher umgekehrt als die anderen.
letter-killed-19 = Eine Handgranate fiel zwischen uns, und es blieb Zeit für einen Ruf und sonst für nichts. Gerufen hat {$given}. Zwei von uns haben ihn rechtzeitig gehört.
letter-killed-20 = Wir sind einen weiten Weg zusammen gegangen, {$given} und ich, und was zu tragen war, davon trug er die Hälfte. Ich drehe mich immer noch um und will ihm seine Hälfte geben.
letter-killed-21 = {$given} wurde einmal getroffen, und er hat nicht gelitten. Das schreibt man immer. Ich hatte die Hand auf seiner Schulter, Sie dürfen es also glauben.
letter-killed-22 = Ich kannte {$given} an dem, was schon getan war, wenn ich nachsehen kam, und getan, ohne dass man es ihm sagte. So werde ich an ihn denken. Ich wollte, Sie hätten ihn dabei gesehen.
letter-killed-23 = Es gibt eine Liste seiner Sachen, und sie ist kurz: ein Messer, ein Kamm, elf Briefe, alle von Ihnen. {$given} hatte sie gelesen, bis sie an den Falten auseinandergingen.

letter-captured-1 = {$given} gilt als vermisst. Ich habe gesehen, wie man ihn abführte, auf eigenen Füßen, und verletzt war er nicht, soweit ich es sagen kann. Über das Rote Kreuz wird er schreiben dürfen. Bitte geben Sie ihn nicht auf.
letter-captured-2 = Wir haben nach {$given} gesucht, solange es hell war. Wir fanden seinen Helm und sonst nichts, und das ist auf seine Art eine gute Nachricht: Hier machen sie Gefangene. Er schuldet mir zwei Dollar, und die will ich haben.
letter-captured-3 = Man wird Ihnen gesagt haben, dass {$given} vermisst ist. Wir glauben, dass er gefangen wurde. Vorher hat er ihnen noch Ärger gemacht.
letter-captured-4 = Den Rucksack von {$given} habe ich bei meinem. Er wird ihn wiederhaben wollen und fragen, wer an der Schokolade war. Er ist in Gefangenschaft geraten. Es kann Monate dauern, bis Sie von ihm hören, und es wird Ihnen länger vorkommen. Halten Sie aus.
letter-captured-5 = Sie haben {$given}, und zwischen ihnen und uns waren es zu viele. Die ganze Nacht bin ich es durchgegangen und finde nicht, was wir hätten tun sollen. Er ging aufrecht, und er sah zurück und winkte.
letter-captured-6 = {$given} war verwundet, als sie ihn gefangen nahmen, und hätte nicht mit uns gehen können. Ich habe gesehen, wie einer von ihnen niederkniete und ihm die Wunde verband, und zwar ordentlich. Denken Sie daran, wenn Sie an ihn denken.
letter-captured-7 = Es war dunkel, und als wir zählten, fehlte einer. Keiner hatte {$given} fallen sehen, und einer hatte ihn fluchen hören. Darum sage ich Ihnen mit einiger Zuversicht, dass er gefangen ist und schlechter Laune.
letter-captured-8 = Alles, was die Armee für Sie hat, ist das Wort vermisst, und es ist ein ehrliches Wort. Die Männer sagen: {$given} wurde mit erhobenen Händen gesehen, unter anderen. Inzwischen wird er hinter Draht sein, und das Rote Kreuz hat die Listen.
letter-captured-9 = An {$given} war nicht heranzukommen. Zweimal haben wir es versucht, und beim zweiten Mal ließen sie uns sehen, dass sie ihn haben und dass er auf den Beinen ist.
letter-captured-10 = {$given} ist in Gefangenschaft geraten. Ich kenne ihn: Inzwischen hat er ihnen ein Kartenspiel beigebracht und gewinnt gerade seine Uhr zurück. Wir anderen wollen ihn holen, und wenn es über Berlin sein muss.

letter-home-1 = Man sagt mir, der Krieg geht ohne mich weiter. Ich schreibe mit links, weil rechts alles in Gips ist. Am Donnerstag geht ein Schiff. Kommt mich nicht mit dem guten Hut abholen, ich würde ihn nur verderben.
letter-home-2 = Das hier ist ein richtiges Bett, und die Laken sind weiß. Der Doktor sagt, dass ich gehen werde und das Wetter einen Tag früher kenne als andere Leute. Ich komme nach Hause.
letter-home-3 = Ein Stück von mir habe ich in der Normandie gelassen, und den Rest darf ich behalten, heißt es. Fragt Onkel Joe, ob die Stelle in der Mühle noch frei ist. Es kann ruhig eine sein, bei der man sitzt.
letter-home-4 = Ich bin auf einem Schiff und habe einen Zettel am Schlafanzug, wie ein Paket. Darauf steht, wohin ich gehe und was kaputt ist. Von den Jungs, die ich zurückgelassen habe, steht kein Wort darauf, also erzähle ich der Schwester von ihnen.
letter-home-5 = Die Listen braucht ihr nicht mehr zu lesen, meinetwegen nicht. Ich bin durch. Ich dachte, ich würde froh sein, und bin es auch, und dann knallt irgendwo ein Auspuff, und ich sehe mich nach der Gruppe um.
letter-home-6 = Es ist nur das Bein, und es war nie das gute. Im Saal nebenan hat einer ein Radio, und wir dürfen das Spiel mithören. Im August könnt ihr einen Teller mehr hinstellen.
letter-home-7 = Man sagt mir, ich hätte Glück gehabt, und ich habe mir die anderen hier angesehen, und es stimmt. Erst kommt ein Lazarettzug und dann ein Schiff, und danach kommt ihr.
letter-home-8 = Ich habe unterschrieben: ein Schlafanzug, ein Rasiermesser, eine Heimfahrt. Ich fragte den Schreiber, ob das alles ist, und er sagte, es ist mehr, als die meisten bekommen.

letter-hospital-1 = Erschreckt nicht vor dem Papier, es gehört dem Lazarett. Sie haben mich zusammengenäht, und die Schwester sagt, ich hätte keine Mühe gemacht. Das nächste Mal fehle ich, und ich tue nicht so, als täte es mir leid.
letter-hospital-2 = Für ein paar Tage bin ich hinter der Front, mit einem Verband so groß wie ein Kopfkissen. Beim Lachen tut es weh, und der Kerl im Nachbarbett kennt jeden Witz, den es gibt.
letter-hospital-3 = Da drüben kann also doch einer schießen. Ich soll still liegen, also liege ich still. Die Jungs waren da und haben meine Schokolade gegessen, um mich aufzumuntern.
letter-hospital-4 = Zwei Tage habe ich geschlafen, in einem Zelt mit einem roten Kreuz darauf. Die Stiefel haben sie mir heruntergeschnitten, und ich habe jeden gefragt, wo sie geblieben sind. Es waren gute Stiefel.
letter-hospital-5 = Da war eine Nadel, und dann war da eine Zimmerdecke. Sie ist aus Leinwand, und im Wind sieht sie aus wie Wäsche auf der Leine. In ein paar Tagen geht es wieder nach vorn, also haltet mich bis dahin für den, der Glück hatte.
letter-hospital-6 = Der Doktor hat das Eisen herausgeholt und es mir in einem Becher gegeben. Ich bringe es mit, dann könnt ihr es aufs Regal stellen, neben die Kinderschuhe.
letter-hospital-7 = Ich liege in einem Zelt, das eine Nummer hat, und ich habe auch eine. Sie hängt an meinem Knopf, und wer die eigene lesen kann, sagen sie, dem fehlt nichts.
letter-hospital-8 = Man hat mir einen Bleistift und eine Orange gegeben. Ich hatte vergessen, dass es Orangen gibt. Bevor die Schale trocken ist, will ich wieder bei den Jungs sein.
letter-hospital-9 = Es war zu dunkel, um zu sehen, was mich traf, und ich war überzeugt, dass es etwas Großes war. Der Arzt sagt, nein. In ein paar Tagen gehe ich wieder nach vorn.
letter-hospital-10 = Den ganzen Weg zum Verbandplatz bin ich gegangen, und an der Tür gaben mir die Knie nach, vor allen Leuten. Der Sanitäter sagt, es ist immer die Tür.

letter-decorated-1 = Vor der ganzen Kompanie haben sie mir etwas angesteckt, {$medal} heißt es. Ich musste immerzu denken, wie schmutzig meine Stiefel waren. Wofür es war, kann ich nicht sagen, weil ich es nicht recht weiß; es ging alles sehr schnell.
letter-decorated-2 = Dem Briefträger könnt ihr sagen, dass ich jetzt einen Orden habe: {$medal}. Der Hauptmann hat etwas über mich vorgelesen, und den Kerl darin habe ich nicht wiedererkannt. Ich schicke ihn heim; legt ihn hin, wo die Katze nicht drankommt.
letter-decorated-3 = Komisch ist es: {$medal}, und das für die schlimmsten zehn Minuten meines Lebens. Ich würde tauschen, den Orden gegen die zehn Minuten.
letter-decorated-4 = Ein General, den ich nie zuvor gesehen hatte, gab mir die Schachtel, {$medal}, und fragte, woher ich komme, und der Name der Stadt fiel mir nicht ein. Hoffentlich nimmt es dort keiner übel.
letter-decorated-5 = {$medal} steht auf der Schachtel. Drei andere haben dasselbe getan wie ich, und bei ihnen hat keiner hingesehen. Ich habe ihnen gekauft, was es hier zu kaufen gibt, und das ist Apfelwein.
letter-decorated-6 = Hinter einer Scheune mussten wir antreten, und der Adjutant eines Generals las von einer Liste. Als es vorbei war, hatte ich einen Orden, {$medal}, und die anderen einen Sonnenbrand.
letter-decorated-7 = Ich habe jetzt einen Orden, {$medal}, und dazu gehört ein Papier. Hebt das Papier auf. Es weiß besser als ich, was ich getan habe, und eines Tages will ich es vielleicht fragen.
letter-decorated-8 = Wofür ich den Orden habe, {$medal}, das war im Dunkeln. Sie wissen es von mir und von noch einem, und wir beide sind uns nicht einig.

letter-wounded-1 = Ich habe eine Schramme. Sie sieht aus wie damals die von der Säge, nur kleiner. Man hat sie ausgewaschen und verbunden, und zur Gruppe bin ich zu Fuß zurück, allein.
letter-wounded-2 = Wenn ihr hört, dass es mich erwischt hat: Es stimmt, und es ist nichts. Es ging hinein und wieder hinaus, ohne sich aufzuhalten. Am Stacheldraht habe ich mir schon Schlimmeres geholt.
letter-wounded-3 = Ich habe ein Loch im Ärmel und eins im Arm dahinter. Das im Ärmel stört mich mehr, da regnet es hinein.
letter-wounded-4 = Sie wollten mich nach hinten fahren, und ich sagte, lieber gehe ich zu Fuß nach vorn, was Angeberei war. Schreiben kann ich noch, wie ihr seht, und Kartoffeln schälen auch, wie sie gemerkt haben.
letter-wounded-5 = Auf den halben Brief an euch habe ich geblutet, darum ist das hier ein neuer. Viel war es nicht. Der andere zielt so schlecht wie ich.
letter-wounded-6 = Ein Steinsplitter, man glaubt es nicht, aus einer Mauer, die seit Kolumbus steht. Ich trage einen Verband über dem einen Auge und sehe aus wie ein Pirat. Die Kinder hier salutieren.
letter-wounded-7 = Ich bin getroffen worden und schon wieder auf, ihr braucht mich also nicht in den Listen zu suchen. Sie haben es so gut verbunden, dass ich den Arm nicht beugen kann, und ich grüße mit dem anderen.
letter-wounded-8 = Der Sanitäter sagt, ich bin der beste Patient, den er heute hatte, und die Konkurrenz war schwach. Es tut ein bisschen weh. Bis ihr das lest, hat es aufgehört.
letter-wounded-9 = Es sah schlimm aus, und eine Stunde lang war es das. Dann holten sie das Eisen heraus, und es zeigte sich, dass es alles verfehlt hat, was ich brauche. Ich bin wieder bei der Gruppe.
letter-wounded-10 = Ich erzähle euch nichts von einer Schramme. Es war ein Loch, und jetzt ist es zu. Heute bin ich aufgestanden, und keiner hat geklatscht, es muss also echt ausgesehen haben.
letter-wounded-11 = Es war dunkel, und ich dachte, mich hätte einer gestoßen. Ich sagte, er soll das lassen. Dann griff ich hin und bat ihn um Entschuldigung.
letter-wounded-12 = Hier gibt es Dornen, so lang wie ein Nagel. Ich bin in Eile durch eine Hecke davon gegangen, und auf der anderen Seite traf es mich, und ich hätte euch nicht sagen können, was was war.
letter-wounded-13 = Mich hat ein Stück Baum getroffen, das zählt hier so viel wie ein Stück Eisen. Es war gute harte Buche. Ich habe sie mir als Zahnstocher ausgebeten.
letter-wounded-14 = Ich hatte es eilig und das Wasser in den Stiefeln und merkte es nicht. Ich merkte es, als ich den Stiefel ausleerte und nicht alles Wasser war, was herauslief.
letter-wounded-15 = Ich soll ein Band dafür bekommen, dass ich am falschen Fleck gestanden habe. Es ist purpurn, heißt es. Der andere Fleck wäre mir lieber gewesen.
letter-wounded-16 = Sie kamen auf uns zu, und einer von ihnen schoss besser, als er aussah. Ich blieb, wo ich war, denn nach vorn war es nicht weiter als nach hinten.

letter-ran-1 = Irgendwem muss ich es sagen. Als es schlimm wurde, gingen mir die Beine durch, und ich ging mit. Keiner hat ein Wort darüber verloren. Ich wollte, sie täten es.
letter-ran-2 = Viel wert war ich diesmal nicht. Ich fand mich an einer Straße wieder, eine Meile weiter hinten, und weiß nicht, wie ich dorthin kam. Der Hauptmann gab mir Kaffee und sagte, das geschieht jedem einmal. Das war mein eines Mal.
letter-ran-3 = Das Lügen habt ihr mir nicht beigebracht, also: Ich bin gelaufen. Als das Feld zu Ende war, blieb ich stehen. Dann ging ich zurück, und das war ein längerer Weg.
letter-ran-4 = Das meiste habe ich von der falschen Seite einer Mauer aus gesehen, mit den Händen über den Ohren. Morgen mache ich es besser. Das habe ich dem neben mir gesagt, und er hat gesagt: ich auch.
letter-ran-5 = Wenn jemand fragt, sagt, es geht mir gut. Eine Stunde habe ich gezittert, und einer hat ohne ein Wort seine Decke über mich gelegt, und ich weiß nicht, wer es war.
letter-ran-6 = Im Dunkeln sieht keiner, dass man geht, und ich bin gegangen. Im Dunkeln bin ich auch zurückgekommen. Ich habe es den anderen gesagt, und einer sagt, er hat nichts gemerkt. Das ist gelogen, und es ist freundlich.
letter-ran-7 = Es ist seltsam, wenn man hinuntersieht und die eigenen Füße laufen. Ich hatte es ihnen nicht befohlen. Seitdem habe ich mit ihnen gesprochen.
letter-ran-8 = Der Hauptmann hat nicht geschrien. Er fragte, ob ich wieder nach vorn kann, und ich sagte ja, weil es das einzige Wort war, das ich noch hatte. Jetzt bin ich vorn.

letter-comrade-carried-1 = Heute habe ich einen Mann getragen und wusste vorher nicht, wie schwer ein Mann ist. Den ganzen Weg hat er geflucht, weil ich ihn so schüttelte. Es war die schönste Musik, die ich je gehört habe.
letter-comrade-carried-2 = Ihr habt immer gesagt, mit dem Rücken sollte ich etwas anfangen. Einen von uns habe ich über der Schulter hereingebracht, und es heißt, er wird leben.
letter-comrade-carried-3 = Einer von den Jungs konnte nicht gehen, da bin ich für ihn gegangen. Wir haben den ganzen Weg über Baseball geredet, um das andere nicht zu hören.
letter-comrade-carried-4 = Da draußen lag einer, und niemand war da, ihn zu holen, außer mir. Ich hätte geschworen, es waren zweihundert Meter. Inzwischen habe ich sie abgeschritten, es sind achtzig.
letter-comrade-carried-5 = Ich habe einen im Dunkeln hereingebracht, nach dem Gehör, seinem Atem und meinem. Zweimal gingen wir falsch, und beide Male hat er es mir gesagt.
letter-comrade-carried-6 = Es heißt, wer genug Angst hat, kann alles tragen. Ich kann euch jetzt sagen, dass es stimmt und dass es hundertsiebzig Pfund wiegt.
letter-comrade-carried-7 = Einer von den Jungs konnte nicht gehen, und es war Wasser im Weg. Er hielt mein Gewehr über den Kopf und wies mir die ganze Zeit die Richtung, und meistens die falsche.

letter-comrade-bandaged-1 = Ich habe gelernt, einen Verband mit den Zähnen zu knoten. Der Arzt hat ihn sich angesehen und gesagt, von Leuten, die dafür bezahlt werden, hat er schon schlechtere gesehen.
letter-comrade-bandaged-2 = Meine Hände zitterten, bis sie etwas zu tun hatten. Ich habe einen Freund verbunden, da waren sie ganz ruhig. Sein Blut geht aus dem Hemd nicht heraus.
letter-comrade-bandaged-3 = Ich saß bei einem Freund und hielt ihm mit dem Daumen den Arm zu, zehn Minuten lang, sagen sie. Es war ein ganzer Sommer. Er wird wieder.
letter-comrade-bandaged-4 = Er fragte, ob es schlimm ist, und ich sagte nein, und dann sah ich hin. Es war nicht so schlimm. Nie war ich so froh, aus Versehen die Wahrheit gesagt zu haben.
letter-comrade-bandaged-5 = Man lernt, auf die Wunde zu sehen und nicht ins Gesicht. Ich habe ins Gesicht gesehen. Er kommt durch, und ihr sollt wissen, sagt er, dass ich kalte Hände habe.
letter-comrade-bandaged-6 = Ich habe einen im Dunkeln verbunden, nach Gefühl. Bei Tag sah es aus, als hätte ich es um eine Wette gemacht, aber gehalten hat es.
letter-comrade-bandaged-7 = Ich habe mein eigenes Verbandpäckchen für ihn genommen, was man nie tun soll, weil es für einen selbst ist. Jetzt trägt er meins um den Arm und ich seins in der Tasche.
letter-comrade-bandaged-8 = Gezeigt hat man es uns an einer Puppe. Die Puppe hat sich nicht an meinem Ärmel festgehalten. Ich habe es geschafft, und er sitzt schon wieder, sagen sie.

letter-papers-brought-1 = Ich habe eine Ledertasche voller Papiere mitgebracht, und zwei Offiziere waren so erfreut, dass sie mir fast die Hand gegeben hätten. Ich hatte auf Würste gehofft.
letter-papers-brought-2 = Im Stab bin ich heute berühmt, weil ich einem anderen die Taschen ausgeräumt habe. Ein Bild von seinem Mädchen war dabei. Das habe ich ihm gelassen.
letter-papers-brought-3 = Es zeigt sich, dass ich kein Deutsch lesen kann und der Leutnant auch nicht, aber die Karte, die ich mitgenommen habe, war ein warmes Essen für alle wert.
letter-papers-brought-4 = Ich kam aus dem Dunkeln mit der Kartentasche von irgendwem, und beim Frühstück kannte ein Oberst meinen Namen. Er hat ihn falsch ausgesprochen.
letter-papers-brought-5 = Für die Papiere, die ich mitgebracht habe, gab man mir eine Quittung. Ich schicke sie euch, denn sonst hat die Armee mir noch nie etwas unterschrieben.

letter-prisoner-taken-1 = Ich habe einen Gefangenen gemacht. Er ist etwa so alt wie Billy und war so schmutzig, dass ich ihm meine Seife gab. Er hat sich in Schulenglisch bedankt. Ich weiß nicht, was ich erwartet hatte.
letter-prisoner-taken-2 = Ein Deutscher hat sich mir ergeben. Wir standen da, und keiner von uns wusste, wie es weitergeht. Ich habe ihm eine Zigarette angeboten, so wird es wohl gemacht.
letter-prisoner-taken-3 = Einer von ihnen kam mit erhobenen Händen heraus, und ich war froher als er. An den brauche ich nachts nicht zu denken.
letter-prisoner-taken-4 = Ich habe einen Deutschen zur Straße zurückgebracht, und den ganzen Weg hat er gesummt. Ich fragte, warum, und er sagte in bestem Amerikanisch, er kommt eher nach New York als ich.
letter-prisoner-taken-5 = Er hielt die Hände so hoch, dass ich sagte, er soll sie ausruhen, sonst verrenkt er sich etwas. Er hat zwei Jungen. Er hat mir gezeigt, wie groß sie sind.
letter-prisoner-taken-6 = Ich hörte einen atmen, der keiner von uns war, und sagte Hände hoch, wie man es uns beigebracht hat. Zwei Hände kamen aus dem Dunkeln, weiß wie Teller.
letter-prisoner-taken-7 = Mein Gefangener hatte eine gute Uhr, und ich habe sie ihm gelassen. Das dürft ihr euch zuschreiben. Einer von den Jungs sagt, für diese Armee bin ich falsch erzogen.
letter-prisoner-taken-8 = Wir saßen und warteten, dass man ihn holt, mein Deutscher und ich, und er zeigte mir, wie man einen Schnürsenkel bindet, dass er hält. Er hält.

letter-enemy-killed-1 = Was ich getan habe, erzähle ich, wenn ich daheim bin, oder vielleicht auch nicht. Es hieß er oder einer von uns. Das sage ich mir immerzu, und es stimmt sogar.
letter-enemy-killed-2 = Sie sagen, ich hätte es gut gemacht. Mir ist nicht so, als hätte ich es gut gemacht, aber alle haben mir auf den Rücken geklopft, und zum Abendessen gab es Eier.
letter-enemy-killed-3 = Wisst ihr noch, wie ich das alte Pferd nicht erschießen konnte? Ich schreibe euch lieber von etwas anderem: Hier sind die Kirschen reif.
letter-enemy-killed-4 = Früher habe ich mich gefragt, was ich wohl fühlen würde. Müde war ich. Ich habe mein Gewehr gereinigt und gegessen, und hinterher wusste ich nicht mehr, was.
letter-enemy-killed-5 = Ich habe getroffen, worauf ich gezielt habe. Das will ich einmal hinschreiben und dann nicht mehr davon reden. Er hatte eine Thermosflasche bei sich, die gleiche wie wir.
letter-enemy-killed-6 = Wir haben geschossen, und sie haben geschossen, und wir haben es besser gemacht. Das ist alles. Ist die Veranda schon gestrichen?
letter-enemy-killed-7 = Vor einem Jahr war das Schlimmste, was ich je getan hatte, das eingeworfene Fenster. An das Fenster denke ich viel.
letter-enemy-killed-8 = Man hat mir beigebracht, dass ich um Verzeihung bitte, wenn ich jemandem wehgetan habe. Es war keiner da, dem ich es sagen konnte, also sage ich es euch.
letter-enemy-killed-9 = Ich schoss auf ein Mündungsfeuer, und es kam kein zweites. Mehr weiß ich nicht davon und will ich nicht wissen.
letter-enemy-killed-10 = Sie kamen bis dorthin, wo wir waren, und wir ließen sie nicht. Ich hatte noch nie ein Gesicht aus solcher Nähe gesehen, zu dem ich keinen Namen wusste.
letter-enemy-killed-11 = Der neben mir sagte, guter Schuss, und ich sagte danke, und danach fiel keinem von uns etwas ein.
letter-enemy-killed-12 = Lasst die Jungen in der Schule nicht danach fragen. Ich weiß, dass sie es tun werden. Sagt ihnen, ich wäre Lastwagen gefahren.
letter-enemy-killed-13 = Einer von ihnen blieb zurück, als die anderen gingen, damit sie gehen konnten. Ich war der, der es herausfand. Seitdem denke ich, ich hätte ihn vielleicht leiden können.
letter-enemy-killed-14 = Es war in einem Haus mit Tellern auf dem Bord. Hinterher stand ich da und las den Kalender an der Wand, als hätte man mir befohlen, ihn zu lernen.

letter-quiet-1 = Zu erzählen gibt es wenig. Ich lag in einer Hecke, ich wurde nass, ich hatte Angst, ich hatte Hunger. Es geht mir gut.
letter-quiet-2 = Ihr fragt, wie es ist. Meistens wartet man, und dann ist es vorbei, und man merkt, dass man den Bleistift durchgebissen hat.
letter-quiet-3 = Ich bin heil und meine Socken auch, dank eurem Paket. Die Kühe hier sehen uns an, als wollten wir den Hof kaufen.
letter-quiet-4 = Heute ist mir nichts geschehen, und ihr sollt wissen, wie hart ich dafür gearbeitet habe.
letter-quiet-5 = Grün ist es hier, grüner, als ihr es glauben würdet, und hinter jedem Grün ist ein Erdwall, und hinter dem Wall ist jemand. Sonst ist es ein schönes Land.
letter-quiet-6 = Eine alte Frau kam aus ihrem Keller und schenkte mir ein Ei. Sie hatte zwei. Den ganzen Tag habe ich es im Helm getragen und kann mich nicht entschließen.
letter-quiet-7 = Seit dem letzten Brief hatten wir die Stiefel nicht mehr aus. Ich weiß, was ich mir zum Geburtstag wünsche. Einen Eimer.
letter-quiet-8 = Sechs Briefe von euch kamen auf einmal. Ich habe sie geordnet und lese jede Stunde einen, wie ein Mann mit einer Schachtel Pralinen. Ich bin beim vierten, also verratet nicht, wie es ausgeht.
letter-quiet-9 = So etwas machen sie jetzt bei Nacht. Ich habe nichts gesehen und nichts getroffen und war so leise, wie ihr mich immer haben wolltet. Erzählt ruhig, dass ich dabei war.
letter-quiet-10 = Es waren lauter Bäume, und hinter fast jedem war niemand. Ihr glaubt nicht, wie müde man von niemand werden kann.
letter-quiet-11 = Das meiste habe ich in einer fremden Küche verbracht, hinter dem Herd. Auf dem Tisch lag ein Brot, und ich habe es die ganze Zeit angesehen und nicht genommen.
letter-quiet-12 = Nass geworden bin ich schon in drei Staaten und einem fremden Land, und in dem hier am nassesten. Sonst geht es mir gut. Mich hat nichts getroffen, und ich habe nichts getroffen.
letter-quiet-13 = Wir lagen in unseren Löchern, und sie kamen, und dort, wo ich lag, kamen sie nicht. Dabei hatte ich alles so schön zurechtgelegt.
letter-quiet-14 = Ich habe zwei Kisten einen weiten Weg getragen und beide wieder zurückgebracht. Irgendeiner muss es tun, und ich hätte es gut gemacht, heißt es.
letter-quiet-15 = Sagt den Kleinen, ich war am Meer. Alle hatten es eilig, und keiner hatte ein Handtuch dabei.
letter-quiet-16 = Ich sollte warten, wo ich war, bis mich einer ruft, und es rief mich keiner. Gewartet habe ich sehr gut.
letter-quiet-17 = Ich kann euch davon nur erzählen, wie der Boden aus einer Handbreit Entfernung aussieht. Es gibt Ameisen, und sie hatten zu tun.

letter-pal-1 = {$pal} ist nicht mit uns zurückgekommen. Mir haben sie seine Decke gegeben. Ich habe sie nicht benutzt.
letter-pal-2 = Von {$pal} kann ich noch nicht schreiben. Ihr hättet ihn gemocht.
letter-pal-3 = Wir haben {$pal} verloren. Er hatte versprochen, mir Chicago zu zeigen.
letter-pal-4 = {$pal} ist nicht mehr. Er hatte noch meinen Bleistift. Jemand hat ihn mir gebracht, und ich schreibe damit.
letter-pal-5 = Heute früh ging ich hinüber, um {$pal} etwas zu erzählen, und hatte schon den Mund aufgemacht.
letter-pal-6 = Hier liegt ein Brief für {$pal}. Er kam eine Stunde danach. Keiner will der sein, der ihn zurückschickt.
letter-pal-7 = Den Kaffee von {$pal} haben wir getrunken, alle zusammen, weil er nicht hätte mit ansehen können, wie man ihn wegschüttet.
letter-pal-8 = {$pal} ist letzte Nacht mit uns hinausgegangen. Seinen Becher lasse ich stehen, wo er ihn fände.
letter-pal-9 = Wir haben {$pal} verloren. Er lag im Loch neben meinem, und ich rede immer noch hinüber.
letter-pal-10 = {$pal} ist tot. Die Neuen fragen, wie er war, und dann fangen wir alle zugleich an.
letter-pal-11 = Heute Abend wurde die Liste verlesen, und bei {$pal} hat keiner geatmet.
letter-pal-12 = Ich habe jetzt den Platz von {$pal}. Es war ein besserer Platz, solange er dort war.

# What else one writes from a bed.
letter-away-1 = Die Jungs sind noch da vorn. Schreibt auch ihnen, wenn es geht, sie lesen gegenseitig ihre Post.
letter-away-2 = Die Neuigkeiten kommen mit der Suppe. Einer von uns musste mir erzählen, wie es ausging, und dann noch einmal.
letter-away-3 = Ich esse und schlafe und esse. Zum Hinlegen braucht man hier keinen zweimal aufzufordern.
letter-away-4 = Schickt mir etwas zu lesen, in dem kein Krieg vorkommt.
letter-away-5 = Die Schwester ist aus Ohio und sagt, alles heilt, mit Zeit und Kartoffeln.
letter-away-6 = Nachts sagt hier immer einer einen Namen. Wir lassen ihn.
letter-away-7 = Dreimal habe ich nach meinen Stiefeln gefragt, und das ist ein gutes Zeichen, sagen sie.
letter-away-8 = Von hier hört man es nur, wenn der Wind richtig steht. Ich wusste nicht, dass einem das fehlen kann.
letter-away-9 = Der Kaplan hat im Damespiel gegen mich verloren, und ich glaube nicht, dass er es wollte.
letter-away-10 = Jemand hat eine halbe Zeitung liegen lassen. Bis zum siebten Inning weiß ich, wie es bei den Cardinals stand, und weiter nicht.

letter-won-1 = Wir haben getan, wozu man uns geschickt hat. Den Ort findet ihr auf keiner Karte, die ihr habt.
letter-won-2 = Der Boden gehört uns. Es ist ein Feld mit ein paar Bäumen, und ich gäbe es nicht für den ganzen Landkreis her.
letter-won-3 = Sie sind fort, und wir sind da. Im Keller war Apfelwein, sehr alter oder sehr junger.
letter-won-4 = Der Hauptmann sagt, wir waren gut. Er sagt es im Stehen, dann muss es so sein.
letter-won-5 = Wir haben gewonnen, sagt man uns. Es sieht genauso aus wie das andere, nur schläft man hinterher.
letter-won-6 = Als es vorbei war, fingen die Vögel wieder an, als hätten sie nur gewartet, dass einer gewinnt.
letter-won-7 = Ein Franzose im Sonntagskragen gab jedem von uns die Hand und ging dann seine Haustür suchen.
letter-won-8 = Heute Nacht ist es still hier. Wir haben dafür bezahlt, und wir behalten es.
letter-won-9 = Ich schreibe das in einem Loch, das heute früh noch ihres war. Es ist schön tief. Über die Arbeit kann ich nicht klagen.
letter-won-10 = Sie wollten es haben, und sie haben es nicht. Mehr war es nicht, und es hat uns alles gekostet, was wir hatten.
letter-won-11 = Es war schwarz wie in einem Kohlenkeller, und trotzdem ging es gut. Als es hell wurde, sahen wir einander an, als hätten wir es so gewollt.
letter-won-12 = Wir sind, wo wir vorher waren. Es ist das Schwerste, wobei ich je geholfen habe.
letter-won-13 = Wir sollten einen Mann holen, und wir haben ihn geholt. Er war schwer, und das hat keinen gestört.
letter-won-14 = Einmal ging es so, wie man es uns mit einem Stock in den Sand gezeichnet hatte.
letter-won-15 = Wir sollten nur hingehen und wieder nach Hause kommen. Das haben wir getan, und ich bin zu Hause, oder was hier so heißt.
letter-won-16 = Gejubelt hat keiner. Wir setzten uns hin, wo wir gerade waren, und nach einer Weile ging eine Feldflasche herum.
letter-won-17 = Sie sind in Eile fort. An der Straße steht ein Stuhl, und keiner will darauf sitzen.

letter-lost-1 = Es lief nicht so, wie man es aufgezeichnet hatte. Man wird uns noch einmal schicken, denke ich, oder andere.
letter-lost-2 = Wir sind wieder, wo wir angefangen haben, nur wird beim Abendessen weniger geredet.
letter-lost-3 = Sie haben den Ort noch. Heute Nacht sollen sie ihn haben.
letter-lost-4 = Wenn in der Zeitung steht, wir hätten das Unsere gehalten, dann ist das genau das Wort. Von ihrem haben wir nichts bekommen.
letter-lost-5 = Keiner ist schuld, sagen sie, und alle sehen auf ihre Stiefel.
letter-lost-6 = Wir kamen auf demselben Weg zurück, nur um einiges schneller.
letter-lost-7 = Der Oberst war enttäuscht. Er soll wissen, dass es auf Gegenseitigkeit beruht.
letter-lost-8 = Wir werden es besser machen. Das habe ich heute Abend so vielen versprochen, dass ich es lieber aufschreibe.
letter-lost-9 = Jetzt haben sie den Ort, und wir haben den dahinter. Ich habe dort ein gutes Loch zurückgelassen.
letter-lost-10 = Es war zu dunkel, um sich zu schämen. Dann wurde es hell.
letter-lost-11 = Wir gingen einen holen, und es kam nicht so, wie wir es ihm gesagt hatten.
letter-lost-12 = Ich hatte nicht gedacht, dass man einem den Boden unter den Füßen wegnehmen kann. Man kann, und es dauert nicht lange.
letter-lost-13 = Nächstes Mal, sagen sie. Sie sagen es freundlich, und das ist das Schlimmste daran.
letter-lost-14 = Wir sind zurückgekommen, und mehr haben wir nicht mitgebracht.
letter-lost-15 = Es gab einen Plan, und es war ein guter Plan. Ich habe ihn auf der Karte gesehen. Den Deutschen hatte man ihn nicht gezeigt.

# As in English: given-name-sgt-taylor, given-name-cpl-thomas, given-name-pvt-cragg, given-name-pvt-johnson, given-name-pvt-goldstein, given-name-pvt-oconnell, given-name-pvt-miller, given-name-pvt-donahue, given-name-pvt-crowe, given-name-cpl-stinson, given-name-pvt-kowalski, given-name-pvt-lozano, given-name-pvt-meeks, given-name-pvt-woodruff, given-name-pvt-brubaker, given-name-pvt-dougless, given-name-pvt-maloney, given-name-pvt-butterman, given-name-pvt-walsh, given-name-pvt-peters, given-name-sgt-mayfield, given-name-pvt-stubbs, given-name-pvt-temple, given-name-pvt-connor

# Of one battle, as it ended.

letter-won-at-off-the-beach-1 = Über der Straße standen zwei Kästen aus Beton, und jetzt ist keiner mehr drin. Seitdem fahren Lastwagen an uns vorbei, und jeder Fahrer sieht hinauf.
letter-won-at-off-the-beach-2 = Wir kamen einen Tag zu spät und hatten den Strand fast für uns. Jetzt fahren sie unsere Straße herauf, als wäre sie immer eine gewesen.
letter-lost-at-off-the-beach-1 = Hier stehen zwei Kästen aus Beton, und sie haben uns den ganzen Tag von der Straße ferngehalten. Am Abend haben die Pioniere uns gezeigt, wie man das macht.
letter-lost-at-off-the-beach-2 = Die Lastwagen standen auf dem Sand und warteten mit laufendem Motor auf uns. Die Fahrer haben nichts gesagt.

letter-won-at-bridge-at-dawn-1 = Wir haben vor dem Frühstück eine Brücke genommen. Darunter lag so viel Draht, dass man die ganze Farm damit einzäunen könnte, und ein Pionier zeigte mir das Stück, über das ich gestiegen bin.
letter-won-at-bridge-at-dawn-2 = Der einzige trockene Weg weit und breit ist drei Schritt breit, und drüben sahen alle nur dorthin. Die Brücke an seinem Ende gehört uns, und sie ist noch eine Brücke.
letter-lost-at-bridge-at-dawn-1 = Durch das Wasser führte eine einzige Straße, und ihr Ende hatten sie. Jetzt liegt die Brücke im Fluss, und keiner hat sie.
letter-lost-at-bridge-at-dawn-2 = Seit Tagesanbruch bin ich nass bis zum Hals, und die Brücke, für die ich nass wurde, haben wir nicht bekommen.

letter-won-at-far-bank-1 = Einen Abend lang haben wir vier Häuser und eine Mauer gehalten, bis die anderen über den Fluss gekommen waren. In einem der Häuser ist eine Uhr, und ich habe nie eine so langsam gehen sehen.
letter-won-at-far-bank-2 = Sie kamen wegen ihrer Betten zurück, und die Betten waren besetzt. Am Morgen war die Wiese vor der Mauer leer.
letter-lost-at-far-bank-1 = Wir gingen durch den Fluss zurück, das Gewehr über dem Kopf. Es waren gute Häuser. Hoffentlich darf noch einmal jemand darin wohnen.
letter-lost-at-far-bank-2 = Die anderen sollten bei Dunkelheit nachkommen. So lange konnten wir ihnen den Platz nicht freihalten.

letter-won-at-main-street-1 = Diese Stadt müsstet ihr sehen, nur ist nicht mehr viel zu sehen. Die einen gingen auf der einen Seite die Straße hinauf, die anderen auf der anderen, und auf dem Platz haben wir uns getroffen, wie ausgemacht.
letter-won-at-main-street-2 = Es ist eine Stadt, etwa so groß wie unsere, und wir haben den Platz. Ich saß auf den Stufen des Rathauses und nahm den Stein aus dem Stiefel, den ich seit dem ersten Haus darin hatte.
letter-lost-at-main-street-1 = Es war eine Straße, etwa so lang wie unsere, vom Laden bis zur Kirche, und als es dunkel wurde, war sie noch genauso lang.
letter-lost-at-main-street-2 = Die Stadt haben andere genommen. Wir hatten unser Stück von einer Straße, und es hatte zu viele Fenster.

letter-won-at-church-tower-1 = Ich war in der Kirche, den ganzen Vormittag, und das an einem Samstag. Oben im Turm saß ein Leutnant mit einem Telefon, und sie haben ihn nicht heruntergeholt.
letter-won-at-church-tower-2 = Die Kirche hat ein halbes Dach und einen ganzen Turm, genau wie bei unserer Ankunft. Versucht haben sie es.
letter-lost-at-church-tower-1 = Sie haben der Kirche, in der wir waren, die Spitze weggeschossen. Ich hatte noch nie eine Glocke herunterkommen hören, und einmal reicht.
letter-lost-at-church-tower-2 = Wir sollten die Treppe eines Turms halten, und sein oberes Drittel liegt auf dem Platz. Ich klopfe mir noch den Putz aus den Haaren.

letter-won-at-lost-patrol-1 = Einen ganzen Abend waren wir in einem Wald, den sie nach uns absuchten, und wir kamen auf der richtigen Seite heraus, mit dem Helm auf dem Kopf.
letter-won-at-lost-patrol-2 = Jetzt weiß ich, wie es dem Reh geht, wenn wir im Herbst losziehen. Dieses Reh ist nach Hause gekommen.
letter-lost-at-lost-patrol-1 = Es ist ein großer Wald, und wir haben nicht alle zusammen wieder hinausgefunden.
letter-lost-at-lost-patrol-2 = Sie haben den Wald nach uns abgesucht wie Männer, die auf Kaninchen gehen. Ich glaube, auf Kaninchen gehe ich nicht mehr.

letter-won-at-capture-hauptmann-1 = Wir haben ein Frühstück gestört. Es war das eines Offiziers, und er hatte uns gezeichnet, und zwar gut.
letter-won-at-capture-hauptmann-2 = Es gab eine Karte mit unserer Hecke darauf und einem kleinen Kreuz für jeden Mann. Eins davon war ich.
letter-lost-at-capture-hauptmann-1 = Wir sollten einen Offizier besuchen, bevor er seinen Kaffee getrunken hat. Um neun fuhr er ab und hatte ihn getrunken.
letter-lost-at-capture-hauptmann-2 = Die Wege sind hier so tief, dass man nicht sieht, wer im nächsten geht. Er entkam auf dem, in dem wir nicht waren.

letter-won-at-hedgerow-ambush-1 = Wir lagen den halben Tag in einer Hecke und sagten kein Wort, und dann gab es auf einmal eine Menge zu sagen. Die Kolonne ist nicht an uns vorbeigekommen.
letter-won-at-hedgerow-ambush-2 = Da stand ein Wagen mit gebrochener Achse, und alle waren abgestiegen und sahen sie sich an. Um so einen Wagen habe ich hundertmal herumgestanden.
letter-lost-at-hedgerow-ambush-1 = Wir ließen sie nahe heran, und das erste Wort hatten wir. Alle anderen hatten sie.
letter-lost-at-hedgerow-ambush-2 = Sie waren hinter der anderen Hecke, ehe wir nachgeladen hatten. Ich hätte nicht geglaubt, dass Männer so schnell sein können, die den ganzen Tag marschiert sind.

letter-won-at-withdrawal-1 = Einmal war das Zurückgehen der ganze Auftrag. Wir haben es nach Vorschrift gemacht, die eine Hälfte lief, und die andere schoss.
letter-won-at-withdrawal-2 = Der Befehl zum Abzug kam eine Stunde zu spät und zu Fuß. Abgezogen sind wir trotzdem, über die Brücke, immer ein paar, und sie waren nicht schnell genug, um mitzukommen.
letter-lost-at-withdrawal-1 = Man hat uns zurückbefohlen, und das hatten wir nie geübt. An der Brücke fiel es auseinander.
letter-lost-at-withdrawal-2 = Da ist eine kleine Brücke, über die ich gegangen sein muss, denn ich bin auf dieser Seite. Ich erinnere mich nicht.

letter-won-at-night-raid-1 = Es war eine Kirche, und wo die Blumen hingehören, stand ihr Funkgerät. Es sendet nicht mehr.
letter-won-at-night-raid-2 = Jeder von uns hatte eine Leuchtkugel in der Tasche. Meine steckt noch darin, und ich hebe sie für den vierten Juli auf.
letter-lost-at-night-raid-1 = Sie hatten ein Funkgerät in einer Kirche, und wir sollten es abstellen. Es hat bis zum Morgen geredet, und zwar von uns.
letter-lost-at-night-raid-2 = Eine Leuchtkugel stieg auf und mit ihr das ganze Dorf. Ich bin mir noch nie so gut beleuchtet vorgekommen.

letter-won-at-dawn-patrol-1 = Es war ein Nebel wie Milch, und darin sind wir einen Hügel hinaufgegangen. Als er sich hob, waren wir oben, und man sah jede Kuh auf fünf Meilen.
letter-won-at-dawn-patrol-2 = Da oben saß einer und zählte unsere Wagen, und immer wenn er bei drei war, kamen die Werfer. Jetzt zählt sie keiner.
letter-lost-at-dawn-patrol-1 = Wir gingen im Nebel hinauf und wollten oben sein, wenn er sich hebt. Er hob sich.
letter-lost-at-dawn-patrol-2 = Nebel ist eine feine Sache, bis die Sonne durchkommt. Dann steht man auf einer Wiese vor den Leuten.

letter-won-at-wounded-pilot-1 = Wir haben einen Flieger aus einem Hohlweg geholt. Er entschuldigte sich für die Umstände und schrieb sich alle unsere Namen auf.
letter-won-at-wounded-pilot-2 = Wenn einmal ein Flugzeug mit den Flügeln wackelt, dann winkt zurück. Es könnte unser Mann sein.
letter-lost-at-wounded-pilot-1 = Einer von unseren Fliegern kam herunter, und einmal hat er uns aus einem Hohlweg gewinkt. Wir haben ihn nicht herausgeholt. Ich werde es nicht los.
letter-lost-at-wounded-pilot-2 = Den Weg, in dem er lag, konnten wir sehen. Gegen Mittag fuhr ein Karren hinunter, und es war keiner von uns.

letter-won-at-night-patrol-1 = In einer Nacht waren wir über eine Brücke und wieder zurück und haben uns einen Hof angesehen, auf dem eine Laterne brannte. Den würde ich jetzt überall erkennen, solange es dunkel ist.
letter-won-at-night-patrol-2 = Auf einem Hof brannte eine Laterne, wie daheim, wenn eine Kuh kalbt. Wir sind nahe hingegangen, um zu sehen, wer sie angezündet hat.
letter-lost-at-night-patrol-1 = Wir gingen bei Nacht einen Hof ansehen, und der Hof hat uns angesehen. An jedem Fenster stand einer.
letter-lost-at-night-patrol-2 = Wir sollten leise über eine Brücke gehen. Ich kann euch sagen, dass man leise nicht über diese Brücke kommt.

letter-won-at-first-light-1 = Wir haben einen Hof. Er hat ein Haus und einen Stall und einen Hahn, der sich durch nichts hat stören lassen.
letter-won-at-first-light-2 = Die Lastwagen fahren über die Straße, die wir ihnen aufgemacht haben, und im Vorbeifahren hat uns einer eine ganze Kiste zugeworfen.
letter-lost-at-first-light-1 = Der Hof, nach dem man uns geschickt hat, gehört noch ihnen, und die Lastwagen sind den langen Weg gefahren.
letter-lost-at-first-light-2 = Im Dunkeln waren wir schon dort gewesen und dachten, wir kennen ihn. Bei Licht ist es ein anderer Hof.

letter-won-at-our-gun-1 = Wir hatten ein Maschinengewehr auf einem kleinen Hügel, und alles, was aus dem Obstgarten kam, musste daran vorbei. In der Dämmerung kamen die Panzer, und es waren unsere.
letter-won-at-our-gun-2 = Für das MG hatten sie uns eine Kiste Gurte zu wenig gegeben, und es hat gerade gereicht.
letter-lost-at-our-gun-1 = Wir hatten ein Maschinengewehr auf einem kleinen Hügel. Jetzt haben sie es, und es schießt in die andere Richtung.
letter-lost-at-our-gun-2 = Für die Dämmerung waren Panzer versprochen. Im Juni dauert es lange, bis es dämmert.

letter-won-at-machine-gun-nest-1 = Ein einziges Maschinengewehr hatte seit dem Frühstück die ganze Kompanie aufgehalten. Am Mittag saßen wir daneben und aßen aus Dosen.
letter-won-at-machine-gun-nest-2 = Keiner hat gefragt, wie wir es gemacht haben, nur, was so lange gedauert hat. Ich bin diesen Hang auf dem Bauch hinauf, mein Hemd kann es bezeugen.
letter-lost-at-machine-gun-nest-1 = Da oben steht ein Maschinengewehr, das keinen vorbeilässt, und uns auch nicht.
letter-lost-at-machine-gun-nest-2 = Vierzig Schritt Gras sind nicht viel. Vor dem Frühstück habe ich schon mehr gemäht. Wir sind nicht hinübergekommen.

letter-won-at-advance-to-the-village-1 = Heute Nacht schlafe ich in einem Bett. Es gehört irgendwem und ist kurz, und die Stiefel behalte ich an, aber es ist ein Bett.
letter-won-at-advance-to-the-village-2 = Zwei Gruppen und den ganzen Abend hat es gebraucht, und wir sind im Dorf. Auf dem Herd war die Suppe noch warm.
letter-lost-at-advance-to-the-village-1 = Wir lagen vor einem Dorf, bis man es nicht mehr sehen konnte, und der Wind ließ nicht nach. In den ersten Häusern sind jetzt andere.
letter-lost-at-advance-to-the-village-2 = Der Wind ging so stark, dass uns keiner hätte hören können. Das brauchten sie auch nicht.

letter-won-at-house-clearing-1 = Wir sind durch fünf Häuser gegangen, und in keinem habe ich mir die Schuhe abgetreten. Die Straße ist still, von einem Ende zum anderen.
letter-won-at-house-clearing-2 = Der Pfarrer hatte uns gebeten, auf die Schule achtzugeben. An der Tafel steht noch eine Rechnung, und sie stimmt.
letter-lost-at-house-clearing-1 = Den ganzen Nachmittag ging es um eine Straße, und die bessere Hälfte haben sie behalten. Sie hatten die Möbel vor die Türen geschoben.
letter-lost-at-house-clearing-2 = Man sollte nicht glauben, dass es so schwer sein kann, in eine Bäckerei zu kommen.

letter-won-at-hill-defence-1 = Wir sind oben auf dem Hügel, um den es die ganze Zeit ging. Man sieht von hier das Meer, und ich habe hingesehen, bis ich sicher war, dass die Richtung stimmt.
letter-won-at-hill-defence-2 = Sie kamen zu Dutzenden den Hügel herauf, und er gehört noch uns. In der Dämmerung kam die Ablösung und fragte uns nach dem Weg zur Front.
letter-lost-at-hill-defence-1 = Wir hatten den Hügel, und wir haben ihn nicht mehr. Ein paar Stunden lang konnte ich das Meer sehen.
letter-lost-at-hill-defence-2 = Die Ablösung kam die Straße herauf, als wir sie herunterkamen. Keiner wusste, was er sagen soll, also haben wir Zigaretten getauscht.
