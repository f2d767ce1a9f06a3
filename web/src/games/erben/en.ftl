# Die Erben von Hoax

## who and what
erben-name-baron = Baron
erben-name-monk = Monk
erben-name-judge = Judge
erben-name-merchant = Merchant
erben-name-magician = Magician
erben-name-thief = Thief
erben-name-farmer = Farmer
erben-name-none = No card
erben-the-baron = the Baron
erben-the-monk = the Monk
erben-the-judge = the Judge
erben-the-merchant = the Merchant
erben-the-magician = the Magician
erben-the-thief = the Thief
erben-the-farmer = the Farmer
erben-chip-wine = Wine
erben-chip-gold = Gold
erben-chip-grain = Grain
erben-word-wine = wine
erben-word-gold = gold
erben-word-grain = grain
erben-some = { $type ->
    [wine] { $n } wine
    [gold] { $n } gold
   *[grain] { $n } grain
}
erben-trios = { $n ->
    [one] { $n } trio
   *[other] { $n } trios
}
erben-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
erben-points = { $n ->
    [one] { $n } throne point
   *[other] { $n } throne points
}
erben-you = you
erben-nobody = nobody
erben-no-chips = no chips

## what a claim is for
erben-aim-baron-a = to take 2 gold
erben-aim-baron-b = to get { $chips } from everyone
erben-aim-monk-a = to take 2 wine
erben-aim-monk-b = to get 1 chip from everyone
erben-aim-judge-a = to take 1 wine
erben-aim-judge-b = to take 1 grain
erben-aim-merchant-a = to take 1 gold
erben-aim-merchant-b = to swap chips
erben-aim-farmer-a = to take 2 grain
erben-aim-magician = { $you ->
    [whom] to bewitch you
   *[none] to bewitch { $whom }
}
erben-aim-thief = { $you ->
    [whom] to steal { $chips } from you
   *[none] to steal { $chips } from { $whom }
}
erben-aim-nothing = though there is nothing to steal

## what is asked
erben-ask = What do you do?
erben-ask-cover = Cover a head: somebody you are not.
erben-ask-cover-anew = You have a new card. Cover a head: somebody you are not.
erben-ask-chips = { $n ->
    [one] Take a chip to start with.
   *[other] Take { $n } chips to start with.
}
erben-ask-turn = Your turn: claim to be somebody, buy information or accuse.
erben-ask-turn-again = You were seen through. Choose another action.
erben-ask-face = The showdown: doubt, accuse or buy information.
erben-ask-swaps = You swap as the Merchant. Still to be swapped: { $chips }.
erben-ask-swap = { $who } wants { $takes } of yours for { $gives }. Are you the Magician?
erben-ask-tax = { $who } taxes you: { $chips }. Are you the Magician?
erben-ask-collect = { $who } collects a chip from you. Which one?
erben-ask-bewitch = { $who } bewitches you and takes { $chips }. Are you the Magician?
erben-ask-declare = As a Baron, do you declare it illegal?
erben-ask-condemn = { $who } acted illegally and has { $chips } lying loose. As a Judge, do you set a fine?
erben-ask-reprieve = { $who } is condemned. As a Monk, do you offer a reprieve?
erben-ask-guilty = You are condemned. How do you get out of it?
erben-ask-show = { $n ->
    [one] { $who } buys information. Which card do you show?
   *[other] { $who } buys information. Which { $n } cards do you show?
}
erben-ask-more = Do you buy information before your turn ends?
erben-ask-accuse = The turn is over. Do you accuse anyone?
erben-ask-stack = Do you stack a trio?
erben-ask-crown = The throne is yours! Who shall crown you?
erben-ask-vote = { $doubter } doubts that { $who } is { $the }. Do you too?
erben-ask-doubt = Is { $who } { $the }? Do you doubt it?
erben-ask-doubt-claim = { $who } claims to be { $the }, { $aim }. Do you doubt it?
erben-ask-doubt-said = { $who }: “{ $said }” Do you doubt it?
erben-deed-claim = { $you ->
    [who] You claimed to be { $the }, { $aim }.
   *[none] { $who } claimed to be { $the }, { $aim }.
}
erben-deed-buy = { $you ->
    [who] You bought information from { $whom }.
    [whom] { $who } bought information from you.
   *[none] { $who } bought information from { $whom }.
}
erben-deed-accuse = { $you ->
    [who] You accused { $whom }.
    [whom] { $who } accused you.
   *[none] { $who } accused { $whom }.
}

