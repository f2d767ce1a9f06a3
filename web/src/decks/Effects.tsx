// What a card does: primitives of the house's vocabulary in order, each with its fields.
import { useEffect, useId, useRef } from "preact/hooks";
import { has, t } from "../language";
import { Icon } from "../parts/Art";
import type { DeckCard, DeckFault, DeckField, DeckPrimitive, DeckVocabulary, Value } from "../wire";
import { faultInWords, fieldInWords, flagInWords, primitiveInWords, wordInWords } from "./draft";

type Row = DeckCard["effect"][number];

interface Props {
  card: DeckCard;
  words: DeckVocabulary;
  fault: DeckFault | undefined;
  onEffect(effect: Row[]): void;
}

/** A primitive with the least that it must say. */
function fresh({ name, fields }: DeckPrimitive): Row {
  const must = fields.filter((field) => field.default === null);
  return { do: name, ...Object.fromEntries(must.map(({ name, words, low }) => [name, words[0] ?? low])) };
}

export function Effects({ card, words, fault, onEffect }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const added = useRef(-1);
  const rows = card.effect;
  useEffect(() => {
    if (added.current < 0) return;
    list.current?.children[added.current]?.querySelector<HTMLElement>("select, input, button")?.focus();
    added.current = -1;
  });
  const put = (n: number, row: Row): void => onEffect(rows.map((one, at) => (at === n ? row : one)));
  const move = (n: number, by: number): void => {
    const moved = [...rows];
    moved.splice(n + by, 0, ...moved.splice(n, 1));
    onEffect(moved);
  };
  const add = (name: string): void => {
    const primitive = words.primitives.find((one) => one.name === name);
    if (!primitive) return;
    added.current = rows.length;
    onEffect([...rows, fresh(primitive)]);
  };
  const fits = ({ needs }: DeckPrimitive): boolean => needs.some((flag) => card.flags.includes(flag));
  const groups = [
    ["deck-fits", words.primitives.filter(fits)],
    ["deck-fits-not", words.primitives.filter((one) => !fits(one))],
  ] as const;
  return (
    <div class="field deck-effects" role="group" aria-labelledby={id}>
      <span id={id} class="field-label">
        {t("deck-effect")}
      </span>
      {fault && fault.effect < 0 && <p class="trouble deck-fault">{faultInWords(fault)}</p>}
      <ol ref={list}>
        {rows.map((row, n) => (
          <One
            key={n}
            row={row}
            n={n}
            of={rows.length}
            words={words}
            fault={fault?.effect === n ? fault : undefined}
            onPut={(next) => put(n, next)}
            onMove={(by) => move(n, by)}
            onRemove={() => onEffect(rows.filter((_, at) => at !== n))}
          />
        ))}
      </ol>
      <select
        class="deck-add"
        aria-label={t("deck-add-effect")}
        value=""
        onChange={(event) => {
          add(event.currentTarget.value);
          event.currentTarget.value = "";
        }}
      >
        <option value="">{t("deck-add-effect")} …</option>
        {groups.map(
          ([label, some]) =>
            some.length > 0 && (
              <optgroup key={label} label={t(label)}>
                {some.map(({ name }) => (
                  <option key={name} value={name}>
                    {primitiveInWords(name)}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
    </div>
  );
}

interface OneProps {
  row: Row;
  n: number;
  of: number;
  words: DeckVocabulary;
  fault: DeckFault | undefined;
  onPut(row: Row): void;
  onMove(by: number): void;
  onRemove(): void;
}

function One({ row, n, of, words, fault, onPut, onMove, onRemove }: OneProps) {
  const name = String(row.do ?? "");
  const primitive = words.primitives.find((one) => one.name === name);
  const what = primitiveInWords(name);
  const help = has(`deck-do-${name}-help`) ? t(`deck-do-${name}-help`) : primitive?.text;
  const set = (field: DeckField, value: Value): void => {
    const { [field.name]: _, ...rest } = row;
    onPut(value === field.default ? rest : { ...rest, [field.name]: value });
  };
  return (
    <li class="deck-one">
      <div class="deck-one-head">
        <b>{what}</b>
        <button
          type="button"
          class="round"
          disabled={n === 0}
          aria-label={t("deck-up", { what })}
          onClick={() => onMove(-1)}
        >
          <Icon name="arrow-left" class="deck-up" />
        </button>
        <button
          type="button"
          class="round"
          disabled={n === of - 1}
          aria-label={t("deck-down", { what })}
          onClick={() => onMove(1)}
        >
          <Icon name="arrow-right" class="deck-down" />
        </button>
        <button type="button" class="round" aria-label={t("deck-take-off", { what })} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      {help && <p class="field-help">{help}</p>}
      {primitive && primitive.fields.length > 0 && (
        <div class="deck-pair">
          {primitive.fields.map((field) => (
            <OneField
              key={field.name}
              field={field}
              value={row[field.name] ?? field.default}
              what={what}
              onSet={(value) => set(field, value)}
            />
          ))}
        </div>
      )}
      {primitive && fault?.code === "needs" && (
        <p class="field-help">{t("deck-needs", { flags: primitive.needs.map(flagInWords).join(" / ") })}</p>
      )}
      {fault && <p class="trouble deck-fault">{faultInWords(fault)}</p>}
    </li>
  );
}

interface OneFieldProps {
  field: DeckField;
  value: Value | null;
  what: string;
  onSet(value: Value): void;
}

/** One of a few words, yes or no, or a number. */
function OneField({ field, value, what, onSet }: OneFieldProps) {
  const id = useId();
  const label = fieldInWords(field.name);
  const named = { id, "aria-label": `${what}: ${label}` };
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      {typeof field.default === "boolean" ? (
        <select {...named} value={String(value)} onChange={(event) => onSet(event.currentTarget.value === "true")}>
          {["false", "true"].map((word) => (
            <option key={word} value={word}>
              {wordInWords(word)}
            </option>
          ))}
        </select>
      ) : field.words.length > 0 ? (
        <select {...named} value={String(value ?? "")} onChange={(event) => onSet(event.currentTarget.value)}>
          {!field.words.includes(String(value ?? "")) && (
            <option value={String(value ?? "")}>{String(value ?? "?")}</option>
          )}
          {field.words.map((word) => (
            <option key={word} value={word}>
              {wordInWords(word)}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...named}
          type="number"
          inputMode="numeric"
          min={field.low}
          max={field.high}
          value={Number(value ?? field.low)}
          onInput={(event) => onSet(Math.trunc(Number(event.currentTarget.value)) || 0)}
        />
      )}
    </div>
  );
}
