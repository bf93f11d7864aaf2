/** Who handles an order: a lease of some minutes, so that two people do not call one buyer. */
import type { Kysely } from 'kysely';
import { CLAIM_MINUTES } from '../../../contract/rules/limits.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';

/** Refused because another admin handles the order. */
const claimedBy = (name: string, until: Date): ApiError =>
  new ApiError('CONFLICT', `${name} handles this order`, [
    {
      field: 'claim',
      message: `${name} handles this order until ${until.toISOString()}`,
      code: 'CLAIMED_BY',
      changedBy: name,
      changedAt: until.toISOString(),
    },
  ]);

/** Throws CONFLICT with CLAIMED_BY when another admin handles an order; the order is locked. */
export async function refuseClaimed(
  trx: Kysely<Database>,
  orderId: number,
  accountNumber: string,
): Promise<void> {
  const [claim] = await run<{ name: string; until: Date }>(
    trx,
    `select coalesce(u.first_name || ' ' || u.last_name, c.account_number) as name, c.until
     from order_claims c left join users u on u.account_number = c.account_number
     where c.order_id = $1 and c.account_number <> $2 and c.until > now()`,
    [orderId, accountNumber],
  );
  if (claim) throw claimedBy(claim.name, claim.until);
}

/** Claims an order, or renews the claim. Throws CONFLICT with CLAIMED_BY. */
export async function claimOrder(
  trx: Kysely<Database>,
  orderId: number,
  accountNumber: string,
): Promise<void> {
  const claimed = await run(
    trx,
    `insert into order_claims as c (order_id, account_number, until) values ($1, $2, now() + interval '${CLAIM_MINUTES} minutes')
     on conflict (order_id) do update set account_number = excluded.account_number, until = excluded.until,
       claimed_at = case when c.account_number = excluded.account_number then c.claimed_at else now() end
       where c.account_number = excluded.account_number or c.until <= now()
     returning 1`,
    [orderId, accountNumber],
  );
  if (claimed.length === 0) await refuseClaimed(trx, orderId, accountNumber);
}

/** Ends the claim of an admin; of others nothing changes. */
export const releaseClaim = (trx: Kysely<Database>, orderId: number, accountNumber: string) =>
  trx
    .deleteFrom('order_claims')
    .where('order_id', '=', orderId)
    .where('account_number', '=', accountNumber)
    .execute();
