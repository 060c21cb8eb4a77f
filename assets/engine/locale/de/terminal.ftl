# The game in lines of text.
# As in English: text-usual

text-welcome = Tippe eine Antwort, „{ $help }“ für alles andere, was du tippen kannst, oder „{ $quit }“, um aufzuhören; mit jeder Antwort wird gespeichert.
text-option = { $number } { $answer }
text-usual = Enter: { $answer }
text-left = Das Spiel ist gespeichert.
text-left-unsaved = Was gespielt wurde, seit die Datei zuletzt geschrieben werden konnte, ist nicht gespeichert.
text-hand-over = Am Zug: { $name }. Gib die Tastatur weiter; die Eingabetaste zeigt, was diese Seite sehen darf, „{ $quit }“ beendet.
text-whose-turn = Am Zug: { $name }
text-not-saved = Das Spiel ist nicht gespeichert: Seine Datei lässt sich nicht schreiben. Schaff ihr Platz, oder tippe noch einmal „{ $quit }“, um trotzdem zu gehen.
text-not-asked = Gerade wird nichts gefragt.
text-nothing-usual = Hier gibt es keine Standardantwort: Tippe eine.
text-undone = Zurückgenommen.
text-redone = Noch einmal gegeben.
text-nothing-undone = Es wurde nichts zurückgenommen.
text-no-rule = Eine Regel { $number } gibt es nicht.
text-command = { $word }: { $about }

text-word-undo = zurück
text-about-undo = die letzte Antwort zurücknehmen
text-word-redo = wieder
text-about-redo = sie wieder geben
text-nothing-to-branch = So viele Antworten hast du nicht gegeben.
text-kept-nowhere = Dieses Spiel liegt in keiner Datei: Davon lässt sich keine Variante beginnen.
text-branched = Eine Variante beginnt; das Spiel, von dem sie stammt, bleibt, wie es ist.
text-word-branch = variante
text-about-branch = eine Variante beginnen, ab der Frage vor deiner letzten Antwort; mit einer Zahl so viele Antworten zurück
text-word-study = analyse
text-about-study = von hier an zur Analyse weiterspielen, in einem Spiel, das sich auch über Würfel, Karten und Entdeckungen hinweg zurücknehmen lässt
text-word-log = protokoll
text-about-log = die letzten Zeilen des Protokolls; mit einer Zahl so viele; protokoll 1 mit der Summe
text-word-rules = regeln
text-about-rules = eine Regel nach ihrer Nummer, oder die der Frage
text-word-help = hilfe
text-about-help = diese Liste
text-word-quit = ende
text-about-quit = aufhören; das Spiel wird gespeichert
