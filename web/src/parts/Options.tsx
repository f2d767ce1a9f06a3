// What can be set in a game: made from its declarations, in words of our own.
import { useEffect, useState } from "preact/hooks";
import { load, loaded } from "../games";
import { has, t } from "../language";
import type { ClockInfo, Decision, GameInfo, OptionInfo, TableInfo, Value } from "../wire";
import { FileField, type Part, Segmented, Several, Stepper, Switch } from "./Fields";

export type Values = Readonly<Record<string, Value>>;

/** Set for the table as a whole: a game that reads it has an option of this name. */
const OF_THE_TABLE: readonly string[] = ["memory_aid", "one_room"];

const declared = (info: GameInfo): readonly OptionInfo[] =>
  info.options.filter(({ name }) => !OF_THE_TABLE.includes(name));

/** All options of a game with what a preset sets. */
export function valuesOf(info: GameInfo, preset: Values = {}): Values {
  return Object.fromEntries(declared(info).map(({ name, default: usual }) => [name, preset[name] ?? usual]));
}

/** Is the memory aid on with these options, if the maker doesn't say? */
export function usualMemoryAid(info: GameInfo, values: Values): boolean {
  const option = info.options.find(({ name }) => name === "memory_aid");
  return option === undefined ? values[info.forgets] !== true : option.default === true;
}

/** What whoever sets this should know before, by the keys of the words for it. */
export const warningsOf = (info: GameInfo, values: Values): string[] =>
  info.warnings
    .filter(({ options }) => Object.entries(options).every(([name, value]) => values[name] === value))
    .map(({ key }) => `warning-${info.key}-${key}`);

/** Does it matter to the game whether all sit in one room? */
export const asksForTheRoom = (info: GameInfo): boolean => info.options.some(({ name }) => name === "one_room");

/** The preset that sets exactly this; "" for a mix of one's own. What presets don't speak of may be anything. */
export function presetOf(info: GameInfo, values: Values): string {
  const spoken = new Set(Object.values(info.presets).flatMap((preset) => Object.keys(preset)));
  const counts = ({ name, document }: OptionInfo): boolean =>
    (typeof values[name] !== "number" && !document) || spoken.has(name);
  const found = Object.entries(info.presets).find(([, preset]) => {
    const wanted = valuesOf(info, preset);
    return declared(info)
      .filter(counts)
      .every(({ name }) => wanted[name] === values[name]);
  });
  return found?.[0] ?? "";
}

export const presetKey = (info: GameInfo, preset: string): string =>
  `preset-${info.key}-${preset.replaceAll(" ", "-")}`;

/** May several be chosen? Then none is a choice too, and what is usual. */
const isMany = ({ choices, default: usual }: OptionInfo): boolean => choices.length > 0 && usual === "";

const wordsOr = (key: string, plain: string): string => (has(key) ? t(key) : plain);

/** What can be chosen: as it is declared, or as the game says when other options have a say in it. */
function partsOf(info: GameInfo, { name, choices }: OptionInfo, values: Values): readonly Part<string>[] {
  const key = `option-${info.key}-${name}`;
  return (
    loaded.value[info.key]?.choices?.(name, values) ??
    choices.map((choice) => ({ value: choice, label: wordsOr(`${key}-${choice}`, choice) }))
  );
}

/** Without what can no longer be chosen: cards of a deck that is played with no more, say. */
export function fitting(info: GameInfo, values: Values): Values {
  const kept = declared(info)
    .filter(isMany)
    .map((option) => {
      const known = partsOf(info, option, values).map((part) => part.value);
      const picked = String(values[option.name] ?? "").split(",");
      return [option.name, picked.filter((one) => known.includes(one)).join(",")];
    });
  return { ...values, ...(Object.fromEntries(kept) as Values) };
}

interface Props {
  info: GameInfo;
  values: Values;
  onSet(name: string, value: Value): void;
}

