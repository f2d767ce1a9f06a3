# HEX•HEX XL in words. A role that is yours is told by $you. What happened is in tale/.
hexhex-you = you
hexhex-nobody = nobody
hexhex-voice = { $n } Voice
hexhex-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }

# cards
hexhex-a-card = a card
hexhex-no-cards = no cards
hexhex-some-cards = { $n } × { $card }
hexhex-quoted = { $card }
hexhex-category-none = HEX•HEX
hexhex-category-basic = Basic
hexhex-category-enhanced = Enhanced
hexhex-category-counter = Counter
hexhex-category-hexed = When Hexed
hexhex-category-dealt = When dealt

# Hexes
hexhex-hex = { $many ->
    [yes] Hex { $letter }
   *[no] the Hex
 }
hexhex-costs = costs { $n }
hexhex-token-boost = { $n ->
    [one] Boost
   *[other] { $n } Boosts
 }
hexhex-token-escalation = { $n ->
    [one] Escalation
   *[other] { $n } Escalations
 }
hexhex-token-rot = { $n ->
    [one] Rot
   *[other] { $n } Rots
 }
hexhex-token-factor = { $n ->
    [one] Factor
   *[other] { $n } Factors
 }
hexhex-token-maddened = { $n ->
   *[other] Maddened
 }
hexhex-aim-token = the { $token } on { $hex }
hexhex-aim-payment = the payment
hexhex-aim-card = { $mine ->
    [yes] your { $card }
   *[no] { $who }’s { $card }
 }

# what is asked of me
hexhex-ask-ready = Read your cards. Ready?
hexhex-ask-cast = HEX•HEX! Whom do you hex?
hexhex-ask-answer = { $hex } is before you ({ $marks }). What do you answer?
hexhex-ask-answer-again = { $hex } is still before you ({ $marks }). What else have you got?
hexhex-ask-answer-down = { $hex } is before you ({ $marks }). Which card do you lay face down?
hexhex-ask-out = A card out of turn, before the answers are turned up?
hexhex-ask-state = { $hex }: what do you say that your card is?
hexhex-ask-counter = { $cards }: do you let that happen?
hexhex-ask-counter-mine = { $cards }, out in the open. Anything to add?
hexhex-ask-counter-open = Do you counter?
hexhex-ask-hexed = The Hex goes off on you ({ $cost }). Have you a card for that?
hexhex-ask-parting = A parting shot: whom do you hex?
hexhex-ask-spite-amount = How much Voice do you give up, so that another loses as much?
hexhex-ask-spite = Who loses as much?
hexhex-ask-level = With whom do you level your Voice?
hexhex-ask-omen = Before whom do you lay the omen?
hexhex-ask-dealer = You have the least Voice: you cast, and you say who deals.
hexhex-ask-grab-target = And to whom does the Hex go?
hexhex-ask-revenge = The law of revenge: who loses as much as you did?
hexhex-ask-see = Whose hand do you want to see?
hexhex-ask-between = Between you and whom does a card change hands?
hexhex-ask-rob = Which card do you take from the pile?
hexhex-ask-signs = { $you ->
    [who] Your Hex Sign. Rock, paper, scissors … shoot!
   *[none] { $who }’s Hex Sign. Rock, paper, scissors … shoot!
 }
hexhex-ask-hands-up = HEX•HEX! Cards down, hands up!
hexhex-ask-grab = Grab! Which stick?
hexhex-ask-swap = Do you swap a card with the deck?
hexhex-ask-put-back = Which card goes back into the deck?
hexhex-ask-discard = Your curse: which card do you discard?
hexhex-ask-verdict = { $you ->
    [who] Have you broken the curse “{ $what }”?
   *[none] Has { $who } broken the curse “{ $what }”?
 }
hexhex-ask-verdict-law = { $you ->
    [who] Have you broken the law: { $law }?
   *[none] Has { $who } broken the law: { $law }?
 }
hexhex-ask-verdict-stick = { $you ->
    [who] Have you knocked { $stick ->
        [ebon] an ebon stick
       *[bone] a bone stick
    } off the table?
   *[none] Has { $who } knocked { $stick ->
        [ebon] an ebon stick
       *[bone] a bone stick
    } off the table?
 }
hexhex-ask-law = You have won. Lay down the law!
hexhex-ask = What do you do?

