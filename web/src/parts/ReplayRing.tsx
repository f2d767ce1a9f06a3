// The table as it was: the ring without anything to tap, with everybody's identity where the truth is shown.
import type { GameTable, Seen } from "../games/contract";
import { t } from "../language";
import { Art, House, Icon, Mask } from "./Art";
import { place } from "./Ring";

interface Props {
  table: GameTable;
  g: Seen;
  /** by seat, where it is to be seen */
  roles: readonly (string | undefined)[];
}

export function ReplayRing({ table, g, roles }: Props) {
  return (
    <section
      class={`ring ring-${g.view.seats} ${table.wide ? "ring-wide" : ""} replay-ring`}
      aria-label={t("the-table")}
    >
      <div class="board">
        <table.Board g={g} />
      </div>
      <ul class="seats">
        {Array.from({ length: g.view.seats }, (_, seat) => {
          const { x, y } = place(seat, g.view.seats, g.me);
          const side = x < 35 ? "left" : x > 65 ? "right" : "middle";
          const marks = `${table.bubble(g, seat) ? "place-speaks" : ""} ${table.marks?.(g, seat) ?? ""}`;
          return (
            <li
              key={seat}
              class={`place place-${side} ${y < 50 ? "place-top" : "place-bottom"} ${marks}`}
              style={table.wide ? {} : { left: `${x}%`, top: `${y}%` }}
            >
              <Place table={table} g={g} seat={seat} role={roles[seat]} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Place({ table, g, seat, role }: Omit<Props, "roles"> & { seat: number; role: string | undefined }) {
  const isAsked = g.view.waiting.includes(seat);
  const isOut = table.isOut(g, seat);
  const shown = role === undefined ? null : table.role(role);
  const bubble = table.bubble(g, seat);
  const isBot = g.table.seats[seat]?.kind === "bot";
  const marks = ["seat", seat === g.me ? "seat-mine" : "", isAsked ? "seat-asked" : "", isOut ? "seat-out" : ""]
    .filter(Boolean)
    .join(" ");
  const heard = [
    g.name(seat),
    shown ? t("replay-was", { role: shown.name }) : "",
    isAsked ? t("is-asked") : "",
    isOut ? t("is-out") : "",
    table.seatInWords(g, seat),
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <>
      {bubble && (
        <p class="bubble bubble-claim" aria-hidden="true">
          {bubble}
        </p>
      )}
      <div class={marks} data-seat={seat}>
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
            {g.name(seat)}
            {isBot && <House name="bot" class="seat-bot" />}
          </span>
          {shown && (
            <span class="seat-role">
              <Art of={table.art} name={shown.art} />
              {shown.name}
            </span>
          )}
          <span class="seat-facts">
            <table.Seat g={g} seat={seat} />
          </span>
        </span>
      </div>
    </>
  );
}
