/** Password hashes: argon2id, at most two at once, so that sign-ins cannot starve the catalogue. */
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors.ts';

/** Argon2id with 19 MiB, two passes, one lane. (The library's enum is of a kind that is gone at run time: 2 is Argon2id.) */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const MOST_WAITING = 32;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password is the one. Without a hash (there is no such account) it takes just as long and is not. */
  verify(expected: string | null | undefined, password: string): Promise<boolean>;
}

export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** Of a password that nobody has. */
  let decoy: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING)
        throw new ApiError('RATE_LIMITED', 'Too many sign-ins at once; try again in a moment');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody takes it in between.
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    verify: (expected, password) =>
      inTurn(async () => {
        decoy ??= hash(crypto.randomUUID(), OPTIONS);
        const isRight = await verify(expected ?? (await decoy), password);
        return isRight && expected != null;
      }),
  };
}
