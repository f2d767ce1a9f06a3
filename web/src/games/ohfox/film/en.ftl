## film of Oh, Fox!
ohfox-film = The film
ohfox-film-board = The forest, with everybody on their way
ohfox-film-stand = Who has what by now
ohfox-film-cards = The cards of { $name }
ohfox-film-hearts = hearts
ohfox-film-wounds = wounds
ohfox-film-shown = Who is who?
ohfox-film-guess = The guess of { $name }
ohfox-film-right = right
ohfox-film-wrong = wrong
ohfox-film-turn = Turn { $n } of { $of }
ohfox-film-scores = The hearts are counted
ohfox-film-tie = A tie!
ohfox-film-filter = { $filter ->
    [trigger] Whoever played the first trigger latest stays ahead.
    [predator] The predator stays ahead.
    [attacks] Whoever was attacked least stays ahead.
   *[hearts] Most hearts stay ahead.
}
ohfox-film-won = { $n ->
    [one] { $name } wins as { $animal }: { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    }
   *[other] They share the win
}
ohfox-film-controls = Controls of the film
ohfox-film-scrub = Part of the film
ohfox-film-part-animals = The animals
ohfox-film-part-scores = The scores
ohfox-film-play = Play
ohfox-film-pause = Pause
ohfox-film-again = From the start
ohfox-film-back = A step back
ohfox-film-on = A step on
ohfox-film-turn-back = A turn back
ohfox-film-turn-on = A turn on
ohfox-film-speed = Speed: { $n } times. Change it
ohfox-film-sound = { $on ->
    [on] Sound is on. Turn it off
   *[off] Sound is off. Turn it on
}

## the end
ohfox-end-hidden = The game ended before anybody was shown.
ohfox-end-seats = Who was who, and what they got their hearts for
ohfox-end-winner = winner
ohfox-end-lines = The hearts of { $name }
ohfox-end-guess = Guessed all the prey
ohfox-end-attacks = { $n ->
    [one] One attack
   *[other] { $n } attacks
}
ohfox-end-all-prey = Attacked all the prey
ohfox-end-food = { $n ->
    [one] One meal
   *[other] { $n } meals
}
ohfox-end-full = Full after the third meal
ohfox-end-home = Home at the end
ohfox-end-nothing = Not a single heart
ohfox-end-healed = { $n ->
    [one] One wound healed in the pond
   *[other] { $n } wounds healed in the pond
}
ohfox-end-wounds = { $n ->
    [one] One wound
   *[other] { $n } wounds
}
ohfox-end-tie = How the tie was settled
ohfox-end-trigger = { $never ->
    [yes] { $name } never played a trigger, and that counts as latest of all.
   *[no] { $name } played the first trigger in turn { $turn }.
}
ohfox-end-suffered = { $n ->
    [0] { $name } was never attacked.
    [one] { $name } was attacked once.
   *[other] { $name } was attacked { $n } times.
}
