/** When the demo orders were placed, and what happened to each and when. Pure: the same seed and instant, the same plan. */
import { returnDeadline } from '../base/working-days.ts';
import type { Random } from '../media/random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Tunisia's offset from UTC. */
const OFFSET = HOUR;
/** Staff and couriers work between these hours. */
const OPENS = 8;
const CLOSES = 20;

/** Days with orders before the present one. */
const DAYS = 42;

/** What happens to an order in the end, if there is time for it until now. */
export type Fate =
  | 'delivered'
  | 'returned'
  | 'refusedOnTelephone'
  | 'refusedAtDoor'
  | 'cancelledByBuyer'
  /** Not reached by telephone. */
  | 'unreached'
  /** Confirmed, and not prepared in time. */
  | 'late'
  /** Shipped, and not seen again. */
  | 'stuck';

export type StepKind =
  | 'unanswered'
  | 'confirm'
  | 'refuse'
  | 'withdraw'
  | 'prepare'
  | 'ship'
  | 'bring'
  | 'fail'
  | 'giveUp'
  | 'deliver'
  | 'openReturn'
  | 'inspect'
  | 'refund'
  | 'remit'
  | 'reconcile'
  | 'complete';

export interface Step {
  kind: StepKind;
  at: Date;
}

export interface PlannedOrder {
  /** Place in the sequence of demo orders. */
  index: number;
  at: Date;
  steps: Step[];
}

/** The next instant at which people work. */
function atWork(at: number): number {
  const hour = Math.floor((at + OFFSET) / HOUR) % 24;
  if (hour >= OPENS && hour < CLOSES) return at;
  const midnight = Math.floor((at + OFFSET) / DAY) * DAY - OFFSET + (hour >= CLOSES ? DAY : 0);
  return midnight + OPENS * HOUR + (at % (90 * MINUTE));
}

function fateOf(r: Random): Fate {
  const drawn = r.next();
  if (drawn < 0.75) return 'delivered';
  if (drawn < 0.85) return 'returned';
  if (drawn < 0.9) return 'refusedOnTelephone';
  return drawn < 0.97 ? 'refusedAtDoor' : 'cancelledByBuyer';
}

/** All steps of an order, in order, without regard to the present. */
function stepsOf(placedAt: number, fate: Fate, r: Random): Step[] {
  const steps: Step[] = [];
  let at = placedAt;
  const then = (kind: StepKind, low: number, high: number): void => {
    at = atWork(at + r.int(Math.round(low * 60), Math.round(high * 60)) * MINUTE);
    steps.push({ kind, at: new Date(at) });
  };
  if (fate === 'cancelledByBuyer') {
    then('withdraw', 0.2, 2);
    return steps;
  }
  if (fate === 'unreached' || r.chance(0.2)) then('unanswered', 0.5, 3);
  if (fate === 'unreached') {
    then('unanswered', 2, 5);
    return steps;
  }
  if (fate === 'refusedOnTelephone') {
    then('refuse', 1, 10);
    return steps;
  }
  then('confirm', 0.5, 6);
  if (fate === 'late') return steps;
  then('prepare', 2, 10);
  then('ship', 3, 14);
  if (fate === 'stuck') return steps;
  then('bring', 14, 30);
  if (fate === 'refusedAtDoor') {
    then('fail', 1, 5);
    then('bring', 20, 26);
    then('fail', 1, 5);
    then('giveUp', 20, 30);
    return steps;
  }
  if (r.chance(0.12)) {
    then('fail', 1, 5);
    then('bring', 18, 24);
  }
  then('deliver', 1, 8);
  const deliveredAt = at;
  // A carrier that forgets a parcel now and then has cash that is looked for.
  if (r.chance(0.9)) {
    then('remit', 90, 140);
    if (r.chance(0.85)) then('reconcile', 1, 30);
  }
  if (fate === 'returned') {
    at = deliveredAt;
    then('openReturn', 20, 110);
    then('inspect', 40, 120);
    if (r.chance(0.6)) then('refund', 20, 80);
  }
  steps.push({ kind: 'complete', at: new Date(returnDeadline(new Date(deliveredAt)).getTime() + MINUTE) });
  return steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Orders that are to be confirmed now: hours since they were placed. */
const WAITING: readonly number[] = [0.2, 0.6, 1.1, 1.7, 2.4, 3.2, 4.5, 6];

/** The orders of the weeks before `now`, the earliest first, each with the steps that are in the past. */
export function planOrders(now: Date, r: Random): PlannedOrder[] {
  const orders: { at: number; fate: Fate | 'waiting' }[] = [];
  for (let day = DAYS; day >= 1; day -= 1)
    for (let count = r.int(1, 3) + (r.chance(0.4) ? 1 : 0); count > 0; count -= 1)
      orders.push({ at: shoppingTime(now, day, r), fate: fateOf(r) });
  for (const hours of WAITING) orders.push({ at: now.getTime() - hours * HOUR, fate: 'waiting' });
  orders.push({ at: now.getTime() - 31 * HOUR, fate: 'unreached' });
  orders.push({ at: now.getTime() - 52 * HOUR, fate: 'unreached' });
  for (const days of [5.2, 6.1]) orders.push({ at: now.getTime() - days * DAY, fate: 'late' });
  for (const days of [6.3, 7.4]) orders.push({ at: now.getTime() - days * DAY, fate: 'stuck' });
  for (const days of [7.1, 8.2, 9.4]) orders.push({ at: now.getTime() - days * DAY, fate: 'returned' });
  return orders
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, fate }, index) => ({
      index,
      at: new Date(at),
      steps: fate === 'waiting' ? [] : stepsOf(at, fate, r).filter((step) => step.at < now),
    }));
}

/** An instant of the day so many days ago, when people shop. */
function shoppingTime(now: Date, daysAgo: number, r: Random): number {
  const midnight = Math.floor((now.getTime() + OFFSET) / DAY) * DAY - OFFSET - daysAgo * DAY;
  return midnight + r.int(8 * 60, 23 * 60) * MINUTE + r.int(0, 59_999);
}
