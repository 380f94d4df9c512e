# Hidden Leaders: why a bot likes an option.

hint-any = One is as good as another.
hint-costs-own = It costs a hero of your own.
hint-counts-for-ties = The hero counts for you if several could win.
hint-ends-and-wins = It ends the game, and you should win.
hint-ends-too-early = It would end the game too early for you.
hint-hides-colours = Hidden, it counts for you and betrays nothing.
hint-keeps = Better to leave things as they are.
hint-learns = You learn what a rival hides.
hint-least-useful = The card you can use least.
hint-markers-fit = The markers would stand well for you.
hint-moves-markers = It moves the markers your way.
hint-plays-on = It brings a hero into your party.
hint-searched = Most imagined games were won this way.
hint-seldom-good = Fewer imagined games were won this way.
hint-strikes-rival = It weakens a rival.
hint-takes-from-rivals = What you take, no rival can use.
hint-unknown-card = An unknown card may be better than these.
hint-useful = You can use this card well.
hint-waits = You wait for a better moment.
