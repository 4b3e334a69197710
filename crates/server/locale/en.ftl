rule-table = The table
rule-notation = Notation

online-bad-request = This request cannot be read.
online-foreign-origin = This request comes from another site.
online-sign-in-first = Say who you are first: as a guest or with an account.
online-wrong-password = This name and this password do not belong together.
online-name-taken = Somebody has an account with this name.
online-bad-name = A name has 1 to 24 letters, digits, spaces or simple marks.
online-bad-password = A password has 8 to 200 characters.
online-common-password = Many people use this password, so it is guessed at once; choose another one.
online-no-account = You are a guest and have no password.
online-not-with-token = A key for scripts is not enough for this; sign in with a browser.
online-has-account = You have an account already.
online-too-many-tokens = You have too many keys for scripts; take one back first.
online-unknown-token = There is no such key.
online-unknown-address = There is nothing at this address.
online-bad-method = This address does not take requests of this kind.
online-too-long = This request is too long.
online-too-slow = This request took too long to arrive.
online-too-often = That was too often; wait a little.
online-unknown-game = There is no such game here.
online-unknown-level = There is no bot of this level here.
online-bad-seats = The game does not have so many seats, or one of you sits twice.
online-bad-clock = This clock is not possible.
online-rated-with-account = Only people with an account play here: the game counts for ratings.
online-rated-with-people = Only games of two or more people and without bots count for ratings.
online-rated-without-hints = Where the game counts for ratings nobody gets hints.
online-too-far-apart = Your rating is not among those for which this table is open.
online-unknown-table = There is no such table.
online-unknown-rules = This table follows rules that this server does not know. The game is kept as it is; a server that knows them can go on with it.
online-not-seated = You do not sit at this table.
online-seated-already = You sit at this table already.
online-unknown-seat = There is no such seat.
online-seat-taken = Somebody sits there already.
online-sat-too-often = You have sat down and stood up at this table very often; take a seat at another one.
online-seat-kept = This seat is kept for somebody with the invitation.
online-not-begun = The game has not begun: seats are still open, or shares of chance are being told.
online-begun = The game has begun.
online-not-sharing = No share of chance is awaited from you now.
online-wrong-share = This is not the share of chance that you promised when you sat down.
online-stale = Something else has happened meanwhile; look again.
online-bot-stands-in = A bot stands in for you; come back first.
online-too-many-undone = You have taken back very often; play on first.
online-too-many-tables = You have opened many tables that are not finished; finish some first.
online-no-room = The server has hardly any room left; no tables are opened until its host makes some.
online-accounts-only = Only people with an account play here.
online-too-many-bot-tables = Several tables where only bots play are yours already; let one of them finish first.
online-no-stand-in = No bot stands in for you.
online-not-overdue = That player still has time.
online-out = You are out of this game.
online-nobody-to-ask = There is nobody else who could agree.
online-just-declined = That was declined a moment ago; play on before you propose it again.
online-offered-already = You have agreed already.
online-nothing-offered = Nobody has proposed anything.
online-not-over = The game is not over yet.
online-secrets-left = Some of this game is not yours to know before it is over.
online-bad-chat = Say something, in at most 500 characters.
online-table-closed = An administrator has closed this table.
online-may-not-talk = You may not speak at this table.
online-muted = An administrator has silenced you.
online-banned = An administrator has sent you away.
online-not-admin = Only administrators may do this.
online-reported-already = You have reported this already; an administrator will look at it.
online-unknown-person = There is no such person.
online-unknown-report = There is no such report.
online-until = { $reason } This lasts until { $until } (UTC).
online-bad-reason = Say why, in at most 500 characters.
online-no-mail = This server sends no e-mail.
online-bad-address = This is no address for e-mail.
online-bad-link = This link is no longer good. Ask for a new one.
online-no-push = This server sends no messages to browsers.
online-bad-browser = Messages cannot be sent to this browser.
online-internal = Something in the server failed; nothing has changed.
online-unsure = It is not known whether that was stored. Look at the table; the same command, with its id, may be sent again and is done once.
online-stopping = The server is about to stop; come back soon.
online-simpler-bot = The bot could not decide, so a simpler one moved.

admin-title = For administrators
admin-sign-in = Sign in
admin-reports = Reports
admin-no-reports = Nothing waits.
admin-report = About { $name }, { $at } UTC
admin-told-by = reported by { $by }
admin-to-table = To the table
admin-people = People
admin-name = Name or id
admin-find = Look for them
admin-nobody = Nobody is called so.
admin-is-admin = administrator
admin-is-account = account
admin-is-guest = guest
admin-seen = seen { $at } UTC
admin-is-muted = silenced: { $until }
admin-is-banned = sent away: { $until }
admin-tables = Tables
admin-table = Id of the table
admin-acts = What was done
admin-console = on the machine
admin-until = until { $until }
admin-what = What to do
admin-for = For how long
admin-why = Why
admin-go = Do it
admin-hours-1 = an hour
admin-hours-24 = a day
admin-hours-168 = a week
admin-hours-720 = 30 days
admin-hours-0 = for ever
admin-act-mute = Silence
admin-act-unmute = Let speak again
admin-act-ban = Send away
admin-act-unban = Let come back
admin-act-grant = Make an administrator
admin-act-revoke = No administrator any more
admin-act-close = Close the table
admin-act-reopen = Open the table again
admin-act-settle = It is dealt with
admin-act-reset-password = New password
admin-act-purge = Forget what nobody uses

message-turns-subject = { $games ->
    [one] It is your turn in a game
   *[other] It is your turn in { $games } games
}
message-turns-text = 
    { $games ->
        [one] It is your turn in a game:
       *[other] It is your turn in these games:
    }

    { $list }

    All your games: { $lobby }

    No more such messages: { $end }
message-turns-stop = No more such messages
message-confirm-subject = Is this your address?
message-confirm-text = 
    { $name } wants messages from Formicary to go to this address. If that is you, follow this link within a day:

    { $link }

    If it is not, do nothing: no more messages come.
message-moved-subject = Another address for your account
message-moved-text = Messages for { $name } go to another address from now on. If it was not you who changed that, sign in and choose another password.
message-recover-subject = A new password
message-recover-text = 
    Somebody has asked for a new password for the account { $name }. If that was you, choose one within half an hour:

    { $link }

    If it was not, do nothing: your password stays as it is.
