/** Sellers in the back-office, through the schema. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import { addCarpets } from '../origin/testing/catalogue.ts';
import { directly } from '../origin/testing/system.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { until } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let owner: Member;
let manager: Member;
let id: string;
let publicId: string;
let sellerId: number;
let carpetId: number;

beforeAll(async () => {
  shop = await openLiveShop();
  const [carpet] = await addCarpets(shop.database.db, ['Chez Ali']);
  if (!carpet) throw new Error('No carpet');
  ({ id: carpetId, sellerId } = carpet);
  id = toGlobalId('AdminSeller', carpet.sellerId);
  publicId = toGlobalId('Seller', carpet.sellerId);
  owner = await signUp(shop, 'Owner');
  manager = await signUp(shop, 'Catalogue');
});
afterAll(() => shop.close());

const SELLER = `query ($id: ID!) { adminSeller(id: $id) {
  id name status
  profile { sellerId version nextStatuses preparationHours commissionRate region { name } application { number } }
  figures { listedProducts openOrders orders revenue { amount } balance { amount } } } }`;
const UPDATE = `mutation ($input: AdminSellerUpdateInput!) { adminSellerUpdate(input: $input) {
  seller { name profile { version description commissionRate commissionFreeUntil region { name } } }
  current { profile { version } } change { reference canUndoUntil } userErrors { field code } } }`;
const STATUS = `mutation ($input: AdminSellerStatusSetInput!) { adminSellerStatusSet(input: $input) {
  seller { status profile { version nextStatuses } } userErrors { field code } } }`;

const versionOf = async (): Promise<number> => {
  const { data } = await owner.ask('query ($id: ID!) { adminSeller(id: $id) { profile { version } } }', {
    id,
  });
  return (data as unknown as { adminSeller: { profile: { version: number } } }).adminSeller.profile.version;
};

it('is read by either of its ids, with its figures', async () => {
  const expected = {
    adminSeller: {
      id,
      name: 'Chez Ali',
      status: 'ACTIVE',
      profile: { sellerId: publicId, nextStatuses: ['SUSPENDED'], application: null },
      figures: { listedProducts: 1, openOrders: 0, orders: 0, revenue: { amount: '0.000' } },
    },
  };
  for (const given of [id, publicId])
    expect((await owner.ask(SELLER, { id: given })).data).toMatchObject(expected);
  expect((await manager.ask(SELLER, { id })).data).toMatchObject({
    adminSeller: { figures: { listedProducts: 1, revenue: null, balance: null } },
  });
  expect((await owner.ask(SELLER, { id: toGlobalId('Seller', 999_999) })).data).toEqual({
    adminSeller: null,
  });
  const wrong = await owner.ask(SELLER, { id: toGlobalId('Brand', 1) });
  expect(JSON.stringify(wrong.errors)).toContain('is not the id of a seller');
});

it('is changed by version; what cannot be cleared is named, and commissions are for owners', async () => {
  const version = await versionOf();
  const changes = { description: 'Tapis de Kairouan.', commissionRate: '9.50', regionNumber: 17 };
  expect((await owner.ask(UPDATE, { input: { id, version, changes } })).data).toMatchObject({
    adminSellerUpdate: {
      seller: {
        profile: { version: version + 1, description: 'Tapis de Kairouan.', commissionRate: '9.50' },
      },
      change: { canUndoUntil: expect.any(String) },
      userErrors: [],
    },
  });
  expect(
    (await owner.ask(UPDATE, { input: { id, version, changes: { description: 'Autre' } } })).data,
  ).toMatchObject({
    adminSellerUpdate: {
      seller: null,
      current: { profile: { version: version + 1 } },
      userErrors: [
        { code: 'STALE' },
        { field: ['commissionRate'], code: 'CHANGED' },
        { field: ['description'], code: 'CHANGED' },
        { field: ['regionNumber'], code: 'CHANGED' },
      ],
    },
  });
  const cleared = await owner.ask(UPDATE, { input: { id, version: version + 1, changes: { name: null } } });
  expect(cleared.errors?.[0]?.extensions).toMatchObject({ argument: 'input.changes.name' });
  const refused = await manager.ask(UPDATE, {
    input: { id, version: version + 1, changes: { commissionRate: '1.00' } },
  });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
});

it('is suspended, and sells again; what its status does not allow is a conflict', async () => {
  const version = await versionOf();
  expect((await manager.ask(STATUS, { input: { id, version, to: 'SUSPENDED' } })).data).toMatchObject({
    adminSellerStatusSet: {
      seller: { status: 'SUSPENDED', profile: { nextStatuses: ['ACTIVE', 'CLOSED'] } },
      userErrors: [],
    },
  });
  const again = { input: { id, version: version + 1, to: 'IN_REVIEW' } };
  expect((await manager.ask(STATUS, again)).data).toMatchObject({
    adminSellerStatusSet: { seller: null, userErrors: [{ code: 'CONFLICT' }] },
  });
  expect(
    (await manager.ask(STATUS, { input: { id, version: version + 1, to: 'ACTIVE' } })).data,
  ).toMatchObject({
    adminSellerStatusSet: { seller: { status: 'ACTIVE' } },
  });
});

it('is listed by what was typed', async () => {
  const list = async (filter: object) =>
    (
      await owner.ask(
        'query ($filter: AdminSellerFilter) { adminSellers(filter: $filter) { nodes { name figures { orders } } } }',
        { filter },
      )
    ).data;
  expect(await list({ search: 'ali' })).toEqual({
    adminSellers: { nodes: [{ name: 'Chez Ali', figures: { orders: 0 } }] },
  });
  expect(await list({ search: 'nobody' })).toEqual({ adminSellers: { nodes: [] } });
});

it('has its texts by language; the shop falls back to French and says so', async () => {
  const product = toGlobalId('Product', carpetId);
  const { data, errors } = await owner.ask(
    `mutation ($input: AdminSellerUpdateInput!) { adminSellerUpdate(input: $input) {
       seller { slug profile { descriptions { en de tn } returnPolicies { en de tn } } } userErrors { field code } } }`,
    {
      input: {
        id,
        version: await versionOf(),
        changes: {
          description: 'Tapis faits main.',
          descriptions: { en: 'Handmade rugs.' },
          returnPolicy: 'Échange sous 14 jours.',
          returnPolicies: { tn: 'تبديل في 14 يوم.' },
        },
      },
    },
  );
  expect(errors).toBeUndefined();
  const { adminSellerUpdate } = data as unknown as { adminSellerUpdate: { seller: { slug: string } } };
  expect(adminSellerUpdate).toMatchObject({
    seller: {
      profile: {
        descriptions: { en: 'Handmade rugs.', de: null, tn: null },
        returnPolicies: { en: null, de: null, tn: 'تبديل في 14 يوم.' },
      },
    },
    userErrors: [],
  });
  const shown = async () =>
    (
      await shop.browser().ask(
        `query ($slug: String!, $product: ID!) {
           seller(by: { slug: $slug }) {
             fr: description en: description(language: EN) enIn: descriptionLanguage(language: EN)
             de: description(language: DE) deIn: descriptionLanguage(language: DE)
             policy: returnPolicy(language: TN) policyIn: returnPolicyLanguage(language: TN)
           }
           node(id: $product) { ... on Product {
             policy: returnPolicy(language: TN) policyIn: returnPolicyLanguage(language: TN)
             french: returnPolicy(language: EN) frenchIn: returnPolicyLanguage(language: EN)
           } }
         }`,
        { slug: adminSellerUpdate.seller.slug, product },
      )
    ).data as unknown as { seller: Record<string, string>; node: Record<string, string> };
  await until(async () => {
    const { seller, node } = await shown();
    return seller['en'] === 'Handmade rugs.' && node['policyIn'] === 'TN';
  });
  expect(await shown()).toEqual({
    seller: {
      fr: 'Tapis faits main.',
      en: 'Handmade rugs.',
      enIn: 'EN',
      de: 'Tapis faits main.',
      deIn: 'FR',
      policy: 'تبديل في 14 يوم.',
      policyIn: 'TN',
    },
    node: {
      policy: 'تبديل في 14 يوم.',
      policyIn: 'TN',
      french: 'Échange sous 14 jours.',
      frenchIn: 'FR',
    },
  });
});

it('is written to by selection; the answer of the gateway names what is refused', async () => {
  const send = async (input: object) =>
    (
      await manager.ask(
        `mutation ($input: AdminSellerMessageSendInput!) { adminSellerMessageSend(input: $input) {
           reach { sellers } userErrors { field code } } }`,
        { input },
      )
    ).data;
  await directly(shop.database.db, (trx) =>
    run(trx, `update sellers set email = 'ali@example.tn' where id = $1`, [sellerId]),
  );
  const texts = { fr: { subject: 'Horaires de l’Aïd', text: 'Les enlèvements s’arrêtent vendredi.' } };
  const to = { filter: { search: 'ali' } };
  const reach = await manager.ask(
    'query ($to: AdminSellerSelection!) { adminSellerMessageReach(to: $to) { sellers withoutAddress notActive } }',
    { to },
  );
  expect(reach.data).toEqual({
    adminSellerMessageReach: { sellers: 1, withoutAddress: 0, notActive: 0 },
  });
  expect(await send({ to, texts, expectedCount: 2, idempotencyKey: 'seller-message-1' })).toEqual({
    adminSellerMessageSend: { reach: null, userErrors: [{ field: ['expectedCount'], code: 'CHANGED' }] },
  });
  const short = { fr: { ...texts.fr, text: 'Non' } };
  expect(await send({ to, texts: short, idempotencyKey: 'seller-message-2' })).toEqual({
    adminSellerMessageSend: {
      reach: null,
      userErrors: [{ field: ['texts', 'fr', 'text'], code: 'TOO_SHORT' }],
    },
  });
  expect(await send({ to: { ids: [id] }, texts, idempotencyKey: 'seller-message-3' })).toEqual({
    adminSellerMessageSend: { reach: { sellers: 1 }, userErrors: [] },
  });
  const { data } = await owner.ask(
    'query ($id: ID!) { adminSeller(id: $id) { messages(first: 1) { totalCount nodes { subject language sellers } } } }',
    { id },
  );
  expect(data).toEqual({
    adminSeller: {
      messages: { totalCount: 1, nodes: [{ subject: texts.fr.subject, language: 'FR', sellers: 1 }] },
    },
  });
});
