# What the games are called, and what can be set in them
game-hoax-summary = The old man is dead and you are all at his house, each pretending to be whoever pays best today. Lie well: the last one who isn’t seen through inherits.
game-resistance-summary = Five missions, and some of you want them to fail. Name a team, vote on it, and work out who turns the cards the wrong way.

level-random = Random
level-random-help = does anything the rules allow
level-regular = Regular
level-regular-help = bluffs, doubts and remembers

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
ending-hoax-truthful-claim = Called a hoax, and it was the truth.
ending-hoax-last-one-left = The last one left inherits.
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
phrase-dare = Go on, call it a hoax.
phrase-believe = I believe { $seat }.
phrase-doubt = { $seat } is no such thing.
phrase-know = I know who { $seat } is.
phrase-was_there = I was on that mission. It wasn’t me.
phrase-approve = Let this team go.
phrase-reject = Vote this team down.
phrase-one_of_us = { $seat } is one of us.
phrase-spy = { $seat } is a spy.
phrase-take_me = Take me along.
