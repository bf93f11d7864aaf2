/**
 * Limits of what runs at the same time, shared by all gateways in Redis. Each running thing has a lease there, which its gateway renews:
 * those of a gateway that was killed expire. While Redis does not respond, each gateway counts what it runs itself.
 */
import { randomBytes } from 'node:crypto';
import { redisScript } from '../upstream/redis.ts';
import type { RedisStore } from '../upstream/redis.ts';
import type { RunningLimit } from '../../service/running-limit.ts';
import { hashedName } from './shared-budgets.ts';

/** Beginning of the names of all leases in Redis. */
const PREFIX = 'lawaj:running:';
/** How long a lease lasts unless it is renewed, which happens three times in this time (ms). */
const LEASE = 60_000;

const NOW = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
`;

/** KEYS: the leases of a name, by their end. ARGV: a new lease, its duration in ms, most leases. Returns 1: taken, or 0. */
const TAKE = redisScript(`${NOW}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[3]) then
  return 0
end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
`);

/** ARGV: the duration in ms, the leases to renew. Those that Redis has lost, or never had, are stored as well. */
const RENEW = redisScript(`${NOW}
for index = 2, #ARGV do
  redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[index])
end
redis.call('PEXPIRE', KEYS[1], ARGV[1])
return 1
`);

/** ARGV: the lease that ends. */
const END = redisScript(`return redis.call('ZREM', KEYS[1], ARGV[1])`);

export interface SharedRunningOptions {
  /** What it is for: those of one purpose are shared. */
  purpose: string;
  /** Most that run at the same time. */
  most: number;
  /** Beginning of the names in Redis; for tests. */
  prefix?: string | undefined;
  /** Duration of a lease (ms); for tests. */
  lease?: number | undefined;
}

export class SharedRunningLimit implements RunningLimit {
  readonly #redis: Pick<RedisStore, 'run'>;
  readonly #most: number;
  readonly #prefix: string;
  readonly #lease: number;
  /** Leases of this gateway by their key in Redis. */
  readonly #own = new Map<string, Set<string>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    redis: Pick<RedisStore, 'run'>,
    { purpose, most, prefix = PREFIX, lease = LEASE }: SharedRunningOptions,
  ) {
    this.#redis = redis;
    this.#most = most;
    this.#prefix = `${prefix}${purpose}:`;
    this.#lease = lease;
  }

  async enter(name: string): Promise<(() => void) | undefined> {
    const key = this.#prefix + hashedName(name);
    const own = this.#own.get(key) ?? new Set();
    // What this gateway runs itself is the limit while Redis does not respond.
    if (own.size >= this.#most) return undefined;
    const id = randomBytes(9).toString('base64url');
    own.add(id);
    this.#own.set(key, own);
    this.#timer ??= setInterval(() => void this.#renew(), this.#lease / 3).unref();
    const answer = await this.#redis.run(TAKE, key, [id, String(this.#lease), String(this.#most)]);
    if (answer === 0) {
      this.#forget(key, id);
      return undefined;
    }
    return () => {
      // A lease whose end Redis does not hear of expires.
      if (this.#forget(key, id)) void this.#redis.run(END, key, [id]);
    };
  }

  /** @returns whether it was there */
  #forget(key: string, id: string): boolean {
    const own = this.#own.get(key);
    if (!own?.delete(id)) return false;
    if (own.size === 0) this.#own.delete(key);
    if (this.#own.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    return true;
  }

  /** Name by name: thousands of leases are no burst. The next round renews what this one did not. */
  async #renew(): Promise<void> {
    for (const [key, own] of this.#own)
      if ((await this.#redis.run(RENEW, key, [String(this.#lease), ...own])) === undefined) return;
  }
}
