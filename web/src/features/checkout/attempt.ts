/**
 * One order, once: the key under which the device sends it, kept until it is known what became of it. Whatever happens between
 * (a double click, another tab, a lost answer, a reload), the same key is sent again, and one key is one order.
 */
import { newKey } from '../../relay/newKey.ts';
import type { OrderPlaceInput } from './__generated__/sendOrderMutation.graphql.ts';

/** What is sent, but for the key. */
export type OrderContent = Omit<OrderPlaceInput, 'idempotencyKey'>;

/** What became of a sending, as the gateway tells it. */
export type Answer<Difference> =
  | {
      readonly kind: 'placed';
      readonly token: string;
      readonly number: string;
      readonly paymentUrl: string | null;
    }
  | { readonly kind: 'different'; readonly differences: readonly Difference[] }
  /** Another content was placed under the key. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly errors: readonly { field: readonly string[]; code: string }[] };

/** Where an attempt is kept. */
export interface AttemptStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Attempt {
  readonly key: string;
  /** When the key was made, in ms. */
  readonly since: number;
  /** Contents of which nobody knows whether they arrived. */
  readonly sent: readonly OrderContent[];
}

/** Where the device keeps it. */
export const ATTEMPT_KEY = 'order-attempt';
/** The gateway keeps keys for 24 hours; an hour earlier nothing is asked of it any more. In ms. */
const KEPT = 23 * 3_600_000;

function read(storage: AttemptStorage | undefined, now: number): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(ATTEMPT_KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { key, since, sent } = value as Partial<Attempt>;
    const isOurs = typeof key === 'string' && /^[\da-f]{32}$/.test(key) && Array.isArray(sent);
    return isOurs && typeof since === 'number' && now - since < KEPT && since <= now
      ? { key, since, sent }
      : undefined;
  } catch {
    return undefined;
  }
}

function write(storage: AttemptStorage | undefined, attempt: Attempt | undefined): void {
  try {
    if (attempt === undefined) storage?.removeItem(ATTEMPT_KEY);
    else storage?.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
  } catch {
    // Full or blocked: see `fallback`.
  }
}

const isSame = (one: OrderContent, other: OrderContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Makes what sends orders from this device. Without a storage the key lives as long as the page. */
export function createOrderSender<Difference>(
  storage: () => AttemptStorage | undefined,
  send: (input: OrderPlaceInput) => Promise<Answer<Difference>>,
  clock: () => number = Date.now,
): (content: OrderContent) => Promise<Answer<Difference>> {
  let fallback: Attempt | undefined;
  const place = (): AttemptStorage | undefined => {
    try {
      return storage();
    } catch {
      return undefined;
    }
  };
  const keep = (attempt: Attempt | undefined) => {
    fallback = attempt;
    write(place(), attempt);
  };

  /** Sends a content under the attempt's key; rejects when nothing is known of what became of it. */
  return async (content) => {
    const now = clock();
    const attempt = read(place(), now) ?? fallback ?? { key: newKey(), since: now, sent: [] };
    const others = attempt.sent.filter((earlier) => !isSame(earlier, content));
    keep({ ...attempt, sent: [...others, content] });
    const answer = await send({ ...content, idempotencyKey: attempt.key });
    if (answer.kind === 'placed') keep(undefined);
    // Nothing has the key, so nothing that was sent under it had arrived.
    if (answer.kind === 'different') keep({ ...attempt, sent: [] });
    // Refused before the key was looked at: what is known of the earlier ones is what was known before.
    if (answer.kind === 'refused') keep({ ...attempt, sent: others });
    if (answer.kind !== 'conflict') return answer;
    // An earlier sending had arrived after all: the same again tells its order.
    for (const earlier of others) {
      const known = await send({ ...earlier, idempotencyKey: attempt.key });
      if (known.kind === 'placed') {
        keep(undefined);
        return known;
      }
    }
    // Of an order that this device knows nothing of: the key is good for nothing any more.
    keep(undefined);
    return answer;
  };
}
