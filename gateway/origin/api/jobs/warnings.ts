/** What of an import has to be acknowledged before it is applied: it is right at times, and at others a wrong column or unit. */
import type { Job } from '../../../contract/admin/jobs.ts';
import { JOB_WARNINGS, UNREMARKABLE } from '../../../contract/rules/jobs.ts';
import type { JobWarning } from '../../../contract/rules/jobs.ts';
import { badInput } from '../../base/errors.ts';
import type { Values } from './entity.ts';
import type { Outcome } from './rows.ts';

/** Columns of jobs that count rows by warning. */
const WARNING_COLUMNS = {
  PRICE_MOVED: 'price_jumps',
  STOCK_ZERO: 'emptied',
  DEACTIVATES: 'deactivated',
} as const satisfies Record<JobWarning, string>;
export type WarningCounts = Record<(typeof WARNING_COLUMNS)[JobWarning], number>;

const moves = (before: unknown, after: unknown): boolean =>
  before != null &&
  after != null &&
  Math.abs(Number(after) - Number(before)) > Number(before) * UNREMARKABLE.price;

/** Whether a change of an entity counts for a warning. */
const IS: Readonly<Record<JobWarning, (present: Values, after: Values) => boolean>> = {
  PRICE_MOVED: (present, after) =>
    moves(present['price'], after['price']) || moves(present['discountPrice'], after['discountPrice']),
  STOCK_ZERO: ({ stock: present }, { stock, stockDelta }) =>
    Number(present) > 0 && (stock === 0 || Number(present) + Number(stockDelta ?? 0) === 0),
  DEACTIVATES: (present, after) => present['active'] === true && after['active'] === false,
};

/** The warnings that a change of an entity counts for. */
export const warningsIn = (present: Values, after: Values): JobWarning[] =>
  JOB_WARNINGS.filter((warning) => IS[warning](present, after));

/** Rows by warning. */
export function countWarnings(outcomes: readonly Outcome[]): WarningCounts {
  const counts: WarningCounts = { price_jumps: 0, emptied: 0, deactivated: 0 };
  for (const { warnings = [] } of outcomes)
    for (const warning of warnings) counts[WARNING_COLUMNS[warning]] += 1;
  return counts;
}

/** The warnings of a job with their numbers of rows. */
export const warningsOf = (job: WarningCounts & { total: number }): Job['warnings'] =>
  JOB_WARNINGS.map((warning) => ({ warning, rows: job[WARNING_COLUMNS[warning]] })).filter(
    ({ warning, rows }) => rows > (warning === 'DEACTIVATES' ? job.total * UNREMARKABLE.deactivated : 0),
  );

/** @throws 400 naming the warnings that are not among the accepted ones */
export function checkAccepted({ warnings }: Job, accepted: readonly JobWarning[]): void {
  const missing = warnings.flatMap(({ warning }) => (accepted.includes(warning) ? [] : warning));
  if (missing.length > 0) throw badInput('acceptWarnings', `must include ${missing.join(', ')}`, 'REQUIRED');
}
