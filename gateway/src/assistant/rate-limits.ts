/** Limits of the assistant per visitor: calls within a minute, and running replies. Both are counted where the gateway's budgets are. */
import { createHash } from 'node:crypto';
import { clientNetwork } from '../../contract/client-network.ts';
import { sumOf } from '../../service/bounded-cache.ts';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { MemoryLimiter } from '../../service/call-limiter.ts';
import type { CallLimiter, OpenLimiter } from '../../service/call-limiter.ts';
import { inMemory } from '../../service/running-limit.ts';
import type { OpenRunningLimit, RunningLimit } from '../../service/running-limit.ts';
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

export interface RateLimitOptions {
  /** Multiplies all limits: many people of one mobile network share an address. Default: 1. */
  factor?: number | undefined;
  /** Where calls are counted. Default: in memory. */
  openLimiter?: OpenLimiter | undefined;
  /** Where running replies are counted. Default: in memory. */
  openRunningLimit?: OpenRunningLimit | undefined;
}

export class RateLimits {
  readonly #limits: Readonly<Record<LimitedCall, Limit>>;
  /** Running replies by visitor and by address. */
  readonly #own: RunningLimit;
  readonly #shared: RunningLimit;

  constructor({
    factor = 1,
    openLimiter = (_, points) => new MemoryLimiter(points),
    openRunningLimit = inMemory,
  }: RateLimitOptions = {}) {
    const limit = (kind: LimitedCall): Limit => new Limit(openLimiter, kind, A_MINUTE[kind] * factor);
    this.#own = openRunningLimit('replies', AT_ONCE * factor);
    this.#shared = openRunningLimit('replies-address', AT_ONCE * factor * SHARED);
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
    const leaveOwn = await this.#own.enter(own);
    // A visitor over the limit takes no place of its address.
    const leaveShared = leaveOwn && (await this.#shared.enter(shared));
    const leave = (): void => {
      leaveOwn?.();
      leaveShared?.();
    };
    if (!leaveShared) {
      leave();
      throw new TooMany(null);
    }
    try {
      await this.take('replies', visitor);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }
}
