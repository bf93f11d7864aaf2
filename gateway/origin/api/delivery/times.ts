/** How long a delivery takes: what the shop needs, and what the carrier needs behind it. */
import type { DeliveryTimes } from '../../../contract/delivery.ts';
import type { OriginContext } from '../context.ts';
import { notFound } from '../errors.ts';
import { run } from '../run.ts';
import { workingDayBehind } from '../working-days.ts';

const HOUR = 3_600_000;

interface PlaceRow {
  governorate_id: number;
  least: number;
  most: number;
}

const isoDay = (day: number): string => new Date(day * 24 * HOUR).toISOString().slice(0, 10);

/**
 * From the shop of a product, or from all that sell, to a governorate; null when nobody sells or the carrier does not say.
 * Preparing goes on by the clock, as shops state it in hours; the carrier works on working days. Throws 404 for a product that is
 * not sold.
 * @param now clock in ms
 */
export async function deliveryTimes(
  { db, carrier }: Pick<OriginContext, 'db' | 'carrier'>,
  region: number,
  productId: number | undefined,
  now = Date.now(),
): Promise<DeliveryTimes | null> {
  const places = await run<PlaceRow>(
    db,
    `select s.governorate_id, min(s.preparation_hours) as least, max(s.preparation_hours) as most
     from sellers s
     where s.status = 'ACTIVE' and ${
       productId === undefined
         ? 'exists (select 1 from products p where p.seller_id = s.id and p.active)'
         : 's.id = (select p.seller_id from products p where p.id = $1 and p.active)'
     }
     group by s.governorate_id`,
    productId === undefined ? [] : [productId],
  );
  if (productId !== undefined && places.length === 0) throw notFound('Product');
  const transits = await Promise.all(
    places.map(async ({ governorate_id: from }) => carrier?.transit(from, region)),
  );
  const ways = places.flatMap(({ least, most }, index) => {
    const transit = transits[index];
    return transit ? [{ least, most, transit }] : [];
  });
  if (ways.length < places.length || ways.length === 0) return null;
  const arrivals = ways.flatMap(({ least, most, transit }) => [
    workingDayBehind(now + least * HOUR, transit.least),
    workingDayBehind(now + most * HOUR, transit.most),
  ]);
  return {
    preparationHours: {
      least: Math.min(...ways.map(({ least }) => least)),
      most: Math.max(...ways.map(({ most }) => most)),
    },
    transitDays: {
      least: Math.min(...ways.map(({ transit }) => transit.least)),
      most: Math.max(...ways.map(({ transit }) => transit.most)),
    },
    arrives: { from: isoDay(Math.min(...arrivals)), until: isoDay(Math.max(...arrivals)) },
  };
}
