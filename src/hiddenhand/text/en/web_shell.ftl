# The web app: everything outside the table itself. Every key used in web/src stands here, and no other.

## The page

web-title = Hidden Hand
web-nav = Pages
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-to-content = To the content
web-to-home = To the start page
web-close = Close
web-menu = Menu
web-save = Save
web-saved = Saved.
web-search = Search
web-reload = Reload
web-try-now = Try now
web-go-on = Go on
web-your-turn = Your turn
web-no-page = There is no such page
web-page-lost = This page could not be loaded
web-page-lost-why = The server is out of reach, or has a newer version of this app.
web-new-version = There is a new version of this page.
web-lost = The server is out of reach. Nothing is lost; the page comes back by itself.
web-error-unreachable = The server is out of reach.
web-error-other = That did not work: { $message }
web-guest = Guest { $number }

## Home

web-home-title = Who serves whom?
web-home-lead = Two tabletop games of secret allegiance. Play at once against bots, or send a link to your friends: no account, nothing to install.
web-home-games = Games
web-home-mine = My games
web-game-hidden_leaders = Hidden Leaders
web-game-secret_allies = Secret Allies
web-about-hidden_leaders = Your leader is secret. Gather heroes, push two markers, and let your faction win without showing your hand.
web-about-secret_allies = Hexes, blind bids and allies nobody knows of. Build, fight and trade, and reveal your friends when the time has come.
web-seat-numbers = { $low } to { $high } players
web-play-now = Play now
web-starting = Setting the table…
web-new-room = New room
web-join = Join friends
web-join-code = Code or link of a room
web-join-go = Join
web-join-bad = A room's code has ten letters and digits, as at the end of its link.
web-lobby = Open rooms
web-lobby-empty = No room is waiting for players right now.
web-stage-waiting = waiting for players
web-stage-playing = being played
web-stage-over = over
web-stage-abandoned = abandoned
web-seats-taken = { $taken } of { $seats } seats

## A room

web-option-game = Game
web-options = Options
web-option-seats = Players
web-option-clock = Time to answer
web-option-bot-pace = Bots answer
web-option-public = Anybody may join (listed under open rooms)
web-option-rated = Counts for ratings
web-option-hints = Hints allowed
web-bot-pace-0 = at once
web-bot-pace-08 = after a moment
web-bot-pace-2 = slowly
web-clock-choice-none = no clock
web-clock-choice-quick = 30 seconds, 2 minutes in reserve
web-clock-choice-calm = 90 seconds, 10 minutes in reserve
web-clock-choice-day = a day, a day in reserve
web-clock-choice-three-days = three days, a week in reserve
web-clock-choice-own = another clock
web-clock-none = no clock
web-clock-days = { $days ->
    [one] 1 day an answer
   *[other] { $days } days an answer
}
web-clock-minutes = { $minutes ->
    [one] 1 minute an answer
   *[other] { $minutes } minutes an answer
}
web-clock-seconds = { $seconds ->
    [one] 1 second an answer
   *[other] { $seconds } seconds an answer
}
web-make-room = Make the room
web-room-opening = One moment…
web-room-gone-why = The link may be mistyped, or the room was closed.
web-seats = Who sits where
web-seat-free = free
web-seat-you = you
web-seat-host = host
web-seat-local = on this device
web-seat-away = not here right now
web-seat-bot = Bot
web-sit = Sit here
web-sit-local = Another person on this device
web-sit-local-short = Guest
web-sit-local-why = You share this screen; between turns the page asks you to hand it over.
web-sit-down = Sit down
web-leave = Get up
web-clear = Send away
web-send-away = Free this seat
web-name = Name
web-bot = Bot
web-bot-name = { $seat ->
    [0] Magpie
    [1] Heron
    [2] Otter
    [3] Lynx
    [4] Badger
   *[other] Stoat
}
web-bot-level = Level of bots
web-bot-random = random
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-expert = expert
web-fill = Fill with bots
web-start = Start the game
web-start-needs = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
web-start-host = Waiting for the host to start ({ $name }).
web-watchers = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
web-invite = Invite
web-invite-watch = Invite to look on
web-invite-link = Whoever has this link may come in
web-qr = The link as a QR code
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = The browser does not allow it: please copy by hand.
web-share = Share
web-deal-proven = Nobody can choose the deal
web-deal-why = The server has bound itself to a secret with the number below before anybody sat down. Your browser adds randomness of its own. After the game everybody can check every card.

## Talk

