web-title = Formicary
web-skip = Skip to the page
web-nav = Pages
web-footer = Free software. Nobody watches you here: no ads, no trackers.
web-sorry = That did not work
web-update-ready = A newer version is ready.
web-update-now = Load it

web-page-home = Games
web-page-new = New game
web-page-lobby = Lobby
web-page-table = Table
web-page-replay = Replays
web-page-rules = Rules
web-page-learn = First lesson
web-page-settings = Settings
web-page-account = Account

web-home-lead = Ant colonies on one table: alone against bots, together at one screen, or over the net.
web-home-games = Games
web-home-players-exactly = { $least ->
    [one] 1 player
   *[other] { $least } players
}
web-home-players-between = { $least } to { $most } players
web-play = Play
web-learn = Learn in a few minutes
web-rules = Rules
web-contents = Contents
web-no-such-game = There is no such game.
web-no-such-save = This browser does not have that game.
web-no-lesson = There is no lesson for this game yet.
web-part-coming = Loading { $game } …
web-part-failed = { $game } could not be loaded. Is there a network? If trying again does not help, load the page anew.
web-part-again = Try again

web-kept = Your games in this browser
web-kept-over = over, { $scores }
web-kept-running = { $plies ->
    [one] 1 step
   *[other] { $plies } steps
} so far
web-kept-broken = This game cannot be read: { $reason }. It has been kept, and you can save it as a file.
web-kept-delete = Delete
web-kept-delete-sure = Really delete?
web-not-kept = There is no room in this browser to keep the game.

web-game = Game
web-variant = Variant
web-players = Players
web-options = Options
web-box-standard = Back to the standard
web-box-choose = Choose a file
web-box-example = Save an example
web-box-unreadable = This file is too large or is no text.
web-your-name = Your name
web-name = Name
web-you = You
web-player-number = Player { $number }
web-occupant-you = a person here
web-occupant-open = open to anybody
web-occupant-invited = kept for those with your link
web-occupant-larva = larva (bot, very easy)
web-occupant-worker = worker (bot, easy)
web-occupant-soldier = soldier (bot, strong)
web-occupant-queen = queen (bot, strongest)
web-start-here = Play in this browser
web-online = Over the net
web-online-note = Your seat is yours, other people take the open ones.
web-clock = Clock
web-clock-none = none
web-clock-live-5 = 5 minutes and 5 seconds a move
web-clock-live-15 = 15 minutes and 10 seconds a move
web-clock-live-30 = 30 minutes and 20 seconds a move
web-clock-days-1 = one day a move
web-clock-days-3 = three days a move
web-public = Show the table in the lobby
web-open-online = Open a table

web-asking = One moment …
web-no-server = No server can be reached. Everything in this browser works all the same.
web-stranger = The server does not know you yet. Choose a name first.
web-lobby-own = Your tables
web-lobby-open = Open tables
web-lobby-none = No tables at the moment.
web-lobby-new = New table
web-lobby-refresh = Look again
web-lobby-waiting = { $open ->
    [one] one open seat
   *[other] { $open } open seats
}
web-lobby-sharing = about to begin
web-lobby-playing = being played
web-lobby-over = over

web-account-known = You are { $name }.
web-account-guest = You are here as a guest: { $name }. With an account your games come along to other devices.
web-account-stranger = Choose a name that others see.
web-account-as-guest = Come in as a guest
web-account-own = With an account
web-password = Password (at least eight characters)
web-login = Log in
web-register = Make an account
web-logout = Log out
web-login-wrong = Name and password do not belong together.

web-settings-lang = Language
web-settings-theme = Colours
web-theme-system = like the device
web-theme-light = light
web-theme-dark = dark
web-settings-animate = Let things move
web-settings-tempo = Show others’ moves
web-tempo-calm = calmly
web-tempo-brisk = briskly
web-tempo-instant = at once
web-settings-forced = Make choices that are none without asking
web-settings-confirm = Let each move wait for “End turn”
web-settings-sound = Sounds

