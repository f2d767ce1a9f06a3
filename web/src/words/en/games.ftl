# What the games are called, and what can be set in them
game-erben-summary = The king is dead, and the court wants the throne. Pass yourself off as baron, monk or thief, doubt the others at the right moment, and be the first with ten throne points.
game-hexhex-summary = HEX•HEX! A curse is loose and nobody wants it. Pass it left, pass it right, boost it, split it, bounce it back; whoever has no card left for it loses their Voice. The loudest survivor lays down the law.
game-hoax-summary = The old man is dead and you are all at his house, each pretending to be whoever pays best today. Lie well: the last one who isn’t seen through inherits.
game-ohfox-summary = Prey looks for food, a predator looks for prey. Everyone plays eight cards in the open, but only you know which animal makes what of them; then the film shows who met whom in the forest.
game-resistance-summary = Five missions, and some of you want them to fail. Name a team, vote on it, and work out who turns the cards the wrong way.

level-random = Random
level-random-help = does anything the rules allow
level-regular = Regular
level-regular-help = bluffs, doubts and remembers

# Die Erben von Hoax
preset-erben-first-game = First game
preset-erben-first-game-help = The whole court, fines and reprieves included; 10 throne points win.
preset-erben-original = Original
preset-erben-original-help = One round decides. No Merchant, no markers for doubts, accusations in every turn.
preset-erben-two-identities = Two identities
preset-erben-two-identities-help = Wrongly doubted once, you go on with a new card.
preset-erben-large = Large table
preset-erben-large-help = For 9 to 14: no fines, more chips, quicker points.
option-erben-merchant = Merchant
option-erben-merchant-help = The Merchant is in the game; without, there are six identities (§12.1).
option-erben-throne_points = Throne points
option-erben-throne_points-help = Several rounds for 10 points; off, one round decides (§12.2).
option-erben-accuse_any_turn = Accusations in every turn
option-erben-accuse_any_turn-help = At the end of every turn anyone may accuse (§12.3).
option-erben-information_beside = Information besides
option-erben-information_beside-help = You buy information beside your action, not instead of it (§12.4).
option-erben-unmarked_doubts = Doubts without markers
option-erben-unmarked_doubts-help = A right doubt covers nothing: the table has to remember it (§12.5).
option-erben-all_reactions = All reactions
option-erben-all_reactions-help = Each of the four reactions once a turn, not just one of them (§12.6).
option-erben-stronger_doubts = Stronger doubts
option-erben-stronger_doubts-help = A doubt carries only if all others support it (§12.7).
option-erben-two_identities = Two identities
option-erben-two_identities-help = The first time you are wrongly doubted you score 2 and get a new card (§12.8).
option-erben-start_chips = Chips to start with
option-erben-start_chips-help = How many everyone takes at the start of a round (§12.9).
option-erben-start_chips-value = { $value }
option-erben-start_chips-is = { $value ->
    [one] { "" }
   *[other] { $value } chips to start with
}
option-erben-cards_a_trio = Cards for a trio
option-erben-cards_a_trio-help = How many cards of information a trio buys (§12.10).
option-erben-cards_a_trio-value = { $value }
option-erben-cards_a_trio-is = { $value ->
    [one] { "" }
   *[other] A trio buys { $value } cards
}
option-erben-wrong_doubt = Points when wrongly doubted
option-erben-wrong_doubt-help = What the truth is worth when nobody believes it (§12.11).
option-erben-wrong_doubt-value = { $value }
option-erben-wrong_doubt-is = { $value ->
    [3] { "" }
   *[other] { $value } points when wrongly doubted
}
option-erben-start_points = Points to start with
option-erben-start_points-help = Everyone begins with this many: 0, or 2 to 5 (§12.12).
option-erben-start_points-value = { $value }
option-erben-start_points-is = { $value ->
    [0] { "" }
   *[other] Everyone begins with { $value } points
}
option-erben-fines = Fines
option-erben-fines-help = Barons declare actions illegal, Judges set fines, Monks offer reprieves (§12.13).
option-erben-betting = Betting
option-erben-betting-help = Everyone puts 10 into a pot; the house only keeps the ledger (§12.14).
option-erben-toasts = Toasts
option-erben-toasts-help = The house calls out who drinks to what (§12.15).
option-erben-magician_alone = Magician alone
option-erben-magician_alone-help = With all reactions: in one turn the Magician doesn’t go with Baron, Judge or Monk (§12.16).
option-erben-doubted_is_silent = Caught and silent
option-erben-doubted_is_silent-help = Whoever was rightly doubted doesn’t react any more in that turn (§12.17).
option-erben-lost_turn = Caught and done
option-erben-lost_turn-help = A right doubt on an action costs the whole turn (§12.18).
option-erben-stack_by_hand = Stack by hand
option-erben-stack_by_hand-help = Trios don’t stack themselves (§12.19).
option-erben-large = Large table
option-erben-large-help = Lets 9 to 14 play together (§12.20).

