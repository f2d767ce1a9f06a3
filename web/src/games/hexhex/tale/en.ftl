# HEX•HEX XL: what happened. A role that is yours is told by $you.
hexhex-round = { $tie ->
    [yes] Tie-break, round { $n }: everything counts double.
   *[no] Round { $n }.
 }
hexhex-round-who = { $you ->
    [dealer] You deal, { $caster } casts.
    [caster] { $dealer } deals, you cast.
   *[none] { $dealer } deals, { $caster } casts.
 }
hexhex-laid-open = { $you ->
    [who] You lay { $card } open.
   *[none] { $who } lays { $card } open.
 }
hexhex-aimed = { $you ->
    [who] You lay { $card } before { $whom }.
    [whom] { $who } lays { $card } before you. How kind.
   *[none] { $who } lays { $card } before { $whom }.
 }
hexhex-cast = { $you ->
    [who] “HEX•HEX, { $whom }!” You cast.
    [whom] “HEX•HEX!” { $who } casts at you.
   *[none] “HEX•HEX, { $whom }!” { $who } casts.
 }
hexhex-answered = { $you ->
    [who] You answer { $hex } with { $card }.
   *[none] { $who } answers { $hex } with { $card }.
 }
hexhex-answered-to = { $you ->
    [who] You answer { $hex } with { $card }, for { $to }.
    [to] { $who } answers { $hex } with { $card }, for you.
   *[none] { $who } answers { $hex } with { $card }, for { $to }.
 }
hexhex-stated = { $you ->
    [who] You lay a card face down against { $hex }: “{ $card }.”
   *[none] { $who } lays a card face down against { $hex }: “{ $card }.”
 }
hexhex-stated-to = { $you ->
    [who] You lay a card face down against { $hex }: “{ $card }, for { $to }.”
    [to] { $who } lays a card face down against { $hex }: “{ $card }”, for you.
   *[none] { $who } lays a card face down against { $hex }: “{ $card }, for { $to }.”
 }
hexhex-lies = A card lies face down before { $hexes }.
hexhex-lies-none = No card lies before any Hex.
hexhex-cant = { $you ->
    [who] You can’t answer { $hex }.
   *[none] { $who } can’t answer { $hex }.
 }
hexhex-played = { $you ->
    [who] Out of turn: you play { $card }.
   *[none] Out of turn: { $who } plays { $card }.
 }
hexhex-played-on = { $you ->
    [who] Out of turn: you play { $card } on { $aim }.
   *[none] Out of turn: { $who } plays { $card } on { $aim }.
 }
hexhex-countered = { $you ->
    [who] You counter { $aim } with { $card }.
   *[none] { $who } counters { $aim } with { $card }.
 }
hexhex-cancelled = { $you ->
    [who] Your { $card } comes to nothing, thanks to { $by }.
    [by] { $who }’s { $card } comes to nothing, thanks to you.
   *[none] { $who }’s { $card } comes to nothing, thanks to { $by }.
 }
hexhex-challenged-lie = { $you ->
    [by] You don’t believe { $who }, and you are right: it is { $card }.
    [who] { $by } doesn’t believe you. Rightly: it is { $card }.
   *[none] { $by } doesn’t believe { $who }. Rightly: it is { $card }.
 }
hexhex-challenged-truth = { $you ->
    [by] You don’t believe { $who }, but it really is { $card }.
    [who] { $by } doesn’t believe you, but it really is { $card }.
   *[none] { $by } doesn’t believe { $who }, but it really is { $card }.
 }
hexhex-moved = { $you ->
    [came] { $hex } goes from you to { $to }.
    [to] { $hex } comes from { $came } to you.
   *[none] { $hex } goes from { $came } to { $to }.
 }
hexhex-ducked = { $you ->
    [came] You duck, and { $hex } flies on to { $to }.
    [to] { $came } ducks, and { $hex } flies straight at you.
   *[none] { $came } ducks, and { $hex } flies on to { $to }.
 }
hexhex-duplicated = { $you ->
    [to] And one for you: its double, { $copy }.
   *[none] Its double, { $copy }, goes to { $to }.
 }
