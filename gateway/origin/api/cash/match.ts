/** Finds the parcels that rows of a statement name. */
import type { Kysely } from 'kysely';
import type { CashRowOutcome } from '../../../contract/admin/cash.ts';
import { keyActor } from '../../../contract/rules/audit.ts';
import type { PaymentState } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { run } from '../../base/sql.ts';

interface Parcel {
  code: string;
  id: number;
  total: number;
  payment_state: PaymentState;
}

/** Payments whose cash a carrier still has to account for. */
export const CASH_OUT: ReadonlySet<PaymentState> = new Set<PaymentState>(['COLLECTED', 'REMITTED']);

/** Whether a sub-order `s` was handed to the carrier of a name, as an expression. */
export const isOfCarrier = (carrier: string): string =>
  `exists (select from shipments h where h.sub_order_id = s.id and lower(h.carrier) = lower(${carrier}))`;

/**
 * The parcels by tracking number or number of the sub-order, in upper case; null: several have it.
 * @param carrier only parcels that were handed to this one; null: all
 */
async function parcelsBy(
  db: Kysely<Database>,
  codes: readonly string[],
  carrier: string | null,
): Promise<Map<string, Parcel | null>> {
  const found = await run<Parcel>(
    db,
    `select f.* from (
     select upper(s.tracking_number) as code, s.id, s.total, s.payment_state from sub_orders s where upper(s.tracking_number) = any($1)
     union select upper(p.tracking_number), s.id, s.total, s.payment_state
       from shipments p join sub_orders s on s.id = p.sub_order_id where upper(p.tracking_number) = any($1)
     union select o.number || '/' || s.position, s.id, s.total, s.payment_state
       from orders o join sub_orders s on s.order_id = o.id
       where o.number = any($2) and o.number || '/' || s.position = any($1)
     ) f join sub_orders s on s.id = f.id where $3::text is null or ${isOfCarrier('$3')}`,
    [codes, codes.map((code) => code.split('/')[0]), carrier],
  );
  const parcels = new Map<string, Parcel | null>();
  for (const parcel of found) parcels.set(parcel.code, parcels.has(parcel.code) ? null : parcel);
  return parcels;
}

function outcomeOf(parcel: Parcel | null | undefined, amount: number, isTaken: boolean): CashRowOutcome {
  if (parcel == null) return 'UNKNOWN';
  if (isTaken || parcel.payment_state === 'RECONCILED') return 'ALREADY';
  if (!CASH_OUT.has(parcel.payment_state)) return 'NOT_COLLECTED';
  return parcel.total === amount ? 'MATCH' : 'AMOUNT_DIFFERS';
}

/**
 * Compares the rows of a statement that are not settled with the parcels as they are now. A parcel belongs to the first row that names
 * it, of whatever statement.
 */
export async function matchRows(trx: Kysely<Database>, statementId: number): Promise<void> {
  const rows = await run<{ id: number; tracking_number: string; amount: number }>(
    trx,
    'select id, tracking_number, amount from cash_statement_rows where statement_id = $1 and settled_at is null order by id',
    [statementId],
  );
  if (rows.length === 0) return;
  const [submitted] = await run<{ carrier: string }>(
    trx,
    `select carrier from cash_statements where id = $1 and actor_account like '${keyActor('%')}'`,
    [statementId],
  );
  const codes = [...new Set(rows.map((row) => row.tracking_number))];
  // A key of a carrier reaches no parcel of another one.
  const parcels = await parcelsBy(trx, codes, submitted?.carrier ?? null);
  const ids = [...parcels.values()].flatMap((parcel) => (parcel ? [parcel.id] : []));
  const holders = await run<{ sub_order_id: number; id: number }>(
    trx,
    `select sub_order_id, min(id) as id from cash_statement_rows
     where sub_order_id = any($1) and (settled_at is null or is_parcel_paid) and (statement_id <> $2 or is_parcel_paid)
     group by sub_order_id`,
    [ids, statementId],
  );
  const holder = new Map(holders.map(({ sub_order_id: parcel, id }) => [parcel, id]));
  const matched = rows.map(({ id, tracking_number: code, amount }) => {
    const parcel = parcels.get(code);
    const first = parcel ? holder.get(parcel.id) : undefined;
    if (parcel && (first === undefined || first > id)) holder.set(parcel.id, id);
    const outcome = outcomeOf(parcel, amount, first !== undefined && first < id);
    const isDue = outcome === 'MATCH' || outcome === 'AMOUNT_DIFFERS';
    return { id, outcome, parcel: parcel?.id ?? null, expected: isDue && parcel ? parcel.total : null };
  });
  await run(
    trx,
    `update cash_statement_rows r set outcome = m.outcome, sub_order_id = m.parcel, expected = m.expected
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[]) as m (id, outcome, parcel, expected)
     where r.id = m.id
       and (r.outcome, r.sub_order_id, r.expected) is distinct from (m.outcome, m.parcel, m.expected)`,
    [
      matched.map(({ id }) => id),
      matched.map(({ outcome }) => outcome),
      matched.map(({ parcel }) => parcel),
      matched.map(({ expected }) => expected),
    ],
  );
}
