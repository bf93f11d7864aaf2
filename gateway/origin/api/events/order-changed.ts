import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { emit } from './feed.ts';

interface OrderChange {
  order: { readonly id: number; readonly number: string };
  /** The sub-order that changed; absent: the order as a whole. */
  part?: { readonly id: number; readonly position: number } | undefined;
  /** New values by name, as the event's data has them. */
  to?: Readonly<Record<string, unknown>> | undefined;
}

/** Emits `order.changed` in the transaction of the change. */
export const emitOrderChanged = (trx: Kysely<Database>, { order, part, to }: OrderChange): Promise<void> =>
  emit(trx, 'order.changed', order.number, {
    orderId: String(order.id),
    number: order.number,
    ...(part && { subOrderId: String(part.id), subOrder: part.position }),
    ...to,
  });
