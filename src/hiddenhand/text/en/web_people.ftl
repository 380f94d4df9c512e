### People around a table: names and avatars, who is here, what they are told.

## Name and avatar

web-who-ask = What should the others call you?
web-who-later = You can change this at the table at any time.
web-who-skip = Skip
web-who-change = Name and avatar
web-face = Avatar
web-face-initials = Initials
web-face-bear = Bear
web-face-cat = Cat
web-face-fox = Fox
web-face-frog = Frog
web-face-hare = Hare
web-face-hedgehog = Hedgehog
web-face-koi = Koi
web-face-owl = Owl
web-face-panda = Panda
web-face-raven = Raven
web-face-stag = Stag
web-face-wolf = Wolf
web-color = Color
web-color-red = Red
web-color-orange = Orange
web-color-gold = Gold
web-color-green = Green
web-color-teal = Teal
web-color-blue = Blue
web-color-violet = Violet
web-color-gray = Gray

## Who is here

web-presence-here = here
web-presence-thinking = thinking
web-presence-away = away
web-presence-offline = offline
web-presence-away-for = away for { $minutes } min
web-presence-offline-for = offline for { $minutes } min
web-presence-bot = a bot is playing
web-absent-soon = { $name } is not here. A bot can take over in { $seconds } s.
web-absent = { $name } is not here. A bot can play until they return.
web-absent-bot = Let a bot play
web-absent-propose = Propose a bot
web-absent-proposed = A bot for { $name }? In favor: { $names }. One more vote is needed.

## What everyone is told

web-notice-lent = A bot is playing for { $name } until they return.
web-notice-left = A bot is playing for { $name } now.
web-notice-back = { $name } is back.
web-notice-bot-for-you = A bot played for you while you were away. The seat is yours again.
web-notice-host = { $name } is the host now.
web-notice-host-you = You are the host now.
web-notice-rematch = { $name } wants a rematch.
web-notice-rematch-not = { $name } no longer wants a rematch.
web-notice-sat = { $name } sat down.
web-notice-stood-up = { $name } left their seat.
web-notice-sent-away = The host removed you from your seat. You can sit down again or watch.
web-rematch-wanted = wants a rematch
web-stood-in = Answers given by a bot for: { $names }
web-clock-whole = { $each }, { $minutes } min in reserve
web-clock-before = Clock: { $clock }. If someone runs out of time, a bot plays for them until they are back.
web-clock-before-none = No clock: everyone may think as long as they like.
error-still-there = This player was here a moment ago. A bot can take over in { $retry_after } s.