/** A game may bring the words for its options with its table: they are waited for, but not in vain. */
export function Options({ info, values: all, onSet }: Props) {
  const [isHere, setHere] = useState(info.key in loaded.peek());
  useEffect(
    () =>
      void load(info.key)
        .catch(() => undefined)
        .then(() => setHere(true)),
    [info.key],
  );
  if (!isHere)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  const values = fitting(info, all);
  return (
    <div class="options">
      {declared(info).map((option) => (
        <OneOption key={option.name} info={info} option={option} values={values} onSet={onSet} />
      ))}
    </div>
  );
}

function OneOption({ info, option, values, onSet }: Props & { option: OptionInfo }) {
  const value = values[option.name] ?? option.default;
  const key = `option-${info.key}-${option.name}`;
  const label = wordsOr(key, option.name);
  const help = wordsOr(`${key}-help`, option.help);
  const set = (to: Value): void => onSet(option.name, to);
  if (typeof value === "boolean") return <Switch label={label} help={help} on={value} onFlip={set} />;
  if (typeof value === "number") {
    const shown = has(`${key}-value`) ? t(`${key}-value`, { value, shown: value + 1 }) : String(value);
    const { low, high } = option;
    return <Stepper label={label} help={help} value={value} low={low} high={high} shown={shown} onStep={set} />;
  }
  if (option.document) {
    return (
      <FileField label={label} help={help} ending={option.document} longest={option.high} text={value} onRead={set} />
    );
  }
  const parts = partsOf(info, option, values);
  if (!parts.length) return null; // a deck that can't be read
  if (isMany(option)) return <Several label={label} help={help} value={value} parts={parts} onPick={set} />;
  return <Segmented label={label} help={help} value={value} parts={parts} onPick={set} />;
}

/** What is played at a table, in a few words: the preset, or what is on; then the numbers. */
export function inWords(info: GameInfo, values: Values): string[] {
  const preset = presetOf(info, values);
  const found = preset ? [t(presetKey(info, preset))] : [];
  for (const option of declared(info)) {
    const { name, default: usual, document } = option;
    const key = `option-${info.key}-${name}`;
    const value = values[name] ?? usual;
    const called = wordsOr(key, name);
    if (document) {
      if (value) found.push(`${called}: ${t("file-own")}`);
    } else if (typeof value === "number") {
      found.push(has(`${key}-is`) ? t(`${key}-is`, { value, shown: value + 1 }) : `${called}: ${value}`);
    } else if (!preset && value !== false && (value === true || value !== usual)) {
      const parts = partsOf(info, option, values);
      const said = String(value)
        .split(",")
        .map((one) => parts.find((part) => part.value === one)?.label ?? one);
      found.push(value === true ? called : `${called}: ${said.join(", ")}`);
    }
  }
  return found.filter((words) => words.trim());
}

/** The clock in words: "relaxed: 90 s to decide, 45 s to vote". */
export function clockInWords({ pace, seconds }: ClockInfo): string {
  return pace === "none" ? t("clock-none") : `${t(`clock-${pace}`)} (${secondsInWords(seconds)})`;
}

export const KINDS: readonly Decision[] = ["choice", "ballot", "window", "race", "quiet", "talk"];

export function secondsInWords(seconds: Partial<Record<Decision, number>>): string {
  const [decide, vote] = [seconds.choice, seconds.ballot].map((n) => (n ? t("seconds-short", { n }) : t("no-limit")));
  return t("clock-in-words", { decide: decide ?? "", vote: vote ?? "" });
}

/** How the table is run, each with its icon. */
export function habits(table: TableInfo): { icon: string; words: string }[] {
  return [
    { icon: "clock", words: clockInWords(table.clock) },
    { icon: table.access === "link" ? "lock" : "door", words: t(`access-${table.access}-is`) },
    { icon: table.spectators ? "eye" : "eye-off", words: t(table.spectators ? "spectators-yes" : "spectators-no") },
    { icon: "talk", words: t(table.chat ? "chat-yes" : "chat-no") },
    { icon: "log", words: t(table.memory_aid ? "memory-yes" : "memory-no") },
    ...(table.one_room ? [{ icon: "door", words: t("one-room-yes") }] : []),
  ];
}
