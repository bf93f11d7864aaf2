/** Rate limits of the assistant per visitor. Held in memory, so each gateway process counts for itself. */
import { createHash } from 'node:crypto';
import { clientNetwork } from '../../contract/client-network.ts';
import { sumOf } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { RateLimiter } from '../../service/rate-limiter.ts';
import { TooMany } from '../upstream/errors.ts';

/** A visitor: the client's address and the session token, when there is one. */
export interface Visitor {
  client?: string | undefined;
  token?: string | undefined;
}

/** Calls per minute and visitor. */
const A_MINUTE = { replies: 20, classifications: 40, files: 10 } as const;
/** Concurrent replies per visitor. */
const AT_ONCE = 4;
/** Factor for all visitors of one address together: people who share it, or one client that invents sessions. */
const SHARED = 5;

export type LimitedCall = keyof typeof A_MINUTE;

/** A limit per visitor and one per address. */
class Limit {
  readonly #own: RateLimiter;
  readonly #shared: RateLimiter;

  constructor(points: number) {
    this.#own = new RateLimiter({ points, seconds: 60 });
    this.#shared = new RateLimiter({ points: points * SHARED, seconds: 60 });
  }

  get memory(): MemoryUse {
    return sumOf([this.#own, this.#shared]);
  }

  /** @throws TooMany */
  take({ own, shared }: Keys): void {
    // A visitor over the limit consumes nothing of the shared limit of its address.
    const wait = this.#own.wait(own) || this.#shared.take(shared) || this.#own.take(own);
    if (wait > 0) throw new TooMany(Math.max(1, Math.ceil(wait / 1_000)));
  }
}

interface Keys {
  own: string;
  shared: string;
}

function keysOf({ client = '', token }: Visitor): Keys {
  if (token === undefined) return { own: client, shared: client };
  const session = createHash('sha256').update(token).digest('base64url').slice(0, 16);
  return { own: `${client} ${session}`, shared: client };
}

/**
 * Owner of a reply: the session, from any network, or the network of a visitor without one. Phones change their address
 * within one network.
 */
export const ownerOf = ({ client, token }: Visitor): string =>
  token === undefined
    ? clientNetwork(client)
    : createHash('sha256').update(token).digest('base64url').slice(0, 22);

export class RateLimits {
  readonly #factor: number;
  readonly #limits: Readonly<Record<LimitedCall, Limit>>;
  /** Running replies by visitor and by address. */
  readonly #own = new Map<string, number>();
  readonly #shared = new Map<string, number>();

  /** @param factor multiplies all limits: many people of one mobile network share an address */
  constructor(factor = 1) {
    this.#factor = factor;
    this.#limits = {
      replies: new Limit(A_MINUTE.replies * factor),
      classifications: new Limit(A_MINUTE.classifications * factor),
      files: new Limit(A_MINUTE.files * factor),
    };
  }

  /** Memory used by the counters. */
  get memory(): MemoryUse {
    return sumOf(Object.values(this.#limits).map(({ memory }) => memory));
  }

  /** Counts one call. @throws TooMany above the limit */
  take(kind: LimitedCall, visitor: Visitor): void {
    this.#limits[kind].take(keysOf(visitor));
  }

  /** Counts a running reply until the returned function is called. @throws TooMany */
  enter(visitor: Visitor): () => void {
    const { own, shared } = keysOf(visitor);
    const most = AT_ONCE * this.#factor;
    if ((this.#own.get(own) ?? 0) >= most || (this.#shared.get(shared) ?? 0) >= most * SHARED)
      throw new TooMany(null);
    add(this.#own, own, 1);
    add(this.#shared, shared, 1);
    const leave = (): void => {
      add(this.#own, own, -1);
      add(this.#shared, shared, -1);
    };
    try {
      this.take('replies', visitor);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
