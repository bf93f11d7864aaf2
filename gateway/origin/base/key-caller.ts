/** The key of a third party as the caller of the REST API. */
import type { ApiKeyScope } from '../../contract/rules/api-keys.ts';

/** The key that a call is made for, as it is now: what a gateway remembers of it may be a minute old. */
export interface KeyCaller {
  readonly id: string;
  readonly scopes: readonly ApiKeyScope[];
  /** The seller that it is bound to; null: none. */
  readonly seller: number | null;
  /** The carrier that it is bound to, by name; null: none. */
  readonly carrier: string | null;
}
