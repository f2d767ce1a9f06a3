// The table: seats in a ring, mine at the bottom, the game's board in the middle.
import type { Ask, Choice, Seen } from "../games/contract";
import type { GameTable } from "../games/contract";
import { t } from "../language";
import type { Session } from "../session";
import { Icon, House, Mask } from "./Art";

/** Where a seat sits, in percent of the ring's box: a rounded rectangle, clockwise, mine at the bottom. */
export function place(seat: number, seats: number, me: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - Math.max(me, 0))) / seats;
  const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.72;
  return { x: 50 + 37 * round(Math.cos(angle)), y: 50 + 40 * round(Math.sin(angle)) };
}

interface Props {
  session: Session;
  table: GameTable;
  g: Seen;
}

export function Ring({ session, table, g }: Props) {
  const ask = session.ask.value;
  const seats = Array.from({ length: g.view.seats }, (_, seat) => seat);
  const isChoice = seats.some((seat) => isTapped(ask, seat));
  return (
    <section
      class={`ring ring-${g.view.seats} ${table.wide ? "ring-wide" : ""} ${isChoice ? "ring-choice" : ""}`}
      aria-label={t("the-table")}
    >
      <div class="board">
        <table.Board g={g} session={session} />
      </div>
      <ul class="seats">
        {seats.map((seat) => {
          const { x, y } = place(seat, g.view.seats, g.me);
          const side = x < 35 ? "left" : x > 65 ? "right" : "middle";
          const words = spoken(session, table, g, seat);
          const marks = `${words.text ? "place-speaks" : ""} ${table.marks?.(g, seat) ?? ""}`;
          return (
            <li
              key={seat}
              class={`place place-${side} ${y < 50 ? "place-top" : "place-bottom"} ${marks}`}
              style={table.wide ? {} : { left: `${x}%`, top: `${y}%` }}
            >
              {words.text && (
                <p class={`bubble ${words.isClaim ? "bubble-claim" : ""}`} aria-hidden="true">
                  {words.text}
                </p>
              )}
              <SeatCard
                session={session}
                table={table}
                g={g}
                seat={seat}
                choice={ask?.choices.find((one) => one.seat === seat)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function SeatCard({ session, table, g, seat, choice }: Props & { seat: number; choice: Choice | undefined }) {
  const info = g.table.seats[seat];
  const isAsked = g.view.waiting.includes(seat) && !g.moment;
  const isOut = table.isOut(g, seat);
  const pick = session.ask.value?.pick;
  const canPick = pick?.seats.includes(seat) ?? false;
  const isPicked = session.picked.value.has(seat);
  const marks = [
    "seat",
    seat === g.me ? "seat-mine" : "",
    isAsked ? "seat-asked" : "",
    isOut ? "seat-out" : "",
    isTapped(session.ask.value, seat) ? "seat-choice" : "",
    isPicked ? "seat-picked" : "",
  ]
    .filter(Boolean)
    .join(" ");
  const name = g.name(seat);
  const heard = [
    seat === g.me ? t("seat-you", { name }) : name,
    info?.kind === "bot" ? t("a-bot") : "",
    isAsked ? t("is-asked") : "",
    isOut ? t("is-out") : "",
    table.seatInWords(g, seat),
  ]
    .filter(Boolean)
    .join(", ");
  const inside = (
    <>
      <span class="unseen">{heard}</span>
      <span class="seat-inside" aria-hidden="true">
        <span class="seat-face">
          <Mask seat={seat} />
          {isAsked && (
            <span class="seat-waits">
              <Icon name="hourglass" />
            </span>
          )}
        </span>
        <span class="seat-name">
          {name}
          {info?.kind === "bot" && <House name="bot" class="seat-bot" />}
        </span>
        <span class="seat-facts">
          <table.Seat g={g} seat={seat} />
        </span>
      </span>
    </>
  );
  return canPick || choice ? (
    <button
      type="button"
      class={marks}
      aria-pressed={canPick ? isPicked : undefined}
      data-seat={seat}
      onClick={() => (canPick ? toggle(session, seat) : choice && choose(session, choice))}
    >
      {inside}
    </button>
  ) : (
    <div class={marks} data-seat={seat}>
      {inside}
    </div>
  );
}

/** Is this seat an answer, or a part of one? */
function isTapped(ask: Ask | null, seat: number): boolean {
  const choice = ask?.choices.find((one) => one.seat === seat);
  return (ask?.pick?.seats.includes(seat) ?? false) || (choice !== undefined && !choice.why);
}

/** A claim while it is talked about, else what the seat has said a moment ago. */
function spoken(session: Session, table: GameTable, g: Seen, seat: number): { text: string; isClaim: boolean } {
  const claim = table.bubble(g, seat);
  const line = session.line.talk.value.findLast((one) => one.seat === seat);
  const isFresh = line && session.fresh.value.has(line.n);
  return { text: claim || (isFresh ? said(g, line) : ""), isClaim: claim !== "" };
}

/** A line of talk in words: typed, or a quick phrase in the reader's own language. */
export function said(g: Pick<Seen, "name">, line: { text?: string; phrase?: string; about?: number | null }): string {
  if (line.phrase)
    return t(`phrase-${line.phrase}`, {
      seat: line.about === null || line.about === undefined ? "" : g.name(line.about),
    });
  return line.text ?? "";
}

export function toggle(session: Session, seat: number): void {
  const pick = session.ask.value?.pick;
  if (!pick) return;
  const picked = new Set(session.picked.value);
  if (picked.has(seat)) picked.delete(seat);
  else if (picked.size < pick.size) picked.add(seat);
  session.picked.value = picked;
}

export function choose(session: Session, choice: Choice): void {
  if (choice.why !== undefined) void session.explain(choice);
  else if (choice.action !== undefined) void session.reply(choice.action);
  else if (choice.next) session.trail.value = [...session.trail.value, choice];
}
