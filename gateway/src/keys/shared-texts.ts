/** Texts that all gateways share in Redis for a while. While Redis does not respond, none is found. */
import { redisScript } from '../upstream/redis.ts';
import type { RedisStore } from '../upstream/redis.ts';
import { hashedName } from './shared-budgets.ts';

/** Beginning of the names of all texts in Redis. */
const PREFIX = 'lawaj:text:';

/** ARGV: the text, how long it is stored (ms). */
const SET = redisScript(`redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) return 1`);
const GET = redisScript(`return redis.call('GET', KEYS[1])`);

export interface SharedTextsOptions {
  /** What they are for: those of one purpose are shared. */
  purpose: string;
  /** How long a text is stored (ms). */
  lifetime: number;
  /** Beginning of the names in Redis; for tests. */
  prefix?: string | undefined;
}

export class SharedTexts {
  readonly #redis: Pick<RedisStore, 'run'>;
  readonly #prefix: string;
  readonly #lifetime: string;

  constructor(redis: Pick<RedisStore, 'run'>, { purpose, lifetime, prefix = PREFIX }: SharedTextsOptions) {
    this.#redis = redis;
    this.#prefix = `${prefix}${purpose}:`;
    this.#lifetime = String(lifetime);
  }

  /** Stores a text, instead of an earlier one. The name is hashed. */
  async set(name: string, text: string): Promise<void> {
    await this.#redis.run(SET, this.#nameOf(name), [text, this.#lifetime]);
  }

  async get(name: string): Promise<string | undefined> {
    const text = await this.#redis.run(GET, this.#nameOf(name), []);
    return typeof text === 'string' ? text : undefined;
  }

  #nameOf(name: string): string {
    return this.#prefix + hashedName(name);
  }
}
