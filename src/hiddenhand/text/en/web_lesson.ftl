# Learning to play: the page of the lessons, and the teacher beside the table.

web-learn = Learn to play
web-learn-lead = A real game from a prepared start, explained step by step. Each lesson takes about 15 minutes. You can stop at any time and continue later, even on another device.
web-learn-about-hidden_leaders = A three-player game with the basic heroes: who you are, what you do on a turn, and how you win.
web-learn-about-secret_allies = A small war between two players over four states: bids, battles, money and secrets.
web-learn-begin = Start the lesson
web-learn-resume = Continue: chapter { $chapter } of { $chapters }
web-learn-again = Start over
web-learn-finished = You have finished this lesson.
web-learn-loading = Loading lessons…

web-lesson = Lesson
web-lesson-chapter = Chapter
web-lesson-progress = Progress
web-lesson-next = Next
web-lesson-skip = Do it for me
web-lesson-auto = Playing this for you…
web-lesson-wait-answer = Your move: choose what's glowing.
web-lesson-wait-play = Your move: choose whatever you like.
web-lesson-paused = The game waits while you read.
web-why-lesson-reading = Read the text above first, then press “Next”.
web-why-lesson-later = The rules allow that, but for this lesson, choose what's glowing.
web-lesson-laid = The table has been set up for this chapter.
web-lesson-quit = Leave lesson
web-lesson-quit-why = You can continue later from here, on this device or another. Or clear the table and delete your progress.
web-lesson-pause = Continue later
web-lesson-clear = Clear the table
web-lesson-done = That's the end of the lesson. You know enough for a real game, and the easy bots are waiting.
web-lesson-play-real = Play a real game
web-lesson-others = All lessons
