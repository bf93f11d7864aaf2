/**
 * A copy of the catalogue follows its changes while the REST API, the gateway and the follower itself are killed. Judged by the copy:
 * afterwards it is the catalogue, field by field, and following took at most 2 % of the calls that reading the whole catalogue each
 * time would have taken.
 *
 * Seen to fail: where the follower writes the cursor before the page's changes (copy-follower.ts), a kill between the two loses changes.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../contract/accounts.ts';
import { openDatabase } from '../../origin/db/database.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import type { TestCategory } from '../../origin/testing/catalogue.ts';
import { newClient } from '../../origin/testing/origin.ts';
import { directly } from '../../origin/testing/system.ts';
import { readCopy, walkCatalogue } from './copy-follower.ts';
import { freePort } from '../../service/free-port.ts';
import { seededNumbers } from '../../service/random.ts';
import { note, times } from './figures.ts';
import { startGateway } from './gateway-process.ts';
import { PLACES, start } from './killed-origin.ts';
import type { Place } from './killed-origin.ts';

const PRODUCTS = times('HARD_PRODUCTS', 10_000);
const CHANGES = times('HARD_CHANGES', 10_000);
/** Times that each of the three programs is killed. */
const KILLS = 3;
const WRITERS = 3;
/** Calls of following, of those of reading everything each time: one call of a hundred with 10,000 products, when each reads one page. */
const MOST_CALLS = 0.02 * Math.max(1, 10_000 / PRODUCTS);

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function suffer(name: string, place: Place, seed: number): Promise<void> {
  const random = seededNumbers(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const [originPort, gatewayPort] = [await freePort(), await freePort()];
  const originSettings = { PORT: String(originPort), CLIENT_LIMITS_FACTOR: '1000' };
  const rest = `http://127.0.0.1:${originPort}`;
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;

  let { child: origin } = await start(place, originSettings);
  const registered = await fetch(`${rest}/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newClient() },
    body: JSON.stringify({
      firstName: 'Amel',
      lastName: 'Ben Salah',
      phone: '97 300 001',
      email: 'amel@example.tn',
      password: 'a long password',
    }),
  });
  const { token, user } = (await registered.json()) as SignedIn;
  origin.kill('SIGTERM');
  await once(origin, 'exit');
  const before = await openDatabase(place);
  await directly(before.db, (trx) =>
    trx
      .updateTable('users')
      .set({ roles: ['Admin'], is_admin: true, admin_role: 'Owner' })
      .where('account_number', '=', user.accountNumber)
      .execute(),
  );
  const categories: TestCategory[] = [];
  for (const label of ['Maison', 'Jardin', 'Bureau']) categories.push(await addCategory(before.db, label));
  const sellers: number[] = [];
  for (const label of ['Chez Ali', 'Chez Leila']) sellers.push((await addSeller(before.db, label)).id);
  // Some brands have few products: their renaming is a handful of changes.
  const brands: number[] = [];
  for (let index = 0; index < 50; index += 1) brands.push((await addBrand(before.db, `Marque ${index}`)).id);
  const products = await addProducts(
    before.db,
    Array.from({ length: PRODUCTS }, (_, index) => ({
      name: `Produit ${index}`,
      seller_id: sellers[index % 2] as number,
      category: categories[index % 3] as TestCategory,
      brand_id: brands[index % 50] as number,
      price: 10_000 + index,
      stock: 100,
    })),
  );
  await before.close();

  ({ child: origin } = await start(place, originSettings));
  let { child: gateway } = await startGateway(rest, gatewayPort);
  const file = join(place.dataDir, 'copy.jsonl');
  const startFollower = (): ChildProcess =>
    spawn(process.execPath, [join(import.meta.dirname, 'copy-follower.ts'), gatewayUrl, file], {
      stdio: 'inherit',
    });
  let follower = startFollower();
  const alive = new Set<ChildProcess>([origin, gateway, follower]);
  try {
    while (readCopy(file).walks === 0) await sleep(100);

    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...newClient(),
    };
    /** Undefined: the API is down, or refused. */
    const call = async <T>(path: string, body?: object, more: object = {}): Promise<T | undefined> => {
      try {
        const response = await fetch(`${rest}${path}`, {
          headers: { ...headers, 'idempotency-key': crypto.randomUUID(), ...more },
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        });
        const answer = (await response.json()) as T;
        return response.ok ? answer : undefined;
      } catch {
        await sleep(50);
        return undefined;
      }
    };
    interface Managed {
      readonly version: number;
      readonly active: boolean;
    }
    const update = async (path: string, changes: object, version: number | undefined): Promise<unknown> =>
      version === undefined ? undefined : call(path, changes, { 'if-match': `"${version}"` });
    const changeAny = async (): Promise<unknown> => {
      const path = `/v1/admin/products/${products[below(PRODUCTS)]}`;
      const kind = random();
      if (kind < 0.5) return call(`${path}/stock`, { delta: 1 + below(9), reason: 'COUNTED' });
      if (kind > 0.998) {
        const brand = `/v1/admin/brands/${brands[below(50)]}`;
        const read = await call<{ version: number }>(brand);
        return update(brand, { name: `Marque ${below(1_000_000)}` }, read?.version);
      }
      const read = await call<Managed>(`${path}/manage`);
      return update(
        path,
        kind < 0.75
          ? { price: (20 + below(9_000) / 1_000).toFixed(3) }
          : kind < 0.9
            ? { name: `Produit ${below(1_000_000)}`, tags: [`t${below(100)}`] }
            : { active: read?.active !== true },
        read?.version,
      );
    };
    const progress = { made: 0 };
    const writing = Array.from({ length: WRITERS }, async () => {
      while (progress.made < CHANGES) if ((await changeAny()) !== undefined) progress.made += 1;
    });
    const killing = (async () => {
      for (let round = 1; round <= KILLS; round += 1) {
        for (const step of [0, 1, 2]) {
          const due = (CHANGES * (3 * (round - 1) + step + 1)) / (3 * KILLS + 1);
          while (progress.made < due) await sleep(10);
          if (step === 0) {
            await kill(follower);
            alive.delete(follower);
            await sleep(below(500));
            alive.add((follower = startFollower()));
          } else if (step === 1) {
            await kill(gateway);
            alive.delete(gateway);
            ({ child: gateway } = await startGateway(rest, gatewayPort));
            alive.add(gateway);
          } else {
            await kill(origin);
            alive.delete(origin);
            ({ child: origin } = await start(place, originSettings));
            alive.add(origin);
          }
        }
      }
    })();
    const began = performance.now();
    await Promise.all(writing);
    await killing;
    const seconds = (performance.now() - began) / 1000;

    // Products follow their brand's name a little later; the copy has caught up when two more rounds bring nothing.
    const whole = await (async () => {
      for (;;) {
        const { rounds } = readCopy(file);
        while (readCopy(file).rounds < rounds + 6) await sleep(200);
        const walked = await walkCatalogue(gatewayUrl);
        const state = readCopy(file);
        if (walked.products.length === state.copy.size || performance.now() - began > (seconds + 60) * 1000)
          return { ...walked, state };
      }
    })();
    const { state, products: shown, calls } = whole;
    const sorted = (list: Iterable<{ readonly id: string }>) =>
      [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(sorted(state.copy.values()), `SEED=${seed}`).toEqual(sorted(shown));
    expect(shown.length).toBeLessThan(PRODUCTS);
    const share = state.calls / (state.rounds * calls);
    note(
      `copy (${name}): ${progress.made} changes of ${PRODUCTS} products in ${seconds.toFixed(0)} s, ${3 * KILLS} kills, ${state.walks} walk of ${calls} calls; ${state.calls} calls in ${state.rounds} rounds: ${(share * 100).toFixed(2)} % of reading everything each time`,
    );
    expect(share).toBeLessThanOrEqual(MOST_CALLS);
    // A follower that is killed goes on where it was.
    expect(state.walks).toBe(1);
  } finally {
    for (const child of alive) child.kill('SIGKILL');
  }
}

describe.each(PLACES)('a copy on %s', (name, open) => {
  it(
    'is the catalogue, whatever is killed',
    async () => {
      const place = await open();
      try {
        await suffer(name, place, Number(process.env['SEED'] ?? 7));
      } finally {
        await place.remove();
      }
    },
    20 * 60_000,
  );
});
