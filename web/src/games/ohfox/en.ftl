## animals
ohfox-name-hedgehog = Hedgehog
ohfox-name-rabbit = Rabbit
ohfox-name-rat = Rat
ohfox-name-sparrow = Sparrow
ohfox-name-squirrel = Squirrel
ohfox-name-toad = Toad
ohfox-name-badger = Badger
ohfox-name-fox = Fox
ohfox-name-owl = Owl
ohfox-name-viper = Viper
ohfox-name-hidden = Unknown
ohfox-the-hedgehog = the hedgehog
ohfox-the-rabbit = the rabbit
ohfox-the-rat = the rat
ohfox-the-sparrow = the sparrow
ohfox-the-squirrel = the squirrel
ohfox-the-toad = the toad
ohfox-the-badger = the badger
ohfox-the-fox = the fox
ohfox-the-owl = the owl
ohfox-the-viper = the viper
ohfox-is-predator = predator
ohfox-is-prey = prey
ohfox-you = you

## cards
ohfox-card-single = Single move
ohfox-card-double = Double move
ohfox-card-move_stop = Move-stop
ohfox-card-trigger = Trigger
ohfox-card-stop = Stop
ohfox-card-to = { $card } { $to }
ohfox-toward-north = north
ohfox-toward-east = east
ohfox-toward-south = south
ohfox-toward-west = west
ohfox-point-north = North
ohfox-point-east = East
ohfox-point-south = South
ohfox-point-west = West

## objectives
ohfox-objective-fickler = Fickler
ohfox-objective-navigator = Navigator
ohfox-objective-slowpoke = Slowpoke
ohfox-objective-straggler = Straggler
ohfox-objective-stroller = Stroller
ohfox-objective-swimmer = Swimmer

## food
ohfox-food-mushroom = Mushrooms
ohfox-food-corn = Corn
ohfox-food-nut = Nuts
ohfox-food-fly = Flies
ohfox-food-clover = Clover
ohfox-food-berry = Berries
ohfox-eaten-mushroom = a mushroom
ohfox-eaten-corn = a cob of corn
ohfox-eaten-nut = a nut
ohfox-eaten-fly = a fly
ohfox-eaten-clover = some clover
ohfox-eaten-berry = a berry

## numbers and places
ohfox-hearts = { $n ->
    [0] no hearts
    [one] { $n } heart
   *[other] { $n } hearts
}
ohfox-wounds = { $n ->
    [0] no wounds
    [one] { $n } wound
   *[other] { $n } wounds
}
ohfox-spot = { $place ->
    [pond] Pond
    [mine] your home
    [home] { $who }’s home
    [clearing] the clearing in the { $space }
   *[other] { $space }
}
ohfox-by = { $place ->
    [pond] the pond
    [mine] your home
    [home] { $who }’s home
    [clearing] the clearing in the { $space }
   *[other] { $space }
}
ohfox-at = { $place ->
    [pond] at the pond
    [mine] at your home
    [home] at { $who }’s home
    [clearing] on the clearing in the { $space }
   *[other] at { $space }
}
ohfox-to = { $place ->
    [pond] to the pond
    [mine] to your home
    [home] to { $who }’s home
    [clearing] to the clearing in the { $space }
   *[other] to { $space }
}
ohfox-homeward = home
ohfox-tunnel = tunnel { $letter }
ohfox-between = half-way between { $a } and { $b }
ohfox-who-what = { $who }: { $what }

## questions
ohfox-ask-card = Turn { $n } of { $of }: which card do you play?
ohfox-ask-guess = All cards lie there. Your guess: who is { $who }?
ohfox-ask-guess-all = All cards lie there. Your guess: who is who?
ohfox-guess-said = { $who } is { $the }.
ohfox-guess-who = And who is { $who }?
ohfox-which-way = { $card }: which way?
ohfox-left = { $n ->
    [0] none left
   *[other] { $n } left
}

