"""What a record leads to, in a few letters: run by this Python and by the browser's, which must agree."""

import json
from hashlib import sha256

from herohall.core.match import Match
from herohall.core.record_reader import read_record


def replayed(text: str) -> str:
    """The digest of the final state and of everybody's log."""
    match = Match(read_record(text))
    logs = [match.log(seat) for seat in [None, *range(match.record.players)]]
    return sha256(json.dumps([match.state.to_json(), logs], sort_keys=True).encode()).hexdigest()
