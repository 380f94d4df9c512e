# The lesson of Hidden Leaders: its chapters, and what is said at each step.

lesson-chapter-leader = Who you are
lesson-chapter-turn = Your first turn
lesson-chapter-ability = Abilities and piles
lesson-chapter-asked = Deciding on another player's turn
lesson-chapter-reading = Reading your opponents
lesson-chapter-end = The end of the game

# -- who you are
lesson-step-leader-welcome = Welcome! The Emperor is dead, and four factions want the throne. You'll play a real game against two opponents. I'll explain what you see and wait for you.
lesson-step-leader-secret = This is your leader: you are { NAME("enned") }, aligned with the Undead and the Water Folk. You can win only if one of these factions wins. Nobody else knows. Tap the card to read it.
lesson-step-leader-others = Your two opponents are leaders too, each with a different pair of factions. They watch what you do, just as you watch them.
lesson-step-leader-factions = Only one faction wins the war. This line always shows which one it would be if the game ended now. Your goal is to be on its side at the end.
lesson-step-leader-hand = These five heroes are your hand. The color shows the faction, the text is the ability. Point at a card, or press and hold it, to read it.
lesson-step-leader-hide = First, everyone hides one hero face down in their own party. Choose a hero of one of your factions: { NAME("apathetic_waterpriest") } belongs to the Water Folk, and that may break a tie later.
lesson-step-leader-hidden = Here is your first hidden hero. The others can see that it's there, but not what it is. You can look at it at any time.
lesson-step-leader-away = Now put one of the other four cards face down into the wilderness. The choice is yours; { NAME("bored_goblin") } helps you least.
lesson-step-leader-wait = The others do the same. Nobody sees what they hide.

# -- your first turn
lesson-step-turn-track = This is the power track. Red is the Empire's marker, green is the Tribes'. Both start on space 4. A marker two or more spaces ahead wins for its faction. If they are level or one space apart, the Water Folk win.
lesson-step-turn-war = Spaces 9 to 12 are the war zone. If both markers are there at the end, the Undead win, no matter who is ahead. You want the Undead or the Water Folk to win, so keep the markers close together and push both of them forward.
lesson-step-turn-party = Heroes you play go here, face up. With three players, the game ends after the turn in which someone has six of them. The diamonds beside each name count them.
lesson-step-turn-play = It's your turn. Play one hero, or discard up to three cards. Play { NAME("pessimistic_whaleman") }: it moves a marker and gives you another hidden hero.
lesson-step-turn-markers = A hero acts as soon as you play it, and the markers come first. One of the two moves forward: choose either one. Point at a choice to see where the marker would land.
lesson-step-turn-conceal = You drew two cards from the harbor. Hide one of them in your party; the other goes to the wilderness. A Water Folk hero counts for you in a tie, an Empire hero doesn't.
lesson-step-turn-tavern = Next, draw cards one at a time until you have four. The three tavern cards are face up, so everyone sees what you take. Take { NAME("aimless_eel") }; it will be useful.
lesson-step-turn-harbor = The harbor is the face-down pile. A card from there is a surprise, and nobody else knows that you have it. Draw one.
lesson-step-turn-reduce = If you have more than three cards, discard down to three, face down. Keep the cards that move the markers your way. The choice is yours.
lesson-step-turn-rivals = Your turn is over, and the tavern is refilled. Now watch the others: they play, draw and discard just as you did.

# -- abilities and piles
lesson-step-ability-log = The log shows what happened; you can read it at any time. On a small screen, the quill opens it. Someone pushed red far ahead: who benefits from that?
lesson-step-ability-wilderness = Discarded cards go to the wilderness, face down. When the harbor is empty, the wilderness is shuffled to form a new harbor.
lesson-step-ability-graveyard = Buried heroes go to the graveyard, face up. The Emperor was here at the start; someone has just taken him into their own party, face down.
lesson-step-ability-eel = Heroes can strike at others. { NAME("aimless_eel") } moves a marker and buries an Undead hero. Play it.
lesson-step-ability-markers = Red is ahead. Green could catch up, but that's your decision.
lesson-step-ability-bury = Now one face-up Undead hero must be buried. If there is a target, you must choose one, even if it is your own. Here it belongs to an opponent.
lesson-step-ability-buried = It is in the graveyard now, and that party has one fewer hero, so it will take longer to end the game.
lesson-step-ability-draw = End your turn as before: draw until you have four cards, face up from the tavern or face down from the harbor, as you like.
lesson-step-ability-again = And one more.
lesson-step-ability-reduce = Back to three cards: discard one.

# -- in somebody else's turn
lesson-step-asked-turns = It's the others' turn. Stay alert: some heroes make you decide something too.
lesson-step-asked-witch = Watch the log: who plays what, and which marker moves?
lesson-step-asked-discard = Here it is: { NAME("will_bending_witch") } makes every other player discard a card. You are asked on another player's turn, so the frame is dashed. Choose a card you can spare.
lesson-step-asked-onward = The turn continues where it was interrupted; then the next player takes a turn.

# -- reading the others
lesson-step-reading-signs = Leaders are secret, but actions are not. Look at the heroes in front of the others and remember which marker each of them moved.
lesson-step-reading-red = A player who pushes red is probably aligned with the Empire. One who keeps the markers together may be with the Water Folk; one who pushes both may be with the Undead, like you.
lesson-step-reading-stacks = The face-down cards in a party are hidden heroes. Abilities pick them only by their position in the stack. They count in ties, but not toward the end of the game.
lesson-step-reading-bluff = The others read you the same way. Sometimes a small move in the wrong direction is worth it. There are six leaders and three are at the table, so nobody can be sure.
lesson-step-reading-free = It's your turn, and this time you choose. A hint: { NAME("vegetarian_sharkguard") } moves both markers two spaces and discards an opponent's hero.
lesson-step-reading-finish = Finish your turn as you like. Then the others play.

# -- the end of the game
lesson-step-end-near = A few turns later, you have four face-up heroes. With six, the game ends after that turn, so your next two turns may be the last.
lesson-step-end-markers = Both markers are in the war zone. If the game ended now, the Undead would win, and so would you. Will it stay that way?
lesson-step-end-ties = If several leaders are aligned with the winning faction, the player with the most heroes of that faction wins; hidden ones count. If it's still a tie, the smaller party wins, then the higher leader number.
lesson-step-end-plan = Play two heroes and keep both markers on 9 or more. { NAME("gorgeous_gorgon") } moves a marker forward; { NAME("slaughtered_slime") } buries any hidden hero.
lesson-step-end-finish = Now play to the end. I won't help unless you ask.
lesson-step-end-result = The war is over. Here you can see, step by step, which faction won, who was aligned with it and what broke the tie. All leaders and hidden heroes are revealed.
lesson-step-end-goodbye = That's the whole game. The full deck has nastier heroes, and other leaders have other goals. Have fun!