web-board = Board
web-status-yours = It is your turn.
web-status-may = You may act before the others go on.
web-status-others = Waiting for { $names }.
web-status-waiting = Waiting for players.
web-status-sharing = Everybody’s share of chance is being told.
web-status-chance = Chance decides.
web-status-tentative = Not played yet.
web-status-won = { $names } wins.
web-status-shared = Shared victory: { $names }.
web-status-nobody-won = Nobody wins.
web-thinking = thinking …
web-thinking-for = thinking … { $seconds } s
web-bot-failed = The bot broke down. Load the page again; the game is kept.
web-connection-open = Connected
web-connection-closed = Connection lost. Trying again …

web-moves = Moves
web-moves-count = { $shown } of { $all }
web-moves-filter = Type to search
web-controls = Moves and advice
web-play-move = Play
web-end-turn = End turn
web-to-now = Skip to now
web-latest = The latest moves
web-since = { $moves ->
    [0] Since your last turn
    [one] Since your last turn: 1 move
   *[other] Since your last turn: { $moves } moves
}
web-since-start = { $moves ->
    [0] So far
    [one] So far: 1 move
   *[other] So far: { $moves } moves
}
web-undo = Take back
web-redo = Redo
web-taken-back = Taken back.
web-hint = Hint
web-hint-none = No advice this time.
web-log = What happened
web-log-turn = { $moves ->
    [one] { $name }: 1 move
   *[other] { $name }: { $moves } moves
}
web-log-chance = { $moves ->
    [one] 1 event
   *[other] { $moves } events
}
web-copy-link = Copy link
web-copied = Copied.
web-not-copied = The browser does not let me copy.
web-download = Save as file
web-replay = Step by step
web-no-record = The record is not open yet.

web-result = Result
web-place = Place
web-player = Player
web-score = Score
web-again = Play again
web-fair = Where chance comes from
web-fair-how = From 32 secret bytes of the house and, at a server’s table, from 32 bytes of each person who sat down. First everybody shows the SHA-256 of theirs, which is a promise; only when all have promised are the bytes themselves told. Nobody can choose them to suit the others.
web-fair-house = The house
web-fair-told = told:
web-fair-untold = not told yet
web-fair-withheld = not told in time, so not used
web-fair-meaning = What does this mean?
web-fair-why = Dice and decks fall by a mixture of all these bytes. Your browser made its bytes itself, told them only after the house and the others were bound by their promises, and has now drawn everything again from the record. So if your own share is part of it, nobody else can have chosen what the dice showed, not even the house.
web-fair-limits = It does not prove who sat behind the other names, or that nobody talked to anybody. A game that the house never finishes cannot be checked at all.
web-checking = Your browser is checking whether chance was fair …
web-unchecked = Your browser could not check whether chance was fair: the record could not be had.
web-checked-own = { $others ->
    [0] Checked by your browser: what the house had promised before your share was told, your own share, and all { $draws } draws.
    [one] Checked by your browser: what the house had promised before your share was told, your own share and that of one other, and all { $draws } draws.
   *[other] Checked by your browser: what the house had promised before your share was told, your own share and those of { $others } others, and all { $draws } draws.
}
web-checked-house = Checked by your browser: all { $draws } draws come from what the house had promised before the game began. No share of yours is part of it, so this does not prove that nobody chose them.
web-checked-late = Checked by your browser: all { $draws } draws fit the record. This browser was not there before the game began, so it cannot tell what was promised then.
web-checked-local = All draws came from a seed that was fixed when the game began.
web-unfair = Chance was not what had been promised! { $reason }
web-unfair-share = The record has a share of seat { $seat } that was never promised.
web-unfair-event = Step { $ply } of the record is not the one that you were shown.
web-unfair-withheld = The record has a share of seat { $seat }, but the game was shown to begin without it.
web-unfair-branch = The record says that the game began as another one, and so keeps its first draws from being proved.
web-unfair-setup = The record is not of the game and setup that the table showed.
web-breach-house = Careful: the house has changed what it promised about chance at this table. Your share is not told to it.
web-breach-seat = Careful: what seat { $seat } promised about chance at this table has changed. Your share is not told any more.
web-breach-nobody = Careful: there is a promise about chance for seat { $seat }, where no person sits. Your share is not told.
web-breach-draw = Careful: step { $ply }, a result of dice or deck, is not what you were shown before.

