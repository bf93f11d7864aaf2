/** Time-dependent demo data: ages, flash sales, price history. */
import type { Millimes } from '../../contract/money.ts';
import type { DemoProduct } from './generate.ts';
import { random, type Random } from '../media/random.ts';
import { priceTag } from './words.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Slots of flash sales; some products turn out not to be for sale, so that about 24 run and a few are upcoming. */
export const FLASH_TOTAL = 38;
/** How many flash sales run at any time. */
export const FLASH_RUNNING = 24;
/** Of the slots, every fifth starts later. */
const isLater = (place: number): boolean => place % 5 === 4;
/** How many products are younger than a day. */
export const NEW_TODAY = 32;

/** Age of a product in days: the last ids are the newest, about thirty of them from the last 24 hours. */
export function ageInDays(id: number, count: number, r: Random): number {
  const fromEnd = count - id;
  const today = Math.min(NEW_TODAY, count);
  if (fromEnd < today) return 0.02 + (fromEnd / today) * 0.94 + r.next() * 0.02;
  const part = (fromEnd - today) / Math.max(1, count - today);
  return 1.05 + part ** 1.7 * 640 + r.next() * 0.4;
}

export interface FlashPlan {
  startsAt: Date;
  expiresAt: Date;
  /** Discount as a share of the price. */
  cut: number;
  stock: number;
  remaining: number;
}

/** Sales begin and end at whole minutes, as those that people enter. */
const MINUTE = 60_000;
const minuteAt = (ms: number): Date => new Date(Math.floor(ms / MINUTE) * MINUTE);

/** The flash sale of one slot at an instant: most are running, some start within hours. `runs` selects when it takes place. */
export function flashPlan(place: number, now: Date, runs = !isLater(place)): FlashPlan {
  const r = random(`flash ${place}`);
  const startsAt = minuteAt(now.getTime() + (!runs ? 0.5 + r.next() * 5 : -(0.5 + r.next() * 6)) * HOUR);
  const length = 3 + r.next() * 22;
  const expiresAt = minuteAt((runs ? now.getTime() : startsAt.getTime()) + length * HOUR);
  const stock = r.int(10, 60);
  const remaining = !runs ? stock : Math.max(1, Math.round(stock * (0.06 + r.next() * 0.9)));
  return { startsAt, expiresAt, cut: r.pick([0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]), stock, remaining };
}

/** Flash price in millimes: below the price, and below a reduced price where there is one. */
export function flashPrice(price: Millimes, discountPrice: Millimes | null, cut: number): Millimes {
  const wanted = priceTag((price / 1000) * (1 - cut), 0.2);
  const ceiling = discountPrice === null ? price : discountPrice;
  return wanted < ceiling ? wanted : Math.max(100, Math.round((ceiling * 0.85) / 100) * 100);
}

/**
 * Price history of a product over the last nine months, oldest first: three to eight points, the last one is the current price.
 */
export function historyOf(
  product: Pick<DemoProduct, 'price' | 'discountPrice'>,
  created: Date,
  now: Date,
  flash: { price: Millimes; startsAt: Date } | null,
  r: Random,
): { at: Date; price: Millimes }[] {
  const from = Math.max(created.getTime(), now.getTime() - 270 * DAY);
  const span = now.getTime() - from;
  const asked = product.discountPrice ?? product.price;
  const points: { at: Date; price: Millimes }[] = [];
  const steps = span < 20 * DAY ? 0 : r.int(2, 6);
  for (let step = 0; step < steps; step++) {
    const at = from + (span * 0.95 * step) / steps + r.next() * 4 * HOUR;
    const around = product.price * (0.9 + r.next() * 0.22);
    points.push({
      at: new Date(at),
      price: r.chance(0.3) ? product.price : priceTag(around / 1000, r.next()),
    });
  }
  const last = points.at(-1)?.at.getTime();
  points.push({
    at: new Date(
      last === undefined
        ? from
        : Math.min(now.getTime() - HOUR, last + (now.getTime() - last) * (0.2 + r.next() * 0.5)),
    ),
    price: asked,
  });
  if (flash && flash.startsAt.getTime() < now.getTime()) {
    const at = Math.max(flash.startsAt.getTime(), (points.at(-1)?.at.getTime() ?? 0) + 1000);
    if (at < now.getTime()) points.push({ at: new Date(at), price: flash.price });
  }
  return points;
}
