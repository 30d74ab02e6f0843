import { Rules } from './rules.js';

export * from './rules.js';

export interface Game {
  name: string;
  title: string;
  fewest_players: number;
  most_players: number;
  clauses: number;
  questions: number;
  scopes: number;
  languages: string[];
}

/** The games of this package. */
export declare function games(): Game[];

/** The rules of one of them. Each call begins a play of its own. */
export declare function open(name: string, options?: { language?: string }): Rules;