# HEX•HEX XL
preset-hexhex-first-game = First game
preset-hexhex-first-game-help = 150 cards, no extras: pass the Hex and keep your Voice.
preset-hexhex-hexen-stix = Hexen Stix
preset-hexhex-hexen-stix-help = A ring of sticks lies in the middle, one too few. Somebody shouts “Grab!”
preset-hexhex-series-with-laws = Series with laws
preset-hexhex-series-with-laws-help = Three wins take it, and every winner lays down a law for the games to come.
preset-hexhex-vexed = Vexed
preset-hexhex-vexed-help = Whoever is Hexed plays the next round under a curse. Don’t get caught breaking it.

# Hoax
preset-hoax-first-game = First game
preset-hoax-first-game-help = Without immunities: one thing less to keep in mind.
preset-hoax-full-rules = Full rules
preset-hoax-full-rules-help = With immunities, the way it is meant to be played.
option-hoax-immunities = Immunities
option-hoax-immunities-help = You may also claim to be somebody in order to be spared another’s privilege (§9.9).
option-hoax-first = Who begins
option-hoax-first-help = A seat of your choice, or one drawn by lot (§1.5).
option-hoax-first-value = { $value ->
    [-1] by lot
   *[other] seat { $shown }
}
option-hoax-first-is = { $value ->
    [-1] { "" }
   *[other] Seat { $shown } begins
}
option-hoax-goal = Points to win
option-hoax-goal-help = Games are played until somebody has this many points; 1 is a single game (§8.3).
option-hoax-goal-value = { $value }
option-hoax-goal-is = { $value ->
    [one] A single game
   *[other] Series to { $value } points
}
option-hoax-memory_aid = Memory aid
option-hoax-memory_aid-help = The screen shows the whole log, not only the present turn (§10.3).

