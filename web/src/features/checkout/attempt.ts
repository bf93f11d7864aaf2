/**
 * One order, once: the idempotency key under which this device sends an order, stored until the outcome is known. Whatever
 * happens in between (a double click, another tab, a lost response, a reload, signing in), the same key is sent again, and one
 * key is one order. An order that turns out to have arrived earlier only matches the very same content.
 */
import { newKey } from '../../newKey.ts';
import type { OrderPlaceInput } from './__generated__/sendOrderMutation.graphql.ts';
import { ATTEMPT_KEY } from './leaveDevice.ts';

/** The content of an order, without the key. */
export type OrderContent = Omit<OrderPlaceInput, 'idempotencyKey'>;

/** Outcome of a submission, as the gateway returns it. */
export type Outcome<Difference> =
  | {
      readonly kind: 'placed';
      readonly token: string;
      readonly number: string;
      readonly paymentUrl: string | null;
      /** What is cheaper than the shopper saw; empty if the outcome is repeated. */
      readonly cheaper?: readonly Difference[];
    }
  | { readonly kind: 'different'; readonly differences: readonly Difference[] }
  /** Another content was placed under the key. */
  | { readonly kind: 'conflict' }
  /** An earlier, different content had arrived and is this order; the current content is not placed. */
  | { readonly kind: 'earlier'; readonly token: string; readonly number: string }
  | { readonly kind: 'refused'; readonly errors: readonly { field: readonly string[]; code: string }[] };

/** Storage of an attempt. */
export interface AttemptStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Attempt {
  readonly key: string;
  /** When the key was created, in ms. */
  readonly since: number;
  /** Contents sent with an unknown outcome, oldest first. */
  readonly sent: readonly Sent[];
}

interface Sent {
  readonly content: OrderContent;
  /** Number of the signed-in account; null: none. */
  readonly account: string | null;
}

/** The gateway stores keys for 24 hours; the device stops using one an hour earlier. In ms. */
const LIFETIME = 23 * 3_600_000;
/** Most contents stored in one attempt. */
const MOST_SENT = 10;

function parse(text: string | null, now: number): Attempt | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { key, since, sent } = value as Partial<Attempt>;
    const isOurs = typeof key === 'string' && /^[\da-f]{32}$/.test(key) && Array.isArray(sent);
    if (!isOurs || typeof since !== 'number' || now - since >= LIFETIME || since > now) return undefined;
    const isSent = sent.every((entry: Partial<Sent> | null) => typeof entry?.content === 'object');
    return isSent ? { key, since, sent } : undefined;
  } catch {
    return undefined;
  }
}

/** The attempt; without a storage, or with a full one, it lives as long as the page. */
function createMemory(storage: () => AttemptStorage | undefined) {
  let fallback: Attempt | undefined;
  return {
    read(now: number): Attempt | undefined {
      if (fallback !== undefined) return now - fallback.since < LIFETIME ? fallback : undefined;
      try {
        return parse(storage()?.getItem(ATTEMPT_KEY) ?? null, now);
      } catch {
        return undefined;
      }
    },
    write(attempt: Attempt | undefined): void {
      try {
        const place = storage();
        if (attempt === undefined) place?.removeItem(ATTEMPT_KEY);
        else place?.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
        fallback = place === undefined ? attempt : undefined;
      } catch {
        fallback = attempt;
      }
    },
  };
}

const isEqual = (one: OrderContent, other: OrderContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether both order the same in the same way; the language of messages is ignored. */
function isSameOrder(
  { content: earlier, account }: Sent,
  content: OrderContent,
  buyer: string | null,
): boolean {
  const parts = ({ contactEmail, saveAddress, ...rest }: OrderContent) => ({
    ...rest,
    language: null,
    // Signing in pre-fills the mail address.
    ...(account === buyer ? { contactEmail, saveAddress } : {}),
  });
  return JSON.stringify(parts(earlier)) === JSON.stringify(parts(content));
}

/**
 * Creates the function that sends orders from this device. `storage`: where the attempt is stored; undefined or throwing:
 * nowhere. `clock`: now, in ms.
 */
export function createOrderSender<Difference>(
  storage: () => AttemptStorage | undefined,
  send: (input: OrderPlaceInput) => Promise<Outcome<Difference>>,
  clock: () => number = Date.now,
): (content: OrderContent, buyer: string | null) => Promise<Outcome<Difference>> {
  const memory = createMemory(storage);

  /**
   * Sends a content under the attempt's key; rejects if its outcome is unknown. `buyer`: number of the signed-in account; null:
   * none.
   */
  return async (content, buyer) => {
    const now = clock();
    const stored = memory.read(now);
    // What another account has sent from this device must not be shown.
    const isOwn = stored?.sent.every(
      ({ account: sender }) => sender === null || buyer === null || sender === buyer,
    );
    const attempt: Attempt = stored && isOwn === true ? stored : { key: newKey(), since: now, sent: [] };
    const others = attempt.sent.filter((earlier) => !isEqual(earlier.content, content));
    memory.write({ ...attempt, sent: [...others, { content, account: buyer }].slice(-MOST_SENT) });
    const outcome = await send({ ...content, idempotencyKey: attempt.key });
    if (outcome.kind === 'placed') memory.write(undefined);
    // Not placed. An earlier content may still be pending.
    else memory.write({ ...attempt, sent: others });
    if (outcome.kind !== 'conflict') return outcome;
    // An earlier content had arrived after all: sending it again under its key returns its order.
    for (const earlier of others) {
      const known = await send({ ...earlier.content, idempotencyKey: attempt.key });
      if (known.kind === 'placed') {
        memory.write(undefined);
        return isSameOrder(earlier, content, buyer)
          ? known
          : { kind: 'earlier', token: known.token, number: known.number };
      }
    }
    // Of an order that this device does not know: the key is of no further use.
    memory.write(undefined);
    return outcome;
  };
}
