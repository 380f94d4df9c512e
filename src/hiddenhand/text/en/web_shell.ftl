# The web app: everything outside the table itself. Every key used in web/src stands here, and no other.

## The page

web-title = Hidden Hand
web-description = Play Hidden Leaders and Secret Allies online with friends or bots
web-nav = Pages
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-to-content = Skip to content
web-to-home = Home
web-close = Close
web-menu = Menu
web-save = Save
web-saved = Saved.
web-search = Search
web-reload = Reload
web-try-now = Try now
web-go-on = Keep playing
web-your-turn = Your turn
web-no-page = Page not found
web-page-lost = This page couldn't be loaded
web-page-lost-why = The server can't be reached, or it has a newer version of this app.
web-new-version = A new version of this page is available.
web-lost = Can't reach the server. Nothing is lost; we'll reconnect automatically.
web-error-unreachable = Can't reach the server.
web-error-other = Something went wrong. Try again, or reload the page.
web-guest = Guest { $number }

## Home

web-home-title = Who serves whom?
web-home-lead = Two tabletop games of secret allegiance. Play against bots right away, or send your friends a link. No account, nothing to install.
web-home-games = Games
web-home-mine = My games
web-game-hidden_leaders = Hidden Leaders
web-game-secret_allies = Secret Allies
web-about-hidden_leaders = Serve a secret leader, recruit a rabble of unlikely heroes, and tip the war your way before anyone works out whose side you're on.
web-about-secret_allies = March, trade and bid blind on a map where any state may already be somebody's secret ally, and reveal yours at the moment it hurts most.
web-seat-numbers = { $low }–{ $high } players
web-minutes = { $low } min
web-minutes-span = { $low }–{ $high } min
web-minutes-with = { $minutes } min with { $seats } players
web-weight-light = Light game
web-weight-medium = Medium-weight game
web-weight-heavy = Heavy game
web-play-now = Play now
web-play-now-told = Play now: with bots, { $seats } players, about { $minutes } min
web-play-now-short = Play now: a short game with bots, { $seats } players, about { $minutes } min
web-starting = Setting up the table…
web-new-room = New room
web-join = Join friends
web-join-code = Room code or link
web-join-go = Join
web-join-bad = A room code has ten letters and digits. You'll find it at the end of the room's link.
web-lobby = Open rooms
web-lobby-empty = No rooms are waiting for players right now.
web-stage-waiting = waiting for players
web-stage-playing = in progress
web-stage-over = finished
web-stage-abandoned = abandoned
web-seats-taken = { $taken } of { $seats } seats

## A room

web-option-game = Game
web-options = Options
web-option-seats = Players
web-option-clock = Time per move
web-option-bot-pace = Bots move
web-option-public = Anyone can join (listed under open rooms)
web-option-rated = Rated game
web-option-hints = Allow hints
web-bot-pace-0 = instantly
web-bot-pace-08 = after a moment
web-bot-pace-2 = slowly
web-clock-choice-none = no clock
web-clock-choice-quick = 30 seconds, 2 minutes in reserve
web-clock-choice-calm = 90 seconds, 10 minutes in reserve
web-clock-choice-day = 1 day, 1 day in reserve
web-clock-choice-three-days = 3 days, 1 week in reserve
web-clock-choice-own = custom clock
web-clock-none = no clock
web-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
web-clock-minutes = { $minutes ->
    [one] 1 minute per move
   *[other] { $minutes } minutes per move
}
web-clock-seconds = { $seconds ->
    [one] 1 second per move
   *[other] { $seconds } seconds per move
}
web-make-room = Create room
web-room-opening = One moment…
web-room-gone-why = The link may be mistyped, or the room has been closed.
web-seats = Seats
web-seat-free = free
web-seat-you = you
web-seat-host = host
web-seat-local = on this device
web-seat-bot = Bot
web-sit = Sit here
web-sit-local = Add someone on this device
web-sit-local-short = On this device
web-sit-local-why = You share this screen. Between turns, the page asks you to pass the device.
web-sit-down = Sit down
web-leave = Leave seat
web-clear = Remove
web-send-away = Remove player
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
web-bot-level = Bot level
web-bot-level-of = Level of { $name }
web-bot-random = random
web-bot-easy = easy
web-bot-normal = normal
web-bot-hard = hard
web-bot-expert = expert
web-bot-swift = swift
web-bot-master = master
web-bot-about-random = Chooses at random.
web-bot-about-easy = Plays like a beginner.
web-bot-about-normal = Plays sensibly, without looking ahead.
web-bot-about-hard = Looks ahead by playing out possible games.
web-bot-about-expert = Looks further ahead and watches what the others do.
web-bot-about-swift = Learned by playing itself: strong, and answers at once.
web-bot-about-master = Learned by playing itself and looks ahead: the strongest.
web-bot-instead = “{ $level }” plays instead, because the network cannot play at this table.
web-fill = Fill with bots
web-start = Start game
web-start-needs = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
web-start-host = Waiting for { $name } to start the game.
web-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
web-invite = Invite
web-invite-watch = Invite spectators
web-invite-link = Anyone with this link can join
web-qr = QR code for this link
web-copy = Copy
web-copied = Copied.
web-copy-by-hand = Your browser doesn't allow copying. Please copy the link yourself.
web-share = Share
web-deal-proven = Provably fair deal
web-deal-why = Before anyone sat down, the server committed to a secret; the number below is its fingerprint. Your browser adds its own randomness, remembers this number and tells you after the game whether the server kept to it.

## Talk

