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
lesson-step-land-welcome = Welcome! Two powers struggle for four small states, and each of them has friends nobody knows of. You will play a real game; I explain what you see and wait for you.
lesson-step-land-map = This is the land. Every state is a group of hexes inside one border, and every hex has a terrain: plain, forest, jungle, desert, water or mountains. Drag to move the map, pinch or scroll to zoom.
lesson-step-land-states = The colour of a border tells what a state is worth in prestige: white 1, light blue 2, red 3. The small signs are mines. Whoever owns all mines of a state, with no enemy inside, rules it. Tap a state to read its card.
lesson-step-land-players = Here you see everybody in the order of play, with the race each of them leads. You lead the Lantern Guild: talkers and traders.
lesson-step-land-aim = This bar is the victory track: the prestige of all states you rule. Reach 6 and you have won. The number beside it counts your secret allies who are not revealed yet.
lesson-step-land-bid = The order of play is auctioned. Everybody seals a bid of prestige at the same time; what is bid is spent, whoever wins. You have 7. Try 2, or what you like.
lesson-step-land-opened = When all envelopes are sealed they are opened together. The highest bid comes first.

# -- secret allies
lesson-step-allies-cards = You won the order. Now you choose your allies: for each size of state you are shown two cards, keep one and give the other back. Only you know what you keep.
lesson-step-allies-large = First a large state. Keep { NAME("millbrook") }: it is worth 3 and has gold and titanium.
lesson-step-allies-small = Now a small one. Keep { NAME("reedwater") }; it is worth 2 and lies right beside your first ally.
lesson-step-allies-rival = Your rival chooses as well, and has to reveal one ally at once, with the first units in it.
lesson-step-allies-reveal = Your turn to reveal one ally. Take { NAME("millbrook") }, and keep { NAME("reedwater") } as a secret for later.
lesson-step-allies-funds = Millbrook's mines are yours, and so are three turns of its income at once: 6 gold and 3 titanium. They lie in its treasury and buy units inside this state.
lesson-step-allies-buy = Four basic units: a quick R.V., a strong tank, a mortar that shoots far, a drone that flies. Buy a tank.
lesson-step-allies-pay = Titanium and uranium may stand for gold, and never the other way round. So spend gold first; but the choice is yours.
lesson-step-allies-put = Put the tank on the hex that glows: close to the border, with the rival's tank beside it.
lesson-step-allies-more = Buy more if you like, a mortar and a drone for example, or keep your tokens. End with the button when you are ready.

# -- order and fire
lesson-step-order-auction = Every turn has a battle, an economy and a discovery. It begins with a new auction for the order: to fire first is worth something.
lesson-step-order-bid = You have 5 prestige left. Seal a bid; your rival is thrifty today.
lesson-step-order-opened = The envelopes are opened.
lesson-step-order-subturn = The battle is played in subturns. In each of your two subturns you may move three units, one after the other; then it is the rival's turn. Here you see what is left.
lesson-step-order-tank = A unit first moves and then fires. Choose your tank.
lesson-step-order-stay = It stands well: the enemy is on the next hex, and a tank has range 1. Let it stay.
lesson-step-order-fire = Fire at the rival's tank.
lesson-step-order-armour = Your tank deals 2 damage, but a tank has armour 3. Hits of one subturn add up; afterwards they are forgotten. So you need another shot now.
lesson-step-order-mortar = The mortar deals only 1, but it reaches three hexes. Choose it.
lesson-step-order-again = It need not move either.
lesson-step-order-together = The same target: 2 and 1 make 3.
lesson-step-order-wreck = Destroyed! The wreck stays until the end of the battle and blocks the way, for both sides.

# -- attack on a state
lesson-step-attack-terrain = Terrain decides where one can go. Forest costs ground units two points, in a jungle they must stop, water and mountains are closed to them. Your drone flies over all of it.
lesson-step-attack-drone = One move is left. Choose the drone.
lesson-step-attack-enter = Fly to the mountain of { NAME("sandrest") }. Nobody has entered this state before, so this is an attack, and its people may rise.
lesson-step-attack-shown = Before the auction the owner of a secret ally may show its card for a better chance.
lesson-step-attack-sealed = The partisan auction: the winner raises partisans here, at the state's cost. As the attacker you have a penalty, and without a bid there is no bonus. You will hardly win this one; bid 0 and save your prestige, or try.
lesson-step-attack-raised = Your rival has the right to raise partisans and puts them into the state.
lesson-step-attack-stay = Your drone may go on with its move, or stay. Stay.
lesson-step-attack-shoot = Now it may still fire. An R.V. has armour 1, and one hit is enough: choose the one on the mine.
lesson-step-attack-known = Your rival showed the card: { NAME("sandrest") } is a secret ally, and you know it now. To learn this can be worth an attack.

