/** Staff give parcels to delivery companies, and take them from one to give them to another. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DeliveryCarrier, ParcelCarrierRequest } from '../../../contract/admin/parcels.ts';
import { canBeGiven, needsGivingReason } from '../../../contract/rules/handovers.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { VALID_KEY } from '../api-keys/valid.ts';
import { emitOrderChanged } from '../events/order-changed.ts';
import { subOrderOf } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';
import type { Carrier } from './carrier.ts';

const isSame = (one: string, other: string | null | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/** Companies that parcels can be given to: the shop's own service if it has a name, and those with a valid key. */
export async function listCarriers(
  db: Kysely<Database>,
  main: Carrier | undefined,
): Promise<DeliveryCarrier[]> {
  const bound = await run<{ name: string }>(
    db,
    `select distinct on (lower(k.carrier)) k.carrier as name from api_keys k
     where k.carrier is not null and k.mode = 'live' and ${VALID_KEY} order by lower(k.carrier), k.id`,
    [],
  );
  const own = main?.name;
  return [
    ...(own === undefined ? [] : [{ name: own, isDefault: true }]),
    ...bound.filter(({ name }) => !isSame(name, own)).map(({ name }) => ({ name, isDefault: false })),
  ];
}

interface ShipmentRow {
  handover: number;
  carrier: string | null;
  tracking_number: string | null;
  reports_by_key: boolean;
}

const conflict = (field: string, message: string): ApiError =>
  new ApiError('CONFLICT', `The parcel ${message}`, [{ field, message }]);

/** Ends the handover of a parcel to the company that has it; one that has not picked it up is asked to cancel it. */
async function endHandover(
  trx: Kysely<Database>,
  part: { id: number; isPickedUp: boolean },
  shipment: ShipmentRow,
  reason: string | null,
  actorAccount: string,
): Promise<void> {
  await trx
    .insertInto('past_handovers')
    .values({
      sub_order_id: part.id,
      handover: shipment.handover,
      carrier: shipment.carrier,
      tracking_number: shipment.tracking_number,
      was_by_key: shipment.reports_by_key,
      reason,
      actor_account: actorAccount,
      next_cancel_at: shipment.reports_by_key || part.isPickedUp ? null : new Date(),
    })
    .execute();
  // The number was that company's, also one that staff had entered.
  await trx.updateTable('sub_orders').set({ tracking_number: null }).where('id', '=', part.id).execute();
}

/**
 * Gives a parcel of a locked order to a company, which is handed over to it in the next round (`sweepShipments`). The company that had it
 * sees it no more, and what it reports from now on is of an unknown parcel; its scans stay on record, and do not count for the next one.
 * Given to the company that has it, nothing is changed.
 * @throws CONFLICT in states without a handover, when cash was reported, and for a service that had the parcel: it registers one only once
 */
export async function giveParcel(
  trx: Kysely<Database>,
  main: Carrier | undefined,
  order: LockedOrder,
  { subOrderId, carrier: given, reason }: z.output<typeof ParcelCarrierRequest>,
  actorAccount: string,
): Promise<void> {
  const part = subOrderOf(order, subOrderId);
  if (!canBeGiven(part.state)) throw conflict('carrier', `is ${part.state}`);
  const { name: carrier } = (await listCarriers(trx, main)).find(({ name }) => isSame(name, given)) ?? {};
  if (carrier === undefined) throw badInput('carrier', 'is no delivery company of the shop', 'INVALID');
  const isMain = isSame(carrier, main?.name);
  const [found] = await run<ShipmentRow>(
    trx,
    'select handover, carrier, tracking_number, reports_by_key from shipments where sub_order_id = $1 for update',
    [part.id],
  );
  if (
    found &&
    (isSame(carrier, found.carrier) || (isMain && found.carrier === null && !found.reports_by_key))
  )
    return;
  const isPickedUp = needsGivingReason(part.state);
  if (isPickedUp && reason === null) throw badInput('reason', 'is required', 'REQUIRED');
  const [cash] = await run(
    trx,
    `select 1 from shipment_events e where e.sub_order_id = $1 and e.handover = $2 and e.cash > 0 limit 1`,
    [part.id, found?.handover ?? 1],
  );
  if (cash) throw conflict('carrier', 'was paid for at the door: its company has reported the cash');
  if (isMain && main?.isReporting !== true) {
    const [earlier] = await run(
      trx,
      'select 1 from past_handovers where sub_order_id = $1 and not was_by_key limit 1',
      [part.id],
    );
    if (earlier) throw conflict('carrier', 'was with this company, which registers it only once');
  }

  const shipment = found ?? { handover: 1, carrier: null, tracking_number: null, reports_by_key: true };
  // Nothing has to be taken from a company that was chosen and does not know the parcel yet.
  const isTaken =
    isPickedUp || (found !== undefined && (found.tracking_number !== null || !found.reports_by_key));
  if (isTaken) await endHandover(trx, { id: part.id, isPickedUp }, shipment, reason, actorAccount);
  const next = {
    carrier,
    reports_by_key: !isMain,
    handover: shipment.handover + (isTaken ? 1 : 0),
    tracking_number: null,
    carrier_state: null,
    carrier_at: null,
    carrier_failures: 0,
    failures_before: part.delivery_failures,
    // One that is not in preparation yet waits for it.
    next_check_at: part.state === 'CONFIRMED' ? null : order.at,
  };
  await trx
    .insertInto('shipments')
    .values({ sub_order_id: part.id, ...next })
    .onConflict((on) => on.column('sub_order_id').doUpdateSet(next))
    .execute();
  await emitOrderChanged(trx, { order: order.head, part, to: { handover: next.handover } });
}
