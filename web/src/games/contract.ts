// What a game brings to the table: words, controls, and pictures of what its view shows. The shell does the rest.
import type { ComponentChildren, ComponentType } from "preact";
import type { Action, Actions } from "../house";
import type { Words } from "../language";
import type { Happened, View } from "../position";
import type { Session } from "../session";
import type { GameInfo, Result, TableInfo, Value } from "../wire";

/** A game as one seat (or a spectator) sees it, with all that is needed to talk about it. */
export interface Seen<V extends View = View> {
  info: GameInfo;
  table: TableInfo;
  actions: Actions;
  view: V;
  /** whose eyes: −2 for a spectator */
  me: number;
  log: readonly Happened[];
  options: readonly number[];
  /** people talk before anything is asked: the seat that opens the question; null where it is open */
  talk: number | null;
  /** what is being shown right now, before the table is as the view has it; null when nothing is */
  moment: Moment | null;
  /** the name of a seat; "you" in the sentence is the words' business: compare with `me` */
  name(seat: number): string;
  /** the action with this id */
  action(id: number): Action;
}

/** Something to tap. It is an answer, leads to more choices, or can't be done now and says why when tapped. */
export interface Choice {
  label: string;
  hint?: string;
  /** a symbol of the game's sprite */
  art?: string;
  tone?: "yes" | "no" | "bold" | "quiet";
  /** the § that this choice is about, where it isn't the question's */
  section?: string;
  /** the seat that it names: its place in the ring can be tapped too */
  seat?: number;
  /** an option's id */
  action?: number;
  next?: Ask;
  /** an action that is not legal now: the house is asked why */
  why?: Action | number;
  /** why it isn't legal is my secret: it looks like the others, and says so only when it is tapped */
  veiled?: boolean;
}

/** Some seats are to be named together. */
export interface Pick {
  size: number;
  seats: readonly number[];
  /** the option that names these seats */
  action(seats: readonly number[]): number | undefined;
  confirm: string;
}

/** Words of one's own that go with a choice. */
export interface Say {
  /** characters */
  most: number;
  label: string;
  confirm: string;
  action: number;
}

export interface Ask {
  /** what is asked, when this follows another choice */
  title?: string;
  choices: readonly Choice[];
  pick?: Pick;
  say?: Say;
  /** choices side by side, two of equal weight: a vote */
  pair?: boolean;
}

/** A beat of the story: what has happened is shown before the table changes. */
export interface Moment {
  happened: Happened;
  /** milliseconds that it is shown for */
  lasts: number;
  /** a cue of sound.ts */
  sound?: Cue;
}

export type Cue = "turn" | "card" | "token" | "vote" | "good" | "bad" | "call" | "end";

/** A control of the game's own for a question: it looks like itself, and answers with the options that `ask` has. */
export interface Answering {
  g: Seen;
  session: Session;
  ask: Ask;
  /** the choices as the house draws them, for questions that need nothing else */
  children: ComponentChildren;
}

export interface GameTable {
  words: Words;
  /** the address of the game's sprite */
  art: string;
  /** addresses of styles that come with the game instead of with the page */
  styles?: readonly string[];
  /** the question that is put to me */
  question(g: Seen): string;
  /** what is going on, when nothing is asked of me: never more than the view tells */
  pending(g: Seen): string;
  /** what I say to open the question that waits for my word (`g.talk`), in a game that has such questions */
  opens?(g: Seen): string;
  /** the answers, from `g.options`; greyed ones with `why` */
  ask(g: Seen): Ask;
  /** an event as a sentence; "" for one that is not worth a line */
  tell(g: Seen, happened: Happened): string;
  /** does the log of a turn begin with this event? (tables without a memory aid show the last turn only) */
  turnStarts(happened: Happened): boolean;
  /** beats for what has just happened */
  moment(g: Seen, happened: Happened): Moment | null;
  /** what a seat says in a bubble at this moment: a claim, say */
  bubble(g: Seen, seat: number): string;
  /** how the game stands, in a few words, for the top of the screen */
  standing(g: Seen): string;
  /** is this seat out of the game? */
  isOut(g: Seen, seat: number): boolean;
  /** the public facts about a seat, beside its mask */
  Seat: ComponentType<{ g: Seen; seat: number }>;
  /** classes for the whole of a seat: whose turn it is, say */
  marks?(g: Seen, seat: number): string;
  /** the same in words, for a screen reader */
  seatInWords(g: Seen, seat: number): string;
  /** the middle of the table; it shows `g.moment` too. Without a session nothing can be done there: a replay */
  Board: ComponentType<{ g: Seen; session?: Session }>;
  /** the board is a map and takes all the room there is: the seats lie beside it in a list, not in a ring around it */
  wide?: boolean;
  /** in the dock, instead of the choices */
  Answer?: ComponentType<Answering>;
  /** who I am, and what I alone know and why; shown only while it is asked for */
  Secrets: ComponentType<{ g: Seen }>;
  /** one screen: everything that one looks up in the middle of a game */
  Sheet: ComponentType<{ g: Seen | null }>;
  /** who was who, beneath the result; `result` is null where the host ended the game */
  End: ComponentType<{ g: Seen; result: Result | null }>;
  /** what the seats hide, if not who they are */
  hidden?: "hands";
  /** a role by its key in results and beliefs, or what else is hidden */
  role(key: string): { name: string; art: string };
  /** a game that is played out at its end, as a film: it is shown before the result, and at an address of its own */
  Film?: ComponentType<{ g: Seen; isSeen: boolean; onOver(): void }>;
  /** does the film tell this? Then it is no news */
  isFilmed?(happened: Happened): boolean;
  /** what can be chosen for an option, where that depends on the others: each with its name; else as it is declared */
  choices?(option: string, values: Readonly<Record<string, Value>>): readonly { value: string; label: string }[] | null;
  /** what is read aloud when all have been dealt; [] where nothing is */
  script?(g: Seen): readonly string[];
}
