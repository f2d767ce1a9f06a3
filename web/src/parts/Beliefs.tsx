// What a seat could have believed at a step: chances of identities, seat by seat. A number and a bar; colour only helps.
import { useEffect, useState } from "preact/hooks";
import type { GameTable, Seen } from "../games/contract";
import { beliefs } from "../house";
import { percent, t } from "../language";
import { SPECTATOR } from "../position";
import type { Beliefs as Chances } from "../wire";
import { Art, Mask } from "./Art";

const REST = 250; // milliseconds without scrubbing before the house is asked

interface Props {
  code: string;
  game: number;
  seat: number;
  row: number;
  table: GameTable;
  g: Seen;
}

export function Beliefs({ code, game, seat, row, table, g }: Props) {
  const [known, setKnown] = useState<Chances | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      beliefs(code, game, seat, row).then(
        (answer) => {
          if (!isWanted) return;
          setKnown(answer);
          setFailed(false);
        },
        () => isWanted && setFailed(true),
      );
    }, REST);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code, game, seat, row]);
  if (failed) return <p class="quiet">{t("beliefs-failed")}</p>;
  if (known?.seat !== seat)
    return (
      <p class="quiet" role="status">
        {t("loading")}
      </p>
    );
  if (!known.roles.length) return <p class="quiet">{t("beliefs-none")}</p>;
  const how = known.samples ? "beliefs-why" : "beliefs-exact";
  const args = { what: table.hidden ?? "roles", n: known.samples };
  const why = seat === SPECTATOR ? t(`${how}-spectator`, args) : t(how, { ...args, name: g.name(seat) });
  return (
    <div class="beliefs" aria-busy={known.row !== row}>
      <div class="beliefs-scroll" tabIndex={0} role="region" aria-label={t("beliefs-table")}>
        <Heat known={known} table={table} g={g} />
      </div>
      <p class="quiet beliefs-why">{why}</p>
    </div>
  );
}

function Heat({ known, table, g }: { known: Chances; table: GameTable; g: Seen }) {
  return (
    <table class={`heat ${known.roles.length > 4 ? "heat-many" : ""}`}>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("beliefs-seat")}</span>
          </th>
          {known.roles.map((key) => {
            const { name, art } = table.role(key);
            return (
              <th scope="col" key={key}>
                <span>{name}</span>
                <Art of={table.art} name={art} class="heat-art" />
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {known.chances.map((chances, seat) => (
          <tr key={seat}>
            <th scope="row">
              <Mask seat={seat} />
              <span>{g.name(seat)}</span>
            </th>
            {chances.map((chance, n) => (
              <Cell key={n} chance={chance} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ chance }: { chance: number }) {
  const kind = chance === 0 ? "heat-never" : chance === 1 ? "heat-sure" : "";
  return (
    <td class={kind}>
      <i class="heat-bar" aria-hidden="true" style={{ height: `${Math.round(chance * 100)}%` }} />
      {chance === 0 ? (
        <>
          <span aria-hidden="true">–</span>
          <span class="unseen">{t("beliefs-never")}</span>
        </>
      ) : (
        <b>{percent(chance)}</b>
      )}
      {chance === 1 && <span class="unseen">{t("beliefs-sure")}</span>}
    </td>
  );
}
