# Secret Allies: the legend of the map, and the map in words.

## The legend

sa-legend = Legend
sa-legend-held = Land of { SEAT($seat) }
sa-legend-free = Held by nobody
sa-legend-contested = Contested: units of several players
sa-legend-exhausted = Exhausted: no more income
sa-legend-front = Front line between two holders
sa-legend-worth = Worth { $worth }
sa-legend-partisans = Partisans: entering is an attack
sa-legend-ally = Your secret ally, or a card you can keep: only you see this mark
sa-legend-partisan-unit = A partisan: dashed line inside; it defends its state
sa-legend-mine = A mine in its owner's color
sa-legend-pips = A unit with its armor; dark: damage
sa-legend-way = A unit's way since your last move
sa-legend-shot = A shot
sa-legend-new = A new unit since your last move
sa-legend-choose = You can choose this; the number is the movement left there
sa-legend-target = You can hit this
sa-legend-mask = Secret allies that are not revealed yet
sa-legend-corners = Numbers of a unit: damage top left, range top right, armor bottom left, movement bottom right
sa-legend-unit-rv = R.V. (reconnaissance vehicle)
sa-legend-numbers = Zoom in for all numbers of a unit: damage, range, armor and movement. From far away units are counted. Point at a unit, or hold it with a finger, to read its values.

## The map in words

sa-told-held = held by { SEAT($seat) }
sa-told-free = held by nobody
sa-told-worth = worth { $worth }
sa-told-contested = contested
sa-told-exhausted = exhausted
sa-told-partisans = with partisans
sa-told-partisan = partisan
sa-told-units = { SEAT($seat) }: { $count ->
    [one] 1 unit
   *[other] { $count } units
}
sa-told-reach = { $count ->
    [one] You can choose 1 hex:
   *[other] You can choose { $count } hexes:
}
sa-told-left = { $points } movement left
sa-told-armour = armor { $left } of { $armour }
sa-told-destroys = destroys it
sa-told-enter = Entering is an attack: players bid for the partisans.
sa-told-assault = go to { PLACE($hex) } and fire
sa-attack-sure = Entering { NAME($state) } is an attack: everybody bids for its partisans. You can't undo it.
sa-attack = Attack { NAME($state) }
sa-attack-not = Don't attack
sa-fire-or-attack = Fire at this unit ({ NAME($unit) }, { SEAT($seat) }), or enter { NAME($state) }?
sa-fire = Fire at { NAME($unit) }
sa-fire-after = Go to { PLACE($hex) } and fire at { NAME($unit) }
