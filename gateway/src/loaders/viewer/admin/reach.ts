/** What of the back-office the REST API offers: all of it, or the specification's reads alone. */
import { GATEWAY_CODES } from '../../../../contract/errors.ts';
import { UpstreamError } from '../../../upstream/errors.ts';

/** An API may be replaced by a newer one while the gateway runs. */
const LIFETIME_MS = 5 * 60_000;
const MISSING: ReadonlySet<string> = new Set([GATEWAY_CODES.notFound, GATEWAY_CODES.notSupported]);

/** One per upstream: remembers the answer for five minutes. */
export class AdminReach {
  readonly #now: () => number;
  #known: { isCoreOnly: boolean; until: number } | undefined;

  /** @param now clock in ms */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Whether the API offers the core reads alone.
   * @param probe an extended read that every admin may make. Its failure for another reason than that it does not exist says nothing:
   *   all of the API is assumed, and the next caller asks again.
   */
  async isCoreOnly(probe: () => Promise<unknown>): Promise<boolean> {
    if (this.#known && this.#known.until > this.#now()) return this.#known.isCoreOnly;
    let isCoreOnly = false;
    try {
      await probe();
    } catch (error) {
      isCoreOnly = error instanceof UpstreamError && MISSING.has(error.code);
      if (!isCoreOnly) return false;
    }
    this.#known = { isCoreOnly, until: this.#now() + LIFETIME_MS };
    return isCoreOnly;
  }
}
