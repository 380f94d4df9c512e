# The lesson of Secret Allies: its chapters, and what is said at each step.

lesson-chapter-land = The land
lesson-chapter-allies = Secret allies
lesson-chapter-order = Order and fire
lesson-chapter-attack = Attack on a state
lesson-chapter-partisans = Partisans
lesson-chapter-economy = Money and machines
lesson-chapter-discovery = Revealing an ally
lesson-chapter-split = Two targets
lesson-chapter-trade = Trade
lesson-chapter-victory = Victory

# -- the land
lesson-step-land-welcome = Welcome! Two powers struggle for four small states, and each has friends nobody knows of. This is a real game; I explain what you see and wait for you.
lesson-step-land-map = This is the land. A state is a group of hexes inside one border; every hex has a terrain, such as forest, desert or water. Drag to move the map, pinch or scroll to zoom.
lesson-step-land-states = A border's colour tells what the state is worth in prestige: white 1, light blue 2, red 3. The small signs are mines. Whoever owns all mines of a state, with no enemy inside, rules it. Tap a state to read its card.
lesson-step-land-players = Here is everybody in the order of play, with the race each leads. You lead the Lantern Guild: talkers and traders.
lesson-step-land-aim = This bar is the victory track: the prestige of all states you rule. Reach 6 and you win. The number beside it counts your secret allies not yet revealed.
lesson-step-land-bid = The order of play is auctioned. Everybody seals a bid of prestige at the same time; what is bid is spent, whoever wins. You have 7. Try 2.
lesson-step-land-opened = When all envelopes are sealed they are opened. The highest bid comes first.

# -- secret allies
lesson-step-allies-cards = You won the order. Now choose your allies: for each size of state you see two cards, keep one and give the other back. Only you know what you keep.
lesson-step-allies-large = First a large state. Keep { NAME("millbrook") }: it is worth 3 and has gold and titanium.
lesson-step-allies-small = Now a small one. Keep { NAME("reedwater") }; it is worth 2 and lies beside your first ally.
lesson-step-allies-rival = Your rival chooses too, and has to reveal one ally at once, with the first units in it.
lesson-step-allies-reveal = Your turn to reveal one ally. Take { NAME("millbrook") }; { NAME("reedwater") } stays a secret for later.
lesson-step-allies-funds = Millbrook's mines are yours, and three turns of its income at once: 6 gold and 3 titanium, to buy units inside this state.
lesson-step-allies-buy = Four basic units: a quick R.V., a strong tank, a mortar that shoots far, a drone that flies. Buy a tank.
lesson-step-allies-pay = Titanium and uranium may stand for gold, never the other way round. So spend gold first; but the choice is yours.
lesson-step-allies-put = Put the tank on the hex that glows: at the border, beside the rival's tank.
lesson-step-allies-more = Buy more if you like, a mortar and a drone for example. End with the button when you are ready.

# -- order and fire
lesson-step-order-auction = Every turn has a battle, an economy and a discovery. It begins with a new auction for the order: firing first is worth something.
lesson-step-order-bid = You have 5 prestige left. Seal a bid; your rival is thrifty today.
lesson-step-order-opened = The envelopes are opened.
lesson-step-order-subturn = The battle is played in subturns. In each of your two you may move three units, one after the other; then comes the rival. Here you see what is left.
lesson-step-order-tank = A unit moves, then fires. The numbers at its corners: damage and range above, armour and movement below. Choose your tank.
lesson-step-order-stay = It stands well: the enemy is on the next hex, and a tank has range 1. Stay.
lesson-step-order-fire = Fire at the rival's tank.
lesson-step-order-armour = Your tank deals 2 damage, but a tank has armour 3. Hits of one subturn add up and are then forgotten. So you need another shot now.
lesson-step-order-mortar = The mortar deals only 1, but it reaches three hexes. Choose it.
lesson-step-order-again = It need not move either.
lesson-step-order-together = The same target: 2 and 1 make 3.
lesson-step-order-wreck = Destroyed! The wreck blocks the way, for both sides, until the end of the battle.

# -- attack on a state
lesson-step-attack-terrain = Terrain decides where one can go. Forest costs ground units two points, jungle stops them, water and mountains are closed to them. Your drone flies over all of it.
lesson-step-attack-drone = One move is left. Choose the drone.
lesson-step-attack-enter = Fly to the mountain of { NAME("sandrest") }. Nobody has entered this state before, so this is an attack, and its people may rise.
lesson-step-attack-shown = First the owner of a secret ally may show its card for a better chance.
lesson-step-attack-sealed = The partisan auction: the winner raises partisans here, at the state's cost. Attackers have a penalty, and without a bid there is no bonus. You will hardly win: bid 0 and save your prestige, or try.
lesson-step-attack-raised = Your rival won and puts partisans into the state.
lesson-step-attack-stay = Your drone may go on with its move. Let it stay.
lesson-step-attack-shoot = Now it may still fire. An R.V. has armour 1, so one hit is enough: choose the one on the mine.
lesson-step-attack-known = Your rival showed the card: { NAME("sandrest") } is a secret ally. Learning that can be worth an attack.

