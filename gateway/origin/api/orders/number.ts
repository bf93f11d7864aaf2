/** Numbers of orders: `CMD-YY-NNNNNN-C`, without gaps within a year. Never a secret. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { checkDigit } from '../../base/checkDigit.ts';
import { run } from '../../base/sql.ts';

/** Such as `CMD-26-000042-3`. */
export function orderNumber(year: number, serial: number): string {
  const digits = String(year).slice(-2) + String(serial).padStart(6, '0');
  return `CMD-${digits.slice(0, 2)}-${digits.slice(2)}-${checkDigit(digits)}`;
}

/**
 * The next number of the year. The next caller waits until this transaction ends: call it last, right before the commit. The year is
 * that of Tunisia's time zone.
 */
export async function nextOrderNumber(trx: Kysely<Database>, at: Date): Promise<string> {
  const year = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Africa/Tunis', year: 'numeric' }).format(at),
  );
  const [row] = await run<{ last: number }>(
    trx,
    `insert into order_numbers (year, last) values ($1, 1)
     on conflict (year) do update set last = order_numbers.last + 1 returning last`,
    [year],
  );
  return orderNumber(year, row?.last ?? 1);
}