# my answers
hexhex-do-ready = Ready
hexhex-do-cast = “HEX•HEX, { $who }!”
hexhex-do-cant = I can’t
hexhex-do-cant-how = The Hex goes off on you
hexhex-do-none = None
hexhex-do-none-how = No card for when Hexed
hexhex-do-nothing = Nothing
hexhex-do-let = Let it be
hexhex-do-unsaid = I laid nothing
hexhex-do-no = No, thank you
hexhex-do-play = Play a card …
hexhex-do-play-how = From your hand
hexhex-do-to = to { $who }
hexhex-do-to-only = Only to { $who }.
hexhex-do-on = On { $aim }.
hexhex-do-say = “{ $card }”
hexhex-do-challenge = “That’s no { $card }!”
hexhex-do-challenge-how = { $who } lied? Then it’s 1 Voice for the liar. If not, 1 of yours
hexhex-do-pay = Pay 2 Voice
hexhex-do-pay-how = Cancels { $aim }
hexhex-do-seat-how = { $voice }, { $cards }
hexhex-do-give = Give up { $voice }
hexhex-do-rock = Rock
hexhex-do-paper = Paper
hexhex-do-scissors = Scissors
hexhex-do-raise = Hands up!
hexhex-do-ebon = Ebon
hexhex-do-bone = Bone
hexhex-do-in-ring = { $n } in the ring
hexhex-do-still = Keep still
hexhex-do-swap = Draw one, put one back
hexhex-do-purpose = Guilty, and clearly on purpose
hexhex-do-guilty = Guilty
hexhex-do-innocent = Not guilty
hexhex-do-no-law = Leave the law as it is
hexhex-do-a-law = A law …
hexhex-do-a-law-how = Enact one for the games to come, or repeal one
hexhex-do-a-kind = A kind of card …
hexhex-do-a-kind-how = Take it out of the deck, or put it back
hexhex-do-enact = Enact: { $law }
hexhex-do-repeal = Repeal: { $law }
hexhex-do-remove = Remove { $card }
hexhex-do-restore = Restore { $card }
hexhex-at-seat = { $what } before { $who }
hexhex-which-way = { $card }: to whom?
hexhex-which-object = { $card }: on what?
hexhex-which-card = Which card?
hexhex-which-law = Which law?
hexhex-which-kind = Which kind of card?

# what is going on
hexhex-over = The game is over.
hexhex-wait = One moment …
hexhex-wait-dealing = The cards are dealt.
hexhex-wait-ready = Cards are being read.
hexhex-wait-cast = { $who } is about to cast.
hexhex-wait-readying = Answers are laid ready, face down.
hexhex-wait-counters = { $cards }: does anybody counter?
hexhex-wait-counters-open = Does anybody counter?
hexhex-wait-hexed = { $you ->
    [who] The Hex goes off on you.
   *[none] The Hex goes off on { $who }. A card for that?
 }
hexhex-wait-choice = { $who } chooses.
hexhex-wait-dealer = { $who } has the least Voice and says who deals.
hexhex-wait-signs = Rock, paper, scissors …
hexhex-wait-hands-up = HEX•HEX! Who is last?
hexhex-wait-grab = Grab!
hexhex-wait-verdict = { $you ->
    [who] The others judge you.
   *[none] The table judges { $who }.
 }
hexhex-wait-law = { $who } lays down the law.
hexhex-standing-round = Round { $n } of { $of }.
hexhex-standing-last = The last round.
hexhex-standing-tie = Tie-break: everything counts double.
hexhex-standing-won = { $you ->
    [who] You win with { $voice }.
   *[none] { $who } wins with { $voice }.
 }
hexhex-standing-series = { $n ->
    [one] { $n } win takes the series.
   *[other] { $n } wins take the series.
 }
hexhex-role = casts in round { $n }

# said aloud
hexhex-cry-cast = HEX•HEX, { $who }!
hexhex-cry-cant = I can’t!
hexhex-cry-none = Nothing!
hexhex-cry-challenge = That’s no { $card }!
hexhex-cry-caught = Caught!
hexhex-cry-hands = HEX•HEX!
hexhex-cry-duck = Duck!