# -- partisans
lesson-step-partisans-theirs = The rival's subturn. Millbrook still has its partisan token: nobody has invaded it yet.
lesson-step-partisans-invader = Watch what comes over the border.
lesson-step-partisans-owner = A tank stands in Millbrook! Your people may rise. As the owner you have a bonus, but only if you bid something. Bid 1.
lesson-step-partisans-won = The envelopes are opened.
lesson-step-partisans-tank = The partisans are yours. All of the funds must be spent now, on units in this state. First a tank.
lesson-step-partisans-pay = Pay as you like.
lesson-step-partisans-beside = Put it beside the invader.
lesson-step-partisans-drone = Then a drone.
lesson-step-partisans-water = A drone can stand over water. From there it reaches the invader.
lesson-step-partisans-rest = Spend the rest as you like.
lesson-step-partisans-anywhere = Put it where you like.
lesson-step-partisans-move = Partisans may move and fire at once, in the middle of the rival's subturn, but not leave the state. Take the tank.
lesson-step-partisans-stay = It need not move.
lesson-step-partisans-fire = Two damage at the invader.
lesson-step-partisans-second = One is missing. Now the drone.
lesson-step-partisans-finish = And the third.
lesson-step-partisans-saved = The invader is a wreck, and Millbrook is saved. Each state raises its partisans only once in a game.

# -- money and machines
lesson-step-economy-phase = After the battle comes the economy. Wrecks are removed, everybody's states are counted, and states pay: tokens into their own treasury, prestige to the ruler. Each pays for three turns only.
lesson-step-economy-wait = Purchases go in reverse order: whoever is first buys last and knows more.
lesson-step-economy-income = You rule Millbrook: 3 on the track. The more prestige one earns, the more is wasted; the line tells what is left.
lesson-step-economy-research = First technologies, one for each state you rule. This is your race's tree. { NAME("la_bright_wheels") } unlocks a unit of your own: buy it.
lesson-step-economy-pay = Pay as you like.
lesson-step-economy-unit = And here it is: the { NAME("lamp_wagon") }, a tank that can fire at two targets. Buy one.
lesson-step-economy-put = Put it on the border. It will act in the next battle.
lesson-step-economy-done = Enough for now. What you keep stays in Millbrook's treasury.

# -- revealing an ally
lesson-step-discovery-phase = The last phase is the discovery: everybody may reveal one secret ally, or wait. A hidden ally stays your secret, but it pays nothing and does not count for victory.
lesson-step-discovery-wait = Your rival decides first.
lesson-step-discovery-reveal = Reveal { NAME("reedwater") }: its mine, three turns of income at once, and 2 more on the track from the next summary on.
lesson-step-discovery-buy = Buy what you like in Reedwater, an R.V. next to { NAME("sandrest") } for example. Then end.

# -- two targets
lesson-step-split-bid = A new turn, a new auction. How much is it worth to be first?
lesson-step-split-opened = The envelopes are opened.
lesson-step-split-wagon = Now the { NAME("lamp_wagon") }. Its damage has two parts: 1 with range 1, and 1 with range 2.
lesson-step-split-stay = It can stay: two enemies are in reach.
lesson-step-split-first = The first hit, on the next hex.
lesson-step-split-second = The second hit reaches two hexes. Both could go to the same enemy. Take the other one.
lesson-step-split-done = Two R.V.s with one shot. In the desert a ground unit has 1 armour less.

# -- trade
lesson-step-trade-later = The battle is over, the economy begins again. You rule two states now.
lesson-step-trade-market = Every state has its own treasury, and tokens do not travel. { NAME("la_market_day") } changes that: buy it in Reedwater.
lesson-step-trade-pay = Pay as you like.
lesson-step-trade-enough = You could buy one more in Millbrook. Enough for now.
lesson-step-trade-units = Nor do you need units now.
lesson-step-trade-send = Now you may send a few tokens a turn between your states. Send a titanium from Millbrook.
lesson-step-trade-receive = To Reedwater.
lesson-step-trade-stop = That will do.

# -- victory
lesson-step-victory-threshold = You stand at 5, and 6 wins. One more state is enough: { NAME("sandrest") } is worth 1.
lesson-step-victory-sandrest = To rule it you must own its only mine, with no enemy unit inside when the battle is over. Partisans will not rise again there.
lesson-step-victory-plan = A plan: fly the drone to the mine and fire at one enemy; let the R.V. of Reedwater fire at the other.
lesson-step-victory-finish = Now play to the end on your own. If it does not work this turn, it may in the next.
lesson-step-victory-result = The game is over. Here you see who reached how much, and why it ended.
lesson-step-victory-goodbye = That is the whole game. The large pack has thirty-two states and four races, for up to four players; there the allies matter even more. Have fun!