## while others are asked
erben-wait = The table is thinking.
erben-over = The game is over.
erben-wait-cover = Everybody covers a head: somebody they are not.
erben-wait-chips = Everybody chooses what to start with.
erben-wait-CoverAnew = { $you ->
    [who] You have a new card and cover a head.
   *[none] { $who } has a new card and covers a head.
}
erben-wait-Turn = { $you ->
    [who] Your turn.
   *[none] { $who }’s turn.
}
erben-wait-Face = { $you ->
    [who] The showdown: your turn.
   *[none] The showdown: { $who }’s turn.
}
erben-wait-Swaps = { $you ->
    [who] You swap chips as the Merchant.
   *[none] { $who } swaps chips as the Merchant.
}
erben-wait-Guilty = { $you ->
    [who] You are condemned and choose a way out.
   *[none] { $who } is condemned and chooses a way out.
}
erben-wait-MoreInformation = { $you ->
    [who] You may still buy information.
   *[none] { $who } may still buy information.
}
erben-wait-StackNow = { $you ->
    [who] You may stack a trio.
   *[none] { $who } may stack a trio.
}
erben-wait-Coronation = { $you ->
    [who] The throne is yours! You choose who crowns you.
   *[none] { $who } has won the throne and chooses who does the crowning.
}
erben-wait-answer = { $you ->
    [who] Does { $whom } put up with it?
    [whom] Do you put up with it?
   *[none] { $who } takes from { $whom }. Is { $whom } a Magician?
}
erben-wait-declare = Does a Baron declare it illegal?
erben-wait-condemn = { $you ->
    [who] Does a Judge fine you?
   *[none] Does a Judge fine { $who }?
}
erben-wait-reprieve = { $you ->
    [who] Does a Monk offer you a reprieve?
   *[none] Does a Monk offer { $who } a reprieve?
}
erben-wait-accuse = The turn is over. Does anybody accuse?
erben-wait-show = { $you ->
    [who] You choose { $cards } for { $to }.
    [to] { $who } chooses { $cards } for you.
   *[none] { $who } chooses { $cards } for { $to }.
}
erben-wait-doubt = { $you ->
    [who] You claim to be { $the }. Does anybody doubt it?
   *[none] { $who } claims to be { $the }. Does anybody doubt it?
}
erben-wait-vote = { $you ->
    [who] { $doubter } doubts that you are { $the }. Who supports it?
    [doubter] You doubt that { $who } is { $the }. Who supports it?
   *[none] { $doubter } doubts that { $who } is { $the }. Who supports it?
}
erben-standing-round = Round { $n }.
erben-standing-showdown = Showdown.
erben-standing-goal = { $goal } points win.
erben-standing-ahead = { $names }: { $n } of { $goal }.

## in speech
erben-i-am = I am { $the }!
erben-say-declare = I am the Baron: that was illegal!
erben-say-immune = I am the Magician: it doesn’t touch me!
erben-say-reprieve = I am the Monk: { $chips }, and you go free.
erben-say-condemn = I am the Judge: a fine of { $chips }!
erben-say-condemn-shared = { $you ->
    [whom] I am the Judge: a fine of { $chips }, one of them for you!
   *[none] I am the Judge: a fine of { $chips }, one of them for { $whom }!
}
erben-cry = I doubt it!
erben-cry-too = So do I.
erben-cry-not = I don’t.
erben-cry-caught = You’ve got me.
erben-cry-told-you = I am { $the }, as I said!
erben-cry-accuse = { $you ->
    [whom] I know who you are!
   *[none] I know who you are, { $whom }!
}
erben-cry-right = You’ve got me.
erben-cry-wrong = No, I’m not!
erben-cry-crown = { $you ->
    [whom] Long may you reign!
   *[none] Long live { $whom }!
}

