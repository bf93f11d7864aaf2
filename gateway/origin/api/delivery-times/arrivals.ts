/** Days of arrival of an order's parcels, for its confirmation. */
import type { DeliveryTimes } from '../../../contract/delivery.ts';
import { LATER_STATUSES } from '../../../contract/rules/availability.ts';
import { run } from '../../base/sql.ts';
import type { OriginContext } from '../context.ts';
import { deliveryTimesByShop } from './times.ts';

/** First and last day of arrival. */
export type Arrival = DeliveryTimes['arrives'];

/** First and last day of arrival of all parcels; null: that of one is not known. */
export function arrivalOf(parcels: readonly (Arrival | undefined)[]): Arrival | null {
  const known = parcels.filter((arrival) => arrival !== undefined);
  const [first] = known.map(({ from }) => from).toSorted();
  const last = known
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  if (known.length < parcels.length || first === undefined || last === undefined) return null;
  return { from: first, until: last };
}

/**
 * Days of arrival in a governorate by the id of the seller of some products; without sellers of whom one product is sent later. Empty when
 * the carrier cannot be asked: an order is placed all the same.
 */
export async function arrivalsOf(
  context: Pick<OriginContext, 'db' | 'carrier' | 'directory'>,
  regionNumber: number,
  productIds: readonly string[],
  at?: Date,
): Promise<ReadonlyMap<number, Arrival>> {
  try {
    const rows = await run<{ seller: number }>(
      context.db,
      `select seller_id as seller from products where id = any($1)
       group by seller_id having not bool_or(stock_status = any($2))`,
      [productIds, LATER_STATUSES],
    );
    const sellers = rows.map(({ seller }) => seller);
    const all = await deliveryTimesByShop(context, regionNumber, sellers, at?.getTime());
    return new Map(all.flatMap(({ seller, times }) => (times ? [[seller, times.arrives] as const] : [])));
  } catch {
    return new Map();
  }
}
