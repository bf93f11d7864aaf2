/**
 * A real streaming replica that answers public reads: none is older than what its reader knows of, whether the replica lags, is
 * killed or comes back.
 *
 * Seen to fail: with a position that is not sent with reads (DatabasePosition.of, src/upstream/database-position.ts).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_POSITION_HEADER } from '../../contract/rules/database-position.ts';
import { createOrigin } from '../../origin/app.ts';
import type { Origin } from '../../origin/app.ts';
import { memoryTransport } from '../../origin/mail/transport.ts';
import { FROM_REPLICA } from '../../origin/api/from-replica.ts';
import { emit } from '../../origin/api/events/feed.ts';
import { openDatabase } from '../../origin/db/database.ts';
import type { OriginDatabase } from '../../origin/db/database.ts';
import type { Replica } from '../../origin/db/replica.ts';
import { addCategory, addProducts, addSeller } from '../../origin/testing/catalogue.ts';
import { postgresPrograms, startReplicatedServers } from '../../origin/testing/streaming-replica.ts';
import type { ReplicatedServers } from '../../origin/testing/streaming-replica.ts';
import { directly } from '../../origin/testing/system.ts';
import { freePort } from '../../service/free-port.ts';
import { toGlobalId } from '../../src/schema/base/ids.ts';
import { until } from '../harness.ts';
import { openLiveShop, SERVICE_TOKEN } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { signUp } from '../people.ts';
import type { Member } from '../people.ts';
import { note, times } from './figures.ts';

const ROUNDS = times('HARD_REPLICA_ROUNDS', 20);
const PRODUCTS = 10;
const SESSION_SECRET = 'a secret that both REST APIs of the test have';

/** What reads need besides their path. */
const QUERIES: Readonly<Record<string, string>> = {
  '/v1/products/by-ids': '?ids=1',
  '/v1/brands/by-ids': '?ids=1',
  '/v1/shops/by-ids': '?ids=1',
  '/v1/delivery/times': '?region=1',
  '/v1/delivery/times/by-shops': '?region=1&ids=1',
};

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('a replica of the database', () => {
  let servers: ReplicatedServers;
  let database: OriginDatabase;
  let replica: Replica;
  let shop: LiveShop & { ids: Record<string, string> };
  /** A second REST API, which hears of the first one's writes by the feed and by the positions that readers send. */
  let other: Origin;
  let otherUrl: string;
  let admin: Member;
  let products: number[];

  beforeAll(async () => {
    servers = await startReplicatedServers(programs ?? '', {
      primary: await freePort(),
      replica: await freePort(),
    });
    database = await openDatabase({ databaseUrl: servers.primary, readUrl: servers.replica });
    const seller = await addSeller(database.db, 'Chez Ali');
    const category = await addCategory(database.db, 'Maison');
    products = await addProducts(
      database.db,
      Array.from({ length: PRODUCTS }, (_, index) => ({
        name: `Tapis ${index}`,
        seller_id: seller.id,
        category,
        price: 10_000,
        stock: 40,
      })),
    );
    other = await createOrigin({
      databaseUrl: servers.primary,
      databaseReadUrl: servers.replica,
      serviceToken: SERVICE_TOKEN,
      sessionSecret: SESSION_SECRET,
      publicUrl: 'https://shop.test',
      mailTransport: memoryTransport(),
    });
    otherUrl = await other.listen();
    if (!other.context.replica) throw new Error('There is no replica');
    ({ replica } = other.context);
    shop = await openLiveShop({}, { restUrl: otherUrl }, { database, sessionSecret: SESSION_SECRET });
    admin = await signUp(shop, 'Owner');
  });
  afterAll(async () => {
    await shop?.close();
    await other?.close();
    await servers?.close();
  });

  /** Waits until reads come from the replica. */
  const used = (): Promise<unknown> =>
    until(async () => {
      const before = replica.counts.replica;
      await fetch(`${otherUrl}/v1/products/${products[0]}`);
      return replica.counts.replica > before;
    });

  const priceAt = async (id: number | undefined, position?: string): Promise<string> => {
    const response = await fetch(`${otherUrl}/v1/products/${id}`, {
      headers: position === undefined ? {} : { [DATABASE_POSITION_HEADER]: position },
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as { price: string }).price;
  };

  const PRICE = 'query ($id: ID!) { product(by: { id: $id }) { price { amount } } }';
  const shownPrice = async (id: number | undefined): Promise<unknown> => {
    const { data } = await shop.browser().ask(PRICE, { id: toGlobalId('Product', String(id)) });
    return (data as unknown as { product: { price: { amount: string } } }).product.price.amount;
  };
  const versions = new Map<number, number>();
  const reprice = async (id: number, price: string): Promise<void> => {
    const version = versions.get(id) ?? 1;
    const { data, errors } = await admin.ask(
      'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { field code } } }',
      { input: { id: toGlobalId('AdminProduct', String(id)), version, changes: { price } } },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ adminProductUpdate: { userErrors: [] } });
    versions.set(id, version + 1);
  };

  it('executes every statement of every read that it may answer', async () => {
    await used();
    const [id] = products;
    const samples: Record<string, string> = {
      ':slug': 'maison',
      ':query': 'tapis',
      ':name': 'v0',
      ':kind': 'product',
      ':id': String(id),
      ':number': '1',
    };
    const before = replica.counts;
    for (const route of FROM_REPLICA) {
      const path = route.replace('GET ', '').replaceAll(/:\w+/g, (name) => samples[name] ?? name);
      const response = await fetch(`${otherUrl}${path}${QUERIES[path] ?? ''}`);
      expect([200, 404], `${route}: ${response.status}`).toContain(response.status);
    }
    const after = replica.counts;
    expect(after.primary).toBe(before.primary);
    expect(after.replica - before.replica).toBeGreaterThan(20);
  });

  /** Waits until the gateway has heard of a change of the product. */
  const heard = (id: number): Promise<void> =>
    new Promise((done) => {
      const stop = shop.gateway.onInvalidate((tags) => {
        if (tags !== 'all' && !tags.includes(`product:${id}`)) return;
        stop();
        done();
      });
    });

  it('shows nothing older than what was written or heard of while it lags', async () => {
    /** Only until the second API has noted by itself where the primary is does all depend on the position that readers send. */
    const whileLagging = async (id: number, price: string, change: () => Promise<unknown>): Promise<void> => {
      await used();
      await servers.pauseReplay();
      try {
        const isHeard = heard(id);
        await change();
        await isHeard;
        expect(await shownPrice(id)).toBe(price);
      } finally {
        await servers.resumeReplay();
      }
    };
    for (const id of products) {
      await whileLagging(id, '21.000', () => reprice(id, '21.000'));
      // By another process: only the event tells of it.
      await whileLagging(id, '22.000', () =>
        directly(database.db, async (trx) => {
          await trx.updateTable('products').set({ price: 22_000 }).where('id', '=', id).execute();
          await emit(trx, 'product.changed', String(id));
        }),
      );
      versions.set(id, 3);
    }
    await used();
    expect(await priceAt(products[0])).toBe('22.000');
  });

  it('a thousand reads between writes, of a replica that stands still now and then, are as new as the last write', async () => {
    let reads = 0;
    let stale = 0;
    const before = replica.counts;
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % 4 === 1) await servers.pauseReplay();
      const id = products[1 + (round % (PRODUCTS - 1))] ?? 0;
      const price = `${30 + round}.000`;
      await reprice(id, price);
      const position = await database.replica?.mark();
      const seen = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          await sleep(index * 4);
          return priceAt(id, position);
        }),
      );
      reads += seen.length;
      stale += seen.filter((one) => one !== price).length;
      if (round % 4 === 2) await servers.resumeReplay();
    }
    await servers.resumeReplay();
    expect(stale).toBe(0);
    const { counts } = replica;
    note(
      `replica: ${reads} reads between ${ROUNDS} writes, none older than the last write; ${counts.replica - before.replica} statements on the replica, ${counts.primary - before.primary} on the primary (half of the time it stood still)`,
    );
  });

  it('is killed and started again without a failed read', async () => {
    await used();
    const [id] = products;
    const price = await priceAt(id);
    const over = new AbortController();
    let reads = 0;
    const reading = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (!over.signal.aborted) {
          expect(await priceAt(id)).toBe(price);
          reads += 1;
        }
      }),
    );
    await sleep(300);
    await servers.killReplica();
    await sleep(1_000);
    await servers.startReplica();
    await used();
    over.abort();
    await reading;
    note(`replica: ${reads} reads while it was killed and started again, none failed`);
  });
});