# a seat in words
hexhex-seat-dealer = deals
hexhex-seat-hex = { $hex } ({ $marks })
hexhex-seat-bound = bound by a Maddened Hex
hexhex-seat-standing = { $card } lies here
hexhex-seat-curse = cursed: { $curse }
hexhex-seat-hexed = Hexed in this round
hexhex-seat-mute = no counters
hexhex-seat-open = open hand
hexhex-seat-sign = a Hex Sign waits
hexhex-seat-stick = { $stick ->
    [ebon] an ebon stick
    [bone] a bone stick
   *[none] no stick
 }

# curses
hexhex-curse-no-yes-no = no yes, no no
hexhex-curse-no-talk = not a word
hexhex-curse-one-hand = one hand only
hexhex-curse-no-names = no naming names
hexhex-curse-no-i = no I, me, my
hexhex-curse-no-you = no you
hexhex-curse-no-hex = no hex
hexhex-curse-mirrored = left is right and right is left
hexhex-curse-questions = only questions
hexhex-curse-whisper = only whispers
hexhex-curse-my-liege = every sentence ends with: my liege
hexhex-curse-no-numbers = no numbers
hexhex-curse-no-laughing = no laughing
hexhex-curse-names-twice = say each card’s name twice
hexhex-curse-no-pointing = no pointing
hexhex-curse-chin = touch each card to your chin
hexhex-curse-stand = stand while you are The Intended
hexhex-curse-elbows = elbows off the table
hexhex-curse-open-hand = play with an open hand
hexhex-curse-thanks = thank whoever passes you a Hex
hexhex-curse-five-seconds = play within 5 seconds
hexhex-curse-no-counters = no counters
hexhex-curse-same-target = never the same target twice running
hexhex-curse-discard = after each card discard one
hexhex-curse-four-cards = only 4 cards

# laws
hexhex-law-mirrored = left is right and right is left on all cards
hexhex-law-silence = no chat for those with 0 Voice or less
hexhex-law-revenge = who is Hexed may make another lose as much
hexhex-law-payment = any card can be cancelled for 2 Voice
hexhex-law-raised = HEX•HEX costs all who raise their hands; one may keep still
hexhex-law-keyword_you = whoever says “you” draws all Hexes
hexhex-law-keyword_i = whoever says “I” draws all Hexes
hexhex-law-keyword_hex = whoever says “hex” draws all Hexes
hexhex-law-own_voice_1 = a law in the table’s own words, for { hexhex-penalty-own_voice_1 }
hexhex-law-own_voice_2 = a law in the table’s own words, for { hexhex-penalty-own_voice_2 }
hexhex-law-own_voice_3 = a law in the table’s own words, for { hexhex-penalty-own_voice_3 }
hexhex-law-own_card_1 = a law in the table’s own words, for { hexhex-penalty-own_card_1 }
hexhex-law-own_card_2 = a law in the table’s own words, for { hexhex-penalty-own_card_2 }
hexhex-law-own = “{ $words }” ({ $penalty })
hexhex-penalty-own_voice_1 = 1 Voice
hexhex-penalty-own_voice_2 = 2 Voice
hexhex-penalty-own_voice_3 = 3 Voice
hexhex-penalty-own_card_1 = 1 card
hexhex-penalty-own_card_2 = 2 cards
hexhex-own-words = Which words has it? Whoever breaks it loses { $penalty }.
hexhex-own-words-label = The law
hexhex-own-words-do = Lay it down
hexhex-own-words-none = Without words

# stix cards
hexhex-stick-none = no stick
hexhex-stick-ebon = ebon
hexhex-stick-bone = bone
hexhex-line-nothing = –
hexhex-line-lose = lose { $n }
hexhex-line-discard = discard { $n }
hexhex-line-gain = gain { $n }
hexhex-line-draw = draw { $n }
hexhex-line-give = give 1 to an ebon player
hexhex-line-see = see a hand
hexhex-line-take = take 1 from one without a stick
hexhex-line-open = open hand
hexhex-line-mute = no counters
hexhex-line-swap = may swap 1

# my secrets
hexhex-me-hand = Your hand
hexhex-me-empty = You hold no cards.
hexhex-me-laid = Laid ready, face down
hexhex-me-laid-one = { $hex }: { $card }
hexhex-me-laid-to = { $hex }: { $card }, to { $who }
hexhex-me-laid-cant = { $hex }: you can’t
hexhex-me-laid-as = { $hex }: { $card }, and you say “{ $as }”
hexhex-me-out = Out of turn: { $card }
hexhex-me-down = Face down before you
hexhex-me-others = What you know of other hands
hexhex-me-holds = holds { $cards }
hexhex-me-lacks = hasn’t { $cards }
hexhex-me-nothing = Nothing yet: all backs look the same.
hexhex-me-all-of = any { $category } card

