# Why a hex, a unit or a technology cannot be chosen now.

sa-why-over = The game is over.
sa-why-others = Somebody else decides now: { SEAT($seat) }.
sa-why-goes-on = The game goes on by itself; nobody is asked now.
sa-why-panel = This question is answered beside the map.
sa-why-tile = As it is turned now, the tile does not fit there.
sa-why-choose-unit = First choose the unit that moves, then where it goes.
sa-why-wreck = A wreck lies there; it blocks the hex until the summary.
sa-why-not-yours = This unit belongs to somebody else: { SEAT($seat) }.
sa-why-moved = This unit has moved in this turn already.
sa-why-not-partisan = Only the partisans that were just put up move now.
sa-why-stuck = This unit can neither move nor attack.
sa-why-gap = There is no land there.
sa-why-here = The unit stands there already; a button lets it stay.
sa-why-fire-later = First comes the move, then the attack.
sa-why-occupied = The hex is occupied: one hex, one unit.
sa-why-closed = Ground units may not enter this terrain: { NAME($terrain) }.
sa-why-confined = Partisans may not leave the state they defend in this turn.
sa-why-too-far = It is too far: { $points ->
    [one] 1 movement point is left
   *[other] { $points } movement points are left
}.
sa-why-pause = The move would pause on the way, in a state that has its partisan token.
sa-why-no-target = Each hit needs an enemy unit as its target.
sa-why-wreck-fire = Wrecks cannot be attacked.
sa-why-own-fire = Nobody fires at their own units.
sa-why-jungle = Out of a jungle a unit reaches only the next hex.
sa-why-out-of-range = Out of range: the hit reaches { $range }, the target is { $away } away.
sa-why-other-state = The unit is put into the state that pays for it: { NAME($state) }.
sa-why-other-race = This technology belongs to another race: { NAME($race) }.
sa-why-owned = This technology is yours already.
sa-why-requires = Needed first: { NAMES($technologies) }.
sa-why-flasks = { $count ->
    [one] One more technology of any kind is needed first.
   *[other] { $count } more technologies of any kind are needed first.
}
sa-why-research-later = Technologies are bought in the economic phase, before units.
sa-why-prestige = It costs { $cost } prestige; you have { $prestige }.
sa-why-funds = No state of yours that may still buy a technology can pay for it.
