# The game in lines of text.

text-welcome = Type an answer, or { $help } for what else can be typed, or { $quit } to leave; the game is saved with every answer.
text-option = { $number } { $answer }
text-usual = Enter: { $answer }
text-left = The game is saved.
text-not-asked = Nothing is asked just now.
text-nothing-usual = Nothing is usual here: type an answer.
text-undone = Taken back.
text-redone = Given again.
text-nothing-undone = Nothing was taken back.
text-no-rule = There is no rule { $number }.
text-command = { $word }: { $about }

text-word-undo = undo
text-about-undo = take the last answer back
text-word-redo = redo
text-about-redo = give it again
text-word-log = log
text-about-log = the last lines of the log; with a number, so many; log 1 with its sum
text-word-rules = rules
text-about-rules = a rule by its number, or the one the question is about
text-word-help = help
text-about-help = this list
text-word-quit = quit
text-about-quit = leave; the game is saved
