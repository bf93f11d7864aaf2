/** The whole catalogue in one file: complete with the changes after its cursor, for keys only, and never cut without a sign. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { CATALOGUE_FILE_PATH } from '../src/http/feeds/catalogue-file.ts';
import { fileIn } from '../scripts/guide.ts';
import { CATALOGUE_FILE_DOCUMENTS, CATALOGUE_PRODUCT } from '../src/http/feeds/catalogue-source.ts';
import { createFront } from '../src/http/front.ts';
import type { Front } from '../src/http/front.ts';
import type { FrontGateway } from '../src/http/parts.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { startContractUpstream } from './contract-upstream.ts';
import { until } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

/** Three pages of the file. */
const PRODUCTS = 230;

let office: LiveShop;
let owner: Member;
let gateway: Gateway;
let front: Front;
let address: string;
let products: number[];
/** Called before each page of the file is read. */
let beforePage: (after: unknown, signal: AbortSignal | undefined) => Promise<void> = () => Promise.resolve();
let follower: string;

/** A front over a gateway, which tells when pages are read. */
async function openFront(over: Gateway): Promise<{ opened: Front; at: string }> {
  const opened = createFront({ log: pino({ level: 'silent' }) });
  const watched: FrontGateway = {
    ...over,
    execute: async (id, variables, caller) => {
      if ('after' in variables) await beforePage(variables['after'], caller?.signal);
      return over.execute(id, variables, caller);
    },
  };
  const at = await opened.listen(0, '127.0.0.1');
  opened.open({
    gateway: watched,
    catalogueFile: { resolveKey: gateway.resolveKey },
    fetchPicture: () => Promise.reject(new Error('no picture is asked for')),
  });
  return { opened, at };
}

beforeAll(async () => {
  office = await openLiveShop({}, {}, { followPause: 5 });
  const { db } = office.database;
  const category = await addCategory(db, 'Maison');
  const seller = await addSeller(db, 'Chez Ali');
  const brand = await addBrand(db, 'Zaytouna');
  products = await addProducts(
    db,
    Array.from({ length: PRODUCTS }, (_, index) => ({
      name: `Produit ${index}`,
      seller_id: seller.id,
      brand_id: index % 2 === 0 ? brand.id : null,
      category,
      price: 10_005 + index * 100,
      image_keys: ['art/tapis.svg'],
    })),
  );
  office.origin.context.directory.drop();
  owner = await signUp(office, 'Owner');
  gateway = createGateway({
    restUrl: office.restUrl,
    serviceToken: SERVICE_TOKEN,
    documents: 'trusted',
    ownDocuments: CATALOGUE_FILE_DOCUMENTS,
  });
  await until(() => gateway.ready());
  ({ opened: front, at: address } = await openFront(gateway));
  follower = (await make(['CATALOGUE_CHANGES', 'CATALOGUE_READ'])).text;
}, 120_000);
afterAll(async () => {
  await front.close(0);
  await gateway.close();
  await office.close();
});

async function make(scopes: string[]): Promise<{ text: string; id: string }> {
  const { data, errors } = await owner.ask(
    'mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) { text key { id } userErrors { field code } } }',
    { input: { kind: 'SECRET', name: 'Comparison site', scopes } },
  );
  expect(errors).toBeUndefined();
  const made = (
    data as unknown as { apiKeyCreate: { text: string; key: { id: string }; userErrors: unknown[] } }
  ).apiKeyCreate;
  expect(made.userErrors).toEqual([]);
  return { text: made.text, id: made.key.id };
}

const get = (key: string | undefined, init: RequestInit = {}, from = address): Promise<Response> =>
  fetch(from + CATALOGUE_FILE_PATH, {
    ...init,
    headers: key === undefined ? {} : { 'lawaj-key': key },
  });

interface Product {
  id: string;
}
interface Line {
  start?: { version: number; at: string; cursor: string };
  product?: Product;
  end?: { products: number; lines: number };
}
const linesOf = (bytes: ArrayBuffer): Line[] =>
  gunzipSync(bytes)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const fileOf = async (response: Response): Promise<Line[]> => {
  expect(response.status).toBe(200);
  return linesOf(await response.arrayBuffer());
};
const copyOf = (lines: Line[]): Map<string, Product> =>
  new Map(lines.flatMap(({ product }) => (product ? [[product.id, product] as const] : [])));

/** What a third party is answered by the API of the gateway, which knows the documents by key only. */
async function ask<Data>(query: string, variables: object): Promise<Data> {
  for (;;) {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'lawaj-key': follower },
      body: JSON.stringify({ query, variables }),
    });
    if (response.status === 429) {
      await new Promise((done) => setTimeout(done, 1_000));
      continue;
    }
    const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  }
}