hexhex-dismissed = { $hex } is gone in a puff of smoke.
hexhex-hexed = { $you ->
    [who] Boom! The Hex from { $by } goes off on you. It costs { $cost }.
    [by] Boom! Your Hex goes off on { $who }. It costs { $cost }.
   *[none] Boom! The Hex from { $by } goes off on { $who }. It costs { $cost }.
 }
hexhex-hexed-own = { $you ->
    [who] Boom! Your own Hex goes off on you. It costs { $cost }.
   *[none] Boom! { $who }’s own Hex goes off on { $who }. It costs { $cost }.
 }
hexhex-hexed-card = { $you ->
    [who] As it goes off you play { $card }.
   *[none] As it goes off { $who } plays { $card }.
 }
hexhex-none = { $you ->
    [who] You have no card for when Hexed.
   *[none] { $who } has no card for when Hexed.
 }
hexhex-lost = { $you ->
    [who] You lose { $n }: { $why }. Now { $now }.
   *[none] { $who } loses { $n }: { $why }. Now { $now }.
 }
hexhex-gained = { $you ->
    [who] You gain { $n }: { $why }. Now { $now }.
   *[none] { $who } gains { $n }: { $why }. Now { $now }.
 }
hexhex-why-hex = Hexed
hexhex-why-targeted = a Hex that hit
hexhex-why-rot = the rot on the Hex
hexhex-why-hexhex = last hands up
hexhex-why-sign = the Hex Sign
hexhex-why-upwiththat = what the hex
hexhex-why-deception = a matter of trust
hexhex-why-level = levelled
hexhex-why-spite = pure spite
hexhex-why-sacrifice = given up
hexhex-why-inversion = turned upside down
hexhex-why-backlash = the backlash
hexhex-why-stix = the stix card
hexhex-why-curse = the curse
hexhex-why-law = the law
hexhex-why-knocked = sticks on the floor
hexhex-why-payment = paid by law
hexhex-why-revenge = revenge
hexhex-drew = { $you ->
    [who] You draw { $cards }.
   *[none] { $who } draws { $cards }.
 }
hexhex-discarded = { $you ->
    [who] You discard a card, face down.
   *[none] { $who } discards a card, face down.
 }
hexhex-taken = { $you ->
    [who] You take a card from { $of }’s hand.
    [of] { $who } takes a card from your hand.
   *[none] { $who } takes a card from { $of }’s hand.
 }
hexhex-robbed = { $you ->
    [who] You dig { $card } out of the pile.
   *[none] { $who } digs { $card } out of the pile.
 }
hexhex-absorbed = { $you ->
    [who] You pick up { $card }.
   *[none] { $who } picks up { $card }.
 }
hexhex-absorbed-unseen = { $you ->
    [who] You pick up the face-down card.
   *[none] { $who } picks up the face-down card.
 }
hexhex-effect-gone = { $you ->
    [who] Your { $card } is gone.
   *[none] { $who }’s { $card } is gone.
 }
hexhex-effect-moved = { $you ->
    [who] You make off with { $of }’s { $card }.
    [of] { $who } makes off with your { $card }.
   *[none] { $who } makes off with { $of }’s { $card }.
 }
hexhex-tokens-gone = { $token }: no longer on { $hex }.
hexhex-spent = { $you ->
    [who] Your { $card } finds nothing left to hit.
   *[none] { $who }’s { $card } finds nothing left to hit.
 }
hexhex-paid = { $you ->
    [who] You pay to cancel { $aim }.
   *[none] { $who } pays to cancel { $aim }.
 }
hexhex-reshuffled = The pile is shuffled: { $cards } in the deck.
hexhex-shown = { $you ->
    [who] You look at { $of }’s hand.
    [of] { $who } looks at your hand.
   *[none] { $who } looks at { $of }’s hand.
 }
hexhex-opened = { $you ->
    [who] Your hand lies open: { $cards }.
   *[none] { $who }’s hand lies open: { $cards }.
 }
hexhex-swapped = { $you ->
    [who] You put a card back into the deck.
   *[none] { $who } puts a card back into the deck.
 }
