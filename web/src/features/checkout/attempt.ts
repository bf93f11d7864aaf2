/**
 * One order, once: the idempotency key under which this device sends an order, stored until the outcome is known. Whatever
 * happens in between (a double click, another tab, a lost answer, a reload, signing in), the same key is sent again, and one
 * key is one order. An order that turns out to have arrived earlier answers only the very same content.
 */
import { newKey } from '../../newKey.ts';
import type { OrderPlaceInput } from './__generated__/sendOrderMutation.graphql.ts';
import { ATTEMPT_KEY } from './leaveDevice.ts';

/** What is sent, but for the key. */
export type OrderContent = Omit<OrderPlaceInput, 'idempotencyKey'>;

/** What became of a sending, as the gateway tells it. */
export type Answer<Difference> =
  | {
      readonly kind: 'placed';
      readonly token: string;
      readonly number: string;
      readonly paymentUrl: string | null;
      /** What is cheaper than the shopper saw; empty when this is told again. */
      readonly cheaper?: readonly Difference[];
    }
  | { readonly kind: 'different'; readonly differences: readonly Difference[] }
  /** Another content was placed under the key. */
  | { readonly kind: 'conflict' }
  /** An earlier, different content had arrived and is this order; what was sent now is not placed. */
  | { readonly kind: 'earlier'; readonly token: string; readonly number: string }
  | { readonly kind: 'refused'; readonly errors: readonly { field: readonly string[]; code: string }[] };

/** Where an attempt is stored. */
export interface AttemptStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface Attempt {
  readonly key: string;
  /** When the key was made, in ms. */
  readonly since: number;
  /** What was sent and whose outcome is unknown, oldest first. */
  readonly sent: readonly Sent[];
}

interface Sent {
  readonly content: OrderContent;
  /** Number of the account that was signed in; null: none. */
  readonly account: string | null;
}

/** The gateway remembers keys for 24 hours; the device stops using one an hour earlier. In ms. */
const LIFETIME = 23 * 3_600_000;
/** Contents that one attempt remembers. */
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

/** Where the attempt is; without a storage, or with a full one, it lives as long as the page. */
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

/** Whether both order the same things in the same way; the language of the messages does not count. */
function isSameOrder(
  { content: earlier, account }: Sent,
  content: OrderContent,
  buyer: string | null,
): boolean {
  const parts = ({ contactEmail, saveAddress, ...rest }: OrderContent) => ({
    ...rest,
    language: null,
    // Signing in fills in the address of mail by itself.
    ...(account === buyer ? { contactEmail, saveAddress } : {}),
  });
  return JSON.stringify(parts(earlier)) === JSON.stringify(parts(content));
}

/**
 * Makes what sends orders from this device. `storage`: where the attempt is stored; undefined or throwing: nowhere. `clock`: now,
 * in ms.
 */
export function createOrderSender<Difference>(
  storage: () => AttemptStorage | undefined,
  send: (input: OrderPlaceInput) => Promise<Answer<Difference>>,
  clock: () => number = Date.now,
): (content: OrderContent, buyer: string | null) => Promise<Answer<Difference>> {
  const memory = createMemory(storage);

  /**
   * Sends a content under the attempt's key; rejects when its outcome is unknown. `buyer`: number of the account that is signed in;
   * null: none.
   */
  return async (content, buyer) => {
    const now = clock();
    const stored = memory.read(now);
    // What another account has sent from this device is not for this one to see.
    const isOwn = stored?.sent.every(
      ({ account: sender }) => sender === null || buyer === null || sender === buyer,
    );
    const attempt: Attempt = stored && isOwn === true ? stored : { key: newKey(), since: now, sent: [] };
    const others = attempt.sent.filter((earlier) => !isEqual(earlier.content, content));
    memory.write({ ...attempt, sent: [...others, { content, account: buyer }].slice(-MOST_SENT) });
    const answer = await send({ ...content, idempotencyKey: attempt.key });
    if (answer.kind === 'placed') memory.write(undefined);
    // Not placed. An earlier content may still be on its way.
    else memory.write({ ...attempt, sent: others });
    if (answer.kind !== 'conflict') return answer;
    // An earlier content had arrived after all: sending it again under its key tells which order it is.
    for (const earlier of others) {
      const known = await send({ ...earlier.content, idempotencyKey: attempt.key });
      if (known.kind === 'placed') {
        memory.write(undefined);
        return isSameOrder(earlier, content, buyer)
          ? known
          : { kind: 'earlier', token: known.token, number: known.number };
      }
    }
    // Of an order that this device knows nothing of: the key is of no further use.
    memory.write(undefined);
    return answer;
  };
}
