# Secret Allies on the page: what a click does, what a button gives up, what an attack would mean.

## What can be clicked

sa-hint-click = What you can choose
sa-hint-unit = { $count ->
    [one] Choose your glowing unit.
   *[other] Choose one of your { $count } glowing units.
}
sa-hint-drag = Drag it to where it should go, if you like.
sa-hint-partisan = Choose a glowing partisan to move it now.
sa-hint-go = Yellow: go there (number: movement left)
sa-hint-enter = Swords: attack the state
sa-hint-fire = Red: fire; dashed: after moving into range
sa-hint-stay = The unit itself: stay
sa-hint-target = Choose a red unit. 2/3 means 2 damage with this hit, of 3 armor; ✕ destroys it.
sa-hint-put = Choose a glowing hex of { NAME($state) }.
sa-tip-left = Movement left after going there: { $points }
sa-tip-damage = With this hit: { $damage } damage of { $armour } armor
sa-legend-damage = Damage with the next hit / armor; ✕: destroyed

## Buttons that end something

sa-end-moves = { $count ->
    [one] Stop moving: 1 move unused
   *[other] Stop moving: { $count } moves unused
}
sa-end-units = { $count ->
    [one] Stop moving: 1 unit can still move
   *[other] Stop moving: { $count } units can still move
}
sa-end-moves-later = You move once more later in this turn; moves you don't use now are lost.
sa-end-moves-last = It is the last time you move in this turn; moves you don't use are lost.
sa-end-partisans = { $count ->
    [one] Move no more: 1 partisan stays where it is
   *[other] Move no more: { $count } partisans stay where they are
}
sa-done-units = Stop buying, keep the rest
sa-done-nothing = Keep all tokens
sa-done-nothing-ask = You have bought nothing. Keep all tokens?
sa-done-research = Buy no more technologies
sa-done-send = Send nothing more
sa-pass-reveal = Reveal nobody this turn
sa-pass-show = Don't show it
sa-pass-only = Pass
sa-none-look = Look at nobody

## Switches

sa-switch-aim = After the move you choose a target for every hit, or hold fire. Otherwise the only enemy in reach gets all of them.
sa-switch-differently = With the next purchase you choose which tokens pay. Otherwise gold is spent first.

## An attack

sa-attack-modifier = Your modifier in that auction: { $modifier }
sa-attack-prize = The winner buys units there for
sa-attack-brings = { $mines ->
    [0] It is yours if no enemy unit is there after the battle. It brings each turn
    [one] It is yours if you take its mine and no enemy unit is there after the battle. It brings each turn
   *[other] It is yours if you take its { $mines } mines and no enemy unit is there after the battle. It brings each turn
}
sa-attack-bonus = and once, for capturing it,
sa-attack-own = { NAME($state) } is your own secret ally, but you can't show its card when you attack it.
sa-raised = { SEAT($seat) }: partisans in { NAME($state) }
sa-raised-mine = Your partisans in { NAME($state) }
sa-attack-bid-nothing = Attack { NAME($state) } and bid 0
sa-raised-nothing = (none could be placed)
sa-raised-none = No partisans in { NAME($state) }: nobody bid enough.

## The opening

sa-first-bid-told = Nobody has allies yet: this order counts for choosing them and for the first reveals. Prestige also pays for cards, technologies and later bids, so 0 is a good bid, too.
sa-tied-with = Tied with a result of { $result }: { SEATS($seats) }. Now only these bid again.
sa-ally-number = { $size ->
    [large] Your ally number { $number }, a large state.
   *[small] Your ally number { $number }, a small state.
} For each ally you draw new cards and keep one of them.
sa-cards-keep = Choose the card you keep, or buy another one to choose from.
sa-cards-drawn-now = Drawn so far; then you keep one of them:

## Bids, and answers without a click

sa-bid-enough = Bid { $bid }: wins if nobody else bids
sa-bid-enough-order = Bid { $bid }: first if nobody else bids
sa-alone-show = { NAME($state) } is not your ally: you have no card to show. You can still bid.
sa-alone-bid = You have no prestige, so you bid 0.
sa-alone-lost = You could not win that auction: it takes at least { $needed }. So you bid 0.
sa-alone-other = There was only one possible answer, so it was given for you.
