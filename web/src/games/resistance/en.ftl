# The Resistance

## names
resistance-you = you
resistance-nobody = nobody
resistance-myself = Myself
resistance-who-as = { $name } ({ $role })
resistance-side-resistance = Resistance
resistance-side-spy = Spy
resistance-role-resistance = Resistance member
resistance-role-spy = Spy
resistance-role-resistance-chief = Resistance Chief
resistance-role-spy-chief = Spy Chief
resistance-role-resistance-hunter = Resistance Hunter
resistance-role-spy-hunter = Spy Hunter
resistance-role-dummy-agent = Dummy Agent
resistance-role-coordinator = Coordinator
resistance-role-deep-agent = Deep Agent
resistance-role-pretender = Pretender
resistance-role-resistance-reverser = Resistance Reverser
resistance-role-spy-reverser = Spy Reverser
resistance-card-success = Success
resistance-card-fail = Fail
resistance-card-chief-fail = Chief Fail
resistance-card-reverse = Reverse
resistance-cards-success = { $n ->
    [one] { $n } success
   *[other] { $n } successes
}
resistance-cards-fail = { $n ->
    [one] { $n } fail
   *[other] { $n } fails
}
resistance-cards-chief-fail = { $n ->
    [one] { $n } Chief Fail
   *[other] { $n } Chief Fails
}
resistance-cards-reverse = { $n ->
    [one] { $n } Reverse
   *[other] { $n } Reverses
}
resistance-loyalty-not-a-chief = Not a Chief
resistance-loyalty-chief = Chief
resistance-loyalty-resistance-chief = Resistance Chief
resistance-loyalty-spy-chief = Spy Chief
resistance-hunted-resistance-chief = { $n ->
    [one] the resistance Chief
   *[other] a resistance Chief
}
resistance-hunted-spy-chief = { $n ->
    [one] the spy Chief
   *[other] a spy Chief
}

## plot cards
resistance-plot-close-eye = Close Eye
resistance-plot-close-eye-use = Once: look at the mission card of one member.
resistance-plot-strong-leader = Strong Leader
resistance-plot-strong-leader-use = Once: become leader before a team is named.
resistance-plot-no-confidence = No Confidence
resistance-plot-no-confidence-use = Once: stop a team that the vote let go.
resistance-plot-take-responsibility = Take Responsibility
resistance-plot-take-responsibility-use = At once: take a plot card from someone.
resistance-plot-opinion-maker = Opinion Maker
resistance-plot-opinion-maker-use = Stays: votes before the others, for all to see.
resistance-plot-overheard-conversation = Overheard Conversation
resistance-plot-overheard-conversation-use = At once: see which side a neighbour is on.
resistance-plot-in-the-spotlight = In the Spotlight
resistance-plot-in-the-spotlight-use = Once: one member plays face up.
resistance-plot-open-up = Open Up
resistance-plot-open-up-use = At once: show someone which side you are on.
resistance-plot-establish-confidence = Establish Confidence
resistance-plot-establish-confidence-use = At once: the leader shows their own side to someone.
resistance-plot-before = before { $seat } · { $use }

