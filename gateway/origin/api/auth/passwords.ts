/** Password hashes: argon2id, at most two at once in fair order, so that sign-ins cannot starve the catalogue. */
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../../base/errors.ts';
import { FairQueue, QueueFull } from './fair-queue.ts';
import type { Turn } from './fair-queue.ts';

/** Argon2id with 19 MiB, two passes, one lane. (The library's const enum does not exist at run time: 2 is Argon2id.) */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
/** About two seconds of work. */
const MOST_WAITING = 64;
const MOST_PER_KEY = 16;
/** Seconds after which a full queue has room again. */
const RETRY_AFTER = 3;

export interface Passwords {
  /** @throws ApiError RATE_LIMITED when too many wait, with the seconds to wait */
  hash(password: string, turn: Turn): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash (the account does not exist) it takes just as long and returns false.
   * @throws ApiError RATE_LIMITED when too many wait, with the seconds to wait
   */
  verify(expected: string | null | undefined, password: string, turn: Turn): Promise<boolean>;
}

export function createPasswords(): Passwords {
  const queue = new FairQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, mostPerKey: MOST_PER_KEY });
  /** Hash of a random password. */
  let decoy: Promise<string> | undefined;

  async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    try {
      return await queue.run(turn, work);
    } catch (error) {
      if (error instanceof QueueFull)
        throw new ApiError('RATE_LIMITED', 'Too many sign-ins at once; try again in a moment', {
          retryAfter: RETRY_AFTER,
        });
      throw error;
    }
  }

  return {
    hash: (password, turn) => inTurn(turn, () => hash(password, OPTIONS)),
    verify: (expected, password, turn) =>
      inTurn(turn, async () => {
        decoy ??= hash(crypto.randomUUID(), OPTIONS);
        const isRight = await verify(expected ?? (await decoy), password);
        return isRight && expected != null;
      }),
  };
}