## what the table waits for
ohfox-dealing = The animals are being dealt.
ohfox-turning = The cards are being turned.
ohfox-wait-cards = { $count ->
    [one] Turn { $n }: { $names } is choosing a card.
   *[other] Turn { $n }: { $names } are choosing a card each.
}
ohfox-wait-others = { $count ->
    [one] Your card for turn { $n } lies face down. { $names } is still choosing.
   *[other] Your card for turn { $n } lies face down. { $names } are still choosing.
}
ohfox-wait-guess = All cards lie there. { $who } guesses who the prey is.
ohfox-over = The game is over.
ohfox-standing-turn = Turn { $n } of { $of }.
ohfox-standing-guess = The guess.
ohfox-standing-won = Won: { $names }, with { $hearts }.
ohfox-hunts = { $you ->
    [who] You hunt.
   *[none] { $who } hunts.
}
ohfox-masked = The predator is masked.
ohfox-cry-hunter = It’s me you should have feared!
ohfox-cry-guess = I smell { $them }!

## a seat, read aloud
ohfox-some-cards = { $n } × { $card }
ohfox-row = played: { $cards }
ohfox-hand = left: { $cards }

## what has happened
ohfox-laid = Laid out: { $predators } to hunt; { $prey } as prey.
ohfox-objectives = Objectives: { $aims }.
ohfox-objectives-none = There are no objectives in this game.
ohfox-predator = { $you ->
    [who] You are the predator.
   *[none] { $who } is the predator.
}
ohfox-turn = Turn { $n } · { $cards }
ohfox-shown = The masks fall: { $who }.
ohfox-is = { $you ->
    [who] you are { $the }
   *[none] { $who } is { $the }
}
ohfox-guessed = { $you ->
    [who] Your guess
   *[none] { $who }’s guess
} ({ $said }) is { $right ->
    [yes] right!
   *[no] wrong.
}
ohfox-stepped = Step { $n }: { $went }.
ohfox-went-foot = { $who } { $to }
ohfox-went-tunnel = { $who } through the tunnel { $to }
ohfox-went-jump = { $who } with a jump { $to }
ohfox-went-air = { $who } through the air { $to }
ohfox-attacked = { $you ->
    [by] You pounce on { $who } { $at }!
    [who] { $by } pounces on you { $at }!
   *[none] { $by } pounces on { $who } { $at }!
}
ohfox-spared-immune = { $you ->
    [by] You find { $who } { $at }, but a curled-up hedgehog is no meal.
    [who] { $by } finds you { $at }, but a curled-up hedgehog is no meal.
   *[none] { $by } finds { $who } { $at }, but a curled-up hedgehog is no meal.
}
ohfox-spared-air = { $you ->
    [by] You cross paths with { $who } { $at }, but nobody is caught in flight.
    [who] { $by } crosses paths with you { $at }, but nobody is caught in flight.
   *[none] { $by } crosses paths with { $who } { $at }, but nobody is caught in flight.
}
ohfox-ate = { $you ->
    [who] You eat { $what }.
   *[none] { $who } eats { $what }.
}
ohfox-healed = { $you ->
    [who] The pond heals one of your wounds.
   *[none] The pond heals one of { $who }’s wounds.
}
ohfox-heart-guess = { $you ->
    [who] You have seen through everyone: a heart.
   *[none] { $who } has seen through everyone: a heart.
}
ohfox-heart-food = { $you ->
    [who] The third meal! You get a heart more.
   *[none] The third meal! { $who } gets a heart more.
}
ohfox-heart-all-prey = { $you ->
    [who] No prey has escaped you: a heart more.
   *[none] No prey has escaped { $who }: a heart more.
}
ohfox-heart-home = { $you ->
    [who] You are at home when night falls: a heart.
   *[none] { $who } is at home when night falls: a heart.
}
ohfox-heart-objective = { $you ->
    [who] You complete an objective, { $aim }: a heart.
   *[none] { $who } completes an objective, { $aim }: a heart.
}
ohfox-scored = The count · { $said }
ohfox-count-wounded = { $n } ({ $hearts } less { $wounds })
ohfox-tied-trigger = A tie: { $among }. { $all ->
    [yes] The first trigger came at the same time.
   *[no] The later first trigger counts: { $left }.
}
ohfox-tied-predator = A tie: { $among }. The predator comes first: { $left }.
ohfox-tied-attacks = A tie: { $among }. { $all ->
    [yes] Attacked equally often, too.
   *[no] The fewest attacks suffered count: { $left }.
}
ohfox-won = { $you ->
    [who] You win!
   *[none] { $who } wins!
}
ohfox-won-shared = The win is shared: { $names }. Play another!

