# Hoax

## who and what
hoax-name-ex_wife = Ex-Wife
hoax-name-lover = Lover
hoax-name-son_in_law = Son-in-Law
hoax-name-cousin = Cousin
hoax-name-chef = Chef
hoax-name-gardener = Gardener
hoax-name-butler = Butler
hoax-the-ex_wife = the Ex-Wife
hoax-the-lover = the Lover
hoax-the-son_in_law = the Son-in-Law
hoax-the-cousin = the Cousin
hoax-the-chef = the Chef
hoax-the-gardener = the Gardener
hoax-the-butler = the Butler
hoax-type-cash = Cash
hoax-type-prestige = Prestige
hoax-type-evidence = Evidence
hoax-word-cash = cash
hoax-word-prestige = prestige
hoax-word-evidence = evidence
hoax-some = { $type ->
    [cash] { $n } cash
    [prestige] { $n } prestige
   *[evidence] { $n } evidence
}
hoax-you = you
hoax-nobody = nobody
hoax-no-tokens = no tokens

## in a few words, for the controls
hoax-brief-ex_wife = 1 cash or evidence, or 1 from each neighbour
hoax-brief-lover = 1 evidence or prestige
hoax-brief-son_in_law = 1 of one type from everyone
hoax-brief-cousin = 1 cash or prestige
hoax-brief-chef = Exchange one type for another
hoax-brief-gardener = 2 of one type from someone
hoax-brief-butler = 1 cash, and 1 token for someone

## the sheet
hoax-sheet-ex_wife = Take 1 [cash] or 1 [evidence]; or each neighbour gives you 1 token of their choice.
hoax-sheet-lover = Take 1 [evidence] or 1 [prestige].
hoax-sheet-son_in_law = Name a type: everyone else gives you 1 of it.
hoax-sheet-cousin = Take 1 [cash] or 1 [prestige].
hoax-sheet-chef = Exchange any number of one type for as many of another, with the supply or a player.
hoax-sheet-gardener = Take 2 tokens of one type from one player.
hoax-sheet-butler = Take 1 [cash]; a player you choose takes 1 token of their choice.
hoax-immune-lover = Immune to the Son-in-Law.
hoax-immune-cousin = Immune to the Chef.
hoax-immune-chef = Immune to the Gardener.
hoax-immune-butler = Immune to the Ex-Wife.
hoax-sheet-marked = Imposter: { $names }
hoax-sheet-turn = Your turn, in any order
hoax-sheet-claim = Claim
hoax-sheet-claim-how = Exactly once. Say who you are, true or not, and use the privilege.
hoax-sheet-investigate = Investigate
hoax-sheet-investigate-how = For one of each token, as often as you can pay: see four cards, one of them is theirs.
hoax-sheet-accuse = Accuse
hoax-sheet-accuse-how = At most once. Right: they are out and you get their tokens. Wrong: you are out.
hoax-sheet-hoax = Hoax!
hoax-sheet-hoax-how = Calls a claim; you get the hoax card and can’t call while you have it. All but the claimant vote, the caller too. More thumbs down: a lie costs that character for good, the truth wins the game.
hoax-sheet-win = Winning
hoax-sheet-win-how = Be the last one left (3 points), or have a true claim voted down (1 point).

## what a claim is for
hoax-aim-take = to take { $takes }
hoax-aim-neighbours = to get 1 token from each neighbour
hoax-aim-collect = to get { $takes } from everyone
hoax-aim-seize = { $you ->
    [whom] to take up to { $takes } from you
   *[none] to take up to { $takes } from { $whom }
}
hoax-aim-help = { $you ->
    [whom] to take 1 cash and help you to a token
   *[none] to take 1 cash and help { $whom } to a token
}
hoax-aim-exchange = { $you ->
    [whom] to exchange { $gives } for { $takes } with you
   *[none] to exchange { $gives } for { $takes } with { $whom }
}
hoax-aim-supply = to exchange { $gives } for { $takes } with the supply
hoax-aim-nothing = with empty hands

## what is asked
hoax-ask = What do you do?
hoax-ask-gather = Take a token to start with.
hoax-ask-turn = Your turn. Who do you claim to be?
hoax-ask-turn-both = Your claim is made. Investigate, accuse, or end your turn?
hoax-ask-turn-investigate = Your claim is made. Investigate, or end your turn?
hoax-ask-turn-accuse = Your claim is made. Accuse someone, or end your turn?
hoax-ask-help = { $who } helps you: take a token.
hoax-ask-gift = Which token do you give { $who }?
hoax-ask-immunity = { $who } reaches for your tokens. Do you claim to be immune?
hoax-ask-call = { $who } claims to be { $the }, { $aim }. Is it a hoax?
hoax-ask-vote = The vote: is { $who } { $the }?
hoax-ask-immunities = Several claim to be immune. Is one of them lying?
hoax-ask-immune = { $who } claims to be { $the }, immune to that. Is it a hoax?