# Oh, Fox!
preset-ohfox-first-game = First game
preset-ohfox-first-game-help = Two predators, three prey, no objectives: eight cards each, and then the film.
preset-ohfox-full-rules = Full rules
preset-ohfox-full-rules-help = With two objectives that are worth a heart each.
preset-ohfox-tough-nut = Tough nut
preset-ohfox-tough-nut-help = 3 predators and 4 prey animals are laid out: more to guess.
preset-ohfox-completely-nuts = Completely nuts
preset-ohfox-completely-nuts-help = All 4 predators and all 6 prey animals are laid out.
preset-ohfox-handicap = Handicap
preset-ohfox-handicap-help = Whoever makes the table is the predator and has 5 prey animals to tell apart.
preset-ohfox-masked = Masked predator
preset-ohfox-masked-help = Nobody knows who hunts until the last card is played.
option-ohfox-predators = Predators
option-ohfox-predators-help = How many are laid out; one of them is dealt (§1.3).
option-ohfox-predators-value = { $value }
option-ohfox-predators-is = { $value } predators laid out
option-ohfox-prey = Prey animals
option-ohfox-prey-help = How many are laid out; one fewer than there are seats are dealt (§1.3).
option-ohfox-prey-value = { $value }
option-ohfox-prey-is = { $value } prey animals laid out
option-ohfox-hedgehog = With the hedgehog
option-ohfox-hedgehog-help = Laid out for sure (§1.3).
option-ohfox-rabbit = With the rabbit
option-ohfox-rabbit-help = Laid out for sure (§1.3).
option-ohfox-rat = With the rat
option-ohfox-rat-help = Laid out for sure (§1.3).
option-ohfox-sparrow = With the sparrow
option-ohfox-sparrow-help = Laid out for sure (§1.3).
option-ohfox-squirrel = With the squirrel
option-ohfox-squirrel-help = Laid out for sure (§1.3).
option-ohfox-toad = With the toad
option-ohfox-toad-help = Laid out for sure (§1.3).
option-ohfox-badger = With the badger
option-ohfox-badger-help = Laid out for sure (§1.3).
option-ohfox-fox = With the fox
option-ohfox-fox-help = Laid out for sure (§1.3).
option-ohfox-owl = With the owl
option-ohfox-owl-help = Laid out for sure (§1.3).
option-ohfox-viper = With the viper
option-ohfox-viper-help = Laid out for sure (§1.3).
option-ohfox-objectives = Objectives
option-ohfox-objectives-help = Two of six lie open; whoever completes one gets a heart (§1.7).
option-ohfox-objective_1 = First objective
option-ohfox-objective_1-help = Which one, or let it be drawn (§8).
option-ohfox-objective_1-drawn = drawn
option-ohfox-objective_1-fickler = Fickler
option-ohfox-objective_1-navigator = Navigator
option-ohfox-objective_1-slowpoke = Slowpoke
option-ohfox-objective_1-straggler = Straggler
option-ohfox-objective_1-stroller = Stroller
option-ohfox-objective_1-swimmer = Swimmer
option-ohfox-objective_2 = Second objective
option-ohfox-objective_2-help = Which one, or let it be drawn (§8).
option-ohfox-objective_2-drawn = drawn
option-ohfox-objective_2-fickler = Fickler
option-ohfox-objective_2-navigator = Navigator
option-ohfox-objective_2-slowpoke = Slowpoke
option-ohfox-objective_2-straggler = Straggler
option-ohfox-objective_2-stroller = Stroller
option-ohfox-objective_2-swimmer = Swimmer
option-ohfox-predator = Who hunts
option-ohfox-predator-help = Dealt, or a seat that you all agree on (§1.5).
option-ohfox-predator-dealt = dealt
option-ohfox-predator-first = seat 1
option-ohfox-predator-second = seat 2
option-ohfox-predator-third = seat 3
option-ohfox-predator-fourth = seat 4
option-ohfox-masked = Masked predator
option-ohfox-masked-help = Nobody knows who the predator is before the eighth turn is over (§9.4).
option-ohfox-board = Board
option-ohfox-board-help = A forest of your own, as a JSON file; the house checks it and says what is wrong (§9.5).

# The Resistance
preset-resistance-first-game = First game
preset-resistance-first-game-help = Missions, votes and spies. Nothing else.
preset-resistance-plots = Plot cards
preset-resistance-plots-help = Leaders hand out cards that peek, veto and pull rank.
preset-resistance-hunter = Hunters
preset-resistance-hunter-help = Both sides hunt the other’s Chief: winning missions is not enough.
preset-resistance-inquisitor = Inquisitor
preset-resistance-inquisitor-help = A token goes round, and whoever holds it sees a side.
preset-resistance-reverser = Reversers
preset-resistance-reverser-help = One card turns a mission’s result upside down.
preset-resistance-hostile-intent = Hostile Intent
preset-resistance-hostile-intent-help = Hunters, Inquisitor, a Reverser and plot cards at once.
option-resistance-blind_spies = Blind spies
option-resistance-blind_spies-help = The spies don’t know each other (§4.1).
option-resistance-targeting = Targeting
option-resistance-targeting-help = With the team, the leader also picks which mission it tries (§4.2).
option-resistance-plots = Plot cards
option-resistance-plots-help = The first leader of each mission hands out cards with special powers (§5).
option-resistance-hunter = Hunters
option-resistance-hunter-help = Chiefs and Hunters on both sides, investigations and accusations (§6).
option-resistance-dummy_agent = Dummy Agent
option-resistance-dummy_agent-help = May pose as a Chief when investigated. Needs Hunters (§9.1).
option-resistance-coordinator = Coordinator
option-resistance-coordinator-help = Known to the Chiefs of the Resistance, and prey as well. Needs Hunters (§9.2).
option-resistance-deep_agent = Deep Agent
option-resistance-deep_agent-help = A spy who doesn’t know the others. Needs Hunters (§9.3).
option-resistance-pretender = Pretender
option-resistance-pretender-help = Looks like a Deep Agent to the spies. Needs the Deep Agent (§9.4).
option-resistance-blame = Blame
option-resistance-blame-help = Once, the Deep Agent may try to swap sides with the Pretender. Needs both (§9.5).
option-resistance-inquisitor = Inquisitor
option-resistance-inquisitor-help = Whoever has the token sees somebody’s side and passes it on to them (§10).
option-resistance-reverser = Reversers
option-resistance-reverser-help = Characters who may turn a mission’s result upside down (§11).
option-resistance-reverser-none = none
option-resistance-reverser-resistance = Resistance
option-resistance-reverser-spy = spies
option-resistance-reverser-both = both
option-resistance-hidden_reverser = Hidden Reverser
option-resistance-hidden_reverser-help = The spy Reverser and the other spies don’t see each other. Needs a spy Reverser (§11.3).

