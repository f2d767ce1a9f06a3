"""Random play in PettingZoo's environments, for the tests beside this file."""

from hoodwink import GAMES, BadSetup, Dice, load

PRESETS = [(key, preset) for key, kind in GAMES.items() for preset in kind.presets]
LONG = 120  # questions of a game that is cut off


def of(key, preset):
    kind = GAMES[key]
    for seats in range(kind.least, kind.most + 1):
        try:
            return load(key, seats, **{**kind.brief, **kind.presets[preset]})
        except BadSetup:
            continue
    raise AssertionError("every preset can be played")


def turns(env, seed=0):
    """Play at random, and yield before every turn: the seat, the observation, the info and what it is about to do."""
    dice = Dice(f"turns/{seed}")
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            return
        action = dice.pick(info["legal"])
        yield int(agent.removeprefix("seat_")), seen, info, action
        env.step(action)


def rounds(env, seed=0):
    """The same for a parallel environment: all that is seen, all infos, all actions."""
    dice = Dice(f"rounds/{seed}")
    seen, infos = env.reset(seed=seed)
    while env.agents:
        actions = {agent: dice.pick(infos[agent]["legal"]) for agent in env.agents}
        yield seen, infos, actions
        seen, _, _, _, infos = env.step(actions)
