# What can be set in Die Erben von Hoax. It comes with the game: Options.tsx waits for it.
option-erben-merchant = Merchant
option-erben-merchant-help = The Merchant is in the game; without, there are six identities (§12.1).
option-erben-throne_points = Throne points
option-erben-throne_points-help = Several rounds for 10 points; off, one round decides (§12.2).
option-erben-accuse_any_turn = Accusations in every turn
option-erben-accuse_any_turn-help = At the end of every turn anyone may accuse (§12.3).
option-erben-information_beside = Information besides
option-erben-information_beside-help = You buy information beside your action, and it may be all that you do (§12.4).
option-erben-unmarked_doubts = Doubts without markers
option-erben-unmarked_doubts-help = A right doubt covers nothing: the table has to remember it, without a memory aid (§12.5).
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
