# At the table
the-table = The table
question = What is asked
your-turn = Your turn
back = Back
skip = Skip
paused = Paused by the host.
you-have-answered = Your answer is in.
talk-over = Enough talk
waiting-for = Waiting for { $names }.
why-cant-i = Why can’t I?
suggested = Suggested by the lesson
picked = { $n } of { $of } chosen
rules-at = Rules, § { $section }
lesson-step = Step { $n } of { $of }
seat-number = Seat { $n }
seat-you = { $name } (you)
a-bot = a bot
is-asked = is asked
is-out = is out
seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
}
one-moment = One moment, please
away = You were away, so a bot is playing for you.
i-am-back = I’m back
line-lost = The line is lost. We’re getting you back …
menu = Menu
more = More
log = Log
log-empty = Nothing has happened yet.
log-and-talk = Log and talk
news = News
talk = Talk
talk-empty = Nobody has said anything yet.
talk-watching = You are watching: only those at the table talk.
talk-silent = Whoever is out stays silent until the end.
talk-about = About whom?
talk-phrases = Quick phrases
talk-type = Say something
talk-send = Say it
sheet = Sheet
rules = Rules
rules-contents = Contents
rules-sources = With each rule stands where it comes from: the heading in the rulebook, or why it is a house rule.
rule-book = Rulebook:
rule-house = House rule:
mine = Mine
secrets = My secrets
secrets-hold = Press and hold to look
script = Set-up script
script-read = Read it aloud
script-stop = Stop
close = Close

# why something can't be done now, in any game
why-now = It can be done now.
why-over = The game is over.
why-paused = The host has paused the game.
why-talk = There is talk first: it isn’t open yet.
why-not-asked = Nothing is asked of you right now.
why-replied = You have already answered.
why-no-such-seat = There is no such seat at this table.
why-not-an-answer = That answers another question, not this one.