## the controls
hoax-do-claim = Claim
hoax-do-claim-how = Say who you are, true or not
hoax-do-investigate = Investigate
hoax-do-investigate-how = For one of each token: see four cards, one of them is theirs
hoax-do-accuse = Accuse
hoax-do-accuse-how = Name who someone is: one of you two is out
hoax-do-done = End my turn
hoax-do-take = Take { $tokens }
hoax-do-give = Give { $tokens }
hoax-do-have = you have { $n ->
    [0] none
   *[other] { $n }
}
hoax-do-neighbours = One from each neighbour
hoax-do-neighbours-how = { $n ->
    [one] { $names } chooses which
   *[other] { $names } choose which
}
hoax-do-collect = { $tokens } from everyone
hoax-do-collect-how = You would get it from { $names }
hoax-do-collect-none = Nobody has any
hoax-do-seize-none = There is none
hoax-do-not-these = { $hand }; not { $names }
hoax-do-supply = With the supply
hoax-do-exchange-nothing = You have nothing to exchange
hoax-do-each = { $count } for { $count }
hoax-do-hoax = Hoax!
hoax-do-hoax-on = { $who } is not { $the }
hoax-do-pass = Let it pass
hoax-do-up = I believe it
hoax-do-down = It’s a hoax
hoax-do-immune = I am { $the }
hoax-do-immune-how = I am immune to that
hoax-do-bear = Put up with it
hoax-do-marked = ruled out: imposter token
hoax-do-marked-mine = carries your imposter token
hoax-which-character = Who do you claim to be?
hoax-which-aim = “I am { $the }.” What do you do with it?
hoax-which-gives = “I am { $the }.” What do you give away?
hoax-which-takes = { $gives } for …
hoax-which-count = { $gives } for { $takes }: how many?
hoax-which-partner = { $gives } for { $takes }: with whom?
hoax-which-seize = “I am { $the }.” Whose tokens do you take?
hoax-which-type = What do you take from { $who }?
hoax-which-help = “I am { $the }.” Whom do you help to a token?
hoax-which-investigate = Whom do you investigate?
hoax-which-accuse = Whom do you accuse?
hoax-which-name = Who is { $who }?

## while others are asked
hoax-wait = The table is thinking.
hoax-over = The game is over.
hoax-wait-gather = { $you ->
    [who] You take a token to start with.
   *[none] { $who } takes a token to start with.
}
hoax-wait-turn = { $you ->
    [who] Your turn.
   *[none] { $who }’s turn.
}
hoax-wait-help = { $you ->
    [who] You help { $whom } to a token.
    [whom] { $who } helps you to a token.
   *[none] { $who } helps { $whom } to a token.
}
hoax-wait-gift = { $you ->
    [who] You give { $to } a token.
    [to] { $who } chooses a token for you.
   *[none] { $who } chooses a token for { $to }.
}
hoax-wait-immunity = Does anybody claim to be immune?
hoax-wait-immunity-call = Does anybody doubt the immunity?
hoax-wait-call = { $you ->
    [who] You claim to be { $the }. Does anybody call hoax?
   *[none] { $who } claims to be { $the }. Does anybody call hoax?
}
hoax-wait-card = You have the hoax card, so you can’t.
hoax-wait-talk = { $you ->
    [who] Are you { $the }? Talk it over: { $caller } opens the vote.
    [caller] Is { $who } { $the }? Talk it over, then open the vote.
   *[none] Is { $who } { $the }? Talk it over: { $caller } opens the vote.
}
hoax-do-vote = Vote!
hoax-wait-vote = { $you ->
    [who] The others vote: are you { $the }?
   *[none] The vote: is { $who } { $the }?
}
hoax-series = Series to { $goal }.
hoax-series-ahead = { $names }: { $n } of { $goal }.

## in speech
hoax-i-am = I am { $the }!
hoax-i-am-immune = I’m { $the }: immune!
hoax-cry = Hoax!
hoax-whisper = { $you ->
    [whom] I know who you are!
   *[none] I know who you are, { $whom }!
}
hoax-right = You’ve got me.
hoax-wrong = No, I’m not!

