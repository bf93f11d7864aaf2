/** How much one visitor may ask of the assistant. Held in memory, so each gateway counts for itself. */
import { createHash } from 'node:crypto';
import { clientNetwork } from '../../contract/client-network.ts';
import { sumOf } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { RateLimiter } from '../../service/rate-limiter.ts';
import { TooMany } from '../upstream/errors.ts';

/** Who asks: an address, as the front saw it, and the session that came along. */
export interface Visitor {
  client?: string | undefined;
  token?: string | undefined;
}

/** A minute, from one visitor. */
const A_MINUTE = { replies: 20, classifications: 40, files: 10 } as const;
/** Replies that run at once, of one visitor. */
const AT_ONCE = 4;
/** Times as much may come from one address: several people behind it, or one who makes up sessions. */
const SHARED = 5;

export type VisitKind = keyof typeof A_MINUTE;

/** A counter for each visitor, and one for each address. */
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
    // Who has asked too much already takes nothing from those who share the address.
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
 * Whose a reply is: the session's, wherever it goes on from, or a visitor's by network. Phones change their address within one
 * network.
 */
export const ownerOf = ({ client, token }: Visitor): string =>
  token === undefined
    ? clientNetwork(client)
    : createHash('sha256').update(token).digest('base64url').slice(0, 22);

export class Visits {
  readonly #factor: number;
  readonly #limits: Readonly<Record<VisitKind, Limit>>;
  /** Replies that run, by visitor and by address. */
  readonly #own = new Map<string, number>();
  readonly #shared = new Map<string, number>();

  /** @param factor how many times more may be asked: mobile networks put many people behind one address. */
  constructor(factor = 1) {
    this.#factor = factor;
    this.#limits = {
      replies: new Limit(A_MINUTE.replies * factor),
      classifications: new Limit(A_MINUTE.classifications * factor),
      files: new Limit(A_MINUTE.files * factor),
    };
  }

  /** Memory that the counters take. */
  get memory(): MemoryUse {
    return sumOf(Object.values(this.#limits).map(({ memory }) => memory));
  }

  /** Counts one. @throws TooMany when it is one too many. */
  take(kind: VisitKind, visitor: Visitor): void {
    this.#limits[kind].take(keysOf(visitor));
  }

  /** Counts a reply that runs until the function that is given back is called. @throws TooMany */
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
