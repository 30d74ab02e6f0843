/** The rules of one game, and one play of it. */
export declare class Rules {
  /** In node, open() of the package does this. `module` is compiled from games/NAME.wasm; `texts`
   *  are those of games/NAME.LANGUAGE, if answers should not be in English. */
  constructor(name: string, module: WebAssembly.Module, language?: string, texts?: string);
  readonly name: string;

  /** Sets the game up. `setup` has lines of a scenario: "players 3", "reading q-slug=B". */
  start(setup?: string): Position;
  /** Runs a whole scenario. One that is wrong changes nothing, and throws a QuibbleError. */
  load(scenario: string): Position;
  /** The position after so many moves of the play; more than there are: after the last one. */
  at(moves: number): Position;
  /** Is this move legal here? It is not made. */
  ask(move: string): Verdict;
  /** Makes a move, also one of chance. A refused one changes nothing. Moves that came after this
   *  position are dropped. */
  apply(move: string): Applied;
  /** Moves that are refused now, each with the clause that is cited first. */
  refused(): { move: string; clause: string }[];
  /** What that player ("A", "B", ...) may see. */
  view(player: string): View;
  /** The play as a scenario, which `quibble ask` and load() can run. */
  scenario(): string;
}

/** A call or a text that is wrong. */
export declare class QuibbleError extends Error {
  /** Which line of the scenario is wrong, from 1. */
  readonly line?: number;
}

export interface View {
  /** A picture, or "" if the game has none. */
  svg: string;
  /** How many places of the picture are marked as changed. */
  marks: number;
  /** The lines of the position, as they stand in a scenario. */
  position: string;
  /** What follows from the position, a line each. */
  facts: string;
  /** Both as a table in the language: the place, and what is there. */
  rows: string[][];
}

export interface Position extends View {
  /** So many moves are made, of so many in the play. */
  at: number;
  of: number;
  players: number;
  /** All legal moves. */
  moves: Move[];
  over: boolean;
  winners: string[];
  scores: number[];
  /** The last move, and what followed from it. */
  last?: Legal;
}

export interface Move {
  move: string;
  /** The move as a sentence, where the language has one. */
  sentence?: string;
  /** "A", "B", ... or "chance". */
  actor: string;
  /** How likely a move of chance is, in proportion to the others. */
  weight: number;
}

export interface Legal {
  legal: true;
  move: string;
  sentence?: string;
  actor: string;
  /** The clauses that were carried out, in this order. */
  carried_out: string[];
  changes: string[];
  /** What may be done now, or how the play ended. */
  next: string;
}

export interface Refused {
  legal: false;
  move?: string;
  sentence?: string;
  actor?: string;
  /** All clauses that forbid the move; the first is the one that is cited. */
  forbidden_by: Reason[];
  /** Only if it is not a move of this game at all: what could stand there. */
  expected?: string;
}

export interface Reason {
  clause: string;
  /** The heading in the rulebook. */
  source: string;
  statement: string;
  /** The name of the condition, and what is wrong in this position. */
  forbids: string;
  here: string;
}

export type Verdict = Legal | Refused;
export type Applied = ({ legal: true } & Position) | Refused;