hexhex-round-over = The round is over, and all hands are empty.
hexhex-round-over-left = The round is over. Cards left: { $hands }.
hexhex-hand-left = { $who } ({ $n })
hexhex-hands-up = { $you ->
    [who] Hands up! { $names } … and last of all you.
   *[none] Hands up! { $names } … and last of all { $who }.
 }
hexhex-hands-raised = Hands up: { $names }. All others keep still.
hexhex-sign-waits = { $you ->
    [who] Your Hex Sign waits for the end of the round.
   *[none] { $who }’s Hex Sign waits for the end of the round.
 }
hexhex-signs = { $you ->
    [who] Your Hex Sign. { $signs }.
   *[none] { $who }’s Hex Sign. { $signs }.
 }
hexhex-sign-shown = { $who }: { $shape ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
 }
hexhex-last-round = { $you ->
    [who] The last round. You have the least Voice: yours to set up.
   *[none] The last round. { $who } has the least Voice and sets it up.
 }
hexhex-last-round-tie = { $you ->
    [who] A tie! One more round, and you set it up.
   *[none] A tie! One more round, and { $who } sets it up.
 }
hexhex-dealer = { $you ->
    [who] You say that { $dealer } deals.
    [dealer] { $who } says that you deal.
   *[none] { $who } says that { $dealer } deals.
 }
hexhex-dealer-self = { $you ->
    [who] You deal, and you cast.
   *[none] { $who } deals, and casts too.
 }
hexhex-won = { $you ->
    [who] You win with { $voice }!
   *[none] { $who } wins with { $voice }!
 }
hexhex-grabbed = Grab! { $sticks }.
hexhex-grabbed-one = { $who }: { $stick }
hexhex-stix-card = Stix card { $n }. No stick: { $none } · Ebon: { $ebon } · Bone: { $bone }
hexhex-silenced = { $you ->
    [who] No counters from you this round.
   *[none] No counters from { $who } this round.
 }
hexhex-skipped = { $you ->
    [who] Your steady hand saves you.
   *[none] A steady hand saves { $who }.
 }
hexhex-knocked = { $you ->
    [who] Clatter! You knock { $stick ->
        [ebon] an ebon
       *[bone] a bone
    } stick off the table.
   *[none] Clatter! { $who } knocks { $stick ->
        [ebon] an ebon
       *[bone] a bone
    } stick off the table.
 }
hexhex-curse-drawn = A curse on { $names }: { $curse }.
hexhex-caught = { $you ->
    [by] “Caught!” you cry, and point at { $who }.
    [who] “Caught!” cries { $by }, and points at you.
   *[none] “Caught!” cries { $by }, and points at { $who }.
 }
hexhex-caught-law = { $you ->
    [by] “Caught!” you cry: { $who } has broken { $law }.
    [who] “Caught!” cries { $by }: you have broken { $law }.
   *[none] “Caught!” cries { $by }: { $who } has broken { $law }.
 }
hexhex-verdict-guilty = { $you ->
    [who] The verdict on you: guilty.
   *[none] The verdict on { $who }: guilty.
 }
hexhex-verdict-innocent = { $you ->
    [who] The verdict on you: not guilty.
   *[none] The verdict on { $who }: not guilty.
 }
hexhex-drawn-in = { $you ->
    [who] You have said the word, and every Hex heard it.
   *[none] { $who } has said the word, and every Hex heard it.
 }
hexhex-law-enacted = { $you ->
    [who] You lay down the law: { $law }.
   *[none] { $who } lays down the law: { $law }.
 }
hexhex-law-repealed = { $you ->
    [who] You repeal a law: { $law }.
   *[none] { $who } repeals a law: { $law }.
 }
hexhex-law-removed = { $you ->
    [who] By your law { $card } leaves the deck.
   *[none] By { $who }’s law { $card } leaves the deck.
 }
hexhex-law-restored = { $you ->
    [who] By your law { $card } is back in the deck.
   *[none] By { $who }’s law { $card } is back in the deck.
 }
hexhex-law-kept = { $you ->
    [who] You leave the law as it is.
   *[none] { $who } leaves the law as it is.
 }
