# The game in lines of text.

text-welcome = Type an answer, or { $help } for what else can be typed, or { $quit } to leave; the game is saved with every answer.
text-option = { $number } { $answer }
text-usual = Enter: { $answer }
text-left = The game is saved.
text-left-unsaved = What was played since the file could last be written is not saved.
text-hand-over = To answer: { $name }. Hand the keyboard over; Enter shows what this side may see, { $quit } leaves.
text-whose-turn = To answer: { $name }
text-not-saved = The game is not saved: its file cannot be written. Make room for it, or type { $quit } again to leave all the same.
text-not-asked = Nothing is asked just now.
text-nothing-usual = There is no default answer: type one.
text-undone = Taken back.
text-redone = Given again.
text-nothing-undone = Nothing was taken back.
text-no-rule = There is no rule { $number }.
text-command = { $word }: { $about }

text-word-undo = undo
text-about-undo = take the last answer back
text-word-redo = redo
text-about-redo = give it again
text-nothing-to-branch = You have not given so many answers.
text-kept-nowhere = This game is kept in no file: no other game can be started from it.
text-branched = Another game begins here; the one that it comes from stays as it is.
text-word-branch = branch
text-about-branch = start another game from the question before your last answer; with a number, from so many answers back
text-word-study = study
text-about-study = play on from here in a study game, which can be taken back past dice, cards and discoveries
text-word-log = log
text-about-log = the last lines of the log; with a number, so many; log 1 with its sum
text-word-rules = rules
text-about-rules = a rule by its number, or the one the question is about
text-word-help = help
text-about-help = this list
text-word-quit = quit
text-about-quit = leave; the game is saved
