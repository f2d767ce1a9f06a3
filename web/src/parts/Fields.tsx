// Things to set: one of several, on or off, a number, a file, a name. Real inputs beneath: the keyboard works by itself.
import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import type { Refusal } from "../house";
import { t } from "../language";
import { myName } from "../settings";
import { Icon } from "./Art";

/** The house's limit. */
export const LONGEST_NAME = 16;

export interface Part<T extends string> {
  value: T;
  label: string;
  icon?: string;
}

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  parts: readonly Part<T>[];
  onPick(value: T): void;
  /** the label is there for those who don't see what surrounds it */
  bare?: boolean;
  help?: string | undefined;
}

/** One of a few, side by side. */
export function Segmented<T extends string>({ label, value, parts, onPick, bare, help }: SegmentedProps<T>) {
  const id = useId();
  return (
    <fieldset class="field segmented" aria-describedby={help ? `${id}h` : undefined}>
      <legend class={bare ? "unseen" : "field-label"}>{label}</legend>
      <div class="segments">
        {parts.map((part) => (
          <label key={part.value} class="segment">
            <input
              type="radio"
              name={id}
              value={part.value}
              checked={part.value === value}
              onChange={() => onPick(part.value)}
            />
            <span>
              {part.icon && <Icon name={part.icon} />}
              {part.label}
            </span>
          </label>
        ))}
      </div>
      {help && (
        <p id={`${id}h`} class="field-help">
          {help}
        </p>
      )}
    </fieldset>
  );
}

/** One of more than fit side by side. */
export function Pick<T extends string>({ label, value, parts, onPick }: Omit<SegmentedProps<T>, "bare" | "help">) {
  return (
    <select class="pick" aria-label={label} value={value} onChange={(event) => onPick(event.currentTarget.value as T)}>
      {parts.map((part) => (
        <option key={part.value} value={part.value}>
          {part.label}
        </option>
      ))}
    </select>
  );
}

interface SeveralProps {
  label: string;
  help?: string | undefined;
  /** with commas between them, in the order of the parts */
  value: string;
  parts: readonly Part<string>[];
  onPick(value: string): void;
}

const MANY = 12; // parts that are shown at once; more are folded away

/** Any of several. */
export function Several({ label, help, value, parts, onPick }: SeveralProps) {
  const id = useId();
  const picked = value.split(",").filter(Boolean);
  const flip = (one: string): void => {
    const isOn = (other: string): boolean => picked.includes(other) !== (other === one);
    onPick(
      parts
        .map((part) => part.value)
        .filter(isOn)
        .join(","),
    );
  };
  const chips = (
    <div class="chips" role="group" aria-labelledby={id}>
      {parts.map((part) => (
        <button
          key={part.value}
          type="button"
          class="chip"
          aria-pressed={picked.includes(part.value)}
          onClick={() => flip(part.value)}
        >
          {part.label}
        </button>
      ))}
    </div>
  );
  const head = (
    <span id={id} class="field-label">
      {label}
      {picked.length > 0 && ` (${picked.length})`}
    </span>
  );
  return (
    <div class="field several">
      {parts.length > MANY ? (
        <details>
          <summary>{head}</summary>
          {chips}
        </details>
      ) : (
        <>
          {head}
          {chips}
        </>
      )}
      {help && <p class="field-help">{help}</p>}
    </div>
  );
}

interface SwitchProps {
  label: string;
  help?: string | undefined;
  on: boolean;
  onFlip(on: boolean): void;
}

export function Switch({ label, help, on, onFlip }: SwitchProps) {
  const id = useId();
  return (
    <div class="field switch">
      <label class="switch-row">
        <span class="field-label">{label}</span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
          role="switch"
          checked={on}
          aria-describedby={help ? id : undefined}
          onChange={() => onFlip(!on)}
        />
        <span class="switch-track" aria-hidden="true">
          <span class="switch-knob" />
        </span>
      </label>
      {help && (
        <p id={id} class="field-help">
          {help}
        </p>
      )}
    </div>
  );
}

interface StepperProps {
  label: string;
  help?: string | undefined;
  value: number;
  low: number;
  high: number;
  step?: number;
  /** the value in words */
  shown?: string;
  onStep(value: number): void;
}

