/** What the database of an upstream is known to hold, so that no read is answered from an older copy of it. */
import { DATABASE_POSITION_HEADER, parsePosition } from '../../contract/rules/database-position.ts';

/** Headers of a call without others. */
export const ACCEPT_JSON = { accept: 'application/json' };

/** The latest position of the upstream's database that its responses have named; reads ask for nothing older. */
export class DatabasePosition {
  #position = -1n;
  /** Headers of a read without others. */
  #headers: Record<string, string> = ACCEPT_JSON;
  #text: string | undefined;

  /** Takes a response's header. */
  note(given: unknown): void {
    const position = parsePosition(given);
    if (position === undefined || position <= this.#position) return;
    this.#position = position;
    this.#text = String(given);
    this.#headers = { ...ACCEPT_JSON, [DATABASE_POSITION_HEADER]: this.#text };
  }

  /** The headers of a read; undefined stands for those of JSON. */
  of(headers: Record<string, string> | undefined): Record<string, string> {
    if (headers === undefined) return this.#headers;
    return this.#text === undefined ? headers : { ...headers, [DATABASE_POSITION_HEADER]: this.#text };
  }
}