## what is asked
resistance-ask-aim = Which mission do you aim at?
resistance-ask-propose = { $attempt ->
    [1] Mission { $mission }: who goes? Name { $size }.
   *[other] Mission { $mission }, attempt { $attempt } of { $of }: who goes? Name { $size }.
}
resistance-ask-appoint = Who gets the Investigator token?
resistance-ask-blame = The team is named. Does the Deep Agent blame anyone?
resistance-ask-opinion-vote = You vote first, for all to see. Shall this team go: { $team }?
resistance-ask-team-vote = { $attempt ->
    [5] Last attempt, or the spies win! Shall this team go: { $team }?
   *[other] Mission { $mission }: shall this team go: { $team }?
}
resistance-ask-mission-cards = You are on mission { $mission }. Which card do you play?
resistance-ask-early-accusation = The mission failed. Does the spy Hunter step forward?
resistance-ask-accusation = Hunter, it is up to you: who is { $chief }?
resistance-ask-investigation = { $result ->
    [success] You led a success, so you investigate: whom?
   *[failure] The mission failed, and you are the Investigator: whom do you investigate?
}
resistance-ask-loyalty-card = { $investigator } investigates you. Which card do you show?
resistance-ask-inquisition = Inquisitor, whom do you examine?
resistance-ask-strong-leader = { $leader } leads. Do you take over?
resistance-ask-give-plot = Who gets { $plot }? { $use }
resistance-ask-take-responsibility = Take Responsibility: which card do you take?
resistance-ask-overhear = Overheard Conversation: whose side do you want to see?
resistance-ask-open-up = Open Up: to whom do you show your side?
resistance-ask-establish-confidence = Establish Confidence: to whom do you, the leader, show your side?
resistance-ask-no-confidence = The vote lets this team go: { $team }. Do you stop it?
resistance-ask-spotlight = In the Spotlight: who must play face up?
resistance-ask-open-card = You are in the spotlight. Which card do you play, for all to see?
resistance-ask-close-eye = Close Eye: whose card do you look at?

## what the table waits for
resistance-over = The game is over.
resistance-votes-come-in = The votes are coming in.
resistance-wait-set-up = The characters are dealt.
resistance-wait-aim = { $leader } picks a mission.
resistance-wait-propose = { $leader } picks a team of { $size } for mission { $mission }.
resistance-wait-appoint = { $leader } hands out the Investigator token.
resistance-wait-blame = The Deep Agent may blame someone now.
resistance-wait-opinion-vote = Opinion Makers vote first.
resistance-wait-team-vote = Shall this team go: { $team }?
resistance-wait-mission-cards = The team is on mission { $mission } and plays its cards.
resistance-wait-early-accusation = The spy Hunter may step forward now.
resistance-wait-accusation = { $seat }, a Hunter, is about to accuse someone.
resistance-wait-investigation = { $seat } picks somebody to investigate.
resistance-wait-loyalty-card = { $investigator } investigates { $seat }.
resistance-wait-inquisition = { $seat }, the Inquisitor, picks somebody to examine.
resistance-wait-strong-leader = { $seat } may take the lead.
resistance-wait-give-plot = { $leader } gives away { $plot }.
resistance-wait-take-responsibility = { $seat } takes a plot card.
resistance-wait-overhear = { $seat } listens to a neighbour.
resistance-wait-open-up = { $seat } picks somebody to open up to.
resistance-wait-establish-confidence = { $seat } picks somebody to convince.
resistance-wait-no-confidence = { $seat } may still stop the team.
resistance-wait-spotlight = { $seat } may put somebody in the spotlight.
resistance-wait-open-card = { $seat } plays a card, face up.
resistance-wait-close-eye = { $seat } may look at a card.
resistance-standing = { $attempt ->
    [1] Mission { $mission }
   *[other] Mission { $mission } · attempt { $attempt } of { $of }
}
resistance-standing-aim = Choosing a mission · attempt { $attempt } of { $of }

## answers
resistance-approve = Approve
resistance-reject = Reject
resistance-on-the-team = Somebody on the team
resistance-name-team = Name this team
resistance-mission = Mission { $mission }
resistance-space = { $fails ->
    [1] team of { $size }
   *[other] team of { $size }, { $fails } fails needed
}
resistance-show = Show “{ $card }”
resistance-use-strong-leader = Yes, I lead now
resistance-use-no-confidence = Yes, stop this team
resistance-not-now = No, not now
resistance-pass = Pass
resistance-step-forward = Step forward and accuse
resistance-blame = Blame somebody
resistance-blame-once = Once in a game: all will know that you are the Deep Agent.
resistance-blame-whom = Who is the Pretender?
resistance-went = { $n ->
    [one] mission { $list }
   *[other] missions { $list }
}

