# Die Erben von Hoax: the controls and the board

## the kinds, on their own
erben-kind-wine = Wine
erben-kind-gold = Gold
erben-kind-grain = Grain

## a turn
erben-do-claim = I am …
erben-do-claim-how = Claim an identity, true or not, and use it
erben-do-buy = Buy information
erben-do-buy-how = { $n ->
    [one] You have 1 trio to pay with
   *[other] You have { $n } trios to pay with
}
erben-do-accuse = Accuse
erben-do-accuse-how = Right: they are out. Wrong: you are
erben-do-stack = Stack a trio
erben-do-stack-how = One chip of each kind, safe from all but a Thief
erben-do-end = End my turn
erben-do-doubt-head = You are not the …
erben-do-doubt-head-how = Right: the head is covered. Wrong: you lose
erben-which-identity = Who do you say you are?
erben-which-way = I am { $the }, and I …
erben-which-doubt = What is { $who } not?
erben-which-buy = Whose cards?
erben-which-cards = How many cards of { $who }?
erben-which-accuse = Whom do you accuse?
erben-which-name = Who is { $who }?
erben-which-bewitch = Whom do you bewitch?
erben-which-tax = Everyone gives you 1 …
erben-which-thief = From whom do you steal?
erben-which-steal = What do you steal from { $who }?
erben-which-fine = How large is the fine?
erben-which-swap = With { $who }: what for what?
erben-which-show-next = And which one besides?

## identities in a few words
erben-do-brief-baron = 2 gold, or a tax on all
erben-do-brief-monk = 2 wine, or a collection
erben-do-brief-judge = 1 wine or 1 grain
erben-do-brief-merchant = 1 gold, or swap chips
erben-do-brief-magician = All loose chips of one player
erben-do-brief-thief = 1 or 2 of a kind from one player
erben-do-brief-farmer = 2 grain
erben-do-way-baron-a = Take 2 gold
erben-do-way-baron-b = Tax: everyone gives me 1 of a kind
erben-do-way-monk-a = Take 2 wine
erben-do-way-monk-b = Collect: everyone gives me 1 chip
erben-do-way-judge-a = Take 1 wine
erben-do-way-judge-b = Take 1 grain
erben-do-way-merchant-a = Take 1 gold
erben-do-way-merchant-b = Swap chips, one for one
erben-do-way-magician-a = Bewitch a player
erben-do-way-thief-a = Steal from a player
erben-do-way-farmer-a = Take 2 grain
erben-do-swap-how = With the bank or with anyone
erben-do-swap-none = You have nothing to swap
erben-do-covered = Covered
erben-do-is-not = Not: { $names }
erben-do-tax-from = { $n ->
    [0] Nobody has it loose
    [one] 1 player has it loose
   *[other] { $n } players have it loose
}
erben-do-steal = Take { $chips }
erben-do-steal-none = Nobody has anything: steal nothing
erben-do-breaks = Out of a trio
erben-do-have = You have { $n }
erben-do-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
erben-do-bank = the bank

## doubts and votes
erben-do-not = You are not { $the }!
erben-do-not-how = The others vote on it
erben-do-pass = Let it pass
erben-do-support = I doubt it too
erben-do-against = I don’t doubt it

## reactions
erben-do-immune = I am the Magician
erben-do-immune-how = It does nothing to me
erben-do-bear = Put up with it
erben-do-bear-how = They get what they ask for
erben-do-give = Give { $chips }
erben-do-declare = I am the Baron: illegal!
erben-do-declare-how = It stays done, but may be fined
erben-do-fine = I am the Judge: { $chips }
erben-do-fine-in = I am the Judge: { $type }
erben-do-fine-there = { $n } lie loose there
erben-do-share = The second chip is for { $baron }
erben-do-share-me = The second chip is for you
erben-do-reprieve = I am the Monk: pay me { $chips }
erben-do-reprieve-how = And the fine is forgotten
erben-do-pay = Pay the fine: { $chips }
erben-do-pay-to = to { $who }
erben-do-pay-both = One to { $who }, one to { $baron }
erben-do-tithe = Take the reprieve: { $chips }
erben-do-tithe-to = to { $who }, instead of a fine

## swaps, trios, cards
erben-do-swap = { $gives } for { $takes }
erben-do-swapped = No more swaps
erben-do-spared = A Magician: closed to you
erben-do-loose = Leave them loose
erben-do-crown = { $who } shall crown me

## the board
erben-board-round = Round { $n }
erben-board-showdown = Showdown
erben-board-thread = What this turn has brought so far
erben-board-points = Throne points
erben-board-trios = { $n ->
    [one] 1 trio
   *[other] { $n } trios
}
erben-board-not = Not the { $who }
erben-board-stands = It stands.
erben-board-fell = It was doubted away.
erben-board-proved = The card has proved it.
erben-board-illegal = Illegal!
erben-board-immune = Immune
erben-board-right = Right!
erben-board-wrong = Wrong!
erben-board-doubt-dismissed = too few
erben-board-doubt-right = caught
erben-board-doubt-wrong = wrong!
erben-board-wait-answer = Magician?
erben-board-wait-declaring = Illegal?
erben-board-wait-condemning = A fine?
erben-board-wait-reprieving = Reprieve?
erben-board-wait-guilty = Pay, or …?
erben-board-wait-swaps = Swapping
erben-board-wait-information = Cards to show
erben-board-wait-stacknow = Stack?
erben-board-wait-moreinformation = Information?
erben-board-wait-accusations = Accuse?
erben-board-starts = begins
erben-board-covers = The first covers
erben-board-chips = The first chips
erben-board-lied = Not the { $who }!
erben-board-true = The { $who } indeed!
erben-board-hidden = Only the two see the cards.
erben-board-they-not = They are none of these.
erben-board-you-not = You showed these.
erben-board-out = Out of the round
erben-board-drew = A new card
erben-board-round-won = wins the round
erben-board-line = { $by } crowns { $who }: “Long live the king of Hoax!”
erben-board-total = { $n ->
    [one] 1 throne point
   *[other] { $n } throne points
}

## the end
erben-end-hidden = The game ended early: the cards stay face down.
erben-end-cards = Who was who in the last round
erben-end-king = The throne
erben-end-paid = is paid { $n }
erben-end-pot = The pot of { $n } is shared out.
erben-end-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
