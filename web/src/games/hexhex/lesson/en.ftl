# The guided first game of HEX•HEX XL. The seats by their names: { $one } { $two }

lesson-hexhex-welcome = Somebody hurls a Hex, and nobody wants to be where it goes off. Play one round and the last one with Bruno and Cleo; the lamp shows what to do.
lesson-hexhex-ready = Everyone has 5 Voice and 5 cards; most Voice wins. Your cards send a Hex on, cancel what others play, or help when you are Hexed. Look at your hand, then say that you are ready.
lesson-hexhex-across = { $one } has cast a Hex at you, and you have to answer if you can. A card says where it goes: left, right, across. Lay Deflect Across to { $two }; whoever sends a Hex that goes off scores 1.
lesson-hexhex-out-of-turn = Some cards can be played out of turn, by anyone, besides the answer. You have none of them: say “Nothing”.
lesson-hexhex-window = All answers are turned up together, and then anyone may cancel one. Everyone is asked, so that nobody gives away what they hold. Your own card shall stand: let it be.
lesson-hexhex-watch = The Hex is with { $two } now, and the answer is being laid in secret. You have nothing to add out of turn.
lesson-hexhex-null = { $two } would pass the Hex right, to { $one }, and then { $one } is no longer your business. Play Null: it cancels that card, and { $two } has to find another answer.
lesson-hexhex-counter-counter = A counter can be countered too, so everyone is asked again. Nobody wants to undo your own Null, you least of all: let it be.
lesson-hexhex-keep-null = Double Back: the Hex and a duplicate of it come back to you! You could cancel that as well, but there will be a better moment for your second Null. Let it be.
lesson-hexhex-two-hexes = Two Hexes at once, and each needs a card of its own. You have only one that answers: lay Called Shot, to { $two } again.
lesson-hexhex-cannot = For the other Hex nothing is left. Nobody may say so who has an answer, but you have none: “I can’t”.
lesson-hexhex-turn-up = Before the cards are turned up you are asked once more for one out of turn: nothing.
lesson-hexhex-let-fly = One Hex flies back to { $two }, the other will go off on you. Your Called Shot is open to counters, but you want it to stand: let it be.
lesson-hexhex-hexed = You are Hexed: that costs 1 Voice, and { $two }, who sent it, would gain 1. Whoever has a card for when Hexed must play it now. Yours is a gem: Inversion.
lesson-hexhex-invert = Inversion turns the loss into a gain, and { $two } gets nothing. If nobody cancels it, that is. Let it be.
lesson-hexhex-her-turn = You have 6 Voice. Your other Hex is still before { $two }, whose hand is small by now. You can do nothing out of turn: wait and see.
lesson-hexhex-backlash = { $two } can’t answer and is Hexed by you! But Backlash would make you lose as much, and gain nothing. This is the moment for your second Null.
lesson-hexhex-last-round = { $two } lost 1, you gained 1, and the round was over. In the last round the one with the least Voice names the dealer and casts. You have a new hand, and what a hand: ready.
lesson-hexhex-any-answer = { $two } aims at the leader: you. First lay any answer, as you must: Turn Aside Left. It will not matter, for you hold the one card that is louder.
lesson-hexhex-hex-hex = HEX•HEX! It ends the round at once: all drop their cards and raise their hands. You are first, and the last one loses 3. Nothing cancels it: play it.
lesson-hexhex-done = All Hexes void, the slowest hands 3 Voice poorer, and you have the most: you won. Now you can pass, counter, bear a Hex and end it all. A whole game has a round for every seat before the last one; try it at a table of your own.
