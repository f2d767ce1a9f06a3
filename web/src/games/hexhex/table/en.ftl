# HEX•HEX XL: what stands on the table itself
hexhex-table-stated = Face down, under this name
hexhex-table-voice = Voice: { $n }
hexhex-table-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
hexhex-table-faced = A card lies face down before it
hexhex-table-deals = Deals this round
hexhex-table-sign = Hex Sign: rock, paper, scissors at the end of the round
hexhex-table-hexed = Was Hexed in this round
hexhex-table-mute = No counters in this round
hexhex-table-silence = No Voice left: silent by law
hexhex-table-accused = Caught?
hexhex-table-round = Round { $n } of { $of }
hexhex-table-last = Last round
hexhex-table-tie = Tie-break: all counts double
hexhex-table-deck = Cards in the deck
hexhex-table-pile = Cards in the pile
hexhex-table-in-play = Cards in play
hexhex-table-plays = { $who }: { $card }{ $counters ->
    [yes] , a counter
   *[no] {""}
}{ $struck ->
    [yes] , cancelled
    [held] , countered
   *[no] {""}
}
hexhex-table-hands-up = Hands up!
hexhex-table-grab = GRAB!
hexhex-table-shoot = Rock, paper, scissors …
hexhex-table-law = The law of the table
hexhex-table-guilty = Guilty
hexhex-table-free = Not guilty
hexhex-table-lie = A lie!
hexhex-table-truth = The truth!
hexhex-table-ring = In the ring: { $ebon } ebon, { $bone } bone
hexhex-table-stick = { $stick ->
    [ebon] has an ebon stick
    [bone] has a bone stick
   *[none] has no stick
}
hexhex-table-line-nothing = nothing
hexhex-table-line-lose = lose { $n } Voice
hexhex-table-line-discard = { $n ->
    [one] discard 1 card
   *[other] discard { $n } cards
}
hexhex-table-line-gain = gain { $n } Voice
hexhex-table-line-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
hexhex-table-line-give = give 1 card to an ebon stick
hexhex-table-line-see = see somebody’s hand
hexhex-table-line-take = take 1 card from one without
hexhex-table-line-open = hand open this round
hexhex-table-line-mute = no counters this round
hexhex-table-line-swap = may swap a card with the deck

# my hand
hexhex-hand-away = Put them away
hexhex-hand-play = Play it

# reflexes
hexhex-race-hands = HEX•HEX! Hands up!
hexhex-race-hands-how = The last one is Hexed. Space or Enter will do too.
hexhex-race-still-how = By the law it costs whoever raises his hands. Keep still, and you lose nothing.
hexhex-race-grab = GRAB!
hexhex-race-grab-how = There is one stick too few. Arrow keys choose, Space or Enter grabs.

# from outside the turn
hexhex-call = Caught!
hexhex-call-the-curse = The curse
hexhex-call-the-laws = The laws
hexhex-call-table = At the table
hexhex-call-keyword = I said it: all Hexes come to me
hexhex-call-curse = { $name } has broken the curse
hexhex-call-law = { $name } has broken { $law }
hexhex-call-knocks = A stick fell off the table
hexhex-call-knock = { $name } knocked { $stick ->
    [ebon] an ebon stick
   *[bone] a bone stick
} off the table
hexhex-call-how = One call for each of you until the Hexes have moved. What the house can’t judge itself, the others vote on.

# the end
hexhex-end-winner = Winner
hexhex-end-hand = Still in hand: { $cards }
hexhex-end-law = { $how ->
    [repeal] Repealed: { $what }
    [remove] Out of the deck from now on: { $what }
    [restore] Back in the deck: { $what }
   *[enact] The law from now on: { $what }
}
