# Oh, Fox!: the forest, the hand and the guess

## the forest
ohfox-forest = The forest: { $name }
ohfox-forest-list = The spaces and their ways
ohfox-forest-space = { $space }: { $things }.
ohfox-forest-empty = nothing
ohfox-forest-home = home of { $name }
ohfox-forest-pond = the pond
ohfox-forest-tunnel = tunnel { $letter } to { $to }
ohfox-forest-food = { $food ->
    [mushroom] mushroom
    [corn] corn
    [nut] nut
    [fly] fly
    [clover] clover
    [berry] berry
   *[other] { $food }
}
ohfox-forest-ways = Ways: { $ways }.
ohfox-forest-way = { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
} to { $to }
ohfox-open = Laid out: { $them }
ohfox-open-predators = Predators
ohfox-open-prey = Prey
ohfox-open-objectives = Objectives
ohfox-token = Predator
ohfox-marks-pawn = Pawn of { $name } on { $space }
ohfox-marks-where = Where do you put { $name }’s pawn?

## the hand
ohfox-lay = Lay it down
ohfox-lay-turn = Turn it first
ohfox-lay-points = { $card } points { $direction ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
ohfox-eye = Hold: where it takes me
ohfox-eye-here = Hold: where I am

## the guess
ohfox-tip = That’s my guess
ohfox-tip-row = { $name } is …
ohfox-tip-missing = Still to name: { $names }
ohfox-tip-ready = It stands until all is shown
