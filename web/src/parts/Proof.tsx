// Was the deal fair? The seed is compared with the commitment that was given before anybody had played.
import { useState } from "preact/hooks";
import { records } from "../house";
import { t } from "../language";
import { noted, sha256 } from "../seal";
import { Icon } from "./Art";

interface Checked {
  seed: string;
  hash: string;
  /** what the house says now */
  commitment: string;
  /** what this browser saw at the start */
  before: string | undefined;
}

export const recordAddress = (code: string, game: number): string => `/api/tables/${code}/records/${game}`;

/** The first line of a record has its seed. */
async function check(code: string, game: number): Promise<Checked> {
  const [list, answer] = await Promise.all([records(code), fetch(recordAddress(code, game))]);
  const commitment = list.records.find((one) => one.game === game)?.commitment;
  if (!answer.ok || !commitment) throw new Error(t("proof-failed"));
  const [head = ""] = (await answer.text()).split("\n", 1);
  const seed = String((JSON.parse(head) as { seed?: unknown }).seed ?? "");
  return { seed, hash: sha256(seed), commitment, before: noted(code, game) };
}

export function Proof({ code, game }: { code: string; game: number }) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [why, setWhy] = useState("");
  const open = (event: Event): void => {
    if (!(event.currentTarget as HTMLDetailsElement).open || checked) return;
    check(code, game).then(setChecked, (error: Error) => setWhy(error.message));
  };
  return (
    <details class="proof" onToggle={open}>
      <summary>
        <Icon name="seal" />
        {t("proof")}
      </summary>
      <p>{t("proof-why")}</p>
      <div role="status">{checked ? <Verdict checked={checked} /> : <p class="quiet">{why || t("loading")}</p>}</div>
      {checked && (
        <>
          <dl>
            <dt>{t("proof-seed")}</dt>
            <dd>
              <code>{checked.seed}</code>
            </dd>
            <dt>{t("proof-hash")}</dt>
            <dd>
              <code>{checked.hash}</code>
            </dd>
            <dt>{t(checked.before ? "proof-noted" : "proof-said")}</dt>
            <dd>
              <code>{checked.before ?? checked.commitment}</code>
            </dd>
          </dl>
          <p>{t("proof-whole")}</p>
          <pre tabIndex={0} role="group" aria-label={t("proof-command")}>
            <code>{command(code, game, checked.before ?? checked.commitment)}</code>
          </pre>
        </>
      )}
    </details>
  );
}

function Verdict({ checked }: { checked: Checked }) {
  const isGood = checked.hash === (checked.before ?? checked.commitment);
  const words = !isGood ? "proof-bad" : checked.before ? "proof-good" : "proof-good-now";
  return (
    <p class={`verdict ${isGood ? "verdict-good" : "verdict-bad"}`}>
      <Icon name={isGood ? "check" : "cross"} />
      {t(words)}
    </p>
  );
}

const command = (code: string, game: number, commitment: string): string =>
  `curl -s ${location.origin}${recordAddress(code, game)} > game.jsonl\nhoodwink verify game.jsonl --hash ${commitment}`;
