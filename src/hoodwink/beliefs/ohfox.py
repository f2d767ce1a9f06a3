"""Oh, Fox!: who is whom. At most 240 deals fit a player's view and 1,920 an onlooker's, so all are listed."""

from __future__ import annotations

from typing import Any

from hoodwink.beliefs.belief import Belief, Hidden
from hoodwink.beliefs.ohfox_conduct import likelihood
from hoodwink.beliefs.ohfox_scene import Open, weighed_deals
from hoodwink.core.game import Game
from hoodwink.games.ohfox.animals import name
from hoodwink.games.ohfox.places import Deal, known
from hoodwink.games.ohfox.view import OhFoxView


def exact(view: OhFoxView) -> Belief:
    """Every deal that fits the view. Each is as likely as the next: any animal may play any card, so rows rule nobody
    out."""
    if view.animals is not None:
        return Belief.prior([_named(view.animals)])
    return Belief.prior([_named(deal) for deal in known(view).deals()])


def weighed(view: OhFoxView) -> Belief:
    """The same, times how likely sensible players with these animals would have played the rows of the others."""
    if view.animals is not None:
        return exact(view)
    found = weighed_deals(Open.to(view), known(view), likelihood)
    return Belief.prior([_named(deal) for deal, _ in found], [share for _, share in found])


def fit(belief: Belief, game: Game, s: Any) -> float:
    """What a world that `redeal` drew counts: it draws every deal that fits as often as the next."""
    return belief.weight(game.roles(s)) * len(belief.hidden)


def _named(deal: Deal) -> Hidden:
    return tuple([name(animal) for animal in deal])
