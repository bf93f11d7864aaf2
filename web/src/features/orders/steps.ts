/** The progress of a sub-order: the states reached, and the following ones. */
import { formatDate } from '../../i18n/format.ts';
import type { Language } from '../../i18n/language.ts';
import type { BadgeTone } from '../../design/static/Badge.tsx';
import type { OrderState } from './__generated__/StateBadge_order.graphql.ts';

const TONES: Readonly<Record<OrderState, BadgeTone>> = {
  AWAITING_PAYMENT: 'warning',
  AWAITING_CONFIRMATION: 'info',
  CONFIRMED: 'info',
  PREPARING: 'info',
  SHIPPED: 'purple',
  OUT_FOR_DELIVERY: 'purple',
  DELIVERY_FAILED: 'warning',
  DELIVERED: 'green',
  COMPLETED: 'green',
  RETURN_OPEN: 'warning',
  RETURNED: 'neutral',
  RETURNED_TO_SELLER: 'neutral',
  CANCELLED: 'danger',
};

/** Whether there is a text for a state: the API may add new ones. */
export const isKnownState = (state: string): state is OrderState => Object.hasOwn(TONES, state);

/** The colour of a state. */
export const toneOf = (state: string): BadgeTone => (isKnownState(state) ? TONES[state] : 'neutral');

const WAY = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** Whether an order starts with it; once it is reached, its text is that the order was placed. */
export const isFirstState = (state: string): boolean =>
  state === 'AWAITING_PAYMENT' || state === 'AWAITING_CONFIRMATION';

/** The following states in the regular case; none for a final one. */
export function statesAhead(state: string): readonly OrderState[] {
  if (isFirstState(state)) return WAY;
  if (state === 'DELIVERY_FAILED') return WAY.slice(3);
  const at = WAY.findIndex((one) => one === state);
  return at < 0 ? [] : WAY.slice(at + 1);
}

/** The steps of a parcel's way that shoppers are shown. */
export const PROGRESS_STEPS = ['ordered', 'prepared', 'handedOver', 'delivered'] as const;

const PROGRESS: Partial<Record<OrderState, number>> = {
  AWAITING_PAYMENT: 0,
  AWAITING_CONFIRMATION: 0,
  CONFIRMED: 0,
  PREPARING: 1,
  SHIPPED: 2,
  OUT_FOR_DELIVERY: 2,
  DELIVERY_FAILED: 2,
  DELIVERED: 3,
  COMPLETED: 3,
};

/** The step that a sub-order has reached, an index of `PROGRESS_STEPS`; null: it is not on this way. */
export const progressOf = (state: string): number | null =>
  isKnownState(state) ? (PROGRESS[state] ?? null) : null;

/** Whether a sub-order is on its way to the shopper, who may want to follow it. */
export function isOnItsWay(state: string): boolean {
  const reached = progressOf(state);
  return reached !== null && reached < PROGRESS_STEPS.length - 1;
}

const TUNIS_OFFSET = 3_600_000;

/** Formats an instant (ISO 8601) as day and time of Tunisia: `21 novembre 2026, 14:05`. Throws RangeError if it is invalid. */
export function formatMoment(instant: string, language: Language): string {
  const day = formatDate(instant, language);
  const time = new Date(Date.parse(instant) + TUNIS_OFFSET).toISOString().slice(11, 16);
  return `${day}${language === 'tn' ? '،' : ','} ${time}`;
}
