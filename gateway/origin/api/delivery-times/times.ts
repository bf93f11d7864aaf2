/** Delivery times: the shop's preparation, then the carrier's transit. */
import type { DeliveryTimes } from '../../../contract/delivery.ts';
import type { OriginContext } from '../context.ts';
import type { SellerRow } from '../directory.ts';
import { notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { workingDayAfter } from '../../base/working-days.ts';
import { readValues } from '../settings/stored.ts';

const HOUR = 3_600_000;

/** The product or shop of the request; without either, all shops that sell. */
export interface DeliveryAsked {
  product?: number | undefined;
  seller?: number | undefined;
}

const isoDay = (day: number): string => new Date(day * 24 * HOUR).toISOString().slice(0, 10);

/** The seller of a product; undefined: it is not on sale. */
async function sellerOf(db: OriginContext['db'], product: number): Promise<number | undefined> {
  const [row] = await run<{ seller_id: number }>(
    db,
    'select seller_id from products where id = $1 and active',
    [product],
  );
  return row?.seller_id;
}

/** The shops of the request. Throws 404 for a product or a shop that is not on sale. */
async function shopsOf(
  { db, directory }: Pick<OriginContext, 'db' | 'directory'>,
  { product, seller }: DeliveryAsked,
): Promise<Sender[]> {
  const { sellers } = await directory.get();
  if (product === undefined && seller === undefined) {
    const counts = await directory.counts();
    return [...sellers.values()].filter(({ id, status }) => status === 'ACTIVE' && counts.seller(id) > 0);
  }
  const id = product === undefined ? seller : await sellerOf(db, product);
  const shop = id === undefined ? undefined : sellers.get(id);
  if (shop?.status !== 'ACTIVE') throw notFound(product === undefined ? 'Seller' : 'Product');
  return [shop];
}

/**
 * Delivery time to a governorate; null when no shop sells or the carrier publishes none. Preparation is counted in hours by the clock;
 * transit in working days. Throws 404 for a product or a shop that is not on sale.
 * @param now clock in ms
 */
export async function deliveryTimes(
  context: Pick<OriginContext, 'db' | 'carrier' | 'directory'>,
  region: number,
  asked: DeliveryAsked = {},
  now = Date.now(),
): Promise<DeliveryTimes | null> {
  const shops = await shopsOf(context, asked);
  return timesOf(shops, await transitsOf(context, region, shops), await workingDaysOf(context), now);
}

/** Delivery times of each of some shops to a governorate, in the order of the ids; those that do not sell are left out. */
export async function deliveryTimesByShop(
  context: Pick<OriginContext, 'db' | 'carrier' | 'directory'>,
  region: number,
  ids: readonly number[],
  now = Date.now(),
): Promise<{ seller: number; times: DeliveryTimes | null }[]> {
  const { sellers } = await context.directory.get();
  const shops = ids.flatMap((id) => {
    const shop = sellers.get(id);
    return shop?.status === 'ACTIVE' ? [shop] : [];
  });
  const transits = await transitsOf(context, region, shops);
  const workingDays = await workingDaysOf(context);
  return shops.map((shop) => ({ seller: shop.id, times: timesOf([shop], transits, workingDays, now) }));
}

type Sender = Pick<SellerRow, 'governorate_id' | 'preparation_hours'>;
type Transits = ReadonlyMap<number, { least: number; most: number } | null>;

const workingDaysOf = async ({ db }: Pick<OriginContext, 'db'>) => (await readValues(db)).workingDays;

/** Working days from the governorates of shops to another; null: the carrier publishes none. */
async function transitsOf(
  { carrier }: Pick<OriginContext, 'carrier'>,
  region: number,
  shops: readonly Sender[],
): Promise<Transits> {
  const places = [...new Set(shops.map(({ governorate_id: from }) => from))];
  return new Map(
    await Promise.all(
      places.map(async (from) => [from, (await carrier?.transit(from, region)) ?? null] as const),
    ),
  );
}

function timesOf(
  shops: readonly Sender[],
  transits: Transits,
  workingDays: Awaited<ReturnType<typeof workingDaysOf>>,
  now: number,
): DeliveryTimes | null {
  const ways = shops.flatMap(({ governorate_id: from, preparation_hours: hours }) => {
    const transit = transits.get(from);
    return transit ? [{ hours, transit }] : [];
  });
  if (ways.length < shops.length || ways.length === 0) return null;
  const span = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) });
  const arrivals = span(
    ways.flatMap(({ hours, transit }) =>
      [transit.least, transit.most].map((days) => workingDayAfter(now + hours * HOUR, days, workingDays)),
    ),
  );
  return {
    preparationHours: span(ways.map(({ hours }) => hours)),
    transitDays: span(ways.flatMap(({ transit }) => [transit.least, transit.most])),
    arrives: { from: isoDay(arrivals.least), until: isoDay(arrivals.most) },
  };
}
