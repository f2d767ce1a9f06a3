// The nouns of Die Erben von Hoax, and what is said with them. A role of a sentence that is mine is told by `you`.
import type { Action } from "../../house";
import { listed, t } from "../../language";
import type { Seen } from "../contract";
import { chip, type Chip, type Claim, type Condemn, type Identity, identity } from "./scene";

type Args = Record<string, string | number>;

/** A sentence about seats: each role by its name, and `you` is the role that is mine. */
export function say(g: Seen, key: string, roles: Readonly<Record<string, number>>, args: Args = {}): string {
  const all: Args = { ...args, you: "none" };
  for (const [role, seat] of Object.entries(roles)) {
    all[role] = g.name(seat);
    if (seat === g.me) all.you = role;
  }
  return t(key, all);
}

/** `Baron`. */
export const called = (who: Identity): string => t(`erben-name-${who}`);
/** `the Baron`. */
export const the = (who: Identity): string => t(`erben-the-${who}`);
/** `Baron and Thief`, by their numbers. */
export const titles = (them: readonly number[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  listed(
    them.map((n) => called(identity(n))),
    type,
  );
/** `2 gold`. */
export const some = (n: number, type: Chip): string => t("erben-some", { n, type });
/** `Gold`, on its own. */
export const typed = (type: Chip): string => t(`erben-chip-${type}`);
export const trios = (n: number): string => t("erben-trios", { n });
export const cardsOf = (n: number): string => t("erben-cards", { n });

/** `Ada, you and Ben`. */
export const names = (g: Seen, seats: readonly number[]): string =>
  seats.length ? listed(seats.map((seat) => (seat === g.me ? t("erben-you") : g.name(seat)))) : t("erben-nobody");

/** `1 wine, 2 gold and 1 trio`. */
export function hand(chips: readonly number[], stacked = 0): string {
  const held = chips.flatMap((n, type) => (n ? [some(n, chip(type))] : []));
  if (stacked) held.push(trios(stacked));
  return held.length ? listed(held) : t("erben-no-chips");
}

/** One of the two ways of an identity: `baron-b`. */
export const power = (claim: Claim): string => `${claim.identity}-${claim.way ?? "a"}`;

/** What a claim is for: `to take 2 gold`. */
export function aim(g: Seen, claim: Claim): string {
  const args = { chips: some(claim.count ?? 1, claim.type ?? "wine") };
  if (claim.of !== undefined) return say(g, `erben-aim-${claim.identity}`, { whom: claim.of }, args);
  return claim.identity === "thief" ? t("erben-aim-nothing") : t(`erben-aim-${power(claim)}`, args);
}

/** What is said aloud with a claim or a reaction. */
export function speech(g: Seen, action: Action): string {
  switch (action.do) {
    case "claim":
      return t("erben-i-am", { the: the((action as Claim).identity) });
    case "declare":
      return t("erben-say-declare");
    case "immune":
      return t("erben-say-immune");
    case "reprieve":
      return t("erben-say-reprieve", { chips: some(1, action.type as Chip) });
    case "condemn": {
      const { type, count = 1, share } = action as Condemn;
      const chips = some(count, type);
      return share === undefined
        ? t("erben-say-condemn", { chips })
        : say(g, "erben-say-condemn-shared", { whom: share }, { chips });
    }
  }
  return "";
}