/** Applies all changes after a cursor and notes the ids that they name. Returns where it goes on. */
async function follow(copy: Map<string, Product>, cursor: string, named: Set<string>): Promise<string> {
  interface Page {
    catalogueChanges: {
      changes: { productId: string; product: Product | null }[];
      cursor: string;
      hasMore: boolean;
      isGap: boolean;
    };
  }
  for (let after = cursor; ;) {
    const { catalogueChanges: page } = await ask<Page>(
      `query ($after: String) { catalogueChanges(after: $after, first: 25) {
        changes { productId product { ...CatalogueProduct } } cursor hasMore isGap } } ${CATALOGUE_PRODUCT}`,
      { after },
    );
    expect(page.isGap).toBe(false);
    for (const { productId, product } of page.changes) {
      named.add(productId);
      if (product) copy.set(productId, product);
      else copy.delete(productId);
    }
    if (!page.hasMore) return page.cursor;
    after = page.cursor;
  }
}

async function update(product: number, changes: object): Promise<void> {
  const [row] = await run<{ version: number }>(
    office.database.db,
    'select version from products where id = $1',
    [product],
  );
  const { data, errors } = await owner.ask(
    'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { code } } }',
    { input: { id: toGlobalId('AdminProduct', product), version: row?.version, changes } },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ adminProductUpdate: { userErrors: [] } });
}

afterEach(() => {
  beforePage = () => Promise.resolve();
});

describe('the file', { timeout: 120_000 }, () => {
  it('has a start with a cursor, each product in the form of its fragment, and an end', async () => {
    const response = await get(follower);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const lines = await fileOf(response);
    expect(lines[0]).toEqual({
      start: { version: 1, at: expect.any(String), cursor: expect.stringMatching(/^\d+-\d+$/) },
    });
    expect(lines.at(-1)).toEqual({ end: { products: PRODUCTS, lines: lines.length } });
    const copy = copyOf(lines);
    expect(copy.size).toBe(PRODUCTS);
    expect(copy.get(toGlobalId('Product', products[0] ?? 0))).toMatchObject({
      url: expect.stringMatching(/\/product\/p-\d+$/),
      nameFr: 'Produit 0',
      nameTn: 'Produit 0',
      price: { amount: '10.005', currency: 'TND' },
      isAvailable: true,
      updatedAt: expect.stringMatching(/Z$/),
      category: { name: 'Maison' },
      brand: { name: 'Zaytouna' },
      seller: { name: 'Chez Ali' },
      images: [{ url: expect.stringContaining('/media/') }],
      variants: [],
    });
  });

  it('is the catalogue together with the changes after its cursor, whatever changes while it is written', async () => {
    const [first = 0, second = 0, third = 0] = products;
    const late = products.at(-1) ?? 0;
    await update(third, { active: false });
    // The cursor lies two minutes back: it is the last of these, and nothing else is named by chance.
    await run(office.database.db, `update outbox set occurred_at = occurred_at - interval '3 minutes'`, []);
    beforePage = async (after) => {
      if (after === null) return;
      beforePage = () => Promise.resolve();
      // The first two are in the file already, the last ones not yet; the third comes on sale on a page that was read.
      await update(first, { price: '77.005' });
      await update(second, { active: false });
      await update(third, { active: true });
      await update(late, { name: 'Produit nouveau' });
      await update(products.at(-2) ?? 0, { active: false });
    };
    const lines = await fileOf(await get(follower));
    const copy = copyOf(lines);
    const idOf = (product: number) => toGlobalId('Product', product);
    expect(copy.get(idOf(first))).toMatchObject({ price: { amount: '10.005' } });
    expect(copy.has(idOf(second))).toBe(true);
    expect(copy.has(idOf(third))).toBe(false);
    expect(copy.get(idOf(late))).toMatchObject({ nameFr: 'Produit nouveau' });
    const changed = [first, second, third, late, products.at(-2) ?? 0].map(idOf);
    const named = new Set<string>();
    let cursor = lines[0]?.start?.cursor ?? '';
    // Transactions elsewhere on the database server delay the feed.
    await until(async () => {
      cursor = await follow(copy, cursor, named);
      return named.size >= changed.length;
    });
    expect([...named].toSorted()).toEqual(changed.toSorted());
    const whole = copyOf(await fileOf(await get(follower)));
    const sorted = (from: Map<string, Product>) => [...from].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(whole.size).toBe(PRODUCTS - 2);
    expect(sorted(copy)).toEqual(sorted(whole));
  });

  it('is read past the cache, which may be older than the cursor', async () => {
    const named = async () =>
      copyOf(await fileOf(await get((await make(['CATALOGUE_CHANGES', 'CATALOGUE_READ'])).text))).get(
        toGlobalId('Product', products[9] ?? 0),
      );
    expect(await named()).toMatchObject({ tags: [] });
    // Without an event, by which the gateway would forget what it knows.
    await directly(office.database.db, (trx) =>
      trx
        .updateTable('products')
        .set({ tags: ['neuf'] })
        .where('id', '=', products[9] ?? 0)
        .execute(),
    );
    expect(await named()).toMatchObject({ tags: ['neuf'] });
  });

  it('is cut without an end when a page cannot be read, or the key is revoked', async () => {
    const { text, id } = await make(['CATALOGUE_CHANGES', 'CATALOGUE_READ']);
    for (const fail of [
      () => Promise.reject(new Error('The page cannot be read')),
      async () => {
        await owner.ask(
          'mutation ($input: ApiKeyRevokeInput!) { apiKeyRevoke(input: $input) { userErrors { code } } }',
          { input: { id } },
        );
        await until(async () => (await get(text, { method: 'HEAD' })).status === 401);
      },
    ]) {
      beforePage = async (after) => {
        if (after === null) return;
        beforePage = () => Promise.resolve();
        await fail();
      };
      const response = await get(text);
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow();
    }
  });

  it('is for secret keys with both scopes', async () => {
    expect((await get(undefined)).status).toBe(401);
    expect((await get('lawaj_live_no')).status).toBe(401);
    for (const scope of ['CATALOGUE_CHANGES', 'CATALOGUE_READ']) {
      const { text } = await make([scope]);
      const refused = await get(text);
      expect(refused.status).toBe(403);
      expect(await refused.text()).toContain('needs the scope catalogue:');
    }
    expect((await get(follower, { method: 'POST' })).status).toBe(405);
    const head = await get((await make(['CATALOGUE_CHANGES', 'CATALOGUE_READ'])).text, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/gzip',
      '',
    ]);
  });

  it('is read twice at the same time by a key, and what a client leaves is free again', async () => {
    const { text } = await make(['CATALOGUE_CHANGES', 'CATALOGUE_READ']);
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      go = done;
    });
    // As calls of the API do, it ends when its result is no longer needed.
    beforePage = (after, signal) =>
      after === null
        ? Promise.resolve()
        : Promise.race([held, new Promise<void>((done) => signal?.addEventListener('abort', () => done()))]);
    const leaving = new AbortController();
    await get(text, { signal: leaving.signal });
    const second = await get(text);
    const third = await get(text);
    expect([third.status, Number(third.headers.get('retry-after'))]).toEqual([429, 30]);
    expect(await third.text()).toContain('at most 2');
    // Another key is not held up.
    const other = await make(['CATALOGUE_CHANGES', 'CATALOGUE_READ']);
    expect((await get(other.text, { method: 'HEAD' })).status).toBe(200);
    leaving.abort();
    await until(async () => (await get(text, { method: 'HEAD' })).status === 200);
    beforePage = () => Promise.resolve();
    go();
    expect((await fileOf(second)).at(-1)).toHaveProperty('end');
  });

  it('is not offered before an API without changes', async () => {
    const upstream = await startContractUpstream({ isCoreOnly: true });
    const core = createGateway({
      restUrl: upstream.url,
      documents: 'trusted',
      ownDocuments: CATALOGUE_FILE_DOCUMENTS,
    });
    await until(() => core.ready());
    const { opened, at } = await openFront(core);
    expect((await get(follower, {}, at)).status).toBe(501);
    await opened.close(0);
    await core.close();
    await upstream.close();
  });
});

