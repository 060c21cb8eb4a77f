# Lessons at the table: the slip, whatever the game teaches.

lesson-heading = { $number }. { $title }
lesson-step = { $step } of { $steps }
lesson-done = Done
lesson-on = Continue
lesson-back = Back
lesson-again = Try again
lesson-skip = Skip this step
lesson-next = Next lesson
lesson-to-list = All lessons
lesson-leave = Leave the lesson
ask-leave-lesson = Leave the lesson?
lesson-not-kept = Lessons are not saved.
lesson-right = Right. { $said }
lesson-right-why = Right. { $why } { $said }
lesson-first-answer = Answer the question on the slip first: click one of its answers.
lesson-first-read = Read the slip first, then Continue ({ $key }).
lesson-astray = From here this step can no longer be done. Try it again, or skip it.
lesson-no-key = (no key)
keys-lessons = In lessons and hints
key-slip-on = Continue
key-slip-back = One step back
key-slip-again = Try the step again
key-slip-skip = Skip the step

lessons-title = Learn the game
lessons-note = These lessons are played at the table, with a hint at each step. They do not count towards your records.
lessons-empty = No lessons here.
lessons-begin = Begin
lessons-done = done
lessons-minutes = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
lessons-row = { $number }. { $title }

offer-lessons-title = First time here?
offer-lessons-what = { $count ->
    [one] One short lesson teaches the game while you play it.
   *[other] {$count} short lessons teach the game while you play them. Each takes three to five minutes.
}
offer-lessons-later = You’ll find them later in this menu, under “{$line}”.
offer-lessons-yes = To the lessons
offer-lessons-no = Not now
menu-learn = Learn the game
menu-learn-note = { $count ->
    [one] one short lesson, step by step
   *[other] {$count} short lessons, step by step
}
menu-learn-on = Continue the lessons
menu-learn-on-note = {$lesson} · {$done} of {$count} done

## Hints

hint-heading = New here
hint-read = Got it
hint-no-more = No more hints
hint-switched-off = No more hints. In the settings you can have them again.
lessons-hints = Show hints again
lessons-no-hints = No hint has been shown yet.
settings-hints = Hints
settings-hints-tip = Short explanations when something happens for the first time.
hints-first = where something is new
hints-off = none
lesson-fulfilled = { $said } You have done this already.