web-chat = Chat
web-chat-unread = { $count ->
    [0] Chat
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
}
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-off = Mute chat
web-chat-on = Unmute chat
web-chat-is-off = Chat is muted on this device.
web-send = Send
web-about-person = About { $name }
web-mute = Mute at this table
web-unmute = Unmute
web-reaction-applause = Bravo!
web-reaction-laugh = Ha ha
web-reaction-surprise = Oh!
web-reaction-think = Hmm…
web-reaction-sorry = Sorry
web-reaction-hurry = Hurry up!

## At the table

web-spectator = spectator
web-waiting-for = Waiting for { $seats }
web-take-back = Undo
web-log = Log
web-skip = Skip to live
web-missed = While you were away
web-sound = Sound
web-speed-is = Animations: { $speed }
web-leave-to-bot = Let a bot play for me
web-bot-plays-for-you = A bot is playing for you.
web-take-seat-back = Take back my seat
web-abandon = Propose abandoning the game
web-abandon-wanted = Abandon the game? In favor: { $names }
web-abandon-agree = Agree
web-abandon-withdraw = Take back my vote
web-abandoned = This game was abandoned
web-resign = Resign
web-resign-sure = Resign? This can't be undone.
web-hand-over = Pass the device to { $name }
web-hand-over-why = All cards stay hidden until you tap.
web-hand-over-ready = I'm { $name }
web-rule-unknown = Rule not found.
web-rule-in-book = Open in the rulebook

## After the game

web-after = After the game
web-end-again = Show again
web-end-skip = Show all
web-end-nobody = Nobody wins
web-end-you-won = You won!
web-end-won = { $count ->
   *[other] { ALL($seats) } won
}
web-back-to-result = Back to the result
web-look-at-table = View the table
web-rematch = Rematch
web-rematch-withdraw = Cancel rematch
web-rematch-waits = Waiting for { $names }
web-replay = Replay
web-verify = Verify the deal
web-verify-why = Recomputes every shuffle and draw in your browser.
web-verified = { $draws ->
    [one] The deal is proven to you: 1 draw recomputed.
   *[other] The deal is proven to you: all { $draws } draws recomputed.
}
web-verified-own = The server kept to the commitment this browser saw, and your share of the randomness was used.
web-recomputed = { $draws ->
    [one] 1 draw recomputed; it follows from the published secret.
   *[other] All { $draws } draws recomputed; they follow from the published secret.
}
web-recomputed-only = This browser added nothing to the deal or no longer knows what it saw, so it can't tell whether the server chose the secret in advance. If you noted the commitment before the game, compare:
web-not-pinned = The server changed its commitment after you added your share: this deal is not proven.
web-not-own = The server did not use the share this browser added: this deal is not proven.
web-not-verified = Draw { $draw } doesn't match the secret!
web-not-committed = This isn't the secret the server committed to!

## Replays

web-replays-empty = Your finished games will be listed here.
web-won = won
web-more = Load more
web-ratings = Ratings
web-rating = { $games ->
    [one] { $rating } after 1 game
   *[other] { $rating } after { $games } games
}
web-upload = Open a record
web-download = Download the record
web-share-moment = Copy link to this moment
web-copied-moment = Link to moment { $number } copied.
web-eyes = View as
web-eyes-open = all cards face up
web-replay-gone-why = The link may be mistyped, or the game isn't finished yet.
web-replay-first = Go to start
web-replay-back = Step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forth = Step forward
web-replay-last = Go to end
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
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-speed = Animations
web-speed-0 = off
web-speed-05 = slow
web-speed-1 = normal
web-speed-2 = fast
web-speed-4 = very fast
web-speed-still = Animations are off because your system asks for reduced motion.
web-devices = Devices
web-devices-why = There are no passwords. A one-time link adds another of your devices.
web-sign-in-link = Open this soon on the other device; then compare the code and confirm here
web-sign-in-make = Add a device
web-sign-in = This link signs you in as { $name }
web-sign-in-why = Continue only if { $name } is you. Whoever uses { $name }'s other devices will see every table, hand and secret you have here, and can play for you.
web-sign-in-leaves = On this device you are { $me } now. The games of { $me } stay with { $me }; you can switch back in the settings of this device.
web-sign-in-same = This device is already signed in as { $name }.
web-sign-in-go = Ask the other device
web-sign-in-code = Is this code on the other device too?
web-sign-in-wait = Confirm it there. This page continues by itself.
web-sign-in-asked = { $device } wants to be signed in as you. Does it show this code?
web-sign-in-asked-why = If it isn't your own device, say no: it would see all your games and could play for you.
web-sign-in-yes = Yes, sign it in
web-sign-in-no = No
web-sign-in-done = The device is signed in.
web-sign-in-refused = Refused. The link no longer works.
web-sign-in-back = Before, this device was used by { $name }.
web-sign-in-back-go = Switch back to { $name }
web-sign-in-empty = This link is incomplete
web-sign-in-again = Create a new link in the settings on your other device.
web-signed-in = Welcome, { $name }!
web-sign-out = Sign out
web-device = Unnamed device
web-device-this = this device
web-device-seen = last seen { $date }
web-data = Your data
web-export = Download all my data
web-erase = Delete my account
web-erase-sure = Your name, devices and history will be deleted for good. Finished games stay available to the people who played them, without your name.
web-erased = Account deleted.

## About

web-about-lead = Hidden Hand is free software: complete rules, provably fair deals, bots, and game records you can read.
web-about-unofficial = This is an unofficial fan project. The names of the games belong to their publishers. All texts, pictures and code here are our own or are used under the licenses below.
web-about-icons = Pictures
web-about-icons-how = Emblems and portraits are built from icons by
web-about-font = Font
