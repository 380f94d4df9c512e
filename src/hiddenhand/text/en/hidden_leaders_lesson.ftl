# The lesson of Hidden Leaders: its chapters, and what is said at each step.

lesson-chapter-leader = Who you are
lesson-chapter-turn = Your first turn
lesson-chapter-ability = Abilities and piles
lesson-chapter-asked = In somebody else's turn
lesson-chapter-reading = Reading the others
lesson-chapter-end = The end of the game

# -- who you are
lesson-step-leader-welcome = Welcome! The Emperor is dead and four factions want the throne. You will play a real game against two others; I explain what you see and wait for you.
lesson-step-leader-secret = This is your leader. Tap the card to look at it: you are { NAME("enned") }, and you win with the Undead or with the Water Folk. Nobody else knows.
lesson-step-leader-others = Your two rivals are leaders too, each with a different pair of factions. They watch what you do, just as you watch them.
lesson-step-leader-factions = Only one faction wins the war, and this line always tells which one it would be if the game ended now. Your task is to be on its side when the game ends.
lesson-step-leader-hand = These five heroes are your hand. The colour tells the faction, the text the ability. Point at a card, or hold your finger on it, to read it large.
lesson-step-leader-hide = First, everybody hides one hero face down in their own party. Choose a hero of one of your factions: { NAME("apathetic_waterpriest") } is of the Water Folk, and that may break a tie later.
lesson-step-leader-hidden = There it lies: your first hidden hero. The others see that it is there and cannot see what it is. You may look at it whenever you like.
lesson-step-leader-away = Now put one of the other four away, face down on the wilderness. Which one is up to you; { NAME("bored_goblin") } helps you least.
lesson-step-leader-wait = The others do the same. Nobody sees what they hide.

# -- your first turn
lesson-step-turn-track = The power track. Red is the Empire's marker, green the Tribes' marker; both begin on space 4. Two spaces or more ahead, and that faction wins. Level, or one space apart: the Water Folk win.
lesson-step-turn-war = Spaces 9 to 12 are the war zone. If both markers stand there at the end, the Undead win, whoever is ahead. You are Undead and Water: keep the markers close, and drive both of them forward.
lesson-step-turn-party = Heroes you play lie here, face up. With three players the game ends after the turn in which somebody has six of them. The diamonds beside each name count them.
lesson-step-turn-play = It is your turn. Play one hero, or discard up to three cards. Play { NAME("pessimistic_whaleman") }: it moves a marker and finds you another hidden hero.
lesson-step-turn-markers = A played hero acts at once, the markers first. One of the two moves forward: choose freely. Point at a choice to see where the marker would land.
lesson-step-turn-conceal = Two cards came from the harbor. Hide one in your party; the other goes to the wilderness. A Water hero counts for you in a tie, an Empire hero does not.
lesson-step-turn-tavern = Then you draw until you hold four cards, one at a time. The tavern's three cards lie open: everybody sees what you take. Take { NAME("aimless_eel") }, which will be useful.
lesson-step-turn-harbor = The harbor is the face-down pile: a card from there is a surprise, and nobody knows that you have it. Draw one.
lesson-step-turn-reduce = With more than three cards you discard down to three, unseen. Keep what moves the markers your way. Choose freely.
lesson-step-turn-rivals = Your turn is over and the tavern is filled up again. Now watch the others: each of them plays, draws and discards just as you did.

# -- abilities and piles
lesson-step-ability-log = What happened stands in the log, and you can read it again at any time; on a small screen the quill opens it. Somebody pushed red far ahead: who gains by that?
lesson-step-ability-wilderness = The wilderness is where discarded cards go, face down. When the harbor is empty it is shuffled and becomes the new harbor.
lesson-step-ability-graveyard = Buried heroes lie in the graveyard, face up. At the start the Emperor lay here; somebody has just taken him into their own party, hidden.
lesson-step-ability-eel = Heroes can strike at others. { NAME("aimless_eel") } moves a marker and buries an Undead hero. Play it.
lesson-step-ability-markers = Red leads. To catch up, green could move; but that is your decision.
lesson-step-ability-bury = Now one face-up Undead hero has to go. Where there is a target you must use one, even one of your own; here it is somebody else's.
lesson-step-ability-buried = It lies in the graveyard now, and that party has one hero less: the end has moved further away for them.
lesson-step-ability-draw = The end of your turn, as before: draw to four. Open from the tavern or unseen from the harbor, as you like.
lesson-step-ability-again = And one more.
lesson-step-ability-reduce = Back to three cards: discard one.

# -- in somebody else's turn
lesson-step-asked-turns = It is the others' turn. Do not fall asleep: some heroes make you decide something too.
lesson-step-asked-witch = Watch the log: who plays what, and which marker moves?
lesson-step-asked-discard = Here it is: { NAME("will_bending_witch") } makes every other player discard a card. The question comes in somebody else's turn, so its frame is dashed. Choose what you can spare.
lesson-step-asked-onward = The turn goes on where it was interrupted, and then the next player plays.

# -- reading the others
lesson-step-reading-signs = A leader is secret, but deeds are not. Look at the heroes in front of the others and remember which marker each of them moved.
lesson-step-reading-red = Whoever pushes red is probably with the Empire. Whoever keeps the markers together may be with the Water Folk; whoever pushes both, with the Undead, as you are.
lesson-step-reading-stacks = The face-down cards in a party are hidden heroes. Abilities can pick them only by their place in the stack. They count in ties and not for the end of the game.
lesson-step-reading-bluff = The others read you in the same way. Sometimes a small move in the wrong direction is worth it. Six leaders, three at the table: nobody can be sure.
lesson-step-reading-free = Your turn, and this time you choose. A hint: { NAME("vegetarian_sharkguard") } moves both markers two spaces and sends a rival's hero away.
lesson-step-reading-finish = Finish your turn as you like; then the others play.

# -- the end of the game
lesson-step-end-near = Some turns later. You have four face-up heroes; with six the game ends after that turn. So two more turns of yours may be the last ones.
lesson-step-end-markers = Both markers stand in the war zone: if it ended now, the Undead would win, and so would you. Will it stay so?
lesson-step-end-ties = If several leaders belong to the winning faction, the one with the most heroes of that faction wins, hidden ones included. Still a tie: the smaller party. Then the higher number of the leader.
lesson-step-end-plan = Play two heroes and keep both markers on 9 or more. { NAME("gorgeous_gorgon") } moves a marker forward; { NAME("slaughtered_slime") } buries anybody's hidden hero.
lesson-step-end-finish = Now play to the end. No more help from me, unless you ask for it.
lesson-step-end-result = The war is over. Here you see step by step which faction won, who was with it, and what decided among them. All leaders and hidden heroes lie open now.
lesson-step-end-goodbye = That is the whole game. The full deck has more wicked heroes, and other leaders want other things. Have fun!