# -- partisans
lesson-step-partisans-theirs = Now the rival's subturn. Millbrook still has its partisan token, for nobody has invaded it yet.
lesson-step-partisans-invader = Watch what comes over the border.
lesson-step-partisans-owner = A tank stands in Millbrook! Your people may rise. You are the owner and have a bonus, but it counts only if you bid something. Bid 1.
lesson-step-partisans-won = The envelopes are opened.
lesson-step-partisans-tank = The partisans are yours. All of the funds have to be spent now, on units in this state. First a tank.
lesson-step-partisans-pay = Pay as you like.
lesson-step-partisans-beside = Put it beside the invader.
lesson-step-partisans-drone = Then a drone.
lesson-step-partisans-water = A drone can even stand over water. From there it reaches the invader.
lesson-step-partisans-rest = Spend the rest: choose what you like.
lesson-step-partisans-anywhere = Put it where you like.
lesson-step-partisans-move = Partisans may move and fire at once, in the middle of the rival's subturn, but they may not leave the state. Take the tank.
lesson-step-partisans-stay = It need not move.
lesson-step-partisans-fire = Two damage at the invader.
lesson-step-partisans-second = One is missing. Now the drone.
lesson-step-partisans-finish = And the third.
lesson-step-partisans-saved = The invader is a wreck, and Millbrook is saved. Each state can raise its partisans only once in a game.

# -- money and machines
lesson-step-economy-phase = After the battle comes the economy. First wrecks are removed and everybody's states are counted. Then states pay: tokens into their own treasury, prestige to the ruler. Each state pays for three turns only.
lesson-step-economy-wait = Purchases go in reverse order: whoever is first in the order buys last and knows more.
lesson-step-economy-income = You rule Millbrook: 3 on the track. The more prestige one earns, the more is wasted; the line below tells what is left.
lesson-step-economy-research = First technologies, one for each state you rule. This is your race's tree. { NAME("la_bright_wheels") } unlocks a unit of your own: buy it.
lesson-step-economy-pay = Pay as you like.
lesson-step-economy-unit = And here it is: the { NAME("lamp_wagon") }, a tank that can fire at two targets. Buy one.
lesson-step-economy-put = Put it on the border. It will act in the next battle.
lesson-step-economy-done = That is enough for now. What you keep stays in Millbrook's treasury.

# -- revealing an ally
lesson-step-discovery-phase = The last phase is the discovery: everybody may reveal one secret ally, or wait. As long as it is hidden nobody knows that it is dear to you; but it pays nothing and does not count for victory.
lesson-step-discovery-wait = Your rival decides first.
lesson-step-discovery-reveal = Reveal { NAME("reedwater") }: its mine, three turns of income at once, and 2 more on the track from the next summary on.
lesson-step-discovery-buy = Buy what you like in Reedwater; an R.V. next to { NAME("sandrest") } would be good. Then end.

# -- two targets
lesson-step-split-bid = A new turn, a new auction. How much is it worth to you to be first?
lesson-step-split-opened = The envelopes are opened.
lesson-step-split-wagon = Now the { NAME("lamp_wagon") }. Its damage is written in two parts: 1 and 1, with range 1 and range 2.
lesson-step-split-stay = It can stay: two enemies are in reach.
lesson-step-split-first = The first hit, on the next hex.
lesson-step-split-second = The second hit reaches two hexes. Both could also go to the same enemy. Take the other one.
lesson-step-split-done = Two R.V.s with one shot. In the desert a ground unit even has 1 armour less.

# -- trade
lesson-step-trade-later = The battle is over, and the economy begins again. You rule two states now.
lesson-step-trade-market = Every state has its own treasury, and tokens do not travel by themselves. { NAME("la_market_day") } changes that: buy it in Reedwater.
lesson-step-trade-pay = Pay as you like.
lesson-step-trade-enough = You could buy one more in Millbrook. Enough for today.
lesson-step-trade-units = Nor do you need units now.
lesson-step-trade-send = Now you may send tokens between your states, a few each turn. Send a titanium from Millbrook.
lesson-step-trade-receive = To Reedwater.
lesson-step-trade-stop = That will do.

# -- victory
lesson-step-victory-threshold = You stand at 5, and 6 wins. One more state, even the smallest one, is enough: { NAME("sandrest") } is worth 1.
lesson-step-victory-sandrest = To rule it you must own its only mine, and no enemy unit may be within its borders when the battle is over. Partisans will not rise again there.
lesson-step-victory-plan = A plan: fly the drone to the mine and fire at one enemy; let the R.V. of Reedwater fire at the other. But all your units are yours to command.
lesson-step-victory-finish = Now play on your own, to the end. If it does not work in this turn, it may in the next.
lesson-step-victory-result = The game is over. Here you see who reached how much, and why it ended.
lesson-step-victory-goodbye = That is the whole game. The large pack has thirty-two states, four races and up to four players; there the allies matter even more. Have fun!
