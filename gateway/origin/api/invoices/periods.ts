/** VAT rates and fiscal stamp by date, as they are stored. A period that an invoice used is never changed. */
import type { Kysely } from 'kysely';
import type { TaxPeriod, TaxPeriodRequest } from '../../../contract/admin/taxes.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { basisPointsOf, percent } from '../../base/notation.ts';
import { run } from '../../base/sql.ts';
import { dayStart, tunisianDay } from '../../base/tunisian-day.ts';
import type { Database } from '../../db/tables.ts';
import type { RatePeriod } from './vat.ts';

interface PeriodRow {
  valid_from: string;
  standard_rate_bp: number;
  intermediate_rate_bp: number;
  reduced_rate_bp: number;
  stamp: number;
}

const SELECT = `select to_char(valid_from, 'YYYY-MM-DD') as valid_from, standard_rate_bp, intermediate_rate_bp, reduced_rate_bp, stamp
  from tax_periods`;

const readRows = (db: Kysely<Database>): Promise<PeriodRow[]> =>
  run<PeriodRow>(db, `${SELECT} order by tax_periods.valid_from`, []);

/** The periods by which invoices are reckoned, the earliest first. */
export async function ratePeriods(db: Kysely<Database>): Promise<RatePeriod[]> {
  return (await readRows(db)).map((row) => ({
    validFrom: row.valid_from,
    rates: [row.standard_rate_bp, row.intermediate_rate_bp, row.reduced_rate_bp],
    stamp: row.stamp,
  }));
}

const toPeriod = (row: PeriodRow, isUsed: boolean): TaxPeriod => ({
  validFrom: row.valid_from,
  standardRate: percent(row.standard_rate_bp),
  intermediateRate: percent(row.intermediate_rate_bp),
  reducedRate: percent(row.reduced_rate_bp),
  stamp: toTnd(row.stamp),
  isUsed,
});

/** Day of the last invoice in Tunisia; undefined: none was issued. */
async function lastInvoiceDay(db: Kysely<Database>): Promise<string | undefined> {
  const [row] = await run<{ at: Date | null }>(db, 'select max(issued_at) as at from invoices', []);
  return row?.at == null ? undefined : tunisianDay(row.at);
}

/** All periods, the latest first. */
export async function listTaxPeriods(db: Kysely<Database>): Promise<TaxPeriod[]> {
  const [rows, last] = [await readRows(db), await lastInvoiceDay(db)];
  return rows
    .map((row, index) => toPeriod(row, index === 0 || (last !== undefined && row.valid_from <= last)))
    .toReversed();
}

/** @throws CONFLICT when an invoice was issued since that day; none is issued until the transaction ends */
async function checkUnused(trx: Kysely<Database>, day: string): Promise<void> {
  await run(trx, 'lock table invoices in share mode', []);
  const [issued] = await run<{ n: number }>(
    trx,
    'select count(*)::int as n from invoices where issued_at >= $1',
    [dayStart(day)],
  );
  if (issued && issued.n > 0)
    throw new ApiError('CONFLICT', 'Invoices were issued since that day', [
      {
        field: 'validFrom',
        message: 'invoices were issued since that day',
        code: 'IN_USE',
        usedBy: 'INVOICE',
        useCount: issued.n,
      },
    ]);
}

/** Adds a period. @throws CONFLICT when the day has one already, or an invoice was issued since it */
export async function addTaxPeriod(trx: Kysely<Database>, period: TaxPeriodRequest): Promise<TaxPeriod> {
  await checkUnused(trx, period.validFrom);
  const row: PeriodRow = {
    valid_from: period.validFrom,
    standard_rate_bp: basisPointsOf(period.standardRate),
    intermediate_rate_bp: basisPointsOf(period.intermediateRate),
    reduced_rate_bp: basisPointsOf(period.reducedRate),
    stamp: fromTnd(period.stamp),
  };
  const added = await run(
    trx,
    `insert into tax_periods (valid_from, standard_rate_bp, intermediate_rate_bp, reduced_rate_bp, stamp)
     values ($1::date, $2, $3, $4, $5) on conflict do nothing returning 1`,
    [row.valid_from, row.standard_rate_bp, row.intermediate_rate_bp, row.reduced_rate_bp, row.stamp],
  );
  if (added.length === 0)
    throw new ApiError('CONFLICT', 'That day has rates already', [
      { field: 'validFrom', message: 'has rates already', code: 'TAKEN' },
    ]);
  return toPeriod(row, false);
}

/** Deletes a period. @throws NOT_FOUND; CONFLICT for the first one, and when an invoice was issued since its day */
export async function deleteTaxPeriod(trx: Kysely<Database>, day: string): Promise<void> {
  await checkUnused(trx, day);
  const rows = await run<{ day: string }>(
    trx,
    `select to_char(valid_from, 'YYYY-MM-DD') as day from tax_periods order by valid_from for update`,
    [],
  );
  if (!rows.some((row) => row.day === day)) throw notFound('Rates of that day');
  if (rows[0]?.day === day)
    throw new ApiError('CONFLICT', 'Some rates must apply', [
      { field: 'validFrom', message: 'is the first', code: 'IN_USE' },
    ]);
  await run(trx, 'delete from tax_periods where valid_from = $1::date', [day]);
}
