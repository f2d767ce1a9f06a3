// What is read aloud when all have been dealt (§1.3): steps from the public cast, each spoken as one line.
import { listed, t } from "../../language";
import type { Seen } from "../contract";
import { BLIND_SPIES, dashed, HIDDEN_REVERSER, isSpy, looking, roleAt, ROLES, type Role } from "./nouns";

export function script(g: Seen): readonly string[] {
  const { cast, modules } = looking(g);
  const roles = cast.map(roleAt);
  const acts = [...(modules & BLIND_SPIES ? [] : spies(roles, Boolean(modules & HIDDEN_REVERSER))), ...chiefs(roles)];
  return acts.length ? [t("resistance-script-shut-all"), ...acts.map(capital), t("resistance-script-open-all")] : [];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const count = (roles: readonly Role[], some: readonly Role[]): number =>
  roles.filter((role) => some.includes(role)).length;

/** The spies see each other; thumbs show them their Chiefs, and who only looks like a spy. */
function spies(roles: readonly Role[], hidden: boolean): string[] {
  const asleep: readonly Role[] = hidden ? ["deep_agent", "spy_reverser"] : ["deep_agent"];
  const awake = ROLES.filter((role) => isSpy(role) && roles.includes(role) && !asleep.includes(role));
  const thumbs = (["spy_chief", "deep_agent", "pretender"] as const).filter((role) => roles.includes(role));
  if (count(roles, awake) < 2 && thumbs.every((role) => awake.includes(role))) return []; // a lone spy would see nobody
  const seen = [
    count(roles, awake) > 1 ? t("resistance-script-sees-spy") : "",
    awake.includes("spy_chief") ? t("resistance-script-sees-spy-chief") : "",
    roles.includes("pretender")
      ? t("resistance-script-sees-either")
      : roles.includes("deep_agent")
        ? t("resistance-script-sees-deep-agent")
        : "",
  ];
  const others = ROLES.filter((role) => isSpy(role) && roles.includes(role) && !awake.includes(role));
  const called = others.length
    ? t("resistance-script-all-spies-but", { others: named(others, roles, "dative") })
    : t("resistance-script-all-spies");
  return look(called, seen, thumbs, roles);
}

/** Two resistance Chiefs see each other; a Chief sees the Coordinator's thumb. */
function chiefs(roles: readonly Role[]): string[] {
  const two = count(roles, ["resistance_chief"]) > 1;
  const thumbs: Role[] = roles.includes("coordinator") ? ["coordinator"] : [];
  if (!two && !thumbs.length) return [];
  const seen = [
    two ? t("resistance-script-sees-chief") : "",
    thumbs.length ? t("resistance-script-sees-coordinator") : "",
  ];
  return look(named(["resistance_chief"], roles), seen, thumbs, roles);
}

/** Thumbs move only while all eyes are shut. */
function look(called: string, seen: readonly string[], thumbs: readonly Role[], roles: readonly Role[]): string[] {
  const n = count(roles, thumbs);
  const holders = named(thumbs, roles);
  return [
    ...(thumbs.length ? [t("resistance-script-thumb-up", { who: holders, n })] : []),
    `${t("resistance-script-look", { who: called })} ${seen.filter(Boolean).join(" ")}`,
    t("resistance-script-shut", { who: called }),
    ...(thumbs.length ? [t("resistance-script-thumb-down", { who: holders, n })] : []),
  ];
}

/** `both spy Chiefs and the Deep Agent`. */
function named(some: readonly Role[], roles: readonly Role[], grammar: "nominative" | "dative" = "nominative"): string {
  return listed(some.map((role) => t(`resistance-the-${dashed(role)}`, { n: count(roles, [role]), grammar })));
}
