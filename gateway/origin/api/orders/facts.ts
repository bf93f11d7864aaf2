/** Facts about orders for staff: calls, claim, and what else is known of buyer and basket. */
import type { Kysely } from 'kysely';
import type { OrderClaim, OrderDesk } from '../../../contract/admin/desk.ts';
import { LARGE_BASKET, LARGE_FIRST_ORDER } from '../../../contract/admin/desk.ts';
import type { OrderState } from '../../../contract/orders.ts';
import type { OrderSource } from '../../../contract/order-source.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';
import type { Viewer } from '../auth/viewer.ts';

const HOUR = 3_600_000;

interface FactsRow {
  id: number;
  version: number;
  state: OrderState;
  state_since: Date;
  created_at: Date;
  language: LanguageCode | null;
  source: OrderSource;
  api_key_id: string | null;
  total: number;
  contact_attempts: number;
  call_attempts: number;
  confirmation_hours: number;
  next_contact_at: Date | null;
  claim_account: string | null;
  claim_name: string | null;
  claim_until: Date | null;
  is_late: boolean;
  other_orders: number;
  refusals: number;
  same_day: string[];
  mean: number | null;
}

/** The claim of a row that has not ended; null: none. */
export const claimOf = (
  row: Pick<FactsRow, 'claim_account' | 'claim_name' | 'claim_until'>,
  viewer: Pick<Viewer, 'accountNumber'>,
): OrderClaim | null =>
  row.claim_account === null || row.claim_until === null
    ? null
    : {
        accountNumber: row.claim_account,
        name: row.claim_name ?? row.claim_account,
        until: row.claim_until.toISOString(),
        isOwn: row.claim_account === viewer.accountNumber,
      };

/** Whether the desk proposes to cancel an order: it does not do so by itself. */
export const proposesCancelling = (
  order: Pick<FactsRow, 'state' | 'created_at' | 'contact_attempts' | 'call_attempts' | 'confirmation_hours'>,
  now: number,
): boolean =>
  order.state === 'AWAITING_CONFIRMATION' &&
  (order.contact_attempts >= order.call_attempts ||
    now - order.created_at.getTime() >= order.confirmation_hours * HOUR);

/** The facts about these orders, by their ids. */
export async function factsOf(
  db: Kysely<Database>,
  ids: readonly number[],
  viewer: Pick<Viewer, 'accountNumber'>,
): Promise<ReadonlyMap<number, OrderDesk>> {
  if (ids.length === 0) return new Map();
  const rows = await run<FactsRow>(
    db,
    `select o.id, o.version, o.state, o.state_since, o.created_at, o.language, o.source, o.api_key_id, o.total, o.contact_attempts, o.next_contact_at,
       k.call_attempts, k.confirmation_hours,
       c.account_number as claim_account, u.first_name || ' ' || u.last_name as claim_name, c.until as claim_until,
       exists (select 1 from sub_orders s where s.order_id = o.id and s.state in ('CONFIRMED', 'PREPARING') and s.ship_by < now()) as is_late,
       p.other_orders, p.refusals, near.numbers as same_day, m.mean
     from orders o
     cross join shop_settings k
     left join order_claims c on c.order_id = o.id and c.until > now()
     left join users u on u.account_number = c.account_number
     cross join (select avg(total)::float8 as mean from orders where created_at > now() - interval '30 days') m
     cross join lateral (
       select count(*)::int as other_orders, count(*) filter (where
         exists (select 1 from sub_orders s where s.order_id = other.id and s.payment_state = 'REFUSED')
         or exists (select 1 from order_contacts t where t.order_id = other.id and t.outcome = 'REFUSED'))::int as refusals
       from orders other where other.contact_phone = o.contact_phone and other.contact_phone <> '' and other.id <> o.id
     ) p
     cross join lateral (
       select coalesce(array_agg(number order by id desc), '{}') as numbers from (
         select n.id, n.number from orders n where n.contact_phone = o.contact_phone and n.contact_phone <> '' and n.id <> o.id
           and n.created_at between o.created_at - interval '24 hours' and o.created_at + interval '24 hours'
         union
         select n.id, n.number from orders n where n.place = o.place and n.contact_phone <> '' and n.id <> o.id
           and n.created_at between o.created_at - interval '24 hours' and o.created_at + interval '24 hours'
         order by 1 desc limit 5
       ) found
     ) near
     where o.id = any($1::bigint[])`,
    [ids],
    true,
  );
  const now = Date.now();
  return new Map(
    rows.map((row): [number, OrderDesk] => {
      const ratio = row.mean === null || row.mean === 0 ? null : row.total / row.mean;
      return [
        row.id,
        {
          version: row.version,
          stateSince: row.state_since.toISOString(),
          isLate: row.is_late,
          attempts: row.contact_attempts,
          nextContactAt: row.next_contact_at?.toISOString() ?? null,
          proposesCancelling: proposesCancelling(row, now),
          claim: claimOf(row, viewer),
          language: row.language,
          source: row.source,
          apiKeyId: row.api_key_id,
          risk: {
            otherOrders: row.other_orders,
            refusals: row.refusals,
            sameDayOrders: row.same_day,
            basketRatio: ratio === null ? null : Math.round(ratio * 100) / 100,
            isBasketLarge: ratio !== null && ratio > LARGE_BASKET,
            isFirstLarge: row.other_orders === 0 && row.total > LARGE_FIRST_ORDER,
          },
        },
      ];
    }),
  );
}
