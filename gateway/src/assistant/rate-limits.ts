/** Limits of the assistant per visitor. Calls are counted where the gateway's budgets are; running replies by each gateway process. */
import { createHash } from 'node:crypto';
import { clientNetwork } from '../../contract/client-network.ts';
import { sumOf } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { MemoryLimiter } from '../../service/call-limiter.ts';
import type { CallLimiter, OpenLimiter } from '../../service/call-limiter.ts';
import { TooMany } from '../upstream/errors.ts';

/** A visitor: the client's address, with the session token or the id of a third party's key when there is one. */
export interface Visitor {
  client?: string | undefined;
  token?: string | undefined;
  apiKey?: string | undefined;
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
  readonly #own: CallLimiter;
  readonly #shared: CallLimiter;

  constructor(open: OpenLimiter, kind: LimitedCall, points: number) {
    this.#own = open(`assistant-${kind}`, points);
    this.#shared = open(`assistant-${kind}-address`, points * SHARED);
  }

  get memory(): MemoryUse {
    return sumOf([this.#own.memory, this.#shared.memory]);
  }

  /** @throws TooMany */
  async take({ own, shared }: Keys): Promise<void> {
    // A visitor over the limit consumes nothing of the shared limit of its address.
    const wait = (await this.#own.take(own)) || (await this.#shared.take(shared));
    if (wait > 0) throw new TooMany(Math.max(1, Math.ceil(wait / 1_000)));
  }
}

interface Keys {
  own: string;
  shared: string;
}

function keysOf({ client = '', token, apiKey }: Visitor): Keys {
  if (apiKey !== undefined) return { own: `${client} key:${apiKey}`, shared: client };
  if (token === undefined) return { own: client, shared: client };
  const session = createHash('sha256').update(token).digest('base64url').slice(0, 16);
  return { own: `${client} ${session}`, shared: client };
}

/**
 * Owner of a reply: the session, from any network, or the network of a visitor without one, with a key for each of them. Phones change
 * their address within one network.
 */
export const ownerOf = ({ client, token, apiKey }: Visitor): string =>
  apiKey !== undefined
    ? `${clientNetwork(client)} key:${apiKey}`
    : token === undefined
      ? clientNetwork(client)
      : createHash('sha256').update(token).digest('base64url').slice(0, 22);

export class RateLimits {
  readonly #factor: number;
  readonly #limits: Readonly<Record<LimitedCall, Limit>>;
  /** Running replies by visitor and by address. */
  readonly #own = new Map<string, number>();
  readonly #shared = new Map<string, number>();

  /**
   * @param factor multiplies all limits: many people of one mobile network share an address
   * @param open where calls are counted. Default: in memory
   */
  constructor(factor = 1, open: OpenLimiter = (_, points) => new MemoryLimiter(points)) {
    this.#factor = factor;
    const limit = (kind: LimitedCall): Limit => new Limit(open, kind, A_MINUTE[kind] * factor);
    this.#limits = {
      replies: limit('replies'),
      classifications: limit('classifications'),
      files: limit('files'),
    };
  }

  /** Memory used by the counters. */
  get memory(): MemoryUse {
    return sumOf(Object.values(this.#limits).map(({ memory }) => memory));
  }

  /** Counts one call. @throws TooMany above the limit */
  take(kind: LimitedCall, visitor: Visitor): Promise<void> {
    return this.#limits[kind].take(keysOf(visitor));
  }

  /** Counts a running reply until the returned function is called. @throws TooMany */
  async enter(visitor: Visitor): Promise<() => void> {
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
      await this.take('replies', visitor);
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
