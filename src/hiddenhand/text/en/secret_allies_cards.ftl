# The gallery of states, units, technologies and terrain.

sa-cards-found = { $states ->
    [one] 1 state
   *[other] { $states } states
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $technologies ->
    [one] 1 technology
   *[other] { $technologies } technologies
}
sa-cards-any = all
sa-cards-kind = Kind
sa-cards-kind-states = States
sa-cards-kind-units = Units
sa-cards-kind-technologies = Technologies
sa-cards-kind-terrain = Terrain
sa-cards-race = Race
sa-cards-size = Size
sa-cards-class = Type of unit
sa-cards-class-light = light vehicle
sa-cards-class-tank = tank
sa-cards-class-artillery = self-propelled gun
sa-cards-class-helicopter = helicopter
sa-cards-pack = Pack
sa-cards-pack-full = full
sa-cards-pack-tiny = small, for learning
sa-cards-arrows = An arrow leads from a technology to what it unlocks. Where two arrows meet, both technologies are required.
sa-leads-to = Unlocks { NAMES($technologies) }
sa-cards-basic = Basic units of every race
sa-cards-terrain-plain = No effect.
sa-cards-terrain-forest = Ground units spend 2 movement points to enter; if they have only 1 left, that is enough.
sa-cards-terrain-jungle = Ground units must stop when they enter. The range of every unit here is 1.
sa-cards-terrain-desert = Ground units here have 1 less armor, but never less than 1.
sa-cards-terrain-water = Ground units can't enter.
sa-cards-terrain-mountain = Ground units can't enter. Flying units spend 2 movement points to enter; if they have only 1 left, that is enough.

sa-effect-extra_moves = { $count ->
    [one] 1 more move in every subturn
   *[other] { $count } more moves in every subturn
}
sa-effect-gain_prestige = gives { $count } prestige