## the log
hoax-first = { $you ->
    [who] You begin.
   *[none] { $who } begins.
}
hoax-took = { $you ->
    [who] You take { $tokens }.
   *[none] { $who } takes { $tokens }.
}
hoax-claimed = { $you ->
    [who] You claim to be { $the }, { $aim }.
   *[none] { $who } claims to be { $the }, { $aim }.
}
hoax-called = { $you ->
    [who] “Hoax!” You doubt { $whom }.
    [whom] “Hoax!” { $who } doubts you.
   *[none] “Hoax!” { $who } doubts { $whom }.
}
hoax-passed = (Let it pass: { $names }.)
hoax-voted = { $verdict ->
    [down] Thumbs up: { $up }; down: { $down }. A hoax, says the table.
   *[up] Thumbs up: { $up }; down: { $down }. The claim stands.
}
hoax-admitted = { $you ->
    [who] It was a hoax: you are not { $the } and take an imposter token.
   *[none] It was a hoax: { $who } is not { $the } and takes an imposter token.
}
hoax-immune = { $you ->
    [who] You claim to be { $the }, immune to that.
   *[none] { $who } claims to be { $the }, immune to that.
}
hoax-gave = { $you ->
    [who] You give { $to } { $tokens }.
    [to] { $who } gives you { $tokens }.
   *[none] { $who } gives { $to } { $tokens }.
}
hoax-swapped = { $you ->
    [who] You give { $other } { $gives } for { $takes }.
    [other] { $who } gives you { $gives } for { $takes }.
   *[none] { $who } gives { $other } { $gives } for { $takes }.
}
hoax-swapped-supply = { $you ->
    [who] You exchange { $gives } for { $takes } with the supply.
   *[none] { $who } exchanges { $gives } for { $takes } with the supply.
}
hoax-investigated = { $you ->
    [who] You investigate { $whom }.
    [whom] { $who } investigates you.
   *[none] { $who } investigates { $whom }.
}
hoax-investigated-cards = { $you ->
    [who] You investigate { $whom }: { $cards }.
    [whom] { $who } investigates you and sees { $cards }.
   *[none] { $who } investigates { $whom }: { $cards }.
}
hoax-accused = { $verdict ->
    [right] { $who } accuses { $whom }. That’s right!
   *[wrong] { $who } accuses { $whom }. That’s wrong!
}
hoax-accused-as = { $you ->
    [who] You accuse { $whom } of being { $the }.
    [whom] { $who } accuses you of being { $the }.
   *[none] { $who } accuses { $whom } of being { $the }.
} { $verdict ->
    [right] That’s right!
   *[wrong] That’s wrong!
}
hoax-out = { $you ->
    [who] You are out.
   *[none] { $who } is out.
}
hoax-won-last = { $you ->
    [who] You are the last one left and win
   *[none] { $who } is the last one left and wins
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hoax-won-truth = { $you ->
    [who] It was the truth! You are { $the } and win
   *[none] It was the truth! { $who } is { $the } and wins
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
hoax-shown = The cards are turned: { $who }.
hoax-was = { $you ->
    [who] you were { $the }
   *[none] { $who } was { $the }
}

## secrets
hoax-me = You are { $the }
hoax-me-none = Your card has not been dealt yet.
hoax-me-marked = You can’t claim these any more: { $names }.
hoax-knows = What you know
hoax-knows-now = Nothing for certain from this turn. Nobody takes notes here: what came before, you have to remember.
hoax-knows-nothing = Nothing for certain yet. Investigations and votes will tell.
hoax-known-is = { $who } is { $the }
hoax-known-one-of = { $who } is one of { $n }
hoax-known-not = { $who } is not { $names }
hoax-known-mine = About you
hoax-turn-number = Turn { $n }:
hoax-why-investigated = you saw four cards: { $cards }.
hoax-why-admitted = it was a hoax, so not { $the }.
hoax-why-accused = your accusation named { $the }. { $verdict ->
    [right] Right!
   *[wrong] Wrong.
}
hoax-why-mine = Not { $the }: that is you.
hoax-why-other = Not { $the }: that is { $who }.
hoax-why-seen = { $who } saw four cards of yours: { $cards }.
hoax-why-named = { $who } named you { $the }. { $verdict ->
    [right] Right!
   *[wrong] Wrong.
}

## the board
hoax-board-stands = It stands!
hoax-board-down = Voted down!
hoax-board-lied = It was a lie!
hoax-board-truth = It was the truth!
hoax-board-last = The last one left
hoax-board-right = Right!
hoax-board-wrong = Wrong!
hoax-board-out = out
hoax-board-cards = Four cards, one is true
hoax-board-supply = with the supply
hoax-board-with = { $you ->
    [whom] with you
   *[none] with { $whom }
}
hoax-board-hidden = Only two see these cards
hoax-board-middle = The hoax card is in the middle
hoax-hoax-card = Hoax card
hoax-has-turn = has the turn
hoax-has-card = has the hoax card
hoax-exhausted = card exhausted: no immunity until the next turn
hoax-imposter-as = not { $the }: imposter token
hoax-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hoax-end-cards = Who was who
hoax-end-hidden = The host has ended the game. The cards stay face down.

## why something can't be done now
why-hoax-out = You are out of the game.
why-hoax-setting-up = First everybody takes a token to start with.
why-hoax-not-your-turn = It is not your turn.
why-hoax-claim-open = Your claim is not settled yet. Wait for the others.
why-hoax-claimed-already = You make one claim a turn, and you have made it.
why-hoax-accused-already = You may accuse once a turn, and you have.
why-hoax-claim-first = You owe a claim before your turn can end.
why-hoax-imposter = Your imposter token lies on this character: you were caught, and can’t claim it again in this game.
why-hoax-one-of-each = An investigation costs one cash, one prestige and one evidence. You don’t have one of each.
why-hoax-target-yourself = You can’t choose yourself.
why-hoax-target-out = This player is out of the game.
why-hoax-name-exchange = As the Chef with tokens in hand you have to name an exchange.
why-hoax-no-tokens = You have no such tokens.
why-hoax-too-few = You don’t have that many.
why-hoax-they-have-too-few = They don’t have that many.
why-hoax-own-claim = You can’t call hoax on your own claim.
why-hoax-hoax-card = The hoax card lies before you. Somebody else has to call before you can again.
why-hoax-called-already = This claim has been called. Now it is up to the vote.
why-hoax-nothing-to-call = There is no claim to call right now.
why-hoax-own-vote = You don’t vote on your own claim.
why-hoax-no-vote = There is no vote right now.
why-hoax-immunities-off = This table plays without immunities.
why-hoax-no-immunity = This character is not immune to that privilege.
why-hoax-exhausted = Your card is exhausted. It is turned upright when your turn begins.
why-hoax-costs-nothing = This privilege costs you nothing, so there is nothing to be immune to.
why-hoax-no-privilege = No privilege is in effect that you could be immune to.
why-hoax-asked-once = You are asked about immunities once, and that is over.
why-hoax-taken-already = You have taken your token.
why-hoax-token-by-claim = Tokens are taken by claiming a character.
why-hoax-no-gift = You don’t owe anybody a token.

## the guided first game
lesson-hoax-welcome = Somebody in this house is lying, and so may you. Play a short game with Bruno, Cleo and Dario; the lamp shows what to do.
lesson-hoax-take-token = Everyone starts with one token. Take evidence: with one of each type you can investigate later.
lesson-hoax-true-claim = In your turn you claim to be somebody and use what they may do. Hold “My secrets”: you are the Cousin, so claim the Cousin and take prestige.
lesson-hoax-end-turn = Nobody called hoax, so you got your token. There is nothing else to do: end your turn.
lesson-hoax-let-pass = Bruno claims to be the Ex-Wife. You can’t know that yet, and cash is no danger: let it pass.
lesson-hoax-call-hoax = Cleo says “Gardener” and wants your evidence. Call hoax! You get the hoax card, and the table votes.
lesson-hoax-vote-down = All vote at once, the claimant doesn’t. Thumb down: if most agree, Cleo has to say whether it was true.
lesson-hoax-false-claim = Now lie! Cleo is not the Gardener, so why not you: claim it and take Bruno’s cash.
lesson-hoax-investigate = You have one token of each type, so you can investigate. Look at Cleo: you see four cards, and one of them is who she is.
lesson-hoax-do-not-guess = Hold “My secrets”: Cleo is not the Gardener, and the Cousin is you, so two cards are left. A wrong accusation puts you out: wait and end your turn.
lesson-hoax-vote-up = Cleo claims to be the Butler. If the truth is voted down it wins at once, so when in doubt put your thumb up.
lesson-hoax-accuse = Cleo was caught again, and only the Lover is left of her cards. Accuse her: right means she is out and her tokens are yours.
lesson-hoax-last-claim = Now tell the truth and hope that nobody believes it. Claim the Cousin: if Bruno votes it down, you win.
lesson-hoax-done = You know Hoax now: claim, doubt, look, accuse. The whole game has immunities too; play it with friends or bots.