## the log
erben-round = Round { $n }: the cards are dealt.
erben-covered = { $you ->
    [who] You cover { $the }.
   *[none] { $who } covers { $the }.
}
erben-took-first = { $you ->
    [who] You take { $chips } to start with.
   *[none] { $who } takes { $chips } to start with.
}
erben-starts = { $you ->
    [who] You begin the round.
   *[none] { $who } begins the round.
}
erben-turn = { $you ->
    [who] Your turn.
   *[none] { $who }’s turn.
}
erben-claimed = { $you ->
    [who] You claim to be { $the }, { $aim }.
   *[none] { $who } claims to be { $the }, { $aim }.
}
erben-reacted = { $you ->
    [who] You: “{ $said }”
   *[none] { $who }: “{ $said }”
}
erben-doubted = { $you ->
    [who] You doubt that { $whom } is { $the }.
    [whom] { $who } doubts that you are { $the }.
   *[none] { $who } doubts that { $whom } is { $the }.
}
erben-passed = (Let it pass: { $names }.)
erben-voted = { $support ->
    [yes] { $you ->
        [who] You support the doubt.
       *[none] { $who } supports the doubt.
    }
   *[no] { $you ->
        [who] You are against the doubt.
       *[none] { $who } is against the doubt.
    }
}
erben-dismissed = { $you ->
    [who] Too few doubt it: for now you are { $the }.
   *[none] Too few doubt it: for now { $who } is { $the }.
}
erben-admitted = { $you ->
    [who] The doubt was right: you are not { $the }.
   *[none] The doubt was right: { $who } is not { $the }.
}
erben-turned = { $you ->
    [who] The doubt was wrong: you are { $the }, and your card lies face up.
   *[none] The doubt was wrong: { $who } is { $the }, and the card lies face up.
}
erben-covered-all = { $name }: both cards lie face up, so everybody else covers that head.
erben-drew = { $you ->
    [who] You get a new card.
   *[none] { $who } gets a new card.
}
erben-drew-card = { $you ->
    [who] You get a new card: now you are { $the }.
   *[none] { $who } gets a new card and is now { $the }.
}
erben-took = { $you ->
    [who] You take { $chips }.
   *[none] { $who } takes { $chips }.
}
erben-gave = { $you ->
    [who] You give { $to } { $chips }.
    [to] { $who } gives you { $chips }.
   *[none] { $who } gives { $to } { $chips }.
}
erben-gave-bank = { $you ->
    [who] You give the bank { $chips }.
   *[none] { $who } gives the bank { $chips }.
}
erben-swapped = { $you ->
    [who] You give { $other } { $gives } for { $takes }.
    [other] { $who } gives you { $gives } for { $takes }.
   *[none] { $who } gives { $other } { $gives } for { $takes }.
}
erben-swapped-bank = { $you ->
    [who] You swap { $gives } for { $takes } with the bank.
   *[none] { $who } swaps { $gives } for { $takes } with the bank.
}
erben-stacked = { $you ->
    [who] You stack { $trios }.
   *[none] { $who } stacks { $trios }.
}
erben-broke = { $you ->
    [who] You break up { $trios }.
   *[none] { $who } breaks up { $trios }.
}
erben-returned = { $you ->
    [who] Your chips go to the bank.
   *[none] { $who }’s chips go to the bank.
}
erben-bought = { $you ->
    [who] You pay { $trios } for { $cards } from { $whom }.
    [whom] { $who } pays { $trios } for { $cards } from you.
   *[none] { $who } pays { $trios } for { $cards } from { $whom }.
}
erben-showed = { $you ->
    [who] You show { $to } { $cards }.
    [to] { $who } shows you { $cards }.
   *[none] { $who } shows { $to } { $cards }.
}
erben-showed-cards = { $you ->
    [who] You show { $to } { $cards }: you are none of them.
    [to] { $who } shows you { $cards }, which { $who } is not.
   *[none] { $who } shows { $to } { $cards }, which { $who } is not.
}
erben-marked = { $you ->
    [who] You cover what you have shown: { $cards }.
   *[none] { $who } covers what was shown: { $cards }.
}
erben-accused = { $you ->
    [who] You accuse { $whom }.
    [whom] { $who } accuses you.
   *[none] { $who } accuses { $whom }.
} { $verdict ->
    [right] That’s right!
   *[wrong] That’s wrong!
}
erben-accused-as = { $you ->
    [who] You accuse { $whom } of being { $the }.
    [whom] { $who } accuses you of being { $the }.
   *[none] { $who } accuses { $whom } of being { $the }.
} { $verdict ->
    [right] That’s right!
   *[wrong] That’s wrong!
}
erben-out = { $you ->
    [who] You are out of the round.
   *[none] { $who } is out of the round.
}
erben-scored = { $you ->
    [who] You get { $n ->
        [one] { $n } point
       *[other] { $n } points
    } and have { $total }.
   *[none] { $who } gets { $n ->
        [one] { $n } point
       *[other] { $n } points
    } and has { $total }.
}
erben-showdown = { $you ->
    [who] Showdown between you and { $other }.
    [other] Showdown between { $who } and you.
   *[none] Showdown between { $who } and { $other }.
}
erben-round-won = { $you ->
    [who] You win the round against { $loser }.
    [loser] { $who } wins the round against you.
   *[none] { $who } wins the round against { $loser }.
}
erben-shown = The cards are turned: { $who }.
erben-was = { $you ->
    [who] you were { $the }
   *[none] { $who } was { $the }
}
erben-won-wrong-doubt = { $you ->
    [who] You were wrongly doubted and win the throne!
   *[none] { $who } was wrongly doubted and wins the throne!
}
erben-won-accusation = { $you ->
    [who] You accused rightly and win the throne!
   *[none] { $who } accused rightly and wins the throne!
}
erben-won-wrong-accusation = { $you ->
    [who] You were wrongly accused and win the throne!
   *[none] { $who } was wrongly accused and wins the throne!
}
erben-ledger = The pot of { $pot }: { $paid }.
erben-paid = { $you ->
    [who] { $n } for you
   *[none] { $n } for { $who }
}
erben-crowned = { $you ->
    [who] { $by } crowns you: “Long live the king of Hoax!”
    [by] You crown { $who }: “Long live the king of Hoax!”
   *[none] { $by } crowns { $who }: “Long live the king of Hoax!”
}
erben-toast-dead-king = A toast: everybody drinks to the dead king.
erben-toast-round = { $you ->
    [to] A toast: everybody drinks to you.
   *[none] A toast: everybody drinks to { $to }.
}
erben-toast-king = { $you ->
    [to] A toast: everybody drinks, and you pay.
   *[none] A toast: everybody drinks, and { $to } pays.
}
erben-toast-one = { $you ->
    [who] A toast: you drink.
   *[none] A toast: { $who } drinks.
}
erben-toast-some = A toast: { $names } drink.

