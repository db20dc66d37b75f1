"""Fair play between browsers without a server: bytes in, bytes out, no clock, no randomness.

- `Session(crypto, identity, room)`: handshake, signed log, gap filling, chat (see its docstring)
- `Room(invite, creator, secret, header, offered)`, `Invite(...).extra()`, `read_extra(text)`
- `Entry`, `Log`, `late`, `verify_equivocation(text, crypto)`
- `commit`: salted commitments; `audit`: the replay at the end
- `Crypto`: what the app or a test supplies
"""
