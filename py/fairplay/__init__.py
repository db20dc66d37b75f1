"""Fair play between browsers without a server: bytes in, bytes out, no clock, no randomness.

    session = Session(crypto, identity, Room(invite, creator, secret, header, offered))
    session.open(peer, now, entropy)         the channel is up; 32 fresh secret bytes
    session.receive(peer, text, now)         never raises
    session.tick(now)                        at least every 4 s while a channel is up
    session.lost(peer)                       the channel is down
    session.next_event()                     one of fairplay.events, or None
    session.accept() / refuse(key)           the answer to `Proposed`
    session.draft(body, digest, now)         the signed next entry: store it, then publish(entry)
    session.say(text, now)                   chat: store it before the outbox is sent
    session.outbox                           [(peer, text)], emptied by the caller, sent after storing
    Session.resumed(crypto, identity, room, entries, chat)

- `invite`: what an invite carries (`Invite(...).extra()`, `read_extra`), the fair draw of the sides
- `join`: the handshake with its table of states; `header`: what all agreed on
- `entry`, `log`: signed, hash-chained, race rule and blame; `proof`: what a third person can check
- `chat`, `channel`: parts of a session; `shape`: total decoders
- `commit`: salted commitments; `audit`: the replay at the end; `identity`: keys, safety number
- `crypto`: what the app or a test supplies
"""
