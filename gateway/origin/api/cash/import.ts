/** Imports a carrier's statement. */
import type { Kysely } from 'kysely';
import type { Millimes } from '../../../contract/money.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { hashOf } from '../idempotency.ts';
import type { StatementRow } from './csv.ts';
import { matchRows } from './match.ts';

/** A statement as an admin imports it, or its carrier submits it. */
export interface GivenStatement {
  carrier: string;
  number: string;
  bankReference: string | null;
  /** As the carrier states it; undefined: the sum of the rows. */
  total?: Millimes | undefined;
  note: string | null;
  rows: readonly StatementRow[];
}

/**
 * Stores a statement with its rows, matched with the parcels. The same number with the same rows is the statement that is there.
 * Throws CONFLICT when the rows do not add up to the total and no note says why, or when the
 * number is that of another statement.
 * @returns the statement's id
 */
export async function importStatement(
  trx: Kysely<Database>,
  { carrier, number, bankReference, total, note, rows }: GivenStatement,
  actorAccount: string,
): Promise<number> {
  const sum = rows.reduce((added, { amount }) => added + amount, 0);
  const announced = total ?? sum;
  if (announced !== sum && note === null)
    throw new ApiError('CONFLICT', `The rows add up to ${toTnd(sum)}`, [
      { field: 'total', message: `the rows add up to ${toTnd(sum)}` },
      { field: 'note', message: 'is required when the total is another', code: 'REQUIRED' },
    ]);
  const hash = hashOf(rows.map((row) => [row.trackingNumber, row.amount, row.paidOn]));
  const [created] = await run<{ id: number }>(
    trx,
    `insert into cash_statements (carrier, number, content_hash, bank_reference, announced, note, actor_account)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [carrier, number, hash, bankReference, announced, note, actorAccount],
  );
  if (!created) {
    const [earlier] = await run<{ id: number; content_hash: string; announced: number }>(
      trx,
      'select id, content_hash, announced from cash_statements where lower(carrier) = lower($1) and lower(number) = lower($2)',
      [carrier, number],
    );
    if (earlier?.content_hash === hash && earlier.announced === announced) return earlier.id;
    throw new ApiError('CONFLICT', 'The number is that of another statement', [
      { field: 'number', message: 'is that of another statement', code: 'TAKEN' },
    ]);
  }
  await run(
    trx,
    `insert into cash_statement_rows (statement_id, line, tracking_number, amount, paid_on, outcome)
     select $1, line, tracking, amount, paid_on, 'UNKNOWN'
     from unnest($2::int[], $3::text[], $4::bigint[], $5::text[]) as r (line, tracking, amount, paid_on) order by line`,
    [
      created.id,
      rows.map(({ line }) => line),
      rows.map(({ trackingNumber }) => trackingNumber),
      rows.map(({ amount }) => amount),
      rows.map(({ paidOn }) => paidOn),
    ],
  );
  await matchRows(trx, created.id);
  return created.id;
}
