// Which round it is, in a few words.
import { t } from "../../../language";

export const roundName = (n: number, of: number, isTie: boolean): string =>
  t(isTie ? "hexhex-table-tie" : n >= of ? "hexhex-table-last" : "hexhex-table-round", { n, of });