## secrets
ohfox-me = You are { $the }
ohfox-me-none = Your animal has not been dealt yet.
ohfox-me-hunts = Every prey that you meet is a heart for you.
ohfox-me-food = Your food: { $food }
ohfox-me-eaten = { $n ->
    [0] Nothing eaten yet
   *[other] { $n } eaten
}
ohfox-me-where = Where your cards have taken you: { $spot }
ohfox-me-trigger = Your trigger
ohfox-me-here = You are here
ohfox-me-leads = A trigger now takes you
ohfox-me-leads-any = whichever way it points
ohfox-knows = Who the others can be

## the sheet
ohfox-sheet-cards = Your 13 cards, of which you play 8
ohfox-sheet-single-how = To the next space.
ohfox-sheet-double-how = Two spaces; straight across the first, even where the way has bent.
ohfox-sheet-stop-how = Stay. Prey on its own food eats.
ohfox-sheet-move_stop-how = To the next space, and eat there as with a stop.
ohfox-sheet-trigger-how = What your animal can do. If it can’t here, a single move.
ohfox-sheet-prey = Prey and triggers
ohfox-sheet-predators = Predators and triggers
ohfox-ability-hedgehog = Single move; can’t be attacked in that turn.
ohfox-ability-rabbit = Through the tunnel, if there is one here; or else a single move.
ohfox-ability-rat = Single move the opposite way.
ohfox-ability-sparrow = Flies 3 spaces; can’t be attacked before it lands.
ohfox-ability-squirrel = Double move.
ohfox-ability-toad = Jumps to the pond from anywhere.
ohfox-ability-badger = Through the tunnel, if there is one here; or else a single move.
ohfox-ability-fox = Single move the opposite way.
ohfox-ability-owl = Flies 3 spaces; attacks only where it lands.
ohfox-ability-viper = Single move, and back again.
ohfox-sheet-hearts = Hearts and wounds
ohfox-sheet-eat = Prey stops on its own food: 1 heart, once on each space. The third meal: 1 more.
ohfox-sheet-attack = The predator meets prey on a space, or half-way on a route: 1 heart for him, 1 wound for it. Each prey once a turn at most.
ohfox-sheet-all = All prey attacked at least once: 1 heart more for the predator.
ohfox-sheet-guess = Before the film the predator guesses every prey: 1 heart if all are right.
ohfox-sheet-heal = Prey that ends a turn at the pond loses 1 wound.
ohfox-sheet-home = Prey that ends turn 8 at its own home: 1 heart.
ohfox-sheet-count = At the end each wound takes a heart. Most hearts win.
ohfox-sheet-objectives = Objectives, 1 heart each
ohfox-aim-fickler = Never two cards of the same kind in a row.
ohfox-aim-navigator = At least one card in each direction.
ohfox-aim-slowpoke = No double move.
ohfox-aim-straggler = All 3 stops. The move-stop doesn’t count.
ohfox-aim-stroller = All 4 single moves. The move-stop doesn’t count.
ohfox-aim-swimmer = { $n ->
    [one] End a turn at the pond.
   *[other] End { $n } turns at the pond.
}
ohfox-sheet-ties = In a tie
ohfox-sheet-tie-trigger = Whoever played the first trigger later; never is latest.
ohfox-sheet-tie-predator = The predator, if he is one of them.
ohfox-sheet-tie-attacks = Whoever was attacked less often.
ohfox-sheet-tie-shared = You share the win.

## why something can’t be done now
why-ohfox-dealing = The animals are still being dealt.
why-ohfox-card-gone = You have played all your cards of this kind.
why-ohfox-turns-over = All eight cards are played.
why-ohfox-guess-later = The guess comes after the eighth turn.
why-ohfox-predators-guess = Only the predator guesses.
why-ohfox-name-each-prey = Name exactly one animal for each prey.
why-ohfox-not-laid-out = That animal is not laid out, or is named twice.
