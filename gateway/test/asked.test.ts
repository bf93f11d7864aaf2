/** What shoppers look for and ask, from the shop's search and the assistant to the lists of staff, in GraphQL. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestHost } from '../chat/testing/host.ts';
import type { TestHost } from '../chat/testing/host.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let chat: TestHost;
let marketing: Member;
let support: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  await addProducts(db, [{ name: 'Tapis berbère', seller_id, category }]);
  shop.origin.context.directory.drop();
  shop.origin.context.listings.drop();
  marketing = await signUp(shop, 'Marketing');
  support = await signUp(shop, 'Support');
  chat = await openTestHost(shop.restUrl);
});
afterAll(async () => {
  await chat.close();
  await shop.close();
});

interface Row {
  id: string;
  text: string;
  [field: string]: unknown;
}
async function list(kind: 'SEARCH' | 'QUESTION', more = ''): Promise<Row[]> {
  await shop.origin.context.asked.flush();
  const { data, errors } = await support.ask(
    `{ adminAskedTexts(of: ${kind}${more}) { nodes { id kind text language intent times unanswered results lastDay resolvedAt } total { value isExact } } }`,
  );
  expect(errors).toBeUndefined();
  return (data?.['adminAskedTexts'] as { nodes: Row[] } | undefined)?.nodes ?? [];
}

it('searches of shoppers are listed with what they found', async () => {
  const visitor = shop.browser();
  for (const input of ['tapis', 'xylophone'])
    await visitor.ask(`{ products(filter: { query: "${input}" }) { nodes { name } } }`);
  expect(await list('SEARCH')).toEqual([
    expect.objectContaining({ text: 'xylophone', kind: 'SEARCH', times: 1, unanswered: 1, results: 0 }),
    expect.objectContaining({ text: 'tapis', times: 1, unanswered: 0, results: 1, intent: null }),
  ]);
  const narrowed =
    ', filter: { isUnanswered: true, isResolved: false }, sort: { field: LATEST, direction: DESC }';
  expect((await list('SEARCH', narrowed)).map(({ text }) => text)).toEqual(['xylophone']);
});

it('searches of several clients are shown to everybody', async () => {
  const { db } = shop.database;
  const searches = (await shop.browser().ask('{ popularSearches(language: FR) }')).data?.['popularSearches'];
  expect(searches).toEqual([]);
  await db.transaction().execute(async (trx) => {
    await sql`update asked_texts set written = 'Tapis' where text = 'tapis'`.execute(trx);
    await sql`update asked_days set askers = 5 where text_id in (select id from asked_texts where written is not null)`.execute(
      trx,
    );
  });
  const { errors } = await shop.browser().ask('{ popularSearches(language: FR, first: 13) }');
  expect(errors?.[0]?.message).toMatch(/first/);
  expect((await shop.browser().ask('{ popularSearches(language: DE) }')).data?.['popularSearches']).toEqual([
    'Tapis',
  ]);
});

it('questions to the assistant are listed with whether it had an answer, and its searches are not searches', async () => {
  const gateway = { 'x-gateway-token': SERVICE_TOKEN, 'x-client-address': '41.0.0.9' };
  const ask = async (query: string, headers: Record<string, string> = gateway) => {
    expect((await chat.ask(query, { queryType: 'SEARCH_PRODUCT', language: 'fr' }, headers)).isWhole).toBe(
      true,
    );
  };
  await ask('je cherche un tapis');
  await ask('je cherche un xylophone');
  await ask('mon numéro est 98 123 456, je cherche un tapis');
  // Without the gateway's token it may be no shopper.
  await ask('je cherche une gondole', {});
  await expect.poll(() => list('QUESTION')).toHaveLength(2);
  expect(
    (await list('QUESTION', ', sort: { field: UNANSWERED, direction: DESC }')).map((row) => [
      row.text,
      row['unanswered'],
      row['intent'],
      row['language'],
    ]),
  ).toEqual([
    ['je cherche un xylophone', 1, 'SEARCH_PRODUCT', 'FR'],
    ['je cherche un tapis', 0, 'SEARCH_PRODUCT', 'FR'],
  ]);
  expect(await list('SEARCH')).toHaveLength(2);
});

it('a text is marked as dealt with', async () => {
  const [row] = await list('SEARCH', ', filter: { search: "xylo" }');
  const { data } = await marketing.ask(
    'mutation ($input: AskedResolveInput!) { askedResolve(input: $input) { text { id resolvedAt } userErrors { code } } }',
    { input: { id: row?.id, isResolved: true } },
  );
  expect(data?.['askedResolve']).toEqual({
    text: { id: row?.id, resolvedAt: expect.any(String) },
    userErrors: [],
  });
  expect(await list('SEARCH', ', filter: { isResolved: false }')).toHaveLength(1);
  const { data: node } = await support.ask(`{ node(id: "${row?.id}") { ... on AdminAskedText { text } } }`);
  expect(node).toEqual({ node: { text: 'xylophone' } });
});

it('an impossible day is refused by name', async () => {
  const { errors } = await support.ask(
    '{ adminAskedTexts(of: SEARCH, filter: { from: "2026-13-01" }) { nodes { text } } }',
  );
  expect(errors?.[0]?.message).toMatch(/filter\.from|Date/);
});
