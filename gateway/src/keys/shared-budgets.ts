/** Budgets that all gateways share in Redis. While it does not respond, each gateway has them in its memory. */
import { createHash } from 'node:crypto';
import type { MemoryUse } from '../../service/bounded-cache.ts';
import { redisScript } from '../upstream/redis.ts';
import type { RedisStore } from '../upstream/redis.ts';
import { balanceOf, MemoryBudgets } from './budget.ts';
import type { Balance, Budgets, BudgetSize } from './budget.ts';

/** Beginning of the names of all keys in Redis. */
const PREFIX = 'lawaj:budget:';

/**
 * The rule of `MemoryBudgets.spend`, by the clock of Redis, which is the same for all gateways. A budget that is full again is not
 * stored. KEYS: the budget. ARGV: most points, points per second, points asked for, and for tests the time in ms.
 * Returns whether they are paid (1 or 0), and the points that are left.
 */
const SPEND = redisScript(`
local most, rate, asked, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if now == nil then
  local time = redis.call('TIME')
  now = time[1] * 1000 + time[2] / 1000
end
local earlier = redis.call('HMGET', KEYS[1], 'points', 'at')
local present = most
if earlier[1] then
  present = math.min(most, tonumber(earlier[1]) + math.max(0, now - tonumber(earlier[2])) / 1000 * rate)
end
local left, paid = present, 0
if present >= asked then
  left, paid = present - asked, 1
end
if left < most then
  redis.call('HSET', KEYS[1], 'points', string.format('%.17g', left), 'at', string.format('%.17g', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil((most - left) / rate * 1000) + 1000)
end
return { paid, string.format('%.17g', left) }
`);

/** A name as Redis has it. Names may be addresses of people and of any length: another service stores their hash. */
export const hashedName = (name: string): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, 22);

export interface SharedBudgetsOptions {
  /** What the budgets are for: those of one purpose are shared. */
  purpose: string;
  size: BudgetSize;
  /** Clock in ms, for tests. Default: that of Redis, and a monotonic one in memory. */
  now?: (() => number) | undefined;
  /** Beginning of the names in Redis; for tests. */
  prefix?: string | undefined;
}

export class SharedBudgets implements Budgets {
  readonly size: BudgetSize;
  readonly #redis: Pick<RedisStore, 'run'>;
  readonly #memory: MemoryBudgets;
  readonly #prefix: string;
  readonly #now: (() => number) | undefined;

  constructor(redis: Pick<RedisStore, 'run'>, { purpose, size, now, prefix = PREFIX }: SharedBudgetsOptions) {
    this.size = size;
    this.#redis = redis;
    this.#memory = new MemoryBudgets(size, now);
    this.#prefix = `${prefix}${purpose}:`;
    this.#now = now;
  }

  /** Memory used while Redis does not respond. */
  get memory(): MemoryUse {
    return this.#memory.memory;
  }

  async spend(name: string, points: number): Promise<Balance> {
    const { points: most, perSecond } = this.size;
    const key = this.#prefix + hashedName(name);
    const args = [most, perSecond, points, this.#now?.() ?? ''].map(String);
    const answer = await this.#redis.run(SPEND, key, args);
    if (!Array.isArray(answer)) return this.#memory.spend(name, points);
    return balanceOf(answer[0] === 1, Number(answer[1]), points, this.size);
  }
}
