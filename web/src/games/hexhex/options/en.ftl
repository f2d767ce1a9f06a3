# What can be set in HEX•HEX XL. It comes with the game: Options.tsx waits for it.
option-hexhex-deck = Deck
option-hexhex-deck-help = A deck of your own, as a TOML file; the house checks it and says what is wrong.
option-hexhex-hexen_stix = Hexen Stix
option-hexhex-hexen_stix-help = A ring of sticks to grab, and nine more cards (§11).
option-hexhex-vexed = Vexed
option-hexhex-vexed-help = Whoever is Hexed plays the next round under a curse (§12).
option-hexhex-one_room = All in one room
option-hexhex-one_room-help = Also curses for which you have to see each other. Needs Vexed (§12.6).
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
option-hexhex-laws-free = a law of your own
option-hexhex-removed = Cards removed
option-hexhex-removed-help = Kinds of cards that a law has taken out of the deck. Not with Vexed (§13.8).
option-hexhex-removed-turn_aside_left = Turn Aside Left
option-hexhex-removed-turn_aside_right = Turn Aside Right
option-hexhex-removed-deflect_across = Deflect Across
option-hexhex-removed-called_shot = Called Shot
option-hexhex-removed-duck = Duck
option-hexhex-removed-boost = Boost
option-hexhex-removed-escalating_obsession = Escalating Obsession
option-hexhex-removed-rot = Rot
option-hexhex-removed-double_and_thrice = Double & Thrice
option-hexhex-removed-maddening_compulsion_left = Maddening Compulsion Left
option-hexhex-removed-maddening_compulsion_right = Maddening Compulsion Right
option-hexhex-removed-twain = Twain
option-hexhex-removed-double_back = Double Back
option-hexhex-removed-choke = Choke
option-hexhex-removed-leech = Leech
option-hexhex-removed-grave_robber = Grave Robber
option-hexhex-removed-draw_fire = Draw Fire
option-hexhex-removed-null = Null
option-hexhex-removed-absorb = Absorb
option-hexhex-removed-counter_caster = Counter Caster
option-hexhex-removed-stun = Stun
option-hexhex-removed-dismiss = Dismiss
option-hexhex-removed-hex_sign = Hex Sign
option-hexhex-removed-dispel = Dispel
option-hexhex-removed-purloin = Purloin
option-hexhex-removed-mirror = Mirror
option-hexhex-removed-level = Level
option-hexhex-removed-spite = Spite
option-hexhex-removed-inversion = Inversion
option-hexhex-removed-backlash = Backlash
option-hexhex-removed-parting_shot = Parting Shot
option-hexhex-removed-ward = Ward
option-hexhex-removed-deception = Deception
option-hexhex-removed-what_the_hex = What the Hex Up With That
option-hexhex-removed-windfall = Windfall
option-hexhex-removed-talisman = Talisman
option-hexhex-removed-ill_omen = Ill Omen
option-hexhex-removed-hex_hex = HEX•HEX
option-hexhex-removed-grab = GRAB
option-hexhex-removed-sleight = Sleight
option-hexhex-removed-snap = Snap
option-hexhex-removed-steady_hand = Steady Hand
