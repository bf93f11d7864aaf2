/** Rows of a job while it is worked on. */
import type { JobRowState } from '../../../contract/admin/jobs.ts';
import type { FieldProblems } from '../../base/errors.ts';
import type { Values } from './values.ts';

/** A row as it is staged or checked. */
export interface StagedRow {
  line: number;
  /** null: the product does not exist. */
  entity_id: number | null;
  /** Cells of an import's line by column. */
  raw: Record<string, string> | null;
  /** Of a checked row; null: the product is created. */
  before: Values | null;
  after: Values | null;
  problems: FieldProblems;
}

/** What became of a row. */
export interface Outcome {
  line: number;
  state: JobRowState;
  entity_id?: number | null;
  label?: string;
  before?: Values | null;
  after?: Values | null;
  problems?: FieldProblems;
}
