/** Roles of admins, remembered per token for a few seconds, so that not every mutation asks for the account again. */
import { createHash } from 'node:crypto';
import type { AdminRole } from '../../../contract/accounts.ts';

const LIFETIME_MS = 5_000;
const MOST_TOKENS = 1_000;

export class StaffRoles {
  readonly #now: () => number;
  readonly #roles = new Map<string, { role: AdminRole; until: number }>();

  /** @param now clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The role read for a token in the last five seconds; undefined: none. */
  get(token: string): AdminRole | undefined {
    const found = this.#roles.get(keyOf(token));
    return found && found.until > this.#now() ? found.role : undefined;
  }

  /** Remembers a token's role; null (not an admin) forgets it. */
  set(token: string, role: AdminRole | null): void {
    const key = keyOf(token);
    this.#roles.delete(key);
    if (role === null) return;
    const [oldest] = this.#roles.keys();
    if (this.#roles.size >= MOST_TOKENS && oldest !== undefined) this.#roles.delete(oldest);
    this.#roles.set(key, { role, until: this.#now() + LIFETIME_MS });
  }
}

/** Tokens themselves are not stored. */
const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64');