## a seat, read aloud
erben-has-turn = has the turn
erben-is-out = out of the round
erben-face-up = { $the }, face up
erben-is-not = is not { $names }

## secrets
erben-me = You are { $the }
erben-me-none = Your card has not been dealt yet.
erben-me-lost = You can’t claim these: { $names }.
erben-me-old = Before that you were { $the }; that card lies face up.
erben-knows = What you know of the others
erben-knows-aid = Nobody takes notes at this table: what you were shown in earlier turns, you have to remember.
erben-known-is = { $who } is { $the }
erben-head-not = { $name }: ruled out
erben-head-can = { $name }: possible
erben-why-lost = Lost to a doubt: { $names }.
erben-why-shown = Shown to you in turn { $turn }: { $names }.
erben-why-accused = In turn { $turn } you named { $the }. { $verdict ->
    [right] Right!
   *[wrong] Wrong.
}
erben-why-open = The card lies face up.
erben-why-both = Both cards are known of: { $names }.
erben-told = What you have given away
erben-told-shown = To { $who } in turn { $turn }: not { $names }.
erben-told-named = { $who } named you { $the }. { $verdict ->
    [right] Right!
   *[wrong] Wrong.
}

## the sheet
erben-way-baron-a = Take 2 [gold].
erben-way-baron-b = Name a supply: everyone gives you 1 loose chip of it.
erben-way-monk-a = Take 2 [wine].
erben-way-monk-b = Everyone gives you 1 loose chip of their choice.
erben-way-judge-a = Take 1 [wine].
erben-way-judge-b = Take 1 [grain].
erben-way-merchant-a = Take 1 [gold].
erben-way-merchant-b = Swap loose chips one for one, with the bank or anyone, each once.
erben-way-magician-a = Someone gives you all loose chips.
erben-way-thief-a = Take 1 or 2 of a kind from someone, even out of trios. Nobody is immune.
erben-way-farmer-a = Take 2 [grain].
erben-react-baron = Reacts: “illegal!”, once an action is done
erben-react-judge = Reacts to “illegal”: a fine of 1 loose chip, or 2 of a kind, one of them for a Baron
erben-react-monk = Reacts to a fine: lets the guilty off for 1 chip
erben-react-magician = Reacts: immune to tax, collection, swap, Magician and fine
erben-sheet-turn = Your turn: one of these
erben-sheet-claim = Be somebody
erben-sheet-claim-how = True or not, but nobody whose head is covered on your card. Anyone may doubt it.
erben-sheet-buy = Buy information
erben-sheet-buy-how = { $n ->
    [one] For each trio someone shows you, and you alone, 1 identity they are not.
   *[other] For each trio someone shows you, and you alone, up to { $n } identities they are not.
} { $beside ->
    [yes] Beside your action.
   *[no] { "" }
}
erben-sheet-accuse = Accuse
erben-sheet-accuse-how = Name who someone is. Right: they are out. Wrong: you are. The other gets all chips{ $points ->
    [yes] { " " }and 1 point.
   *[no] .
}
erben-sheet-more = Good to know
erben-sheet-doubt = A doubt
erben-sheet-doubt-how = { $stronger ->
    [yes] It carries if all others in the round support it.
   *[no] It carries if at least half of the round support it; the doubted counts, but has no vote.
} { $lost ->
    [yes] Right: the head is lost, and so is the turn if it was the action.
   *[no] Right: the head is lost; if it was the action, another is chosen.
} { $points ->
    [0] Wrong: the doubted wins the game.
   *[other] Wrong: the doubted scores { $points } and is out, and the claim still holds.
}
erben-sheet-order = The order of things
erben-sheet-order-how = Action, doubts, Magicians’ answers, trios are stacked, Barons, Judges, Monks, then the guilty pays one fine, accepts one reprieve or is immune. { $all ->
    [yes] Each reaction once a turn.
   *[no] One reaction a turn for each player.
}
erben-sheet-order-short = Action, doubts, Magicians’ answers, trios are stacked. Nothing is declared illegal at this table.
erben-sheet-trio = Trios
erben-sheet-trio-how = One wine, one gold, one grain. { $hand ->
    [yes] You stack them yourself in your turn.
   *[no] They are stacked by themselves.
} Only a Thief gets at them.
erben-sheet-points = { $goal } points win the throne
erben-sheet-points-how = Wrongly doubted { $points }, accusation 1, showdown won 3 (4 by your own accusation) and lost 1. A point for losing or for being wrongly accused takes nobody past { $last }.
erben-sheet-king = Winning
erben-sheet-king-how = One round decides: be wrongly doubted, or win the showdown.
erben-sheet-showdown = Showdown
erben-sheet-showdown-how = The last two take turns: doubt a head, accuse or buy. A right doubt covers the head; a wrong doubt or accusation loses.
erben-sheet-variants = At this table
erben-variant-merchant = No Merchant
erben-variant-throne_points = One round decides
erben-variant-accuse_any_turn = Anyone may accuse at the end of every turn
erben-variant-information_beside = Information beside the action
erben-variant-unmarked_doubts = A right doubt leaves no marker
erben-variant-all_reactions = Each reaction once a turn
erben-variant-stronger_doubts = All others have to support a doubt
erben-variant-two_identities = Wrongly doubted for the first time: 2 points and a new card
erben-variant-start_chips = { $n } chips to start with
erben-variant-cards_a_trio = { $n } cards for a trio
erben-variant-wrong_doubt = { $n } points when wrongly doubted
erben-variant-start_points = { $n } points to start with
erben-variant-fines = Nothing is illegal: no fines, no reprieves
erben-variant-betting = Everyone has put 10 into the pot
erben-variant-toasts = The house calls the toasts
erben-variant-magician_alone = A Magician is no Baron, Judge or Monk in the same turn
erben-variant-doubted_is_silent = Rightly doubted: no more reactions in this turn
erben-variant-lost_turn = Rightly doubted: the turn is lost
erben-variant-stack_by_hand = Trios are stacked by hand
erben-variant-large = Large table

