# Hidden Leaders: why a bot likes an option.

hint-any = All choices are about equal.
hint-costs-own = It costs you one of your own heroes.
hint-counts-for-ties = This hero counts for you in a tie.
hint-ends-and-wins = It ends the game, and you should win.
hint-ends-too-early = It would end the game too early for you.
hint-hides-colours = Hidden, it counts for you and gives nothing away.
hint-keeps = It's better to leave things as they are.
hint-learns = You learn what an opponent is hiding.
hint-least-useful = This card is the least useful to you.
hint-markers-fit = It puts the markers where you want them.
hint-moves-markers = It moves the markers your way.
hint-plays-on = It adds a hero to your party.
hint-searched = Looking ahead, this choice turns out best.
hint-seldom-good = Looking ahead, another choice turns out better.
hint-strikes-rival = It weakens an opponent.
hint-takes-from-rivals = Your opponents can't use a card you take.
hint-unknown-card = An unknown card may be better than these.
hint-useful = You can make good use of this card.
hint-waits = It's worth waiting for a better moment.
