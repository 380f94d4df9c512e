# What the options of a room mean.

web-room-minutes = About { $minutes } minutes among people

web-means-secret_allies-pack-reconstruction = All states, and races with whole technology trees.
web-means-secret_allies-pack-tiny = A few small states and smaller numbers, as in the lesson.
web-means-secret_allies-length-short = The smallest map, one large and one small ally each.
web-means-secret_allies-length-standard = A larger map, four allies each.
web-means-secret_allies-length-long = The same map and allies as standard, with more turns.
web-means-secret_allies-map_mode-joint = Players place the tiles in turn before play begins.
web-means-secret_allies-map_mode-automatic = The map is ready at once.
web-means-secret_allies-race_draw-random = Everybody is dealt a race.
web-means-secret_allies-race_draw-choose = In seat order everybody takes a free race.
web-means-secret_allies-race_draw-two_keep_one = Everybody draws two races and keeps one.
web-means-secret_allies-ally_deck-all = Any state may be an ally; half of them stay neutral.
web-means-secret_allies-ally_deck-exact = The neutral half is removed first, so drawn cards say more about the others' allies.
web-means-secret_allies-prestige_log-turn = Bids and prestige gained are shown until the turn ends: remember them.
web-means-secret_allies-prestige_log-game = Bids and prestige gained stay in the log for the whole game.

## A game on one page, before its lesson

web-learn-overview-secret_allies-1 = Two to four powers fight over states. Some states are your secret allies; nobody knows which. Win by holding states worth enough prestige at the end of a battle.
web-learn-overview-secret_allies-2 = A turn has three phases: in battle you bid for the order and move units in short subturns; in economy states pay, and you buy technologies and units; in discovery you may reveal an ally for funds.
web-learn-overview-secret_allies-3 = Prestige is the currency of auctions. Whoever enters an untouched state starts an auction for its partisans, and a bid is lost even if it does not win.
web-learn-differs-secret_allies = The lesson is played with a small pack. In the full game you start with 10 prestige instead of 7, have 6 moves in a subturn instead of 3, get 4 times an ally's income instead of 3 times, and states pay for 5 turns instead of 3. Units, technologies and the attacker's penalty (-2 instead of -1) differ too.
