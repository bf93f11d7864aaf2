/** A parcel's sub-order follows what its carrier says, whether the shop asked for it or the carrier reported it. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { changePayment, changeSubOrder } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';
import type { ParcelSeen } from './carrier.ts';
import { isFurther, stepsTo } from './steps.ts';

/** The carrier is no longer asked about a parcel. */
export const stopFollowing = (db: Kysely<Database>, subOrderId: number) =>
  db.updateTable('shipments').set({ next_check_at: null }).where('sub_order_id', '=', subOrderId).execute();

/**
 * Advances a sub-order of a locked order to the carrier's status, and its cash. It never goes back.
 * @param actorAccount who reported it; null: the shop asked
 */
export async function advance(
  trx: Kysely<Database>,
  order: LockedOrder,
  subOrderId: number,
  reported: ParcelSeen,
  { warn, actorAccount = null }: Pick<OriginContext, 'warn'> & { actorAccount?: string | null },
): Promise<void> {
  const shipment = await trx
    .selectFrom('shipments')
    .select(['carrier_state', 'carrier_failures', 'failures_before'])
    .where('sub_order_id', '=', subOrderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { carrier_state: state, carrier_failures: failures } = shipment;
  // One that is asked and also reports with a key may answer with what was before.
  if (state !== reported.state && (state === null || isFurther(reported, { state, failures })))
    await trx
      .updateTable('shipments')
      .set({ carrier_state: reported.state, carrier_failures: reported.failures, carrier_at: order.at })
      .where('sub_order_id', '=', subOrderId)
      .execute();
  const seen = { ...reported, failures: reported.failures + shipment.failures_before };
  const part = order.parts.find(({ id }) => id === subOrderId);
  // Cancelled since it was read: the next round cancels the parcel.
  if (!part || part.state === 'CANCELLED') return;
  for (const to of stepsTo(part, seen))
    await changeSubOrder(trx, order, part, { to, actor: 'system', actorAccount });
  if (seen.remitted !== null && part.payment_state === 'COLLECTED') {
    await changePayment(trx, order, part, 'REMITTED');
    // Another sum needs manual reconciliation.
    if (seen.remitted === part.total) await changePayment(trx, order, part, 'RECONCILED');
    else warn({ subOrder: subOrderId }, 'a carrier has handed over another sum than was due');
  }
  const isOver =
    part.state === 'RETURNED_TO_SELLER' || (seen.state === 'DELIVERED' && part.payment_state !== 'COLLECTED');
  if (isOver) await stopFollowing(trx, subOrderId);
}