## why something can’t be done now
why-erben-out = You are out of this round. The next deal brings you back.
why-erben-dealing = First everybody covers a head and takes a chip.
why-erben-not-your-turn = It is not your turn.
why-erben-settle-first = Your action is still being settled.
why-erben-showdown = In a showdown nobody claims anything: doubt, accuse or buy information.
why-erben-no-merchant = There is no Merchant in this game.
why-erben-head-covered = That head is covered on your card, or lost to a doubt, so you can’t claim it.
why-erben-target-yourself = You can’t choose yourself.
why-erben-target-out = They are out of this round.
why-erben-they-have-too-few = They don’t have that many.
why-erben-name-theft = There is something to steal, so say what and from whom.
why-erben-no-trio = Information costs a trio, and you have none.
why-erben-too-few-trios = You don’t have enough trios for that.
why-erben-nothing-left-to-show = They don’t have that many cards left to show you.
why-erben-no-accusation-now = Wait for the end of the turn: then anyone may accuse.
why-erben-nothing-to-doubt = Nobody has claimed anything that could be doubted now.
why-erben-own-claim = You can’t doubt your own claim.
why-erben-doubted-already = You have doubted this claim before, and once is all you get.
why-erben-vote-first = There is a doubt already. Now it is voted on.
why-erben-name-no-head = The claim has named the head. Just doubt it.
why-erben-name-a-head = In a showdown you say which head you doubt.
why-erben-their-head-covered = That head is covered already, or lost to a doubt.
why-erben-no-vote = There is no vote right now.
why-erben-own-vote = You have no vote on your own claim.
why-erben-voted-already = You have voted.
why-erben-not-your-vote-yet = The votes go round the table. Yours comes.
why-erben-fines-off = This table plays without illegal actions, fines and reprieves.
why-erben-own-action = You don’t react to your own action like that.
why-erben-not-illegal-now = There is no action to declare illegal right now.
why-erben-no-baron = Nobody is to be condemned right now: first a Baron has to declare an action illegal.
why-erben-no-judge = There is no fine to let anybody off from right now.
why-erben-reaction-used = You have no such reaction left in this turn.
why-erben-magician-alone = In one turn the Magician doesn’t go with Baron, Judge or Monk at this table.
why-erben-silenced = You were rightly doubted in this turn, so you don’t react any more.
why-erben-guilty-has-too-few = The guilty doesn’t have that many lying loose.
why-erben-share-with-a-baron = The second chip has to go to a Baron whose word stands.
why-erben-guilty-has-none = The guilty has no such chip.
why-erben-not-guilty = You are not condemned.
why-erben-no-such-fine = They have not set you a fine.
why-erben-no-such-reprieve = They have not offered you a reprieve.
why-erben-nothing-to-lose = Nothing is being taken from you right now.
why-erben-no-gift = Nobody collects a chip of your choice right now.
why-erben-no-such-chip = There is no such chip lying loose.
why-erben-merchants-only = Only a Merchant’s action swaps chips.
why-erben-chip-swapped = Each chip you began with is swapped once, and none of these is left.
why-erben-closed = Their Magician stands: you can’t swap with them in this action.
why-erben-stacked-anyway = At this table trios stack themselves.
why-erben-no-set = A trio takes one loose chip of each kind.
why-erben-covered-at-the-start = Heads are covered by choice at the start of a round only.
why-erben-cover-yourself = That is you! Cover somebody you are not.
why-erben-covered-already = That head is covered already.
why-erben-taken-at-the-start = Chips to start with are taken at the start of a round only.
why-erben-chips-at-the-start = That is not the number of chips that this table starts with.
why-erben-nobody-buys = Nobody is buying information from you right now.
why-erben-show-yourself = You show only identities that you are not.
why-erben-show-covered = That head is covered on your card, or lost to a doubt: it is nothing new.
why-erben-shown-before = You have shown them that card in this round.
why-erben-show-the-number = Show exactly as many cards as were bought.
why-erben-winner-crowned = Only the winner chooses, and only at the end.
why-erben-nothing-to-end = There is nothing to end right now.