## what happened
resistance-told-leader = { $who ->
    [me] You are the leader.
   *[other] { $seat } is the leader.
}
resistance-told-aimed = { $who ->
    [me] You aim at mission { $mission }.
   *[other] { $seat } aims at mission { $mission }.
}
resistance-told-proposed = { $who ->
    [me] Your team for mission { $mission }: { $team }.
   *[other] { $seat } names a team for mission { $mission }: { $team }.
}
resistance-told-appointed = { $who ->
    [me] You get the Investigator token.
   *[other] { $seat } gets the Investigator token.
}
resistance-told-opinions = Opinion Makers first. For the team: { $approve }; against: { $reject }.
resistance-told-voted = { $verdict ->
    [approved] Approved, { $yes } to { $no }. For the team: { $approve }; against: { $reject }.
   *[rejected] Rejected, { $yes } to { $no }. For the team: { $approve }; against: { $reject }.
}
resistance-told-rejected = { $by ->
    [plot] The team doesn’t go after all. That is rejection { $count } of { $of }.
   *[vote] That is rejection { $count } of { $of }.
}
resistance-told-mission = { $result ->
    [success] Mission { $mission } succeeds: { $cards }.
   *[failure] Mission { $mission } fails: { $cards }.
}
resistance-shows-mission = The cards of mission { $mission } are turned over …
resistance-told-turned = { $result ->
    [success] The result is turned over: mission { $mission } counts as a success now.
   *[failure] The result is turned over: mission { $mission } counts as a failure now.
}
resistance-told-drew = { $who ->
    [me] You draw { $plot }.
   *[other] { $seat } draws { $plot }.
}
resistance-told-gave = { $who ->
    [me] You give { $target } { $plot }.
    [at-me] { $seat } gives you { $plot }.
   *[other] { $seat } gives { $target } { $plot }.
}
resistance-told-used = { $who ->
    [me] You play { $plot }.
   *[other] { $seat } plays { $plot }.
}
resistance-told-took = { $who ->
    [me] You take { $plot } from { $target }.
    [at-me] { $seat } takes { $plot } from you.
   *[other] { $seat } takes { $plot } from { $target }.
}
resistance-told-side-shown = { $who ->
    [me] You show { $target } which side you are on.
    [at-me] You have seen which side { $seat } is on: it is among your secrets.
   *[other] { $target } gets to see which side { $seat } is on.
}
resistance-told-spotlit = { $who ->
    [me-self] You step into the spotlight.
    [self] { $seat } steps into the spotlight.
    [me] You put { $target } in the spotlight.
    [at-me] { $seat } puts you in the spotlight.
   *[other] { $seat } puts { $target } in the spotlight.
}
resistance-told-open-card = { $who ->
    [me] You play { $card }, face up.
   *[other] { $seat } plays { $card }, face up.
}
resistance-told-looked = { $who ->
    [me] You have looked at { $target }’s card: it is among your secrets.
    [at-me] { $seat } looks at your card.
   *[other] { $seat } looks at { $target }’s card.
}
resistance-told-hunter = { $who ->
    [me] You step forward: { $role }!
   *[other] { $seat } steps forward: { $role }!
}
resistance-told-accused = { $who ->
    [me] You accuse { $target } of being { $chief }.
    [at-me] { $seat } accuses you of being { $chief }.
   *[other] { $seat } accuses { $target } of being { $chief }.
} { $answer ->
    [open] { "" }
    [right] Right!
   *[wrong] Wrong!
}
resistance-told-investigated = { $who ->
    [me] You have investigated { $target }: the card is among your secrets.
    [at-me] { $seat } investigates you and sees your loyalty card.
   *[other] { $seat } investigates { $target }.
}
resistance-told-examined = { $who ->
    [me] You have examined { $target }: the side is among your secrets. The Inquisitor token goes to { $target }.
    [at-me] { $seat } examines you and sees your side. You get the Inquisitor token.
   *[other] { $seat } examines { $target }, who gets the Inquisitor token.
}
resistance-told-blamed = { $who ->
    [me] You are the Deep Agent, and you say: { $target } is the Pretender.
    [at-me] { $seat } is the Deep Agent, and says: you are the Pretender.
   *[other] { $seat } is the Deep Agent, and says: { $target } is the Pretender.
} { $answer ->
    [open] { "" }
    [right] Right! The two change characters and sides.
   *[wrong] Wrong!
}
resistance-told-won = { $side ->
    [spy] The spies win
   *[resistance] The resistance wins
}{ $mine ->
    [yes] , and you with them.
   *[no] .
}
resistance-told-shown = Spies: { $spies }. Resistance: { $resistance }.
resistance-says-accuse = { $target }, it’s you!