web-sit = Sit here
web-leave = Stand up
web-away = away
web-stand-in = Let a bot stand in
web-stands-in = { $level } stands in
web-return = Take my seat back
web-chat = Talk
web-chat-say = Say something
web-chat-send = Say
web-not-said = There is no connection; nobody heard that.

web-hand-over = { $name }, it is your turn
web-hand-over-why = Hand over the screen. What the other knows stays hidden.
web-hand-over-done = I have it

web-replay-choose = Open a record from a file, or drop it here.
web-replay-open = Open a record
web-replay-wrong = This record cannot be shown: { $reason }
web-replay-start = The start.
web-replay-position = Position
web-replay-seen-by = Seen by
web-replay-spectator = somebody who watches
web-first = To the start
web-previous = One step back
web-next = One step on
web-last = To the end
web-continue = Play on from here
web-continue-against = against
web-continue-secrets = Players still have secrets here. You can play on from here when the game is over.

web-learn-title = { $game } in a few minutes
web-learn-progress = Step { $step } of { $count }
web-learn-back = Back
web-learn-again = Try again
web-learn-next = Go on
web-learn-skip = Skip
web-learn-play = Play your first game

web-keys = Keys
web-keys-close = Close
web-key-help = show these keys
web-key-tab = go to the next thing to press
web-key-escape = take back what is not played yet
web-key-moves = open or fold the list of moves
web-key-skip = show the newest at once
web-key-steps = one step back or on
web-key-run = run by itself, or stop
web-seats = Seats
web-your-turn = Your turn
web-waiting-games = { $games ->
    [one] A game waits for you
   *[other] { $games } games wait for you
}
web-of-game = { $what }: { $game }
web-home-going-on = Games that go on
web-library-none = No games of yours are here yet.
web-library-online = Your finished games on this server
web-kept-cut-short = ended early
web-account-games = Your games
web-account-count = On this server: { $running } going on. In this browser: { $kept }.
web-settings-notify = Tell me when it is my turn, even if I look at something else
web-settings-notify-denied = This browser does not allow that. You can change it in its settings for this site.

web-name-first = Choose a name first: others want to know with whom they play.
web-room-missing = { $seats ->
    [one] Waiting for one more player
   *[other] Waiting for { $seats } more players
}
web-room-link = Give this link to those whom you want to play with:
web-row-join = Join
web-row-watch = Watch
web-row-go-on = Go on
web-row-replay = Step by step
web-watching = You are watching. The players see how many watch.
web-clock-is-none = no clock
web-clock-is-live = { $minutes } min + { $seconds } s a move
web-clock-is-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
web-clock-own-live = own time for the whole game
web-clock-own-days = own number of days a move
web-clock-minutes = Minutes for the game
web-clock-seconds = Seconds more for each move
web-clock-days = Days for each move
web-clock-left = { $days } d { $hours } h
web-clock-low = – little time left
web-flag = When time runs out
web-flag-loses = out of time loses
web-flag-stand-in = out of time: a bot may stand in
web-hints = Offer hints
web-talk = Who may speak
web-talk-seated = the players
web-talk-everyone = the players, and watchers with an account
web-talk-nobody = nobody
web-hints-on = with hints
web-hints-off = without hints

web-leaving = Leave or end the game
web-leave-resign = Resign
web-leave-abort = Abort
web-leave-agree = Propose to end it here
web-sure = Are you sure?
web-sure-resign = Resign? You lose the game; it cannot be taken back.
web-sure-resign-bot = Resign? You lose; a bot plays on for you, and the others go on.
web-sure-abort = Abort the game? It then counts for nobody.
web-sure-agree = Propose to end the game here? If all agree, nobody has lost.
web-sure-no = Play on
web-offer-is = { $name } proposes to end the game here. If all agree, nobody has lost.
web-offer-waits = You have agreed to end the game here. The others are asked.
web-offer-accept = Agree
web-offer-decline = Play on
web-offer-withdraw = Play on after all
web-offer-declined = The game goes on: not everybody agreed to end it here.
web-out-over = You have lost.
web-out-goes-on = You have lost. A bot plays on for you; you may watch.
web-out-resigned = resigned
web-out-late = out of time
web-rematch = Play again with the same people
web-rematch-join = Join the next game
web-rematch-waits = The next game is ready.
web-chat-new = new

