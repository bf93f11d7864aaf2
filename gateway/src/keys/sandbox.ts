/** Test keys in their sandbox: recognised by the shop, which also counts what they do, and made known to the sandbox's REST API. */
import { Done } from '../../contract/accounts.ts';
import { monotonicNow } from '../../service/clock.ts';
import type { RestClient } from '../upstream/rest.ts';
import { InvalidApiKey } from './keyring.ts';
import type { Keyring } from './keyring.ts';
import type { GatewayBudgets } from './open-budgets.ts';
import type { KeyUse } from './use.ts';

/** The keys of a shop, as the gateway of its sandbox uses them. */
export interface ShopKeys {
  readonly keyring: Keyring;
  readonly keyUse: KeyUse;
  readonly budgets: GatewayBudgets;
}

const BEGIN = 'lawaj_test_';

/** Whether a text is to be a test key. */
export const isTestKey = (text: unknown): boolean => typeof text === 'string' && text.startsWith(BEGIN);

/** How long the sandbox is supposed to know a key: its database may be replaced by an empty one (ms). */
const KNOWN_FOR = 60_000;
const MOST_KNOWN = 1_000;

/**
 * @param shop the keyring of the shop
 * @param rest the REST API of the sandbox
 * @param now monotonic clock in ms; for tests
 */
export function createSandboxKeyring(
  shop: Keyring,
  rest: RestClient,
  serviceToken: string | undefined,
  now: () => number = monotonicNow,
): Keyring {
  const told = new Map<string, { text: string; at: number }>();
  return {
    async resolve(...sent) {
      const key = await shop.resolve(...sent);
      if (key.mode !== 'test') throw new InvalidApiKey();
      const { mode: _, isSuspended: __, ...known } = key;
      const text = JSON.stringify(known);
      const earlier = told.get(key.id);
      if (earlier?.text !== text || now() - earlier.at > KNOWN_FOR) {
        await rest.send('/v1/sandbox/keys', known, (json) => Done.parse(json), { bearer: serviceToken });
        if (told.size >= MOST_KNOWN) told.clear();
        told.set(key.id, { text, at: now() });
      }
      return key;
    },
    forget: (tags) => shop.forget(tags),
  };
}
