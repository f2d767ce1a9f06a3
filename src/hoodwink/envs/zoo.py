"""PettingZoo: every game as an AEC and as a parallel environment (docs/envs.md says what maps to what).

An AEC environment asks one seat after another, as `State.polled` has it, and a seat that is not asked has no turn. A
parallel environment puts a question to all at once; a seat that is not asked can only pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pettingzoo import AECEnv, ParallelEnv

from hoodwink.core.action import PASS
from hoodwink.core.errors import BadSetup
from hoodwink.core.frame import RACE
from hoodwink.core.seats import CHANCE, members
from hoodwink.envs.observations import noted
from hoodwink.envs.seating import PASS_ALONE, arrivals, next_seat, rewards, worded
from hoodwink.envs.zoo_seats import Info, Seated

NOBODY_PLAYS: Final = "reset() begins a game: nobody plays now"


class Aec(Seated, AECEnv):  # type: ignore[misc]
    """One seat after another. Only what a turn changes is touched: rewards come at the end, so until then all are 0."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        # by class of frame: whether it is a race; what is said to the one whom it asks, and to one of several
        self._questions: dict[type, tuple[bool, Info, Info]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; nothing is read from `options`."""
        self._deal(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, Info] = {agent: self._idle.copy() for agent in agents}
        self._ask()
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """The reply of the seat that is asked; None from one for which the game is over."""
        if not self.agents:
            raise BadSetup(NOBODY_PLAYS)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        s = self._state
        ply = s.ply
        seat = self._seats[agent]
        self._reply(seat, action if type(action) is int else self._id(seat, action))
        self.infos[agent] = self._idle.copy()
        if s.ply == ply:
            self._ask()  # others have the same question
            return
        self._cycles += 1
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Turn to the next seat, or end the game. Every turn comes through here: what `next_seat` and `_info` do is
        done in one go, and the words of a question are looked up."""
        s = self._state
        asked = s.asked
        while asked == CHANCE:
            s.roll(self._dice)
            asked = s.asked
        if asked == 0 or (self.max_cycles is not None and self._is_cut_off()):
            self._end(asked == 0)
            return
        top = s.stack[-1]
        race, alone, several = self._questions.get(type(top)) or self._question(top)
        seat = self._quick.pick(members(asked)) if race else s.polled()
        info = (several if s.answered or asked & (asked - 1) else alone).copy()
        options = s.options(seat)
        info["legal"], mask = self._offers.get(options) or self._offer(options)
        if self._apart:
            info["action_mask"] = mask.copy()
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = info

    def _question(self, top: Any) -> tuple[bool, Info, Info]:
        """What is said of questions of this kind, with room for what is legal; remembered."""
        known = []
        for several in (False, True):
            frame, section, kind = worded(top, several)
            info = {"frame": frame, "section": section, "kind": kind, "asked": True, "legal": PASS_ALONE}
            known.append({**info, "action_mask": None} if self._apart else info)
        self._questions[type(top)] = found = (top.kind == RACE, known[0], known[1])
        return found

    def _end(self, over: bool) -> None:
        """The game is over for all seats at once, or cut off; each is told in turn, the first one first."""
        agents = self.agents
        self.rewards = dict(zip(agents, rewards(self.game, self._state), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        (self.terminations if over else self.truncations).update(dict.fromkeys(agents, True))
        self.infos = {agent: self._idle_info() for agent in agents}
        self.agent_selection = agents[0]

    def _idle_info(self) -> Info:
        """What is said to a seat of which nothing is wanted any more, with a mask of its own."""
        return {**self._idle, "action_mask": self._mask(PASS_ALONE)} if self._apart else self._idle.copy()

    def _leave(self, agent: str, action: Any) -> None:
        """This seat has been told that the game is over. What `_was_dead_step` does, where all leave one by one."""
        if action is not None:
            raise ValueError("the game is over for this seat: its only action is None")
        self.agents.remove(agent)
        for by_agent in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del by_agent[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        try:
            return self._see(self._seats[agent])
        except AttributeError:
            self._check_begun()  # no turn takes the time for it
            raise

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Info]:
        try:
            agent = self.agent_selection
        except AttributeError:
            self._check_begun()
            raise
        return (
            self._see(self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection


Stepped = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]


class Parallel(Seated, ParallelEnv):  # type: ignore[misc]
    """A step is a question: all whom it asks answer at once, the others pass."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Info]]:
        """A new game; nothing is read from `options`."""
        self._deal(seed)
        next_seat(self._state, self._dice, self._quick)
        if self.render_mode == "human":
            self.render()
        return self._seen()

    def step(self, actions: Mapping[str, Any]) -> Stepped:
        """The replies of all who are asked. The others pass, or are left out."""
        if not self.agents:
            raise BadSetup(NOBODY_PLAYS)
        s = self._state
        given = self._checked(actions)
        ply = s.ply
        order = arrivals(s, self._quick)
        if self.information:  # all of them, heard or not: a seat knows what it has said
            for seat in order:
                self._own[seat] = noted(s, self._own[seat], given[seat])
        for seat in order:
            s.reply(seat, given[seat])
            if s.ply != ply:
                break  # a window has closed: what comes after it is not heard
        self._cycles += 1
        while s.asked == CHANCE:
            s.roll(self._dice)
        return self._told()

    def _checked(self, actions: Mapping[str, Any]) -> dict[int, int]:
        """By seat, all replies, before any is given: if one is illegal, nothing changes."""
        if unknown := actions.keys() - self._seats.keys():
            raise BadSetup(f"there is no {sorted(unknown)[0]!r}: the agents are {', '.join(self.agents)}")
        given = {seat: self._id(seat, actions[agent]) for agent, seat in self._seats.items() if agent in actions}
        for agent, seat in self._seats.items():
            if seat not in given and self._state.asked >> seat & 1:
                raise BadSetup(f"{agent} is asked, and there is no action of it")
            action = given.setdefault(seat, PASS)
            if action not in self._legal(seat):
                raise self._refusal(seat, action)
        return given

    def _seen(self) -> tuple[dict[str, Any], dict[str, Info]]:
        agents = self._seats.items()
        return {agent: self._see(seat) for agent, seat in agents}, {agent: self._info(seat) for agent, seat in agents}

    def _told(self) -> Stepped:
        """What a step returns; after the last one there are no agents any more."""
        over = self._state.is_over()
        cut_off = not over and self._is_cut_off()
        seen, infos = self._seen()
        agents = self.possible_agents
        if self.render_mode == "human":
            self.render()
        if over or cut_off:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards(self.game, self._state), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            infos,
        )