describe('the manual', { timeout: 60_000 }, () => {
  it('prints the fragment of the products', () => {
    expect(fileIn('price-comparison', 'product.graphql').trim()).toBe(
      `# product.graphql\n${CATALOGUE_PRODUCT}`,
    );
  });

  it.each([
    [process.execPath, 'copy.mjs'],
    ['python3', 'copy.py'],
  ])('has an example for %s that reads the file, and sees when it was cut', async (program, name) => {
    const found = await promisify(execFile)(program, ['--version']).catch(() => undefined);
    if (!found) {
      process.stdout.write(`SKIPPED: no ${program}\n`);
      return;
    }
    const folder = mkdtempSync(join(tmpdir(), 'lawaj-catalogue-'));
    writeFileSync(join(folder, name), fileIn('price-comparison', name));
    const { text } = await make(['CATALOGUE_CHANGES', 'CATALOGUE_READ']);
    const start = () =>
      promisify(execFile)(program, [join(folder, name)], {
        env: { ...process.env, SHOP_URL: address, LAWAJ_KEY: text },
      });
    const { products: read, cursor } = JSON.parse((await start()).stdout) as {
      products: number;
      cursor: string;
    };
    expect(read).toBe(PRODUCTS - 2);
    expect(cursor).toMatch(/^\d+-\d+$/);
    beforePage = (after) => (after === null ? Promise.resolve() : Promise.reject(new Error('cut')));
    await expect(start()).rejects.toThrow();
    beforePage = () => Promise.resolve();
    rmSync(folder, { recursive: true });
  });
});