## a seat
resistance-is-leader = leader
resistance-is-on-team = on the team
resistance-is-investigator = Investigator
resistance-is-inquisitor = Inquisitor
resistance-voted-yes = approved last
resistance-voted-no = rejected last

## the board
resistance-track = Missions
resistance-track-space = Mission { $mission }: team of { $size }{ $fails ->
    [1] { "" }
   *[other] , fails with { $fails } fails
}{ $state ->
    [success] , succeeded
    [failure] , failed
    [now] , in progress
   *[later] { "" }
}
resistance-two-fails = { $n } fails
resistance-rejections = { $n } of { $of } rejections
resistance-rejections-short = Rejections
resistance-team-of = Team of { $n }
resistance-team-now = The team
resistance-verdict-approved = Approved
resistance-verdict-rejected = Rejected
resistance-verdict-success = Success
resistance-verdict-failure = Failure
resistance-verdict-turned = Turned over
resistance-verdict-right = Right!
resistance-verdict-wrong = Wrong!
resistance-cards-lie = { $n ->
    [one] { $n } mission card
   *[other] { $n } mission cards
}
resistance-votes-hidden = { $n } of { $of } have voted
resistance-only-you-two = Only you two see it
resistance-only-they = Only these two see it
resistance-resistance-wins = The resistance wins
resistance-spies-win = The spies win

## my secrets
resistance-i-am-resistance = You are with the resistance.
resistance-i-am-spy = You are a spy.
resistance-knows-eyes = You saw it when the others had their eyes shut.
resistance-knows-spy = { $n ->
    [one] { $names } is a spy too.
   *[other] { $names } are spies too.
}
resistance-knows-spy-chief = { $n ->
    [one] { $names } is a spy Chief.
   *[other] { $names } are spy Chiefs.
}
resistance-knows-deep-agent = { $names } is the Deep Agent, a spy who knows none of you.
resistance-knows-either = { $names }: one is the Deep Agent, the other the Pretender.
resistance-knows-chief = { $names } is the other resistance Chief.
resistance-knows-coordinator = { $names } is the Coordinator, on your side.
resistance-nothing-deep-agent = You know no other spy: your eyes were shut. They saw your thumb.
resistance-nothing-deep-agent-pretender = You know no other spy: your eyes were shut. They saw your thumb, but can’t tell you from the Pretender.
resistance-nothing-pretender = You know nobody. The spies saw your thumb and can’t tell you from the Deep Agent.
resistance-nothing-coordinator = { $n ->
    [one] You know nobody. The resistance Chief saw your thumb and knows you.
   *[other] You know nobody. The resistance Chiefs saw your thumb and know you.
}
resistance-nothing-hidden = You know no other spy, and they don’t know you: your eyes were shut.
resistance-nothing-blind = You know no other spy: in this game the spies are blind.
resistance-nothing-lone = You know no other spy: the other one is hidden.
resistance-nothing = You know nobody. Watch who names whom, who votes how, and what the cards say.
resistance-swapped = You and { $seat } have changed characters and sides.
resistance-learnt-side = { $side ->
    [spy] { $seat } is a spy.
   *[resistance] { $seat } is with the resistance.
}
resistance-learnt-side-why = { $seat } showed you, in mission { $mission }.
resistance-learnt-examined-why = You examined { $seat } as Inquisitor after mission { $mission }.
resistance-learnt-loyalty = { $seat } showed “{ $card }”.
resistance-learnt-loyalty-why = You investigated { $seat } after mission { $mission }.
resistance-learnt-loyalty-dummy = The Dummy Agent may show a Chief card that isn’t true.
resistance-learnt-card = { $seat } played { $card } in mission { $mission }.
resistance-learnt-card-why = You looked with Close Eye.
resistance-seen-side = { $seat } has seen which side you are on.
resistance-seen-loyalty = { $seat } has seen your loyalty card: “{ $card }”.
resistance-seen-card = { $seat } has looked at your card in mission { $mission }: { $card }.
resistance-could-accuse = A spy Chief failed mission { $mission }: you may step forward.
resistance-could-not-accuse = No spy Chief failed mission { $mission }: you can’t step forward.
resistance-known = What you know
resistance-known-of-you = What others know of you
resistance-my-cards = Your mission cards
resistance-my-card = Mission { $mission }: { $card }

