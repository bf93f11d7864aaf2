/** What a statement on products asks for. */
import type { Parameters } from '../base/sql.ts';

/** Conditions joined by "and", with their parameters. */
export interface Conditions {
  sql: string;
  parameters: Parameters;
  /** Of products on sale, or of those that were taken off it. */
  isOnSale: boolean;
  /** Nothing can match: no statement is needed. */
  impossible: boolean;
  /** What is asked for, one word a condition: with the sort it tells whether an index has both. */
  kinds: string[];
  /** Few kinds of such statements exist, so that they can be kept prepared. */
  common: boolean;
}
