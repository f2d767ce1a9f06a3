// The film of Oh, Fox!, against a whole game as the engine told it (foxfilm.json).
import { describe, expect, it } from "vitest";
import { chapterOf, chapters, film, isFilm, type Shot, tallies } from "../src/games/ohfox/film/shots";
import { HOUSE } from "../src/games/ohfox/board";
import { spot, stands } from "../src/games/ohfox/film/stands";
import { centre } from "../src/games/ohfox/paths";
import { named } from "../src/position";
import game from "./foxfilm.json";

const log = game.log.map((event, n) => named(event, n, game.kinds));
const shots = film(log, game.homes);
const told = log.filter((one) => isFilm(one.kind));
const of = (kind: string): Shot[] => shots.filter((shot) => shot.kind === kind);

describe("the shots", () => {
  it("tell every event once, in its order but for meetings; a micro-step in which nobody moves is none", () => {
    const said = shots.flatMap((shot) => (shot.told ? [shot.told] : []));
    const seen = told.filter((one) => one.kind !== "stepped" || one.moves.some(([, , how]: number[]) => how !== -1));
    expect([...said].sort((a, b) => a.n - b.n)).toEqual(seen);
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((one) => one.kind !== "attacked" && one.kind !== "spared").map((one) => one.n)).toEqual(
      seen.filter((one) => one.kind !== "attacked" && one.kind !== "spared").map((one) => one.n),
    );
  });
  it("begin at home and end with the winner", () => {
    expect(shots[0]).toMatchObject({ kind: "shown", turn: 0, places: game.homes, moves: [] });
    expect(shots.at(-1)).toMatchObject({ kind: "won", turn: 9, about: game.winners });
  });
  it("hang together: each begins where the one before ended", () => {
    let where: readonly number[] = game.homes;
    for (const shot of shots) {
      if (!shot.moves.length) {
        expect(shot.places).toEqual(where);
        continue;
      }
      expect(shot.moves.map(([from]) => from)).toEqual(where);
      if (shot.to === 1 && shot.kind === "stepped") where = shot.moves.map(([, to]) => to);
    }
  });
  it("count hearts and wounds up to what the game ended with, and every change is a gain that is shown", () => {
    const end = shots.at(-1);
    expect(end?.hearts).toEqual(game.hearts);
    expect(end?.wounds).toEqual(game.wounds);
    shots.slice(1).forEach((shot, n) => {
      const before = shots[n] as Shot;
      const gained = (what: string, seat: number): number =>
        shot.gains.filter((one) => one.seat === seat && one.what === what).length;
      expect(shot.hearts).toEqual(before.hearts.map((had, seat) => had + gained("heart", seat)));
      expect(shot.wounds).toEqual(before.wounds.map((had, seat) => had + gained("wound", seat) - gained("heal", seat)));
    });
  });
  it("last, all of them", () => expect(shots.filter((shot) => !(shot.lasts > 0))).toEqual([]));
});

describe("a meeting on a route", () => {
  const meeting = shots.findIndex((shot) => shot.kind === "attacked" && shot.route >= 0);
  it("stops everybody half-way, and then they go on", () => {
    expect(meeting).toBeGreaterThan(0);
    expect(shots[meeting - 1]).toMatchObject({ kind: "stepped", from: 0, to: 0.5 });
    expect(shots[meeting]).toMatchObject({ from: 0.5, to: 0.5, space: -1 });
    const next = shots.slice(meeting).find((shot) => shot.kind === "stepped");
    expect(next).toMatchObject({ from: 0.5, to: 1, told: null });
  });
  it("takes the heart for all prey with it", () => {
    const heart = shots.findIndex((shot) => shot.kind === "heart" && shot.told?.why === 2);
    expect(shots[heart - 1]?.kind).toBe("attacked");
  });
});

describe("a meeting on a space", () => {
  it("comes when they have arrived", () => {
    const there = [...of("attacked"), ...of("spared")].filter((shot) => shot.space >= 0);
    expect(there.length).toBeGreaterThan(0);
    for (const shot of there) {
      expect(shot.moves).toEqual([]);
      expect(shot.about.map((seat) => shot.places[seat])).toEqual([shot.space, shot.space]);
    }
  });
});

it("knows who flies: here a sparrow or an owl with a trigger, and nobody else", () => {
  const animals = told[0]?.animals as number[];
  const turns = of("turn").filter((shot) => shot.aloft.some(Boolean));
  expect(turns.length).toBeGreaterThan(0);
  for (const { aloft, turn } of of("turn")) {
    expect(aloft).toEqual(
      animals.map((animal, seat) => [3, 8].includes(animal) && ((game.rows[seat]?.[turn - 1] ?? 0) - 1) >> 2 === 3),
    );
  }
});

describe("the pawns", () => {
  const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);
  const near = (place: number, at: { x: number; y: number }): number =>
    far({ x: centre(HOUSE, place)[0], y: centre(HOUSE, place)[1] }, at);

  it("start where they come from and arrive where they go", () => {
    for (const shot of of("stepped")) {
      const [start, end] = [stands(HOUSE, shot, 0), stands(HOUSE, shot, 1)];
      shot.moves.forEach(([from, to], seat) => {
        if (shot.from === 0) expect(near(from, start[seat] as never)).toBeLessThan(0.25);
        if (shot.to === 1) expect(near(to, end[seat] as never)).toBeLessThan(0.25);
      });
    }
  });
  it("never jump between two shots", () => {
    shots.slice(1).forEach((shot, n) => {
      const [end, start] = [stands(HOUSE, shots[n] as Shot, 1), stands(HOUSE, shot, 0)];
      start.forEach((one, seat) => expect(far(one, end[seat] as never)).toBeLessThan(0.001));
    });
  });
  it("are not drawn upon each other, wherever they stop", () => {
    for (const shot of shots) {
      const all = stands(HOUSE, shot, 1);
      all.forEach((one, seat) => all.slice(0, seat).forEach((other) => expect(far(one, other)).toBeGreaterThan(0.2)));
    }
  });
  it("are where they are attacked", () => {
    for (const shot of [...of("attacked"), ...of("ate"), ...of("healed")]) {
      const [x, y] = spot(HOUSE, shot) ?? [99, 99];
      for (const seat of shot.about) expect(far(stands(HOUSE, shot, 1)[seat] as never, { x, y })).toBeLessThan(0.3);
    }
  });
});

describe("chapters", () => {
  const all = chapters(shots);
  it("are the animals, eight turns and the scores", () => {
    expect(all.map((one) => one.turn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(all.map((one) => shots[one.at]?.kind)).toEqual(["shown", ...Array(8).fill("turn"), "scored"]);
  });
  it("contain each shot", () =>
    expect(shots.every((shot, at) => all[chapterOf(all, at)]?.turn === shot.turn)).toBe(true));
});

describe("the tally", () => {
  it("adds up, seat by seat", () => {
    tallies(log, game.seats).forEach((one, seat) => {
      expect(one.food + one.full + one.attacks + one.allPrey + one.home + one.guess + one.objectives.length).toBe(
        one.hearts,
      );
      expect([one.hearts, one.wounds, one.score]).toEqual([game.hearts[seat], game.wounds[seat], game.scores[seat]]);
    });
  });
});

it("shows nothing of a game that is not over", () => {
  expect(
    film(
      log.filter((one) => !isFilm(one.kind)),
      game.homes,
    ),
  ).toEqual([]);
});