## the sheet
resistance-sheet-play = How it goes
resistance-sheet-goal = Three successful missions win for the resistance, three failed ones for the spies. Five rejected teams in a row: the spies win.
resistance-sheet-goal-hunter = Three successes, or failures, only let that side’s Hunter accuse. A right accusation wins; a wrong one turns the mission over. Five rejected teams in a row: the spies win.
resistance-sheet-turn = The leader names a team. All vote at once; more than half must approve. Then the team plays mission cards in secret, and one fail is enough.
resistance-sheet-numbers = Missions
resistance-sheet-mission = Mission
resistance-sheet-team = Team
resistance-sheet-fails = Fails needed
resistance-sheet-seats = Seats
resistance-sheet-spies = Spies
resistance-sheet-result = Result
resistance-sheet-spies-here = { $n ->
    [one] { $n } spy among { $seats } seats
   *[other] { $n } spies among { $seats } seats
}
resistance-sheet-two = With 7 or more seats mission 4 fails only with two fails.
resistance-sheet-cast = Who is in play
resistance-sheet-plots = Plot cards
resistance-sheet-plots-drawn = { $n ->
    [one] The first leader of each mission draws { $n } card and gives it away.
   *[other] The first leader of each mission draws { $n } cards and gives them away.
}
resistance-sheet-modules = Also in play
resistance-sheet-votes = Votes
resistance-sheet-votes-none = Nobody has voted yet.
resistance-sheet-attempt = Mission { $mission }, attempt { $attempt }
resistance-sheet-votes-key = ✓ approved, ✗ rejected. Framed: on the team. Crown: leader.
resistance-module-blind-spies = Blind spies: the spies don’t know each other.
resistance-module-targeting = Targeting: the leader picks the mission too; the fifth only after two successes.
resistance-module-investigator = Investigator: after a mission, but not the fifth, someone’s loyalty card is looked at: by the leader of a success, or by the Investigator of a failure.
resistance-module-early = Early accusation: once, right after a spy Chief has failed a mission, the spy Hunter may accuse.
resistance-module-blame = Blame: once, when a team is named, the Deep Agent may point at the Pretender. If right, they change characters and sides.
resistance-module-inquisitor = Inquisitor: after missions 2, 3 and 4 the holder of the token sees somebody’s side and hands the token over. Nobody gets it twice.
resistance-module-reverser = Reverse turns the result of a mission over; two of them cancel out.
resistance-module-hidden-reverser = Hidden Reverser: the spies and the spy Reverser don’t know each other.
resistance-power-resistance = Always plays success.
resistance-power-spy = Plays success or fail. Knows the other spies.
resistance-power-spy-blind = Plays success or fail. Knows nobody.
resistance-power-resistance-chief = Always plays success. Must not be found by the spy Hunter.
resistance-power-spy-chief = Plays success or fail. Must not be found by the resistance Hunter.
resistance-power-spy-chief-many = Plays success or Chief Fail. Must not be found by the resistance Hunter.
resistance-power-resistance-hunter = After three successes, accuses someone of being a spy Chief.
resistance-power-spy-hunter = After three failures, accuses someone of being a resistance Chief.
resistance-power-dummy-agent = Resistance. When investigated, may show a Chief card all the same.
resistance-power-coordinator = Resistance. Known to the resistance Chiefs. If the spy Hunter hits the Coordinator, the spies win.
resistance-power-deep-agent = Spy. Doesn’t know the other spies, but is known to them.
resistance-power-pretender = Resistance. Looks like the Deep Agent to the spies.
resistance-power-resistance-reverser = Plays success or Reverse.
resistance-power-spy-reverser = Plays success or Reverse, never a fail.

