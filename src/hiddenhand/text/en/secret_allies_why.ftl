# Why a hex, a unit or a technology cannot be chosen now.

sa-why-over = The game is over.
sa-why-others = { SEAT($seat) } decides now.
sa-why-goes-on = The game continues automatically. There is nothing to choose now.
sa-why-panel = Answer this question in the panel next to the map.
sa-why-tile = The tile doesn't fit there this way around.
sa-why-nearer = The hexes were too small to touch, so the map came closer. Now choose again.
sa-why-choose-unit = First choose the unit to move, then where it goes.
sa-why-wreck = A wreck blocks this hex until the summary.
sa-why-not-yours = This unit belongs to { SEAT($seat) }.
sa-why-moved = This unit has already moved this turn.
sa-why-not-partisan = Only the partisans that were just placed can move now.
sa-why-stuck = This unit can't move or attack.
sa-why-gap = There is no land there.
sa-why-here = The unit is already there. Use the button to let it stay.
sa-why-fire-later = Move first, then attack.
sa-why-occupied = This hex is occupied: only one unit fits in a hex.
sa-why-closed = Ground units can't enter this terrain: { NAME($terrain) }.
sa-why-confined = Partisans can't leave the state they defend this turn.
sa-why-too-far = Too far: { $points ->
    [one] 1 movement point is left
   *[other] { $points } movement points are left
}.
sa-why-pause = On the way, the move would pause in a state that still has its partisan token.
sa-why-no-target = Each hit needs an enemy unit as its target.
sa-why-wreck-fire = You can't attack wrecks.
sa-why-own-fire = You can't fire at your own units.
sa-why-jungle = From a jungle, a unit can only hit an adjacent hex.
sa-why-out-of-range = Out of range: this hit has range { $range }, but the target is { $away } away.
sa-why-other-state = You must place the unit in the state that pays for it: { NAME($state) }.
sa-why-other-race = This technology belongs to another race: { NAME($race) }.
sa-why-owned = You already have this technology.
sa-why-requires = You need these first: { NAMES($technologies) }.
sa-why-flasks = { $count ->
    [one] You need 1 more technology of any kind first.
   *[other] You need { $count } more technologies of any kind first.
}
sa-why-research-later = You buy technologies in the economic phase, before units.
sa-why-prestige = It costs { $cost } prestige; you have { $prestige }.
sa-why-funds = None of your states that can still buy a technology can afford it.
