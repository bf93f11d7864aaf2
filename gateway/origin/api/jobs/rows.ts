/** Rows of a job while it is worked on. */
import type { JobEntity, JobRowState } from '../../../contract/admin/jobs.ts';
import type { JobWarning } from '../../../contract/rules/jobs.ts';
import type { FieldProblems } from '../../base/errors.ts';
import type { Values } from './entity.ts';

/** A row as it is staged or checked. */
export interface StagedRow {
  line: number;
  /** `entity_id` null: it does not exist. */
  entity: JobEntity;
  entity_id: number | null;
  /** Cells of an import's line by column. */
  raw: Record<string, string> | null;
  /** Of a checked row; null: the entity is created. */
  before: Values | null;
  after: Values | null;
  problems: FieldProblems;
}

/** What became of a row. */
export interface Outcome {
  line: number;
  state: JobRowState;
  entity?: JobEntity;
  entity_id?: number | null;
  label?: string;
  before?: Values | null;
  after?: Values | null;
  problems?: FieldProblems;
  /** What it counts for, of an import's line that would change something. */
  warnings?: readonly JobWarning[];
}