## the end
resistance-end-unknown = The characters stay hidden: the game was ended before its end.
resistance-end-spies = The spies
resistance-end-resistance = The resistance
resistance-end-won = won

## the script
resistance-script-shut-all = Eyes shut, everybody, and hold out one fist over the table.
resistance-script-open-all = Now everybody may look up. The game begins.
resistance-script-thumb-up = { $n ->
    [one] { $who }: thumb up, and keep your eyes shut.
   *[other] { $who }: thumbs up, and keep your eyes shut.
}
resistance-script-thumb-down = { $n ->
    [one] { $who }: thumb down.
   *[other] { $who }: thumbs down.
}
resistance-script-look = { $who }: look up.
resistance-script-shut = { $who }: eyes shut again.
resistance-script-all-spies = all spies
resistance-script-all-spies-but = all spies but { $others }
resistance-script-sees-spy = Whoever looks back is a spy like you.
resistance-script-sees-spy-chief = One who does so with a thumb up is a spy Chief.
resistance-script-sees-either = Of the two thumbs over shut eyes one is the Deep Agent’s, the other the Pretender’s.
resistance-script-sees-deep-agent = The thumb over shut eyes is the Deep Agent’s.
resistance-script-sees-chief = Whoever looks back is the other Chief.
resistance-script-sees-coordinator = The raised thumb is the Coordinator’s.
resistance-the-resistance-chief = { $n ->
    [one] the resistance Chief
   *[other] both resistance Chiefs
}
resistance-the-spy-chief = { $n ->
    [one] the spy Chief
   *[other] both spy Chiefs
}
resistance-the-deep-agent = the Deep Agent
resistance-the-pretender = the Pretender
resistance-the-coordinator = the Coordinator
resistance-the-spy-reverser = the spy Reverser