web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
}
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-off = Mute the chat
web-chat-on = Listen again
web-chat-is-off = The chat is muted on this device.
web-send = Send
web-about-person = About { $name }
web-mute = Silence at this table
web-unmute = Let speak again
web-reaction-applause = Bravo!
web-reaction-laugh = Ha ha
web-reaction-surprise = Oh!
web-reaction-think = Hmm…
web-reaction-sorry = Sorry
web-reaction-hurry = Hurry up?

## At the table

web-spectator = looking on
web-waiting-for = Waiting for { $seats }
web-take-back = Take back
web-log = What happened
web-skip = Skip to now
web-missed = While you were away
web-sound = Sound
web-speed-is = Animations: { $speed }
web-leave-to-bot = Leave the seat to a bot
web-bot-plays-for-you = A bot plays for you.
web-take-seat-back = Take my seat back
web-abandon = Propose to abandon the game
web-abandon-wanted = Abandon the game? In favour: { $names }
web-abandon-agree = Agree
web-abandon-withdraw = Withdraw
web-abandoned = This game was abandoned
web-resign = Resign
web-resign-sure = You give the game up for good.
web-hand-over = Hand over to { $name }
web-hand-over-why = Nobody's cards are shown until you tap.
web-hand-over-ready = I am { $name }
web-rule-unknown = There is no such paragraph.
web-rule-in-book = Open the rulebook there

## After the game

web-after = After the game
web-back-to-result = Back to the result
web-look-at-table = Look at the table
web-rematch = Play again
web-rematch-withdraw = Not again after all
web-rematch-waits = Waiting for { $names }
web-replay = Replay
web-verify = Check the deal
web-verify-why = Recomputes every shuffle and draw in this browser.
web-verified = { $draws ->
    [one] The deal was fair: 1 draw recomputed.
   *[other] The deal was fair: all { $draws } draws recomputed.
}
web-verified-own = What this browser added is part of it.
web-verified-not-own = But what this browser added is not part of it!
web-not-verified = Draw { $draw } does not follow from the secret!
web-not-committed = The secret is not the one the server had bound itself to!

## Replays

web-replays-empty = Your finished games will be listed here.
web-won = won
web-more = Older ones
web-ratings = Ratings
web-rating = { $games ->
    [one] { $rating } after 1 game
   *[other] { $rating } after { $games } games
}
web-upload = Open a record
web-download = Download the record
web-share-moment = Link to this moment
web-copied-moment = Link to moment { $number } copied.
web-eyes = Through whose eyes
web-eyes-open = all cards open
web-replay-gone-why = The link may be mistyped, or the game is not over yet.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forth = One step on
web-replay-last = To the end
web-replay-moment = Moment

## Rules

web-rules-found = { $count ->
    [one] 1 paragraph
   *[other] { $count } paragraphs
}

## Settings

web-you = You
web-look = Look and sound
web-language = Language
web-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-speed = Animations
web-speed-0 = none
web-speed-05 = slow
web-speed-1 = calm
web-speed-2 = quick
web-speed-4 = very quick
web-speed-still = Your system asks for no motion, so there is none.
web-notify = Tell me when it is my turn
web-notify-why = For games over days: a notification while this page or the installed app is open in the background.
web-notify-refused = The browser does not allow notifications from here.
web-devices = Devices
web-devices-why = There are no passwords. A one-time link brings another device of yours along.
web-sign-in-link = Open it on the other device, soon; it works once
web-sign-in-make = Link for another device
web-sign-in = Sign in on this device
web-sign-in-why = This device will be you, with your name and your games.
web-sign-in-go = Sign in
web-sign-in-empty = This link is not complete
web-sign-in-again = Make a new link in the settings on your other device.
web-signed-in = Welcome, { $name }
web-sign-out = Sign out
web-device = a device
web-device-this = this one
web-device-seen = last seen { $date }
web-data = Your data
web-export = Download everything about me
web-erase = Delete my account
web-erase-sure = Your name, your devices and your history are deleted for good. Finished games stay for those who played them, without your name.
web-erased = You were forgotten.

## About

web-about-lead = Hidden Hand is free software: complete rules, honest tables, proven deals, bots, and records you can read.
web-about-unofficial = It is an unofficial implementation, made by admirers. The names of the games belong to their publishers; all texts, pictures and programs here are our own or under the licences below.
web-about-icons = Pictures
web-about-icons-how = Emblems and portraits are composed from icons of
web-about-font = Typeface