# the sheet
hexhex-sheet-aim = Most Voice after the last round wins. You start with 5, and there is no bottom.
hexhex-sheet-beat = A beat
hexhex-sheet-beat-1 = All lay their answers face down: one card for each Hex before them. You must, if you can.
hexhex-sheet-beat-2 = Cards out of turn are turned up first, then all answers together.
hexhex-sheet-beat-3 = After every card: counters. The first clockwise from its owner counts; a counter can be countered.
hexhex-sheet-beat-4 = Whose card was cancelled answers again, if possible.
hexhex-sheet-beat-5 = All Hexes move at once. Unanswered ones go off.
hexhex-sheet-voice = Voice
hexhex-sheet-voice-hexed = Hexed: lose what the Hex costs. Whoever sent it gains 1.
hexhex-sheet-voice-cost = Cost: 1, + Boosts and Escalations, × factors, then omen + 1, talisman − 1.
hexhex-sheet-voice-rot = Rot: each pass costs you 1.
hexhex-sheet-voice-maddened = Maddened: it must go on the same way. Until then: no counters from you.
hexhex-sheet-voice-sign = Hex Sign: same sign + 1, another − 1, a beaten one − 2.
hexhex-sheet-kinds = When to play what
hexhex-sheet-kind-basic = Answers that pass the Hex on.
hexhex-sheet-kind-enhanced = Answers with a sting.
hexhex-sheet-kind-counter = Cancel, interrupt, or send it home.
hexhex-sheet-kind-hexed = Only as a Hex goes off on you; then you must.
hexhex-sheet-kind-dealt = Laid open at once when dealt or drawn.
hexhex-sheet-kind-none = Any time after the cast; nothing stops it.
hexhex-sheet-stix = Stix cards
hexhex-sheet-stix-card = Card
hexhex-sheet-curse = Curses
hexhex-sheet-curse-how = Caught breaking it: 1 Voice. Those marked are enforced by the house.
hexhex-sheet-curse-now = The curse now, on { $names }: { $curse }.
hexhex-sheet-enforced = enforced
hexhex-sheet-laws = Laws in force
hexhex-sheet-no-laws = None yet. The winner of a game lays one down.
hexhex-sheet-deck = The deck: { $title }
hexhex-sheet-copies = { $n } ×
hexhex-sheet-removed = removed by law

# why not
why-hexhex-no-such-card = There is no such card in this deck.
why-hexhex-not-in-hand = You don’t hold that card.
why-hexhex-laid-already = You have laid the only one you hold.
why-hexhex-no-answer = That card answers no Hex.
why-hexhex-maddened = The Hex is Maddened: it must go the way it was sent.
why-hexhex-bound = A Maddened Hex lies before you: until it is gone you play nothing else.
why-hexhex-wrong-seat = The card doesn’t reach that far.
why-hexhex-own-hex = It is your own Hex: there is nobody to send it back to.
why-hexhex-no-seat-to-name = The card goes one way only: there is nobody to name.
why-hexhex-name-a-seat = Say to whom it goes.
why-hexhex-must-answer = You hold an answer, so you must give it.
why-hexhex-needed-elsewhere = You need that card for another Hex: leave as few as possible unanswered.
why-hexhex-no-counters = No counters for you this round.
why-hexhex-same-target = Your curse: never the same target twice running.
why-hexhex-not-out-of-turn = That card is not played out of turn.
why-hexhex-not-a-counter = That card counters nothing.
why-hexhex-no-object = There is nothing there to aim at.
why-hexhex-not-that-object = The card has no such effect on that.
why-hexhex-own-card = It is your own card.
why-hexhex-can-not-be-cancelled = Nothing cancels that card.
why-hexhex-not-under-a-name = That card lies open: there is nothing to doubt.
why-hexhex-only-when-hexed = Only cards for when Hexed, and only as a Hex goes off on you.
why-hexhex-hexed-first = You hold a card for when Hexed, so you must play it.
why-hexhex-before-the-cast = Not before the Hex is cast.
why-hexhex-stix-only = Only with Hexen Stix.
why-hexhex-not-oneself = Name somebody else.
why-hexhex-no-series = Laws are for a series.