## why can’t I?
why-resistance-no-such-module = That isn’t part of the game at this table.
why-resistance-card-out = That card isn’t used with so many seats.
why-resistance-too-early = That comes later in a mission.
why-resistance-too-late = The moment for that has passed in this mission.
why-resistance-not-this-mission = Not with this mission: others have it.
why-resistance-target-yourself = It has to be somebody else.
why-resistance-not-leader = Only the leader does that.
why-resistance-wrong-team-size = The team must be exactly as large as this mission needs.
why-resistance-mission-done = That mission has been done. Each is done once.
why-resistance-two-successes-first = The fifth mission may be named only after two successes.
why-resistance-opinion-first = The Opinion Makers vote first. Your turn comes next.
why-resistance-voted-already = You are an Opinion Maker: your vote is already open.
why-resistance-not-on-team = You aren’t on this team, so you play no card.
why-resistance-success-only = The resistance can only play success.
why-resistance-chief-fail-only = Only a spy Chief plays Chief Fail.
why-resistance-no-plain-fail = A spy Chief plays Chief Fail, never a plain fail.
why-resistance-reverse-only = Only Reversers play Reverse.
why-resistance-reverser-no-fail = A Reverser plays success or Reverse, never a fail.
why-resistance-spotlight-first = Whoever is in the spotlight plays first.
why-resistance-played-openly = Your card already lies face up.
why-resistance-no-plot-card = That plot card doesn’t lie before you.
why-resistance-leader-already = You are the leader already.
why-resistance-clockwise = Holders of such a card are asked clockwise, once each. It isn’t your turn.
why-resistance-first-attempt-only = Plot cards are handed out only at the first attempt of a mission.
why-resistance-at-once-first = The card just given is done at once. Then comes the next.
why-resistance-plot-not-given = Only whoever has just been given that card does this.
why-resistance-no-such-plot = No such plot card lies there.
why-resistance-not-neighbour = It has to be one of your two neighbours.
why-resistance-not-a-member = It has to be somebody on the team.
why-resistance-own-card = You know your own card.
why-resistance-card-open = That card lies face up for all to see.
why-resistance-looked-at = Somebody else has looked at that card already.
why-resistance-token-not-leader = The leader can’t be the Investigator.
why-resistance-token-not-team = Nobody on the team can be the Investigator.
why-resistance-not-investigator = Somebody else investigates this time.
why-resistance-not-investigated = Nobody is investigating you.
why-resistance-loyalty-true = You must show the card that is true for you.
why-resistance-hunters-only = Only Hunters accuse.
why-resistance-three-first = A Hunter accuses only once three missions have gone their side’s way.
why-resistance-accused-before = You have accused this player before, and were wrong.
why-resistance-spy-hunter-only = Only the spy Hunter can step forward.
why-resistance-after-chief-fail = You can step forward only when a spy Chief has failed the mission.
why-resistance-early-used = There is one early accusation in a game, and it has been made.
why-resistance-deep-agent-only = Only the Deep Agent can blame.
why-resistance-blame-used = Blame can be used once in a game, and it has been.
why-resistance-not-inquisitor = Only the Inquisitor examines.
why-resistance-token-held = Whoever has held the Inquisitor token can’t be examined.

## the lesson
lesson-resistance-welcome = You are with the resistance, and two of the other four are spies. Make three missions succeed: find out whom you can take along.
lesson-resistance-reject-strangers = Bruno leads and wants to go with Dario, and you know neither of them. A rejected team costs little at the start: reject.
lesson-resistance-approve-team = Five rejected teams in a row lose the game, so some team has to go. Cleo and Edda are worth a try: approve.
lesson-resistance-go-along = This time you are on the team yourself, so that is one seat you are sure of. Approve and go along.
lesson-resistance-play-success = The resistance always plays success, while spies may choose. The cards are shuffled before they are turned over.
lesson-resistance-reject-suspect = One of the three played a fail, and it wasn’t you: Cleo or Dario is a spy. Cleo is on this team, so reject it.
lesson-resistance-lead = Now you are the leader. Edda has been on a clean mission and on no failed one: take Edda and yourself.
lesson-resistance-vote-own-team = The leader votes too, and everybody sees how. Stand by your team: approve.
lesson-resistance-second-success = Play your success. If Edda does the same, you are one mission from winning.
lesson-resistance-outvoted = Dario is under suspicion and you aren’t there to watch: reject. The others may outvote you, and how they vote tells you something.
lesson-resistance-work-it-out = Two fails: both spies were among Bruno, Dario and Edda, so Cleo is clean. Edda succeeded twice, and Bruno wanted Dario from the start: approve this team.
lesson-resistance-last-card = All three of you are with the resistance. Play success, and win.
lesson-resistance-done = You have found the spies by their teams, their votes and their cards: that is the whole game. Bruno and Dario say well played; try a table of your own next.
