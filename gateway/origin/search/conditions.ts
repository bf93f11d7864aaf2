/** The conditions of a statement on products. */
import type { Parameters } from '../base/sql.ts';

/** Conditions joined by "and", with their parameters. */
export interface Conditions {
  sql: string;
  parameters: Parameters;
  /** Whether it selects products on sale, or those taken off sale. */
  isOnSale: boolean;
  /** Nothing can match: no statement is needed. */
  impossible: boolean;
  /** One keyword per condition: together with the sort they tell whether an index covers both. */
  kinds: string[];
  /** There are few combinations like this one, so the statement can stay prepared. */
  common: boolean;
}
