// The deck maker: decks of HEX•HEX XL, edited, checked by the house, downloaded, and played with.
import { useEffect, useId, useState } from "preact/hooks";
import {
  addCard,
  begin,
  bringDeck,
  categoryInWords,
  change,
  check,
  checked,
  deck,
  faultInWords,
  faultOf,
  isChecked,
  isGood,
  refusal,
  removeCard,
  take,
  text,
  vocabulary,
} from "../decks/draft";
import { CardForm, Labelled } from "../decks/CardForm";
import look from "../decks/look.later.css";
import { asToml, type Deck, fileName } from "../decks/toml";
import { dress } from "../games";
import { Refusal } from "../house";
import { learn, t } from "../language";
import { Icon } from "../parts/Art";
import { Cover } from "../parts/Cover";
import { Drawer } from "../parts/Drawer";
import { TopBar } from "../parts/Settings";
import { go } from "../router";
import { language } from "../settings";
import type { DeckCard, DeckVocabulary } from "../wire";
import { Missing } from "./Missing";

/** The page, once it is dressed and has its words. */
export async function opened(): Promise<typeof DeckMaker> {
  const words = { en: () => import("../words/en/decks.ftl"), de: () => import("../words/de/decks.ftl") };
  await Promise.all([learn(words), dress(look)]);
  return DeckMaker;
}

export function DeckMaker() {
  const [why, setWhy] = useState("");
  useEffect(() => {
    begin().catch((error: Error) => setWhy(error.message));
  }, []);
  useEffect(() => {
    document.title = `${t("deck-maker-title")} · Hoodwink`;
  });
  if (why) return <Missing why={why} />;
  const [made, words] = [deck.value, vocabulary.value];
  if (!made || !words)
    return (
      <p class="loading" role="status">
        {t("loading")}
      </p>
    );
  return <Maker made={made} words={words} />;
}

function Maker({ made, words }: { made: Deck; words: DeckVocabulary }) {
  const [open, setOpen] = useState(-1);
  const [only, setOnly] = useState("");
  const card = made.cards[open];
  const nameFault = checked.value?.faults.find(({ code }) => code === "name");
  const shown = made.cards.map((one, n) => [one, n] as const).filter(([one]) => !only || one.category === only);
  return (
    <>
      <TopBar />
      <main class="page decks">
        <div class="banner tile-hexhex">
          <Cover game="hexhex" />
          <div class="banner-words">
            <p>HEX•HEX XL</p>
            <h1>{t("deck-maker-title")}</h1>
          </div>
        </div>
        <div class="deck-columns">
          <section class="card deck-whole" aria-labelledby="deck-whole">
            <h2 id="deck-whole">{t("deck-whole")}</h2>
            <Labelled label={t("deck-name")} fault={nameFault && faultInWords(nameFault)}>
              {(field) => (
                <input
                  {...field}
                  value={made.title}
                  onInput={(event) => change({ title: event.currentTarget.value })}
                />
              )}
            </Labelled>
            <Summary made={made} words={words} onOpen={setOpen} />
            <Files made={made} longest={words.longest} />
          </section>
          <section class="deck-list" aria-labelledby="deck-cards">
            <div class="card-head">
              <h2 id="deck-cards">{t("deck-cards")}</h2>
              <button
                type="button"
                class="button"
                disabled={made.cards.length >= words.most_kinds}
                onClick={() => {
                  setOnly("");
                  setOpen(addCard());
                }}
              >
                <Icon name="plus" />
                {t("deck-add-card")}
              </button>
            </div>
            <div class="chips" role="group" aria-label={t("deck-category")}>
              {["", ...words.categories].map((category) => (
                <button
                  key={category}
                  type="button"
                  class="chip"
                  aria-pressed={only === category}
                  onClick={() => setOnly(category)}
                >
                  {category ? categoryInWords(category) : t("deck-all")}
                </button>
              ))}
            </div>
            <ul>
              {shown.map(([one, n]) => (
                <CardRow key={n} card={one} n={n} onOpen={() => setOpen(n)} />
              ))}
            </ul>
            {shown.length === 0 && <p class="quiet">{t("deck-none")}</p>}
          </section>
        </div>
      </main>
      {card && (
        <Drawer
          key={open}
          title={card.title[language.value] || card.key || t("deck-new-card")}
          onClose={() => setOpen(-1)}
        >
          <CardForm
            n={open}
            card={card}
            fault={faultOf(open)}
            words={words}
            onCopy={() => setOpen(addCard(card))}
            onRemove={() => {
              setOpen(-1);
              removeCard(open);
            }}
          />
        </Drawer>
      )}
    </>
  );
}

