import { afterEach, describe, expect, it } from 'vitest';
import { ask, documentFile, ENDPOINT, read, startTestBed, until } from '../../test/harness.ts';
import type { TestBed } from '../../test/harness.ts';

const CARD = 'query CardQuery($slug: String!) { product(by: { slug: $slug }) { name } }';
const LIST = 'query ListQuery { products(first: 2) { nodes { slug } } }';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(
  options: Parameters<typeof startTestBed>[0] = {},
  texts: Record<string, string> = { CARD, LIST },
) {
  const documents = documentFile(texts);
  const bed = await startTestBed({ documents: 'trusted', persistedFile: documents.file, ...options });
  closing.push(bed.close, documents.remove);
  return { bed, ids: documents.ids, documents };
}

const byGet = async ({ gateway }: TestBed, id: string, variables?: unknown) => {
  const query = new URLSearchParams({ documentId: id });
  if (variables !== undefined) query.set('variables', JSON.stringify(variables));
  return read(await gateway.yoga.fetch(`${ENDPOINT}?${query}`, { headers: { accept: 'application/json' } }));
};

const byPost = async ({ gateway }: TestBed, body: unknown) =>
  read(
    await gateway.yoga.fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

describe('trusted documents', () => {
  it('run by their id, as GET and as POST', async () => {
    const { bed, ids } = await start();
    const variables = { slug: 'produit-1' };
    const expected = { product: { name: 'Lampe moderne 1' } };
    expect((await byGet(bed, ids['CARD'] ?? '', variables)).data).toEqual(expected);
    expect((await byPost(bed, { documentId: ids['CARD'], variables })).data).toEqual(expected);
  });

  it('of an unknown id are a 404 that nobody keeps', async () => {
    const { bed } = await start();
    for (const answer of [
      await byGet(bed, 'f'.repeat(64)),
      await byPost(bed, { documentId: 'constructor' }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.errors?.[0]?.extensions['code']).toBe('PERSISTED_DOCUMENT_NOT_FOUND');
    }
  });

  it('are all that trusted mode answers', async () => {
    const { bed } = await start();
    const refused = await ask(bed.gateway, '{ __typename }');
    expect(refused.status).toBe(403);
    expect(refused.errors?.[0]?.extensions['code']).toBe('TRUSTED_DOCUMENTS_ONLY');
    const page = await bed.gateway.yoga.fetch(ENDPOINT, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('graphiql');
  });

  it('do not mix with a text', async () => {
    const { bed, ids } = await start({ documents: 'open' });
    const answer = await byPost(bed, { documentId: ids['LIST'], query: '{ __typename }' });
    expect(answer.status).toBe(400);
  });

  it('in open mode stand beside texts, GraphiQL and introspection', async () => {
    const { bed, ids } = await start({ documents: 'open' });
    expect((await byGet(bed, ids['LIST'] ?? '')).errors).toBeUndefined();
    expect((await ask(bed.gateway, '{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    const page = await bed.gateway.yoga.fetch(ENDPOINT, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('Lawaj GraphQL');
  });

  it('are not bound by the limits', async () => {
    const { bed, ids } = await start({ limits: { depth: 1, cost: 1, aliases: 0, directives: 0, tokens: 5 } });
    expect((await byGet(bed, ids['LIST'] ?? '')).errors).toBeUndefined();
  });

  it('are read again when the file changes', async () => {
    const { bed, documents } = await start({ watchPersisted: true });
    const added = 'query AddedQuery { regions { name } }';
    documents.write({ CARD, added });
    await until(() => bed.gateway.documents.get(documents.ids['added'] ?? '') !== undefined);
    expect(bed.gateway.documents.get(documents.ids['LIST'] ?? '')).toBeUndefined();
  });

  it('say what they are', async () => {
    const { bed, ids } = await start();
    expect(bed.gateway.documents.get(ids['CARD'] ?? '')).toMatchObject({
      text: CARD,
      operationName: 'CardQuery',
      kind: 'query',
      isPublic: true,
    });
  });

  it('that the schema refuses are left out and told of', async () => {
    const problems: string[] = [];
    const { bed, ids } = await start(
      { onProblem: (message) => problems.push(message) },
      { LIST, broken: 'query B { noSuchField }' },
    );
    expect(bed.gateway.documents.get(ids['broken'] ?? '')).toBeUndefined();
    expect(bed.gateway.documents.get(ids['LIST'] ?? '')).toBeDefined();
    expect(problems[0]).toContain('noSuchField');
  });

  it('need a file that can be read', async () => {
    await expect(startTestBed({ persistedFile: '/nowhere/persisted.json' })).rejects.toThrow(
      '/nowhere/persisted.json',
    );
  });
});

describe('execute', () => {
  it('gives the result, how long it lasts and its tags', async () => {
    const { bed, ids } = await start();
    const { result, maxAge, tags } = await bed.gateway.execute(ids['LIST'] ?? '', {});
    expect(result).toEqual({ data: { products: { nodes: [{ slug: 'produit-1' }, { slug: 'produit-2' }] } } });
    expect(maxAge).toBeGreaterThan(14);
    expect(maxAge).toBeLessThanOrEqual(15);
    expect(tags).toEqual(expect.arrayContaining(['listed:1', 'listed:2', 'product:*', 'in:*']));
  });

  it('never keeps an answer with errors', async () => {
    const { bed, ids } = await start();
    const wrong = await bed.gateway.execute(ids['CARD'] ?? '', {});
    expect(wrong).toMatchObject({
      maxAge: 0,
      result: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    const unknown = await bed.gateway.execute('nope', {});
    expect(unknown).toMatchObject({
      maxAge: 0,
      result: { errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } }] },
    });
  });

  it('runs a document with @defer whole', async () => {
    const { bed, ids } = await start(
      {},
      { D: 'query D { ...F @defer } fragment F on Query { regions { number } }' },
    );
    const { result } = await bed.gateway.execute(ids['D'] ?? '', {});
    expect(result.errors).toBeUndefined();
    expect(result.data).toHaveProperty('regions');
  });

  it('stops calling when its caller has left', async () => {
    const { bed, ids } = await start();
    const leaving = new AbortController();
    leaving.abort();
    const { result } = await bed.gateway.execute(ids['LIST'] ?? '', {}, { signal: leaving.signal });
    expect(result.errors).toHaveLength(1);
    expect(bed.sent()).toEqual([]);
  });
});

describe('cache control of trusted GETs', () => {
  it('is the life of the shortest-lived part', async () => {
    const { bed, ids } = await start({}, { LIST, TREE: 'query T { categories { name } }' });
    const list = await byGet(bed, ids['LIST'] ?? '');
    expect(list.headers.get('cache-control')).toMatch(/^public, max-age=1[45]$/);
    const tree = await byGet(bed, ids['TREE'] ?? '');
    expect(tree.headers.get('cache-control')).toMatch(/^public, max-age=5\d$/);
  });

  it('forbids to keep errors, POSTs, and what is worked out anew each time', async () => {
    const { bed, ids } = await start(
      {},
      { LIST, CARD, QUOTE: 'query Q { cartQuote(input: { lines: [] }) { itemCount } }' },
    );
    for (const answer of [
      await byGet(bed, ids['CARD'] ?? ''),
      await byPost(bed, { documentId: ids['LIST'] }),
      await byGet(bed, ids['QUOTE'] ?? ''),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('ends at the next instant at which a flash price starts or ends', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z');
    const documents = documentFile({
      FLASH:
        'query F { product(by: { slug: "produit-10" }) { currentPrice { amount } flashSale { isActive } } }',
    });
    const bed = await startTestBed({ persistedFile: documents.file, now: () => now }, { now });
    closing.push(bed.close, documents.remove);
    now += 5 * 3_600_000 - 4_000;
    const id = documents.ids['FLASH'] ?? '';
    const before = await bed.gateway.execute(id, {});
    expect(before.maxAge).toBe(4.001);
    expect(before.result.data).toMatchObject({ product: { flashSale: { isActive: true } } });
    now += 4_001;
    // The very same wire data, a moment later: the price is worked out for this moment.
    const after = await bed.gateway.execute(id, {});
    expect(after.result.data).toMatchObject({ product: { flashSale: null } });
    expect(after.result.data).not.toEqual(before.result.data);
  });
});