# Kinds of question, for the clock
decision-choice = One decides
decision-choice-help = a claim, a team, an answer by one seat
decision-ballot = All vote
decision-ballot-help = sealed, opened together
decision-window = Anyone may step in
decision-window-help = call a hoax, play a card, or let it pass
decision-race = The quickest counts
decision-race-help = first come, first served
decision-quiet = Nothing shows
decision-quiet-help = who has answered stays hidden until time is up

# How games end
ending-erben-wrong-doubt = Doubted, and it was the truth.
ending-erben-right-accusation = An accusation hit its mark.
ending-erben-wrong-accusation = An accusation missed its mark.
ending-hexhex-most-voice = The most Voice after the last round.
ending-hexhex-tie-break = A tie, and the tie-break decided it.
ending-hoax-truthful-claim = Called a hoax, and it was the truth.
ending-hoax-last-one-left = The last one left inherits.
ending-ohfox-most-hearts = The most hearts.
ending-ohfox-later-trigger = A tie in hearts, and the later first trigger decided it.
ending-ohfox-predator-in-a-tie = A tie, and ties fall to the predator.
ending-ohfox-fewer-attacks = A tie, and the one attacked less often came out ahead.
ending-ohfox-shared = A tie to the last: the win is shared.
ending-resistance-three-missions = Three missions decided it.
ending-resistance-five-rejections = Five teams in a row were voted down.
ending-resistance-accusation = An accusation hit its mark.
ending-resistance-early-accusation = An early accusation hit its mark.

# Quick phrases
phrase-hello = Hello!
phrase-thanks = Thank you.
phrase-well_played = Well played!
phrase-sorry = Sorry!
phrase-thinking = Let me think …
phrase-hurry = Go on, be brave!
phrase-yes = Yes.
phrase-no = No.
phrase-trust_me = Trust me.
phrase-not_me = It wasn’t me.
phrase-trust = I trust { $seat }.
phrase-suspect = I suspect { $seat }.
phrase-why = Why, { $seat }?
phrase-again = Again?
phrase-dare = Go on, doubt me.
phrase-believe = I believe { $seat }.
phrase-doubt = { $seat } is no such thing.
phrase-illegal = That was illegal!
phrase-mercy = Mercy!
phrase-know = I know who { $seat } is.
phrase-was_there = I was on that mission. It wasn’t me.
phrase-approve = Let this team go.
phrase-reject = Vote this team down.
phrase-one_of_us = { $seat } is one of us.
phrase-spy = { $seat } is a spy.
phrase-take_me = Take me along.
phrase-you-next = You’re next, { $seat }.
phrase-watch = Watch { $seat }!
phrase-mean = That was mean-spirited. Well done.
phrase-hungry = I’m hungry.
phrase-saw_you = { $seat }, I know where you are.
phrase-ouch = Ouch!
phrase-pond = See you at the pond.
phrase-who = Who on earth is { $seat }?
