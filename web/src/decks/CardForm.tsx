// One card of the deck, field by field; what the house finds wrong stands beside the field.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../language";
import { Icon } from "../parts/Art";
import { Switch } from "../parts/Fields";
import { LANGUAGES, type Language } from "../settings";
import type { DeckCard, DeckFault, DeckVocabulary } from "../wire";
import { categoryInWords, changeCard, faultInWords, flagInWords } from "./draft";
import { Effects } from "./Effects";

interface FieldProps {
  label: string;
  help?: string;
  fault?: string | undefined;
  class?: string;
  children(field: { id: string; "aria-invalid": "true" | undefined; "aria-describedby": string }): ComponentChildren;
}

/** A label, an input, and what is wrong with it. */
export function Labelled({ label, help, fault, class: kind = "", children }: FieldProps) {
  const id = useId();
  return (
    <div class={`field ${kind}`}>
      <label class="field-label" for={id}>
        {label}
      </label>
      {children({ id, "aria-invalid": fault ? "true" : undefined, "aria-describedby": `${id}w ${id}h` })}
      {help && (
        <p id={`${id}h`} class="field-help">
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}w`} class="trouble deck-fault">
          {fault}
        </p>
      )}
    </div>
  );
}

interface Props {
  n: number;
  card: DeckCard;
  fault: DeckFault | undefined;
  words: DeckVocabulary;
  onCopy(): void;
  onRemove(): void;
}

/** Fields that stand in the form; a fault in any other is told at its head. */
const FIELDS = new Set(["key", "title", "text", "category", "copies", "flags", "effect", "stix"]);

export function CardForm({ n, card, fault, words, onCopy, onRemove }: Props) {
  const set = (some: Partial<DeckCard>): void => changeCard(n, some);
  const at = (field: string): string | undefined => (fault?.field === field ? faultInWords(fault) : undefined);
  const copies = (typed: string): number => Math.max(0, Math.min(9999, Math.trunc(Number(typed)) || 0));
  return (
    <div class="deck-form">
      {fault && !FIELDS.has(fault.field) && <p class="trouble deck-fault">{faultInWords(fault)}</p>}
      {LANGUAGES.map((language) => (
        <fieldset key={language} class="deck-language">
          <legend>{t(`deck-in-${language}`)}</legend>
          <Words card={card} language={language} words={words} set={set} at={at} />
        </fieldset>
      ))}
      <div class="deck-pair">
        <Labelled label={t("deck-category")} fault={at("category")}>
          {(field) => (
            <select {...field} value={card.category} onChange={(event) => set({ category: event.currentTarget.value })}>
              {!words.categories.includes(card.category) && (
                <option value={card.category}>{card.category || "?"}</option>
              )}
              {words.categories.map((one) => (
                <option key={one} value={one}>
                  {categoryInWords(one)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label={t("deck-copies")} fault={at("copies")}>
          {(field) => (
            <input
              {...field}
              type="number"
              inputMode="numeric"
              min={0}
              max={words.most_copies}
              value={card.copies}
              onInput={(event) => set({ copies: copies(event.currentTarget.value) })}
            />
          )}
        </Labelled>
      </div>
      <Labelled label={t("deck-key")} help={t("deck-key-help")} fault={at("key")}>
        {(field) => (
          <input
            {...field}
            value={card.key}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            onInput={(event) => set({ key: event.currentTarget.value })}
          />
        )}
      </Labelled>
      <Flags card={card} words={words} fault={at("flags")} onFlags={(flags) => set({ flags })} />
      <Effects
        card={card}
        words={words}
        fault={fault?.field === "effect" ? fault : undefined}
        onEffect={(effect) => set({ effect })}
      />
      <Switch label={t("deck-stix")} help={t("deck-stix-help")} on={card.stix} onFlip={(stix) => set({ stix })} />
      <div class="buttons">
        <button type="button" class="button" onClick={onCopy}>
          <Icon name="plus" />
          {t("deck-copy-card")}
        </button>
        <button type="button" class="button" onClick={onRemove}>
          <Icon name="cross" />
          {t("deck-remove-card")}
        </button>
      </div>
    </div>
  );
}

interface WordsProps {
  card: DeckCard;
  language: Language;
  words: DeckVocabulary;
  set(some: Partial<DeckCard>): void;
  at(field: string): string | undefined;
}

/** Title and text in one language. */
function Words({ card, language, words, set, at }: WordsProps) {
  const isHere = (field: "title" | "text", most: number): boolean => {
    const text = card[field][language];
    return text.length > most || (field === "title" && !text.trim());
  };
  return (
    <>
      <Labelled label={t("deck-title")} fault={isHere("title", words.longest_title) ? at("title") : undefined}>
        {(field) => (
          <input
            {...field}
            lang={language}
            value={card.title[language]}
            onInput={(event) => set({ title: { ...card.title, [language]: event.currentTarget.value } })}
          />
        )}
      </Labelled>
      <Labelled label={t("deck-text")} fault={isHere("text", words.longest_text) ? at("text") : undefined}>
        {(field) => (
          <textarea
            {...field}
            lang={language}
            rows={3}
            value={card.text[language]}
            onInput={(event) => set({ text: { ...card.text, [language]: event.currentTarget.value } })}
          />
        )}
      </Labelled>
    </>
  );
}

interface FlagsProps {
  card: DeckCard;
  words: DeckVocabulary;
  fault: string | undefined;
  onFlags(flags: string[]): void;
}

/** When it may be played: any of the vocabulary's flags, in its order. What the house doesn't know can be taken off. */
function Flags({ card, words, fault, onFlags }: FlagsProps) {
  const id = useId();
  const unknown = card.flags.filter((flag) => !words.flags.includes(flag));
  const flip = (flag: string): void =>
    onFlags([...words.flags, ...unknown].filter((one) => card.flags.includes(one) !== (one === flag)));
  return (
    <div class="field" role="group" aria-labelledby={id}>
      <span id={id} class="field-label">
        {t("deck-flags")}
      </span>
      <div class="chips">
        {[...words.flags, ...unknown].map((flag) => (
          <button
            key={flag}
            type="button"
            class="chip"
            aria-pressed={card.flags.includes(flag)}
            onClick={() => flip(flag)}
          >
            {flagInWords(flag)}
          </button>
        ))}
      </div>
      {fault && <p class="trouble deck-fault">{fault}</p>}
    </div>
  );
}
