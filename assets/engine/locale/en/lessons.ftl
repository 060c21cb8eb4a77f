# Lessons at the table: the slip, whatever the game teaches.

lesson-heading = { $number }. { $title }
lesson-step = { $step } of { $steps }
lesson-done = Done
lesson-on = Continue
lesson-back = Back
lesson-again = Try again
lesson-skip = Skip
lesson-next = Next lesson
lesson-to-list = All lessons
lesson-leave = Leave the lesson
ask-leave-lesson = Leave the lesson?
lesson-not-kept = Lessons are not saved.
lesson-right = Right. { $said }
lesson-first-answer = Answer the question on the slip first.
lesson-first-read = Read the slip first, then Continue ({ $key }).
lesson-astray = From here this step can no longer be done. Try it again, or skip it.
lesson-no-key = (no key)
keys-lessons = In lessons and hints
key-slip-on = Continue
key-slip-back = One step back
key-slip-again = Try the step again
key-slip-skip = Skip the step

## Hints

hint-heading = New here
hint-read = Got it
hint-no-more = No more hints
hint-switched-off = No more hints. In the settings you can have them again.
lesson-fulfilled = { $said } You have done this already.
