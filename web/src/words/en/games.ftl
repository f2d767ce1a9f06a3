# What the games are called, and what can be set in them
game-erben-summary = The king is dead, and the court wants the throne. Pass yourself off as baron, monk or thief, doubt the others at the right moment, and be the first with ten throne points.
game-hexhex-summary = HEX•HEX! A curse is loose and nobody wants it. Pass it left, pass it right, boost it, split it, bounce it back; whoever has no card left for it loses their Voice. The loudest survivor lays down the law.
game-hoax-summary = The old man is dead and you are all at his house, each pretending to be whoever pays best today. Lie well: the last one who isn’t seen through inherits.
game-ohfox-summary = Prey looks for food, a predator looks for prey. Everyone plays eight cards in the open, but only you know which animal makes what of them; then the film shows who met whom in the forest.
game-resistance-summary = Five missions, and some of you want them to fail. Name a team, vote on it, and work out who turns the cards the wrong way.

level-random = Random
level-random-help = does anything the rules allow
level-novice = Novice
level-novice-help = believes a lot, forgets things and bluffs too plainly
level-regular = Regular
level-regular-help = bluffs, doubts and remembers
level-sharp = Sharp
level-sharp-help = weighs who could be whom, also by how everyone has played
level-master = Master
level-master-help = plays many games in its head before every move
level-learned = Learned

# Die Erben von Hoax
preset-erben-first-game = First game
preset-erben-first-game-help = The whole court, fines and reprieves included; 10 throne points win.
preset-erben-original = Original
preset-erben-original-help = One round decides. No Merchant, no markers for doubts, accusations in every turn.
preset-erben-two-identities = Two identities
preset-erben-two-identities-help = Wrongly doubted once, you go on with a new card.
preset-erben-large = Large table
preset-erben-large-help = For 9 to 14: no fines, more chips, quicker points.
# HEX•HEX XL
preset-hexhex-first-game = First game
preset-hexhex-first-game-help = 150 cards, no extras: pass the Hex and keep your Voice.
preset-hexhex-hexen-stix = Hexen Stix
preset-hexhex-hexen-stix-help = A ring of sticks lies in the middle, one too few. Somebody shouts “Grab!”
preset-hexhex-both-variants = Both variants
preset-hexhex-both-variants-help = Hexen Stix and Vexed in one big game.
warning-hexhex-both-variants = The two variants were made to be added one at a time. Together they can be played, but be kind to those who are new, and keep it simple.
preset-hexhex-series-with-laws = Series with laws
preset-hexhex-series-with-laws-help = Three wins take it, and every winner lays down a law for the games to come.
preset-hexhex-vexed = Vexed
preset-hexhex-vexed-help = Whoever is Hexed plays the next round under a curse. Don’t get caught breaking it.

# Hoax
preset-hoax-first-game = First game
preset-hoax-first-game-help = Without immunities: one thing less to keep in mind.
preset-hoax-full-rules = Full rules
preset-hoax-full-rules-help = With immunities, the way it is meant to be played.
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
decision-talk = Talk before a vote
decision-talk-help = until whoever has called opens it

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
phrase-missed = Not even close.
phrase-missed_me = Missed me!
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
