# The lesson of Secret Allies: its chapters, and what is said at each step.

lesson-chapter-land = The map
lesson-chapter-allies = Secret allies
lesson-chapter-order = Order and firing
lesson-chapter-attack = Attacking a state
lesson-chapter-partisans = Partisans
lesson-chapter-economy = Money and machines
lesson-chapter-discovery = Revealing an ally
lesson-chapter-split = Two targets
lesson-chapter-trade = Trade
lesson-chapter-victory = Victory

# -- the land
lesson-step-land-welcome = Welcome! Two powers fight over four states, and each has secret friends. I'll explain what you see and wait for you.
lesson-step-land-map = This is the map. A state is a group of hexes inside one border. Every hex has a terrain. Drag to move the map; pinch or scroll to zoom.
lesson-step-land-states = The color of a border shows the state's prestige: white 1, light blue 2, red 3. The small symbols are mines. With all mines of a state yours and no enemy inside, you control it. Tap a state to read its card.
lesson-step-land-players = Here are the players in the order of play, with their races. You lead the Lantern Guild: talkers and traders.
lesson-step-land-aim = This bar is the victory track: the prestige of all states you control. Reach 6 and you win. The number beside it counts your unrevealed secret allies.
lesson-step-land-bid = The order of play is auctioned. Everyone bids prestige in secret, and you pay even if you lose. You have 7. Try 2.
lesson-step-land-opened = When everyone has bid, the bids are revealed. The highest bidder goes first.

# -- secret allies
lesson-step-allies-cards = You won the auction. Now choose your allies: for each size of state you see two cards and keep one. Only you know which.
lesson-step-allies-large = First, a large state. Keep { NAME("millbrook") }: it is worth 3 and has gold and titanium.
lesson-step-allies-small = Now a small one. Keep { NAME("reedwater") }: it is worth 2 and is next to your first ally.
lesson-step-allies-rival = Your opponent chooses too, then must reveal one ally right away and place units there.
lesson-step-allies-reveal = Now you reveal one ally. Choose { NAME("millbrook") }; { NAME("reedwater") } stays secret for later.
lesson-step-allies-funds = Millbrook's mines are yours, and you get three turns of its income right away: 6 gold and 3 titanium to buy units here.
lesson-step-allies-buy = There are four basic units: a fast R.V., a strong tank, a long-range mortar and a flying drone. Buy a tank.
lesson-step-allies-pay = The tank is paid for: gold first. You can pay titanium or uranium instead of gold, never the other way around. If you want to choose the tokens yourself, take “pay differently” before you buy.
lesson-step-allies-put = Place the tank on the glowing hex, next to your opponent's tank.
lesson-step-allies-more = Buy more if you like, such as a mortar and a drone. Press the button when you are done.

# -- order and fire
lesson-step-order-auction = Every turn has a battle, an economic phase and a discovery phase. It starts with a new auction for the order of play: it pays to fire first.
lesson-step-order-bid = You have 5 prestige left. Place a bid; your opponent is saving prestige this turn.
lesson-step-order-opened = The bids are revealed.
lesson-step-order-subturn = The battle is played in subturns. In each of your two subturns you may move three units, one after another; then your opponent plays one. Here you see what is left.
lesson-step-order-tank = A unit moves, then fires. The numbers in its corners are damage and range at the top, armor and movement at the bottom. Choose your tank.
lesson-step-order-stay = It's well placed: the enemy is adjacent, and a tank has range 1. Stay here, and it fires: with a single enemy in reach there is no target to choose.
lesson-step-order-armour = Your tank deals 2 damage, but a tank has 3 armor. Damage dealt in the same subturn adds up; when the subturn ends, it is gone. So hit again now.
lesson-step-order-mortar = The mortar deals only 1 damage, but it reaches three hexes. Choose it.
lesson-step-order-again = It doesn't have to move either.
lesson-step-order-together = Choose the same target: 2 plus 1 makes 3.
lesson-step-order-wreck = Destroyed! The wreck blocks the way for both sides until the end of the battle.

# -- attack on a state
lesson-step-attack-terrain = Terrain decides where units can go. Forest costs ground units two points, jungle stops them, and they can't enter water or mountains. Your drone flies over all of it.
lesson-step-attack-drone = You have one move left. Choose the drone.
lesson-step-attack-enter = Fly to the mountain hex in { NAME("sandrest") }. Nobody has entered it before, so this is an attack, and partisans may appear.
lesson-step-attack-shown = First, the owner of a secret ally may show its card to get a bonus in the auction.
lesson-step-attack-sealed = The winner of the partisan auction places partisans here, paid for by the state. Attackers have a penalty, and a bid of 0 gets no bonus. Bid 0, or try anyway.
lesson-step-attack-raised = Your opponent won and places partisans in the state.
lesson-step-attack-stay = Your drone may continue its move. Let it stay here.
lesson-step-attack-shoot = It can still fire. An R.V. has 1 armor, so one hit is enough: choose the one on the mine.
lesson-step-attack-known = Your opponent showed the card: { NAME("sandrest") } is a secret ally. Finding that out can be worth an attack.