web-pace = Step
web-pace-move = every move
web-pace-turn = every turn
web-pace-round = every round
web-pace-season = every season
web-only = Of
web-only-all = everybody
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-replay-run = Play
web-replay-pause = Pause
# The end of a game.
web-status-alone = The game is over: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-points-by-source = Points by source
web-points-total = Total
web-figures = A few figures
web-best-move = Best single move: { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
} (step { $ply }).
web-lead-changes = { $count ->
    [0] The lead never changed.
    [one] The lead changed once.
   *[other] The lead changed { $count } times.
}
web-plot-label = Scores of { $names } over the game, up to { $most } points. The table below tells the same.
web-plot-events = steps of the game
web-plot-event = Step
web-plot-table = The scores as a table
web-best-first = Your first game of this kind is noted as your best so far.
web-best-new = A new personal best; it was { $before } before.
web-best-still = Your personal best at this: { $best }.
web-copy-result = Copy the result

# The rules.
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
web-rules-close = Close

web-account-admin = For administrators
web-password-wrong = This is not your password.
web-change-password = Change the password
web-password-so-far = Your password so far
web-password-new = A new password
web-password-changed = The password is changed. Everywhere else you are signed out.
web-sessions = Where you are signed in
web-session-here = here
web-session-end = Sign out there
web-sessions-end = Sign out everywhere else
web-email = E-mail
web-email-none = With an address you can come back if you forget your password. Others never see it.
web-email-known = Your address: { $address }
web-email-forget = Forget the address
web-email-save = Send me a link
web-email-sent = A link is on its way; follow it within a day.
web-notices = Tell me when it is my turn
web-notices-note = In games by days, while you are away. One message for all games, and not often.
web-notices-push = In this browser
web-notices-mail = By e-mail
web-data = Your data
web-data-note = Everything the server keeps about you, as a file.
web-data-export = Save it
web-farewell = Leave for good
web-farewell-note = You resign from all games. They stay, but your name is nowhere any more. Nobody can undo this.
web-farewell-sure = I am sure
web-forgotten = I have forgotten my password
web-forgotten-send = Send me a link
web-forgotten-sent = If an account has this address, a link is on its way.
web-letter-confirmed = The address is yours.
web-letter-quiet = No more such messages come.
web-has-account = account
web-silent-nobody = Nobody speaks at this table.
web-silent-seated = Only the players speak at this table.
web-silent-everyone = The players speak here, and watchers with an account.
web-report = Report this
web-report-name = Report { $name }
web-report-line = About what { $name } said: “{ $text }”
web-report-seat = About { $name }
web-report-why = What is wrong?
web-report-send = Tell the administrators
web-report-leave = Leave it
web-report-sent = Thank you. An administrator will look at it.

web-page-person = Profile
web-page-leaders = Leaderboard
web-rated = Count the game for ratings: only people with an account play, and nobody gets hints
web-rated-is = counts for ratings
web-rating = Rating
web-ratings = Ratings
web-ratings-none = No rated games yet.
web-rating-value = { $rating } ± { $range }
web-rating-provisional = provisional
web-rated-games = Rated games
web-curve = Curve
web-curve-label = The rating after the last { $games } games, between { $least } and { $most }; at last { $last }
web-curve-table = The rating as a table
web-curve-when = When
web-against-bots = Against bots
web-bot-level = Level
web-finished = Finished games
web-finished-none = None.
web-finished-more = Show more
web-finished-won = { $name } won
web-filter-all = all
web-filter-opponent = Played with
web-filter-search = Search
web-outcome-won = won
web-outcome-drawn = drawn
web-outcome-lost = lost
web-ending-resigned = given up
web-ending-late = out of time
web-ending-agreed = ended by agreement
web-ending-aborted = broken off
web-leaders-place = Place
web-leaders-none = Nobody has played enough rated games yet.
web-leaders-note = Only games between people with an account count, of those who have played enough of them.
web-account-profile = Your profile
web-near = Only for people about as strong as me
web-rated-between = for ratings from { $least } to { $most }
