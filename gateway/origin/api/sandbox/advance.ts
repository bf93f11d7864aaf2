/**
 * Time of the sandbox, moved by hand: the orders of one key become older, and everything happens with them that the clock, staff,
 * payers and the carrier would have done meanwhile.
 */
import type { Kysely } from 'kysely';
import type { SandboxAdvanced } from '../../../contract/sandbox.ts';
import { SANDBOX_PHONES, SANDBOX_STAFF_MINUTES } from '../../../contract/rules/sandbox.ts';
import { retrying } from '../../base/retry.ts';
import { run } from '../../base/sql.ts';
import { asSystem } from '../../base/system.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { sweepShipments } from '../delivery/sweep.ts';
import { changeSubOrder } from '../orders/change.ts';
import { changeLocked } from '../orders/changing.ts';
import { sweepOrders } from '../orders/sweep.ts';
import { sweepPayments } from '../payments/settle.ts';
import { decideSimulated } from '../payments/simulator.ts';
import { actAsSystem } from '../write.ts';
import { isOf } from './outcomes.ts';
import { restock } from './products.ts';

/** A longer time is passed through in so many steps: what happens in one begins with the next. */
const MOST_STEPS = 24;
const STEP_MINUTES = 10;

const OF_KEY = '(select o.id from orders o where o.api_key_id = $1)';
const OF_PARTS = `sub_order_id in (select s.id from sub_orders s where s.order_id in ${OF_KEY})`;

/** Instants that make orders older. Not `updated_at`: who follows changes by it would miss these. */
const INSTANTS: readonly (readonly [table: string, columns: readonly string[], where: string])[] = [
  ['orders', ['created_at', 'state_since', 'payment_expires_at', 'next_contact_at'], 'api_key_id = $1'],
  [
    'sub_orders',
    ['state_since', 'ship_by', 'delivered_at', 'return_until', 'released_at'],
    `order_id in ${OF_KEY}`,
  ],
  ['order_events', ['at'], OF_PARTS],
  ['returns', ['opened_at', 'inspected_at'], OF_PARTS],
  ['shipments', ['created_at', 'next_check_at', 'carrier_at'], OF_PARTS],
  [
    'simulated_parcels',
    ['created_at'],
    `split_part(reference, '/', 1) in (select number from orders where api_key_id = $1)`,
  ],
  ['payments', ['created_at', 'expires_at', 'paid_at', 'next_check_at'], `order_id in ${OF_KEY}`],
  ['simulated_payments', ['expires_at'], 'order_number in (select number from orders where api_key_id = $1)'],
];

function makeOlder(db: Kysely<Database>, keyId: string, minutes: number): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await asSystem(trx, 'sandbox');
    for (const [table, columns, where] of INSTANTS) {
      const set = columns.map((column) => `${column} = ${column} - make_interval(secs => $2)`).join(', ');
      await run(trx, `update ${table} set ${set} where ${where}`, [keyId, minutes * 60]);
    }
    await restock(trx);
  });
}

/** Payers pay what they have opened, or not, by their telephone. */
async function decidePayments({ db }: OriginContext, keyId: string): Promise<void> {
  const open = await run<{ reference: string; contact_phone: string }>(
    db,
    `select p.reference, o.contact_phone from simulated_payments p join orders o on o.number = p.order_number
     where o.api_key_id = $1 and p.state = 'OPEN' and p.expires_at > now() and not (${isOf('neverPays')})`,
    [keyId],
  );
  for (const { reference, contact_phone: phone } of open)
    await decideSimulated(db, reference, phone === SANDBOX_PHONES.paymentRefused ? 'REFUSE' : 'PAY');
  // The services are asked when they would be at the latest.
  await run(
    db,
    `update payments set next_check_at = now() where order_id in ${OF_KEY} and next_check_at is not null`,
    [keyId],
  );
}

/** The shop's people confirm orders by telephone, and the sellers' prepare them. */
async function act({ db, orderSecrets }: OriginContext, keyId: string): Promise<void> {
  const due = await run<{ id: number; is_unreachable: boolean }>(
    db,
    `select o.id, bool_or(${isOf('unreachable')}) as is_unreachable from orders o join sub_orders s on s.order_id = o.id
     where o.api_key_id = $1 and (
       (s.state = 'AWAITING_CONFIRMATION' and s.state_since <= now() - make_interval(mins => $2))
       or (s.state = 'CONFIRMED' and s.state_since <= now() - make_interval(mins => $3)))
     group by o.id order by o.id`,
    [keyId, SANDBOX_STAFF_MINUTES.confirm, SANDBOX_STAFF_MINUTES.prepare],
  );
  for (const { id, is_unreachable: isUnreachable } of due)
    await retrying(() =>
      db.transaction().execute(async (trx) => {
        await actAsSystem(trx, 'order.transition');
        await changeLocked(trx, orderSecrets, id, async (_, order) => {
          for (const part of order.parts) {
            const isNew = part.state === 'AWAITING_CONFIRMATION';
            if (!isNew && part.state !== 'CONFIRMED') continue;
            const to = isNew ? (isUnreachable ? 'CANCELLED' : 'CONFIRMED') : 'PREPARING';
            await changeSubOrder(trx, order, part, { to, actor: 'system' });
          }
        });
      }),
    );
}

const countSteps = async (db: Kysely<Database>, keyId: string): Promise<number> => {
  const [row] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from order_events where ${OF_PARTS}`,
    [keyId],
  );
  return row?.n ?? 0;
};

/** Moves the orders of a key through `minutes`. Repeated with what is left, it leads where one long advance does. */
export async function advance(
  context: OriginContext,
  keyId: string,
  minutes: number,
): Promise<SandboxAdvanced> {
  const { db, carrier, feed } = context;
  const before = await countSteps(db, keyId);
  const steps = Math.min(MOST_STEPS, Math.ceil(minutes / STEP_MINUTES));
  for (let step = 0; step < steps; step += 1) {
    await makeOlder(db, keyId, minutes / steps);
    await decidePayments(context, keyId);
    await sweepPayments(context);
    await act(context, keyId);
    await sweepShipments(context, carrier);
    await sweepOrders(context);
  }
  void feed.look();
  return { changes: (await countSteps(db, keyId)) - before };
}
