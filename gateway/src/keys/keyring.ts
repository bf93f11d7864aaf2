/** The keys of third parties that this gateway was sent: recognised by the REST API, and remembered for a minute. */
import { hashOfApiKey, idOfApiKey } from '../../service/api-key-text.ts';
import { ResolvedApiKey } from '../../contract/api-keys.ts';
import { GATEWAY_CODES } from '../../contract/errors.ts';
import type { GatewayCode } from '../../contract/errors.ts';
import { BoundedCache, textBytes } from '../../service/bounded-cache.ts';
import { UNKNOWN_CLIENT } from '../../contract/client-network.ts';
import { monotonicNow } from '../../service/clock.ts';
import { TooMany, UpstreamError } from '../upstream/errors.ts';
import type { RestClient } from '../upstream/rest.ts';
import type { Budgets } from './budget.ts';

/** How long a response of the REST API is used; changes are announced by the feed and are effective at once (ms). */
const FRESH_MS = 60_000;
/** How long a key is still accepted while the REST API does not respond (ms). */
const STALE_MS = 10 * 60_000;
const MEMORY_BYTES = 2 * 1024 * 1024;

interface Known {
  /** null: there is no such key. */
  key: ResolvedApiKey | null;
  at: number;
}

/** What is wrong with a key is not said: a search for keys learns nothing. */
export class InvalidApiKey extends Error {
  override readonly name: string = 'InvalidApiKey';
  readonly code: GatewayCode = GATEWAY_CODES.apiKeyInvalid;
  readonly status: number = 401;
  override readonly message: string = 'The key is not valid';
}

/** A valid key that may not be used for now. */
export class SuspendedApiKey extends InvalidApiKey {
  override readonly name = 'SuspendedApiKey';
  override readonly code = GATEWAY_CODES.apiKeySuspended;
  override readonly status = 403;
  override readonly message = 'The seller of the key is suspended';
}

export interface Keyring {
  /**
   * The valid key of this text, sent from a page of `origin`; null: not from a page.
   * @throws InvalidApiKey, also as SuspendedApiKey; TooMany, UpstreamError when the REST API cannot be asked
   */
  resolve(text: string, client: string | undefined, origin: string | null): Promise<ResolvedApiKey>;
  /** Forgets the keys that the feed names by the tag `api-key:<id>`. */
  forget(tags: readonly string[] | 'all'): void;
}

/**
 * @param failures budgets of keys without a match, by client
 * @param onSecretKey called for each request with a valid secret key
 * @param serviceToken without it the REST API cannot be asked, and no key is valid
 * @param now monotonic clock in ms; for tests
 */
export function createKeyring(
  rest: RestClient,
  serviceToken: string | undefined,
  failures: Budgets,
  onSecretKey: (keyId: string, client: string) => void = () => undefined,
  now: () => number = monotonicNow,
): Keyring {
  const known = new BoundedCache<Known>({
    maxBytes: MEMORY_BYTES,
    bytesOf: ({ key }) => (key ? 400 + textBytes(key.origins.join('')) : 50),
    ttl: STALE_MS,
    now,
  });
  const names = new Map<string, Set<string>>();

  async function ask(id: string, hash: string): Promise<ResolvedApiKey | null> {
    try {
      return await rest.send('/v1/api-keys/resolve', { id, hash }, (json) => ResolvedApiKey.parse(json), {
        bearer: serviceToken,
      });
    } catch (error) {
      if (error instanceof UpstreamError && error.code === GATEWAY_CODES.notFound) return null;
      throw error;
    }
  }

  async function find(id: string, hash: string): Promise<ResolvedApiKey | null> {
    const earlier = known.get(hash);
    if (earlier && now() - earlier.at < FRESH_MS) return earlier.key;
    try {
      const key = await ask(id, hash);
      known.set(hash, { key, at: now() });
      let hashes = names.get(id);
      if (key && !hashes) names.set(id, (hashes = new Set()));
      if (key) hashes?.add(hash);
      return key;
    } catch (error) {
      if (earlier && error instanceof UpstreamError && error.isFault) return earlier.key;
      throw error;
    }
  }

  return {
    async resolve(text, client = UNKNOWN_CLIENT, origin) {
      const id = idOfApiKey(text);
      if (id === undefined || serviceToken === undefined) throw new InvalidApiKey();
      const balance = await failures.spend(client, 0);
      if (balance.remaining < 1) throw new TooMany(balance.retryAfter || 5);
      const key = await find(id, hashOfApiKey(text));
      if (!key || (key.expiresAt !== null && Date.parse(key.expiresAt) <= Date.now())) {
        await failures.spend(client, 1);
        throw new InvalidApiKey();
      }
      const isAllowed =
        key.kind === 'secret' ? origin === null : origin !== null && key.origins.includes(origin);
      if (!isAllowed) throw new InvalidApiKey();
      if (key.isSuspended) throw new SuspendedApiKey();
      if (key.kind === 'secret') onSecretKey(key.id, client);
      return key;
    },
    forget(tags) {
      const ids =
        tags === 'all'
          ? [...names.keys()]
          : tags.flatMap((tag) => (tag.startsWith('api-key:') ? [tag.slice('api-key:'.length)] : []));
      for (const id of ids) {
        for (const hash of names.get(id) ?? []) known.delete(hash);
        names.delete(id);
      }
    },
  };
}