export function Stepper({ label, help, value, low, high, step = 1, shown, onStep }: StepperProps) {
  const id = useId();
  const to = (next: number) => onStep(Math.min(high, Math.max(low, next)));
  return (
    <div class="field stepper" role="group" aria-labelledby={id}>
      <div class="stepper-row">
        <span id={id} class="field-label">
          {label}
        </span>
        <button
          type="button"
          class="round"
          aria-label={t("less", { what: label })}
          disabled={value <= low}
          onClick={() => to(value - step)}
        >
          <Icon name="minus" />
        </button>
        <output class="stepper-value" aria-live="polite">
          {shown ?? value}
        </output>
        <button
          type="button"
          class="round"
          aria-label={t("more-of", { what: label })}
          disabled={value >= high}
          onClick={() => to(value + step)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {help && <p class="field-help">{help}</p>}
    </div>
  );
}

interface FileProps {
  label: string;
  help?: string | undefined;
  /** how the names of such files end */
  ending: string;
  /** characters that it may have */
  longest: number;
  /** "" for the house's own */
  text: string;
  onRead(text: string): void;
}

/** The names of files that were read here, by their text: a form that comes back still knows them. */
const fileNames = new Map<string, string>();

/** A text file of one's own instead of what the house has. What is in it the house checks. */
export function FileField({ label, help, ending, longest, text, onRead }: FileProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState("");
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = file.size > 4 * longest ? null : await file.text().catch(() => "");
    const isLong = read === null || read.length > longest;
    setTrouble(
      isLong ? t("file-too-long", { name: file.name, n: longest }) : read ? "" : t("file-empty", { name: file.name }),
    );
    if (isLong || !read) return;
    fileNames.set(read, file.name);
    onRead(read);
  };
  const clear = (): void => {
    setTrouble("");
    onRead("");
    input.current?.focus();
  };
  const name = text ? (fileNames.get(text) ?? t("file-own")) : t("file-house");
  const told = [`${id}n`, help && `${id}h`, trouble && `${id}w`].filter(Boolean).join(" ");
  return (
    <div class="field file-field">
      <span class="field-label" id={`${id}l`}>
        {label}
      </span>
      <div class="file-row">
        <span id={`${id}n`} class="file-name">
          <Icon name={text ? "sheet" : "check"} />
          {name}
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          class="unseen"
          accept={`.${ending}`}
          aria-labelledby={`${id}l ${id}b`}
          aria-describedby={told}
          aria-invalid={trouble ? "true" : undefined}
          onChange={(event) => {
            const field = event.currentTarget;
            void pick(field.files?.[0]).then(() => {
              field.value = "";
            });
          }}
        />
        <label for={id} id={`${id}b`} class="chip">
          {t("file-choose")}
        </label>
        {text && (
          <button type="button" class="round" aria-label={t("file-back", { what: label })} onClick={clear}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {help && (
        <p id={`${id}h`} class="field-help">
          {help}
        </p>
      )}
      {trouble && (
        <p id={`${id}w`} class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

interface NameProps {
  /** somebody else's, on this device: it is not remembered */
  value?: string;
  label?: string;
  onName?(name: string): void;
  trouble?: ComponentChildren;
}

/** A name, remembered for the next table. */
export function NameField({ value, label, onName, trouble }: NameProps) {
  const id = useId();
  const write = (name: string): void => {
    if (onName) onName(name);
    else myName.value = name;
  };
  return (
    <div class="field name-field">
      <label for={id} class="field-label">
        {label ?? t("your-name")}
      </label>
      <input
        id={id}
        value={value ?? myName.value}
        maxLength={LONGEST_NAME}
        placeholder={label ? "" : t("name-hint")}
        autocomplete="nickname"
        enterkeyhint="done"
        required
        aria-describedby={trouble ? `${id}w` : undefined}
        aria-invalid={trouble ? "true" : undefined}
        onInput={(event) => write(event.currentTarget.value)}
      />
      {trouble && <div id={`${id}w`}>{trouble}</div>}
    </div>
  );
}

/** What to be called where nobody was asked. */
export const nameOrGuest = (): string => myName.value.trim() || t("guest");

/** Why the house said no. What can't be set like this is told in the house's own words too: they name the option. */
export function Trouble({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null;
  const isSetup = refusal.code === "bad_setup";
  return (
    <p class="trouble" role="alert">
      {isSetup ? t("refused", { code: refusal.code }) : refusal.message}
      {isSetup && <small lang="en">{refusal.detail}</small>}
    </p>
  );
}

interface SureProps {
  icon: string;
  label: string;
  question: string;
  yes: string;
  onYes(): void;
}

/** Something that can't be undone asks first. */
export function Sure({ icon, label, question, yes, onYes }: SureProps) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <button type="button" class="row-button" onClick={() => setAsks(true)}>
        <Icon name={icon} />
        {label}
      </button>
    );
  }
  return (
    <div class="sure" role="group" aria-label={label}>
      <p>{question}</p>
      <div class="buttons">
        <button type="button" class="button danger" onClick={onYes} ref={(node) => node?.focus()}>
          {yes}
        </button>
        <button type="button" class="button" onClick={() => setAsks(false)}>
          {t("no-stay")}
        </button>
      </div>
    </div>
  );
}
