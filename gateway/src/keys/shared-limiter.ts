/** Limits of calls that all gateways share in Redis. While it does not respond, each gateway has them in its memory. */
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { redisScript } from '../upstream/redis.ts';
import type { RedisStore } from '../upstream/redis.ts';
import { MemoryLimiter, WINDOW_SECONDS } from '../../service/call-limiter.ts';
import type { CallLimiter } from '../../service/call-limiter.ts';
import { hashedName } from './shared-budgets.ts';

/** Beginning of the names of all limits in Redis. */
const PREFIX = 'lawaj:limit:';

/** The rule of `RateLimiter`. KEYS: the counter. ARGV: most calls, the window in ms. Returns the milliseconds to wait, 0 when the call is allowed. */
const TAKE = redisScript(`
local taken = tonumber(redis.call('GET', KEYS[1]) or '0')
if taken >= tonumber(ARGV[1]) then
  return math.max(1, redis.call('PTTL', KEYS[1]))
end
redis.call('INCR', KEYS[1])
if taken == 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
end
return 0
`);

export interface SharedLimiterOptions {
  /** What it is for: those of one purpose are shared. */
  purpose: string;
  /** Most calls within a minute. */
  points: number;
  /** Beginning of the names in Redis; for tests. */
  prefix?: string | undefined;
}

export class SharedLimiter implements CallLimiter {
  readonly #redis: Pick<RedisStore, 'run'>;
  readonly #points: number;
  readonly #prefix: string;
  readonly #local: MemoryLimiter;

  constructor(redis: Pick<RedisStore, 'run'>, { purpose, points, prefix = PREFIX }: SharedLimiterOptions) {
    this.#redis = redis;
    this.#points = points;
    this.#prefix = `${prefix}${purpose}:`;
    this.#local = new MemoryLimiter(points);
  }

  /** Memory used while Redis does not respond. */
  get memory(): MemoryUse {
    return this.#local.memory;
  }

  async take(name: string): Promise<number> {
    const args = [this.#points, WINDOW_SECONDS * 1_000].map(String);
    const answer = await this.#redis.run(TAKE, this.#prefix + hashedName(name), args);
    return typeof answer === 'number' ? answer : this.#local.take(name);
  }
}
