# Learning to play: the page of the lessons, and the teacher beside the table.

web-learn = Learn to play
web-learn-lead = A real game on a prepared table, explained step by step. About a quarter of an hour for each game; leave whenever you like and go on later, on another device too.
web-learn-about-hidden_leaders = A game for three with the basic heroes: who you are, what a turn is, and how it is won.
web-learn-about-secret_allies = A small war between two players over four states: bids, battles, money and secrets.
web-learn-begin = Begin the lesson
web-learn-resume = Go on: chapter { $chapter } of { $chapters }
web-learn-again = From the beginning
web-learn-finished = You have finished this lesson.
web-learn-loading = The lessons are being fetched…

web-lesson = The lesson
web-lesson-chapter = Chapter
web-lesson-progress = How far you are
web-lesson-next = Go on
web-lesson-skip = Do it for me
web-lesson-auto = Being done for you…
web-lesson-wait-answer = Your move: choose what glows.
web-lesson-wait-play = Play on; choose as you like.
web-lesson-paused = The game waits while you read.
web-why-lesson-reading = First read what is said above, then press “Go on”.
web-why-lesson-later = The rules allow that, but the lesson waits for what glows.
web-lesson-laid = The table was set anew for this chapter.
web-lesson-quit = Leave the lesson
web-lesson-quit-why = You can go on later where you are now, on this device or another. Or clear the table and forget how far you were.
web-lesson-pause = Go on later
web-lesson-clear = Clear the table
web-lesson-done = That was the lesson. You know enough for a real game: the bots are waiting, and they are gentle.
web-lesson-play-real = Play a real game now
web-lesson-others = To the lessons
