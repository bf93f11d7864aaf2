/** What happens with the orders of the buyers whose telephones mean something in the sandbox. */
import type { Kysely } from 'kysely';
import { SANDBOX_PHONES } from '../../../contract/rules/sandbox.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { ParcelOutcome } from '../delivery/simulator.ts';

/** The condition on the orders `o` of one of these buyers. */
export const isOf = (buyer: keyof typeof SANDBOX_PHONES): string =>
  `o.contact_phone = '${SANDBOX_PHONES[buyer]}'`;

/** How the delivery of a sub-order's parcel ends, by its number. */
export async function parcelOutcome(db: Kysely<Database>, reference: string): Promise<ParcelOutcome> {
  const [row] = await run<{ contact_phone: string }>(
    db,
    `select contact_phone from orders where number = split_part($1, '/', 1)`,
    [reference],
  );
  if (row?.contact_phone === SANDBOX_PHONES.refusesParcel) return 'refused';
  return row?.contact_phone === SANDBOX_PHONES.missesDelivery ? 'second attempt' : 'delivered';
}