# -- partisans
lesson-step-partisans-theirs = It's your opponent's subturn. Millbrook still has its partisan token: nobody has invaded it yet.
lesson-step-partisans-invader = Watch what crosses the border.
lesson-step-partisans-owner = An enemy tank is in Millbrook! Your people can fight back. As the owner, you have a bonus, but only if you bid something. Bid 1.
lesson-step-partisans-won = The bids are revealed.
lesson-step-partisans-tank = The partisans are yours. You must spend all of their funds now, in this state. First, a tank.
lesson-step-partisans-beside = Place it next to the invader.
lesson-step-partisans-drone = Next, a drone.
lesson-step-partisans-water = A drone can be over water. From there it reaches the invader.
lesson-step-partisans-rest = Spend the rest as you like.
lesson-step-partisans-anywhere = Place it where you like.
lesson-step-partisans-move = Partisans may move and fire right away, in the middle of your opponent's subturn, but they can't leave the state. Choose the tank.
lesson-step-partisans-stay = It doesn't have to move. If it stays, it fires at the invader, the only enemy in reach.
lesson-step-partisans-second = You need one more. Now the drone.
lesson-step-partisans-saved = The invader is a wreck, and Millbrook is saved. Each state raises partisans only once per game.

# -- money and machines
lesson-step-economy-phase = After the battle comes the economic phase. Wrecks are removed, and states pay: tokens into their own treasury, prestige to the player who controls them. Each pays for three turns only.
lesson-step-economy-wait = Players buy in reverse order: the first player buys last and knows more.
lesson-step-economy-income = You control Millbrook: 3 on the track. The more prestige you earn, the more is wasted; this line shows what is left.
lesson-step-economy-research = First come technologies: one for each state you control. { NAME("la_bright_wheels") } unlocks a unit of your own: buy it.
lesson-step-economy-unit = Here it is: the { NAME("lamp_wagon") }, a tank that can fire at two targets. Buy one.
lesson-step-economy-put = Place it on the border. It can act in the next battle.
lesson-step-economy-done = That's enough for now. What you don't spend stays in Millbrook's treasury.

# -- revealing an ally
lesson-step-discovery-phase = The last phase is discovery: each player may reveal one secret ally, or wait. A hidden ally stays secret, but it pays nothing and doesn't count toward victory.
lesson-step-discovery-wait = Your opponent decides first.
lesson-step-discovery-reveal = Reveal { NAME("reedwater") }. You get its mine, three turns of income right away, and 2 more on the track from the next summary on.
lesson-step-discovery-buy = Buy what you like in Reedwater, such as an R.V. next to { NAME("sandrest") }. Then press the button.

# -- two targets
lesson-step-split-bid = A new turn, a new auction. How much is going first worth to you?
lesson-step-split-opened = The bids are revealed.
lesson-step-split-wagon = Now the { NAME("lamp_wagon") }. Its damage has two parts: 1 with range 1, and 1 with range 2.
lesson-step-split-stay = It can stay: two enemies are in range.
lesson-step-split-first = The first hit: an adjacent hex.
lesson-step-split-second = The second hit reaches two hexes. Both could go to the same enemy, but choose the other one.
lesson-step-split-done = Two R.V.s with one shot. In the desert, a ground unit has 1 less armor.

# -- trade
lesson-step-trade-later = The battle is over, and the economic phase starts again. You control two states now.
lesson-step-trade-market = Every state has its own treasury, and tokens don't move between them. { NAME("la_market_day") } changes that: buy it in Reedwater.
lesson-step-trade-enough = You could buy another one in Millbrook. That's enough for now.
lesson-step-trade-units = You don't need units now either.
lesson-step-trade-send = Now you may send a few tokens between your states each turn. Send a titanium from Millbrook: it goes to Reedwater, your only other state.
lesson-step-trade-stop = That will do.

# -- victory
lesson-step-victory-threshold = You have 5, and 6 wins. One more state is enough: { NAME("sandrest") } is worth 1.
lesson-step-victory-sandrest = To control it, own its only mine, with no enemy unit inside when the battle is over. Partisans won't appear there again.
lesson-step-victory-plan = Here's a plan: fly the drone to the mine and fire at one enemy; let the R.V. from Reedwater fire at the other.
lesson-step-victory-finish = Now play to the end on your own. If it doesn't work this turn, try again next turn.
lesson-step-victory-result = The game is over. Here you can see the final scores and why the game ended.
lesson-step-victory-goodbye = That's the whole game. The full pack has thirty-two states and four races, for up to four players. Have fun!