/** A card of the list: what it is called in both languages, and what it says in this one. */
function CardRow({ card, n, onOpen }: { card: DeckCard; n: number; onOpen(): void }) {
  const fault = faultOf(n);
  const other = language.value === "en" ? "de" : "en";
  return (
    <li>
      <button type="button" class={`deck-card deck-${card.category}`} onClick={onOpen}>
        <span class="unseen">{t("deck-copies-of", { n: card.copies })}</span>
        <span class="deck-count" aria-hidden="true">
          {card.copies}×
        </span>
        <span class="deck-words">
          <b>{card.title[language.value] || card.key}</b>
          {card.title[other] !== card.title[language.value] && <i lang={other}>{card.title[other]}</i>}
          <span>{card.text[language.value]}</span>
          {card.text[other] !== card.text[language.value] && (
            <span class="quiet" lang={other}>
              {card.text[other]}
            </span>
          )}
          {fault && (
            <span class="deck-bad">
              <Icon name="cross" />
              {faultInWords(fault)}
            </span>
          )}
        </span>
        <span class="deck-tag">
          {categoryInWords(card.category)}
          {card.stix && ` · ${t("deck-stix-short")}`}
        </span>
      </button>
    </li>
  );
}

/** How many cards there are, by category, and what the house says of them. */
function Summary({ made, words, onOpen }: { made: Deck; words: DeckVocabulary; onOpen(card: number): void }) {
  const faults = checked.value?.faults ?? [];
  const count = (some: (card: DeckCard) => boolean): number =>
    made.cards.filter(some).reduce((sum, { copies }) => sum + copies, 0);
  const stix = count((card) => card.stix);
  const of = (card: number): string =>
    made.cards[card]?.title[language.value] || made.cards[card]?.key || String(card + 1);
  return (
    <div class="deck-summary">
      <p>
        <b>
          {t("deck-size", { n: count((card) => !card.stix), kinds: made.cards.filter((card) => !card.stix).length })}
        </b>
        {stix > 0 && <> {t("deck-size-stix", { n: stix })}</>}
      </p>
      <dl class="deck-counts">
        {words.categories.map((category) => (
          <div key={category}>
            <dt>{categoryInWords(category)}</dt>
            <dd>{count((card) => !card.stix && card.category === category)}</dd>
          </div>
        ))}
      </dl>
      <div role="status">
        {refusal.value ? (
          <p class="trouble">{refusal.value.message}</p>
        ) : !isChecked.value ? (
          <p class="quiet">{t("deck-checking")}</p>
        ) : isGood.value ? (
          <p class="deck-good">
            <Icon name="check" />
            {t("deck-good")}
          </p>
        ) : (
          <p class="deck-bad">
            <Icon name="cross" />
            {t("deck-faults", { n: faults.length })}
          </p>
        )}
      </div>
      {faults.length > 0 && (
        <ul class="deck-faults">
          {faults.map((fault) => (
            <li key={`${fault.card} ${fault.code}`}>
              {fault.card < 0 ? (
                <p class="trouble">{faultInWords(fault)}</p>
              ) : (
                <button type="button" class="trouble" onClick={() => onOpen(fault.card)}>
                  <b>{of(fault.card)}</b>: {faultInWords(fault)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where the deck comes from and where it goes. */
function Files({ made, longest }: { made: Deck; longest: number }) {
  const [trouble, setTrouble] = useState("");
  const [sure, setSure] = useState(false);
  const id = useId();
  const load = async (file: string, name: string): Promise<void> => {
    setTrouble("");
    setSure(false);
    try {
      const fault = await take(file);
      if (fault) setTrouble(`${name}: ${faultInWords(fault)} (${fault.message})`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setTrouble(error.message);
    }
  };
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = file.size > 4 * longest ? null : await file.text().catch(() => "");
    if (read === null || read.length > longest) return setTrouble(t("deck-file-long", { name: file.name, n: longest }));
    if (!read.trim()) return setTrouble(t("deck-file-empty", { name: file.name }));
    await load(read, file.name);
  };
  const play = async (): Promise<void> => {
    await check();
    if (!isGood.value) return;
    bringDeck();
    go("/new/hexhex");
  };
  return (
    <div class="deck-files">
      <button
        type="button"
        class="button glow wide"
        disabled={isChecked.value && !isGood.value}
        onClick={() => void play()}
      >
        <Icon name="play" />
        {t("deck-play")}
      </button>
      <Download made={made} />
      <div class="file-row">
        <input
          id={id}
          type="file"
          class="unseen"
          accept=".toml"
          onChange={(event) => {
            const field = event.currentTarget;
            void pick(field.files?.[0]).then(() => {
              field.value = "";
            });
          }}
        />
        <label for={id} class="chip">
          {t("deck-load")}
        </label>
        {sure ? (
          <>
            <button type="button" class="chip" onClick={() => void load("", "")}>
              {t("deck-house-sure")}
            </button>
            <button type="button" class="chip" onClick={() => setSure(false)}>
              {t("deck-house-keep")}
            </button>
          </>
        ) : (
          <button type="button" class="chip" onClick={() => setSure(true)}>
            {t("deck-house")}
          </button>
        )}
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}

/** The file is made when it is asked for: an address of it would keep every version of the deck in memory. */
function Download({ made }: { made: Deck }) {
  const save = (): void => {
    const address = URL.createObjectURL(new Blob([asToml(made)], { type: "application/toml" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: fileName(made.title) });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <button type="button" class="button wide" disabled={!text.value} onClick={save}>
      <Icon name="download" />
      {t("deck-download")}
    </button>
  );
}
