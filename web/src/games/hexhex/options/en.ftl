# What can be set in HEX•HEX XL. It comes with the game: Options.tsx waits for it.
option-hexhex-deck = Deck
option-hexhex-deck-help = A deck of your own, as a TOML file; the house checks it and says what is wrong.
option-hexhex-hexen_stix = Hexen Stix
option-hexhex-hexen_stix-help = A ring of sticks to grab, and nine more cards (§11).
option-hexhex-vexed = Vexed
option-hexhex-vexed-help = Whoever is Hexed plays the next round under a curse (§12).
option-hexhex-one_room = All in one room
option-hexhex-one_room-help = Also curses for which you have to see each other (§12.6), and sticks that can fall (§11.7).
option-hexhex-ready = Wait until all are ready
option-hexhex-ready-help = Everybody says that they have read their cards before the Hex is cast (§2.6).
option-hexhex-series = Wins that take the series
option-hexhex-series-help = 0: one game, and no laws (§13.1).
option-hexhex-series-value = { $value ->
    [0] one game
   *[other] { $value }
 }
option-hexhex-series-is = { $value ->
    [0] { "" }
    [one] { $value } win takes the series
   *[other] { $value } wins take the series
 }
option-hexhex-dealer = First dealer
option-hexhex-dealer-help = A seat of your choice, or one drawn by lot (§1.3).
option-hexhex-dealer-value = { $value ->
    [0] drawn
   *[other] seat { $value }
 }
option-hexhex-dealer-is = { $value ->
    [0] { "" }
   *[other] Seat { $value } deals first
 }
option-hexhex-rounds = Rounds before the last
option-hexhex-rounds-help = Usually one for each seat; fewer for a short game (§1.2).
option-hexhex-rounds-value = { $value ->
    [0] one a seat
   *[other] { $value }
 }
option-hexhex-rounds-is = { $value ->
    [0] { "" }
    [one] { $value } round, then the last
   *[other] { $value } rounds, then the last
 }
option-hexhex-laws = Laws in force
option-hexhex-laws-help = Those that hold from the first game on. Not with Vexed (§13).
option-hexhex-laws-mirrored = left is right
option-hexhex-laws-silence = no Voice, no chat
option-hexhex-laws-revenge = revenge
option-hexhex-laws-payment = cancel for 2 Voice
option-hexhex-laws-raised = hands up costs
option-hexhex-laws-keyword_you = “you” draws Hexes
option-hexhex-laws-keyword_i = “I” draws Hexes
option-hexhex-laws-keyword_hex = “hex” draws Hexes
option-hexhex-laws-own_voice_1 = your own, for 1 Voice
option-hexhex-laws-own_voice_2 = your own, for 2 Voice
option-hexhex-laws-own_voice_3 = your own, for 3 Voice
option-hexhex-laws-own_card_1 = your own, for 1 card
option-hexhex-laws-own_card_2 = your own, for 2 cards
option-hexhex-words = Words of your own laws
option-hexhex-words-help = A text file with a line for each, as in “own_voice_2: Nobody points at anybody.” (§13.9)
option-hexhex-removed = Cards removed
option-hexhex-removed-help = Kinds of cards that a law has taken out of the deck. Not with Vexed (§13.8).
