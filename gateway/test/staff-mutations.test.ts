/**
 * Every mutation of the shop's people is called once, and leaves its entry in the audit log: who did it, and by the operation what was
 * before and after. So do the uploads, which are no mutations.
 * The list is the schema's, so that a new mutation is not forgotten.
 */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNamedType } from 'graphql';
import type { Selectable } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { IMPORT_PATH } from '../contract/rules/jobs.ts';
import { UPLOAD_FIELD, UPLOAD_PATH } from '../contract/rules/media.ts';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import type { AuditLogTable } from '../origin/db/tables.ts';
import { form, newUploadKey, picture } from '../origin/testing/media.ts';
import { TEST_PASSWORD } from '../origin/testing/people.ts';
import { directly } from '../origin/testing/system.ts';
import { readKey, toGlobalId } from '../src/schema/base/ids.ts';
import { permissions } from '../src/schema/permissions.ts';
import { createSchema } from '../src/schema/schema.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const schema = createSchema();
const MUTATIONS = Object.entries(permissions).flatMap(([coordinate, access]) =>
  coordinate.startsWith('Mutation.') && (access === 'enrolment' || access.startsWith('staff:'))
    ? [coordinate.slice('Mutation.'.length)]
    : [],
);

/**
 * Mutations without an entry of their own: the reason, and the test of what they do. What jobs change, row by row, is logged with the
 * job: see origin/api/jobs.
 */
const EXEMPT: Readonly<Record<string, { reason: string; test: string }>> = {
  mediaUploadSign: { reason: 'changes no data of the shop', test: 'origin/api/media/bucket.test.ts' },
};
let shop: LiveShop & { ids: Record<string, string> };
let owner: Member;
let ownerAccount: string;
let sellerId: number;
let categoryId: number;
let productId: string;
let keys = 0;
const TAXES = { standardRate: '19', intermediateRate: '13', reducedRate: '7', stamp: '1' };
/** Nothing is sent to it: such names do not exist. */
const SUBSCRIPTION = { url: 'https://erp.invalid/hooks', topics: ['STOCK'], contactEmail: 'erp@example.tn' };
const key = (): string => `staff-key-${(keys += 1)}`;

beforeAll(async () => {
  shop = await openLiveShop({}, {}, { deliveryCarrier: 'Colis Express' });
  const { db } = shop.database;
  ({ id: sellerId } = await addSeller(db, 'Chez Ali'));
  const category = await addCategory(db, 'Maison');
  categoryId = category.id;
  const [id = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: sellerId, category, price: 100_000, stock: 500 },
  ]);
  productId = toGlobalId('Product', id);
  await db.insertInto('homepages').values({ name: 'v0', content: '{}' }).execute();
  shop.origin.context.directory.drop();
  owner = await signUp(shop, 'Owner');
  ownerAccount = (
    await db
      .selectFrom('users')
      .select('account_number')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow()
  ).account_number;
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown> | null)?.[step], value);

/** Calls a mutation; its payload has the selected fields. */
async function call(
  name: string,
  input: Json,
  selection = '',
  who: Pick<Member, 'ask'> = owner,
): Promise<Json> {
  const field = schema.getMutationType()?.getFields()[name];
  const type = getNamedType((field?.args[0]?.type ?? undefined) as never) as { name: string } | undefined;
  const { data, errors } = await who.ask(
    `mutation ($input: ${type?.name ?? ''}!) { ${name}(input: $input) { ${selection} userErrors { field code message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  const payload = at(data, name) as Json & { userErrors: unknown[] };
  expect([name, payload.userErrors]).toEqual([name, []]);
  return payload;
}
const read = async (query: string, variables: Json = {}): Promise<unknown> => {
  const { data, errors } = await owner.ask(query, variables);
  expect(errors).toBeUndefined();
  return data;
};

interface Versioned {
  id: string;
  version: number;
}
/** A product with a running flash sale. */
async function newSale(): Promise<Versioned> {
  const sale = { price: '30.000', expiresAt: inDays(1), stock: 5, idempotencyKey: key() };
  const payload = await call(
    'adminFlashSaleSet',
    { ...(await newProduct()), ...sale },
    'product { id version }',
  );
  return at(payload, 'product') as Versioned;
}
async function newApiKey(): Promise<Versioned> {
  const input = { kind: 'SECRET', name: 'ERP', scopes: ['CATALOGUE_READ'] };
  return at(await call('apiKeyCreate', input, 'key { id version }'), 'key') as Versioned;
}
async function newSubscription(): Promise<Versioned> {
  return at(
    await call('webhookSubscriptionCreate', { ...SUBSCRIPTION }, 'subscription { id version }'),
    'subscription',
  ) as Versioned;
}
/** One whose address has answered. */
async function activeSubscription(): Promise<Versioned> {
  const subscription = await newSubscription();
  await directly(shop.database.db, (trx) =>
    run(trx, `update webhook_subscriptions set state = 'ACTIVE'`, []),
  );
  return subscription;
}
/** A promotion that does not exist yet. */
const newPromo = (): Json => ({
  slug: `promo-${(keys += 1)}`,
  fields: { title: 'Été', subtitle: 'Moins cher', filter: { hasDiscount: true } },
});
async function newCoupon(): Promise<Versioned> {
  const fields = { code: `STAFF-${(keys += 1)}`, type: 'FIXED', amount: '5.000' };
  const payload = await call('adminCouponCreate', { fields, idempotencyKey: key() }, 'coupon { id version }');
  return at(payload, 'coupon') as Versioned;
}
async function newProduct(more: Json = {}): Promise<Versioned> {
  const payload = await call(
    'adminProductCreate',
    {
      fields: {
        name: `Natte ${(keys += 1)}`,
        sku: `NATTE-${keys}`,
        sellerId: toGlobalId('Seller', sellerId),
        categoryId: toGlobalId('Category', categoryId),
        price: '50.000',
        ...more,
      },
      stock: 20,
      idempotencyKey: key(),
    },
    'product { id version }',
  );
  return at(payload, 'product') as Versioned;
}
async function newVariant(): Promise<Versioned> {
  const { id } = await newProduct();
  await call('adminVariantsCreate', { productId: id, colors: ['rouge'], stock: 3, idempotencyKey: key() });
  const data = await read(
    'query ($id: ID!) { adminProduct(id: $id) { variants { edges { node { id version } } } } }',
    { id },
  );
  return at(data, 'adminProduct', 'variants', 'edges', 0, 'node') as Versioned;
}
/** The shared draft; one that an earlier test began is given up before. */
async function newDraft(): Promise<Versioned> {
  const data = await read('{ adminHomepage { draft { id version } } }');
  const earlier = at(data, 'adminHomepage', 'draft') as Versioned | null;
  if (earlier) await call('homepageDraftDiscard', { ...earlier });
  const payload = await call('homepageDraftBegin', { idempotencyKey: key() }, 'version { id version }');
  const { id, version } = at(payload, 'version') as Versioned;
  const saved = await call(
    'homepageDraftSave',
    { id, version, content: { lists: [], layouts: [] }, note: `Note ${(keys += 1)}` },
    'version { id version }',
  );
  return at(saved, 'version') as Versioned;
}
async function newBrand(): Promise<Versioned> {
  const name = `Marque ${(keys += 1)}`;
  const payload = await call(
    'adminBrandCreate',
    { fields: { name }, idempotencyKey: key() },
    'brand { id version }',
  );
  return at(payload, 'brand') as Versioned;
}
async function newCategory(parentId: string | null = null): Promise<Versioned> {
  const payload = await call(
    'adminCategoryCreate',
    { parentId, fields: { name: `Rayon ${(keys += 1)}` }, idempotencyKey: key() },
    'category { id version }',
  );
  return at(payload, 'category') as Versioned;
}
interface Placed {
  id: string;
  part: string;
  partNumber: string;
  line: string;
  token: string;
}
/** An order of one piece; with states, its sub-order has made these steps. */
async function newOrder(...states: string[]): Promise<Placed> {
  keys += 1;
  const buyer = shop.browser(`41.${20 + Math.floor(keys / 200)}.${keys % 200}.1`);
  const payload = await call(
    'orderPlace',
    orderInput(productId, 100_000),
    'token order { id subOrders { id number lines { id } } }',
    buyer,
  );
  const placed = {
    id: at(payload, 'order', 'id') as string,
    part: at(payload, 'order', 'subOrders', 0, 'id') as string,
    partNumber: at(payload, 'order', 'subOrders', 0, 'number') as string,
    line: at(payload, 'order', 'subOrders', 0, 'lines', 0, 'id') as string,
    token: payload['token'] as string,
  };
  for (const to of states) await step(placed, to);
  return placed;
}
const step = async ({ id, part }: Placed, to: string): Promise<Json> =>
  call('orderTransition', {
    orderId: id,
    subOrderId: part,
    to,
    idempotencyKey: key(),
    ...(to === 'SHIPPED' && { trackingNumber: `COL-${(keys += 1)}` }),
  });
const SHIPPED = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY'];
const DELIVERED = [...SHIPPED, 'DELIVERED'];

/** A statement with one parcel, whose amount is right or not. */
async function newStatement(amount: string): Promise<string> {
  const order = await newOrder(...DELIVERED);
  const tracking = at(
    await read('query ($id: ID!) { adminOrder(by: { id: $id }) { subOrders { trackingNumber } } }', {
      id: order.id,
    }),
    'adminOrder',
    'subOrders',
    0,
    'trackingNumber',
  ) as string;
  const payload = await call(
    'cashStatementImport',
    { carrier: 'Rapide', number: `R-${(keys += 1)}`, csv: `${tracking};${amount}`, idempotencyKey: key() },
    'statement { id rows { nodes { key } } }',
  );
  return at(payload, 'statement', 'id') as string;
}
const rowOf = async (id: string): Promise<string> =>
  at(
    await read('query ($id: ID!) { cashStatement(id: $id) { rows { nodes { key } } } }', { id }),
    'cashStatement',
    'rows',
    'nodes',
    0,
    'key',
  ) as string;
const NUMBER_OF_ORDER = 'query ($id: ID!) { adminOrder(by: { id: $id }) { number } }';
async function newTicket(email = `amel${(keys += 1)}@example.tn`): Promise<string> {
  const payload = await call(
    'ticketCreate',
    {
      category: 'ORDER',
      subject: 'Ma commande',
      message: 'Où est ma commande ? Merci.',
      name: 'Amel',
      email,
      idempotencyKey: key(),
    },
    'ticketNumber',
    shop.browser(`41.60.${(keys += 1) % 250}.1`),
  );
  return toGlobalId('Ticket', payload['ticketNumber'] as string);
}
async function newMedia(): Promise<string> {
  keys += 1;
  const { id } = await shop.database.db
    .insertInto('media')
    .values({
      key: `products/images/${String(keys).padStart(32, '0')}.jpg`,
      folder: 'products/images',
      name: `photo-${keys}.jpg`,
      type: 'image/jpeg',
      bytes: 1_000,
      width: 40,
      height: 30,
      sha256: String(keys).padStart(64, '0'),
      alt: '{}',
      upload_key: key(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toGlobalId('AdminMedia', id);
}
async function mediaOf(id: string): Promise<{ key: string; url: string }> {
  const { key } = await shop.database.db
    .selectFrom('media')
    .select('key')
    .where('id', '=', Number(readKey(id, 'AdminMedia', 'id')))
    .executeTakeFirstOrThrow();
  return { key, url: `/media/${key}` };
}
async function newDeadLetter(): Promise<string> {
  const { id } = await shop.database.db
    .insertInto('webhook_deliveries')
    .values({
      channel: 'orders',
      event_id: (keys += 1),
      type: 'order.changed',
      subject: `CMD-${keys}`,
      data: '{}',
      occurred_at: new Date(),
      lease: null,
      failure: 'HTTP 500',
      tries: 8,
      dead_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toGlobalId('WebhookDeadLetter', id);
}
async function newSubscriber(): Promise<string> {
  const { id } = await shop.database.db
    .insertInto('newsletter_subscribers')
    .values({ email: `subscriber${(keys += 1)}@example.tn`, language: 'fr', confirmed_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toGlobalId('AdminSubscriber', String(id));
}
async function newSearch(): Promise<string> {
  const { asked } = shop.origin.context;
  const text = `recherche ${(keys += 1)}`;
  asked.note({ kind: 'search', text, language: 'fr', intent: null, results: 0, isAnswered: false });
  await asked.flush();
  const [row] = await run<{ id: number }>(
    shop.database.db,
    'select id from asked_texts order by id desc limit 1',
    [],
  );
  return toGlobalId('AdminAskedText', String(row?.id));
}
/** A text page that differs from its first version. */
async function editedText(): Promise<Versioned> {
  const { version } = await directly(shop.database.db, (trx) =>
    trx
      .updateTable('text_pages')
      .set({ title: `Titre ${(keys += 1)}` })
      .where('slug', '=', 'about')
      .where('language', '=', 'fr')
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
  return { id: toGlobalId('AdminTextPage', 'about.fr'), version };
}
async function newUser(): Promise<{ accountNumber: string; version: number }> {
  const { email } = await signUp(shop);
  const { account_number: accountNumber, version } = (await shop.database.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()) as { account_number: string; version: number };
  return { accountNumber, version };
}
async function newReview(): Promise<Versioned> {
  const { id } = await newProduct();
  const { id: review } = await shop.database.db
    .insertInto('reviews')
    .values({
      product_id: Number(readKey(id, 'AdminProduct', 'id')),
      rating: 4,
      text: 'Bien',
      author_name: 'A',
      title: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: toGlobalId('AdminReview', review), version: 1 };
}
/** A bulk change that is checked. */
async function newJob(): Promise<{ id: string; idempotencyKey: string }> {
  const payload = await call(
    'adminBulkChange',
    {
      ids: [(await newProduct()).id],
      operations: [{ field: 'PRICE', operator: 'AMOUNT', value: '1.500' }],
      idempotencyKey: key(),
    },
    'job { id }',
  );
  await shop.origin.context.jobs.run();
  return { id: at(payload, 'job', 'id') as string, idempotencyKey: key() };
}
/** Sends a file to the REST API as the owner. */
async function sendFile(path: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Json> {
  const response = await fetch(`${shop.restUrl}${path}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': contentType,
      'idempotency-key': newUploadKey(),
      authorization: `Bearer ${owner.token ?? ''}`,
    },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Json;
}
const sendImport = (): Promise<Json> =>
  sendFile(`/v1${IMPORT_PATH}?name=prix.csv`, Buffer.from('sku;price\nNATTE-1;12,5\n'), 'text/csv');

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const RIB = '10006035183598478831';
async function bankVersion(): Promise<number> {
  const [row] = await run<{ version: number }>(
    shop.database.db,
    'select version from sellers where id = $1',
    [sellerId],
  );
  return row?.version ?? 0;
}
/** Leaves the seller with an amount to pay, a bank account and no open payout. */
async function newPayable(): Promise<void> {
  await run(
    shop.database.db,
    `update payouts set state = 'REMOVED', reason = 'Essai' where state = 'OPEN'`,
    [],
  );
  await call('sellerLedgerAdjust', {
    sellerId: toGlobalId('Seller', sellerId),
    amount: '500.000',
    reason: 'Correction',
    idempotencyKey: key(),
  });
  await call('sellerBankSet', {
    sellerId: toGlobalId('Seller', sellerId),
    rib: RIB,
    version: await bankVersion(),
  });
}
/** A seller that sells nothing. */
/** An uploaded file that belongs to nothing. */
async function newFile(): Promise<string> {
  const name = randomBytes(16).toString('hex');
  await run(
    shop.database.db,
    `insert into private_files (key, name, type, bytes, delete_after)
     values ($1, 'patente.pdf', 'application/pdf', 40, now() + interval '1 hour')`,
    [name],
  );
  return name;
}
async function newDocument(): Promise<string> {
  const name = await newFile();
  const [row] = await run<{ id: string }>(
    shop.database.db,
    `update private_files set seller_id = $2, document = 'licence', delete_after = null where key = $1 returning id::text as id`,
    [name, sellerId],
  );
  return row?.id ?? '';
}
async function newSeller(): Promise<{ id: string; version: number }> {
  const { id } = await addSeller(shop.database.db, `Atelier ${(keys += 1)}`);
  return { id: toGlobalId('AdminSeller', id), version: 1 };
}
/** A batch with one payout. */
async function newBatch(): Promise<{ id: string; row: string }> {
  await newPayable();
  const payload = await call(
    'payoutPrepare',
    { idempotencyKey: key() },
    'batch { id payouts { nodes { key } } }',
  );
  return {
    id: at(payload, 'batch', 'id') as string,
    row: at(payload, 'batch', 'payouts', 'nodes', 0, 'key') as string,
  };
}

/** Leaves the owner without a second step, whatever was set up before. */
const withoutTwoStep = (): Promise<unknown> =>
  directly(shop.database.db, (trx) => trx.deleteFrom('two_steps').execute());
/** A code of a secret, some time steps from now: each is accepted once, and none before an accepted one. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
async function newSecret(): Promise<string> {
  await withoutTwoStep();
  const payload = await call('twoStepBegin', { password: TEST_PASSWORD }, 'secret { secret }');
  return at(payload, 'secret', 'secret') as string;
}
/** Sets up the owner's second step. @returns its secret */
async function newTwoStep(): Promise<string> {
  const secret = await newSecret();
  await call('twoStepConfirm', { code: codeOf(secret, -1) });
  return secret;
}

/** An admin with a second step. @returns its account number */
async function enrolledColleague(): Promise<string> {
  const colleague = await signUp(shop, 'Support');
  const begun = await call('twoStepBegin', { password: TEST_PASSWORD }, 'secret { secret }', colleague);
  await call('twoStepConfirm', { code: codeOf(at(begun, 'secret', 'secret') as string) }, '', colleague);
  const { account_number: number } = await shop.database.db
    .selectFrom('users')
    .select('account_number')
    .where('email', '=', colleague.email)
    .executeTakeFirstOrThrow();
  return number;
}

/** An answer for repeated questions. */
const newAnswer = async (): Promise<unknown> =>
  at(
    await call(
      'cannedAnswerSave',
      {
        title: 'Retard',
        shortcut: `retard-${(keys += 1)}`,
        texts: { fr: 'Bonjour' },
        idempotencyKey: key(),
      },
      'answer { id }',
    ),
    'answer',
    'id',
  );

/** Valid input of each mutation; what it needs beforehand is done here. */
const CASES: Readonly<Record<string, () => Promise<Json>>> = {
  twoStepBegin: async () => {
    await withoutTwoStep();
    return { password: TEST_PASSWORD };
  },
  twoStepConfirm: async () => ({ code: codeOf(await newSecret()) }),
  twoStepDisable: async () => ({ password: TEST_PASSWORD, code: codeOf(await newTwoStep()) }),
  twoStepRecoveryCodesRenew: async () => {
    await newTwoStep();
    return { password: TEST_PASSWORD };
  },
  adminBulkChange: async () => ({
    ids: [(await newProduct()).id],
    operations: [{ field: 'PRICE', operator: 'AMOUNT', value: '1.500' }],
    idempotencyKey: key(),
  }),
  adminCouponCodesCreate: async () => ({
    prefix: 'AUDIT-',
    count: 2,
    length: 8,
    fields: { type: 'FIXED', amount: '5.000' },
    idempotencyKey: key(),
  }),
  adminJobApply: newJob,
  adminJobAssignColumns: async () => ({
    id: toGlobalId('AdminJob', (await sendImport())['_id'] as string),
    columns: ['sku', 'price'],
  }),
  adminJobCancel: async () => ({ id: (await newJob()).id }),
  adminJobUndo: async () => {
    const job = await newJob();
    await call('adminJobApply', { ...job });
    await shop.origin.context.jobs.run();
    return { id: job.id, idempotencyKey: key() };
  },
  orderClaim: async () => ({ orderId: (await newOrder()).id }),
  changeUndo: async () => {
    const { id, version } = await newProduct();
    const payload = await call(
      'adminProductUpdate',
      { id, version, changes: { price: '60.000' } },
      'change { reference }',
    );
    return { id: at(payload, 'change', 'reference') };
  },
  cashStatementImport: async () => {
    await newOrder(...DELIVERED);
    return { carrier: 'Rapide', number: `I-${(keys += 1)}`, csv: 'COL-0;100,000', idempotencyKey: key() };
  },
  cashStatementReconcile: async () => ({ id: await newStatement('100,000'), idempotencyKey: key() }),
  cashRowSettle: async () => {
    const statementId = await newStatement('90,000');
    return {
      statementId,
      key: await rowOf(statementId),
      bearer: 'CARRIER',
      note: 'Écart du relevé',
      idempotencyKey: key(),
    };
  },
  sellerLedgerAdjust: async () => ({
    sellerId: toGlobalId('Seller', sellerId),
    amount: '12.000',
    reason: 'Correction',
    idempotencyKey: key(),
  }),
  sellerBankSet: async () => ({
    sellerId: toGlobalId('Seller', sellerId),
    rib: RIB,
    version: await bankVersion(),
  }),
  payoutPrepare: async () => {
    await newPayable();
    return { idempotencyKey: key() };
  },
  payoutSend: async () => ({ id: (await newBatch()).id, idempotencyKey: key() }),
  payoutSettle: async () => {
    const { id, row } = await newBatch();
    await call('payoutSend', { id, idempotencyKey: key() });
    const transfers = [{ key: row, reference: `S-${(keys += 1)}` }];
    return { id, transfers, idempotencyKey: key() };
  },
  payoutRemove: async () => {
    const { id, row } = await newBatch();
    return { id, key: row, reason: 'Compte fermé', idempotencyKey: key() };
  },
  payoutUndo: async () => {
    const { id, row } = await newBatch();
    await call('payoutSend', { id, idempotencyKey: key() });
    const transfers = [{ key: row, reference: `U-${(keys += 1)}` }];
    await call('payoutSettle', { id, transfers, idempotencyKey: key() });
    return { id, key: row, reason: 'Virement rejeté', idempotencyKey: key() };
  },
  sellerPayoutNote: async () => {
    await call('sellerLedgerAdjust', {
      sellerId: toGlobalId('Seller', sellerId),
      amount: '500.000',
      reason: 'Correction',
      idempotencyKey: key(),
    });
    return {
      sellerId: toGlobalId('Seller', sellerId),
      amount: '10.000',
      reference: `VIR-${(keys += 1)}`,
      idempotencyKey: key(),
    };
  },
  adminProductCreate: async () => ({
    fields: {
      name: 'Bol',
      sku: `BOL-${(keys += 1)}`,
      sellerId: toGlobalId('Seller', sellerId),
      categoryId: toGlobalId('Category', categoryId),
      price: '5.000',
    },
    idempotencyKey: key(),
  }),
  adminProductUpdate: async () => ({ ...(await newProduct()), changes: { price: '61.000' } }),
  adminProductDelete: async () => ({ ...(await newProduct()) }),
  adminProductArchive: async () => ({ ...(await newProduct()), archived: true }),
  adminProductsPatch: async () => ({ rows: [{ ...(await newProduct()), changes: { price: '62.000' } }] }),
  adminStockAdjust: async () => ({
    id: (await newProduct()).id,
    delta: 2,
    reason: 'RECEIVED',
    idempotencyKey: key(),
  }),
  adminFlashSaleSet: async () => ({
    ...(await newProduct()),
    price: '30.000',
    expiresAt: inDays(1),
    stock: 5,
    idempotencyKey: key(),
  }),
  adminFlashSaleRemove: async () => ({ ...(await newSale()), idempotencyKey: key() }),
  adminFlashSalesPlan: async () => ({
    rows: [await newProduct()],
    percent: 20,
    stock: 5,
    expiresAt: inDays(1),
    idempotencyKey: key(),
  }),
  adminFlashSalesStop: async () => ({ rows: [await newSale()], idempotencyKey: key() }),
  adminFlashSalesExtend: async () => ({ rows: [await newSale()], days: 2, idempotencyKey: key() }),
  adminVariantsCreate: async () => ({
    productId: (await newProduct()).id,
    colors: ['bleu'],
    idempotencyKey: key(),
  }),
  adminVariantUpdate: async () => ({ ...(await newVariant()), changes: { priceDelta: '1.000' } }),
  adminVariantDelete: async () => ({ ...(await newVariant()) }),
  adminSellerUpdate: async () => ({ ...(await newSeller()), changes: { preparationHours: 36 } }),
  adminSellerDocumentAdd: async () => ({
    sellerId: (await newSeller()).id,
    document: { key: await newFile(), kind: 'LICENCE' },
  }),
  adminSellerDocumentRemove: async () => ({
    sellerId: toGlobalId('Seller', sellerId),
    key: await newDocument(),
  }),
  adminSellerMessageSend: async () => {
    const { id } = await addSeller(shop.database.db, 'Atelier', { email: 'atelier@example.tn' });
    return {
      to: { ids: [toGlobalId('AdminSeller', id)] },
      texts: { fr: { subject: 'Horaires de l’Aïd', text: 'Les enlèvements s’arrêtent vendredi.' } },
      expectedCount: 1,
      idempotencyKey: key(),
    };
  },
  adminSellerStatusSet: async () => ({ ...(await newSeller()), to: 'SUSPENDED' }),
  newsletterWithdraw: async () => ({ id: await newSubscriber() }),
  apiKeyCreate: async () => ({ kind: 'SECRET', name: 'ERP', scopes: ['CATALOGUE_READ'] }),
  apiKeyUpdate: async () => ({ ...(await newApiKey()), name: 'Site', scopes: ['CARTS'] }),
  apiKeyRevoke: async () => ({ id: (await newApiKey()).id }),
  apiKeySecretAdd: async () => ({ id: (await newApiKey()).id }),
  apiKeySecretRevoke: async () => {
    const { id } = await newApiKey();
    const payload = await call('apiKeySecretAdd', { id }, 'key { secrets { secretId } }');
    return { id, secretId: at(payload, 'key', 'secrets', 0, 'secretId') };
  },
  webhookSubscriptionCreate: () => Promise.resolve({ ...SUBSCRIPTION }),
  webhookSubscriptionUpdate: async () => ({
    ...(await newSubscription()),
    ...SUBSCRIPTION,
    topics: ['PRODUCTS'],
  }),
  webhookSubscriptionDelete: async () => ({ id: (await newSubscription()).id }),
  webhookSubscriptionSecretRotate: async () => ({ id: (await newSubscription()).id }),
  webhookSubscriptionVerify: async () => ({ id: (await newSubscription()).id }),
  webhookSubscriptionTest: async () => ({ id: (await activeSubscription()).id }),
  webhookSubscriptionReplay: async () => ({ id: (await newSubscription()).id, from: '9999999-1' }),
  synonymsSave: async () => ({
    language: 'FR',
    words: ['tapis', `mot${(keys += 1)}`],
    idempotencyKey: key(),
  }),
  synonymsDelete: async () => ({
    id: at(
      await call(
        'synonymsSave',
        { language: 'FR', words: ['tapis', `mot${(keys += 1)}`], idempotencyKey: key() },
        'group { id }',
      ),
      'group',
      'id',
    ),
  }),
  searchRedirectSave: () =>
    Promise.resolve({ term: `mot${(keys += 1)}`, path: '/deals', idempotencyKey: key() }),
  searchRedirectDelete: async () => ({
    id: at(
      await call(
        'searchRedirectSave',
        { term: `mot${(keys += 1)}`, path: '/deals', idempotencyKey: key() },
        'redirect { id }',
      ),
      'redirect',
      'id',
    ),
  }),
  askedResolve: async () => ({ id: await newSearch(), isResolved: true }),
  adminTaxPeriodAdd: () => Promise.resolve({ ...TAXES, validFrom: '2090-01-01', idempotencyKey: key() }),
  adminTaxPeriodRemove: async () => {
    await call(
      'adminTaxPeriodAdd',
      { ...TAXES, validFrom: '2091-01-01', idempotencyKey: key() },
      'period { validFrom }',
    );
    return { validFrom: '2091-01-01' };
  },
  adminSettingsUpdate: async () => ({
    version: at(await read('{ adminSettings { version } }'), 'adminSettings', 'version'),
    changes: { callAttempts: 4 },
  }),
  adminTextPageUpdate: async () => ({ ...(await editedText()), changes: { title: 'Autre titre' } }),
  adminTextPageRestore: async () => ({ ...(await editedText()), number: 1 }),
  adminTextPageReset: async () => ({ ...(await editedText()) }),
  homepageDraftBegin: async () => {
    await call('homepageDraftDiscard', { ...(await newDraft()) });
    return { idempotencyKey: key() };
  },
  homepageDraftSave: async () => ({ ...(await newDraft()), note: 'Fête' }),
  homepageDraftDiscard: async () => ({ ...(await newDraft()) }),
  homepagePublish: async () => ({ ...(await newDraft()), idempotencyKey: key() }),
  homepageSchedule: async () => ({ ...(await newDraft()), publishAt: inDays(1) }),
  homepageRestore: async () => {
    await call('homepagePublish', { ...(await newDraft()), idempotencyKey: key() });
    const { id } = await newDraft();
    const data = await read('{ adminHomepage { published { number } } }');
    return { id, baseNumber: at(data, 'adminHomepage', 'published', 'number'), idempotencyKey: key() };
  },
  adminBrandCreate: async () => ({ fields: { name: `Zaytouna ${(keys += 1)}` }, idempotencyKey: key() }),
  adminBrandUpdate: async () => ({ ...(await newBrand()), changes: { country: 'TN' } }),
  adminBrandMerge: async () => ({
    ...(await newBrand()),
    intoId: (await newBrand()).id,
    idempotencyKey: key(),
  }),
  adminCategoryCreate: async () => ({ fields: { name: `Rayon ${(keys += 1)}` }, idempotencyKey: key() }),
  adminCategoryUpdate: async () => ({
    ...(await newCategory()),
    changes: { description: 'Tapis et nattes' },
  }),
  adminCategoryMove: async () => ({ ...(await newCategory()), parentId: (await newCategory()).id }),
  adminCategoryMerge: async () => ({
    ...(await newCategory()),
    intoId: (await newCategory()).id,
    idempotencyKey: key(),
  }),
  mediaUpdate: async () => ({ id: await newMedia(), name: 'tapis.jpg' }),
  mediaDelete: async () => ({ id: await newMedia() }),
  mediaReplace: async () => {
    const [id, other] = [await newMedia(), await newMedia()];
    const { key: imageKey } = await mediaOf(id);
    await addCategory(shop.database.db, `Médias ${keys}`, undefined, {
      slug: `medias-${keys}`,
      image_key: imageKey,
    });
    return { id, url: (await mediaOf(other)).url };
  },
  mediaRestore: async () => {
    const id = await newMedia();
    await call('mediaDelete', { id });
    return { id };
  },
  orderConfirm: async () => ({ orderId: (await newOrder()).id, idempotencyKey: key() }),
  orderContactNote: async () => ({
    orderId: (await newOrder()).id,
    outcome: 'NO_ANSWER',
    idempotencyKey: key(),
  }),
  orderPlaceByPhone: async () => {
    const { paymentMethod: _always, ...order } = orderInput(productId, 100_000);
    return { ...order, idempotencyKey: key() };
  },
  orderNote: async () => ({ orderId: (await newOrder()).id, text: 'Rappeler demain', idempotencyKey: key() }),
  orderAmend: async () => {
    const { id } = await newOrder();
    const order = await read(
      'query ($id: ID!) { adminOrder(by: { id: $id }) { desk { version } contactName contactPhone } }',
      { id },
    );
    return {
      orderId: id,
      version: at(order, 'adminOrder', 'desk', 'version'),
      contact: { contactName: 'Amel Trabelsi' },
      idempotencyKey: key(),
    };
  },
  orderTransition: async () => {
    const { id, part } = await newOrder();
    return { orderId: id, subOrderId: part, to: 'CONFIRMED', idempotencyKey: key() };
  },
  orderPaymentTransition: async () => {
    const { id, part } = await newOrder(...DELIVERED);
    return { orderId: id, subOrderId: part, to: 'REMITTED', idempotencyKey: key() };
  },
  parcelScan: async () => {
    const { partNumber } = await newOrder('CONFIRMED');
    return { code: partNumber, mode: 'PREPARE', idempotencyKey: key() };
  },
  parcelCarrierSet: async () => ({
    subOrderId: (await newOrder('CONFIRMED')).part,
    carrier: 'Colis Express',
    idempotencyKey: key(),
  }),
  staffReturnOpen: async () => {
    const { id, part, line } = await newOrder(...DELIVERED);
    return {
      orderId: id,
      subOrderId: part,
      lines: [{ lineId: line, quantity: 1, reason: 'Abîmé' }],
      idempotencyKey: key(),
    };
  },
  returnInspect: async () => {
    const { id, part, line, token } = await newOrder(...DELIVERED);
    await call(
      'returnOpen',
      {
        subOrderId: part,
        token,
        lines: [{ lineId: line, quantity: 1, reason: 'Trop petit' }],
        idempotencyKey: key(),
      },
      '',
      shop.browser('41.99.1.1'),
    );
    return {
      orderId: id,
      subOrderId: part,
      accepted: [{ lineId: line, quantity: 1 }],
      idempotencyKey: key(),
    };
  },
  refundNote: async () => {
    await call('returnInspect', await (CASES['returnInspect'] as () => Promise<Json>)());
    const refunds = await read('{ adminRefunds { nodes { id } } }');
    return { id: at(refunds, 'adminRefunds', 'nodes', 0, 'id'), idempotencyKey: key() };
  },
  userUpdate: async () => ({ ...(await newUser()), firstName: 'Amèle', reason: 'Faute de frappe' }),
  userBlock: async () => ({ ...(await newUser()), isBlocked: true, reason: 'Fraude' }),
  userSessionsEnd: async () => ({ accountNumber: (await newUser()).accountNumber }),
  userRecoverySend: async () => ({ accountNumber: (await newUser()).accountNumber, idempotencyKey: key() }),
  userExport: async () => ({ accountNumber: (await newUser()).accountNumber, reason: 'Demande écrite' }),
  userErase: async () => ({ accountNumber: (await newUser()).accountNumber, reason: 'Demande écrite' }),
  userPointsAdjust: async () => ({
    accountNumber: (await newUser()).accountNumber,
    points: 20,
    reason: 'Geste commercial',
    idempotencyKey: key(),
  }),
  userCouponGive: async () => ({
    accountNumber: (await newUser()).accountNumber,
    amount: '5.000',
    reason: 'Colis en retard',
    idempotencyKey: key(),
  }),
  adminCouponCreate: async () => ({
    fields: { code: `STAFF-${(keys += 1)}`, type: 'FIXED', amount: '5.000' },
    idempotencyKey: key(),
  }),
  adminPromoCreate: async () => ({ ...newPromo(), idempotencyKey: key() }),
  adminPromoUpdate: async () => {
    const payload = await call(
      'adminPromoCreate',
      { ...newPromo(), idempotencyKey: key() },
      'promo { id version }',
    );
    return { ...(at(payload, 'promo') as Versioned), changes: { title: 'Rentrée' } };
  },
  adminCouponUpdate: async () => ({ ...(await newCoupon()), changes: { active: false } }),
  adminCouponsPatch: async () => ({ rows: [{ ...(await newCoupon()), changes: { note: 'Été' } }] }),
  reviewModerate: async () => ({ ...(await newReview()), to: 'PUBLISHED' }),
  reviewsModerate: async () => ({ reviews: [await newReview()], to: 'REJECTED', reason: 'Hors sujet' }),
  staffInvite: async () => ({
    email: `invited${(keys += 1)}@example.tn`,
    role: 'SUPPORT',
    idempotencyKey: key(),
  }),
  staffInvitationWithdraw: async () => {
    const email = `invited${(keys += 1)}@example.tn`;
    await call('staffInvite', { email, role: 'SUPPORT', idempotencyKey: key() });
    const data = await read('{ adminStaffInvitations { id email } }');
    const all = at(data, 'adminStaffInvitations') as { id: string; email: string }[];
    return { id: all.find((one) => one.email === email)?.id };
  },
  staffPolicySet: async () => ({ isTwoStepRequired: false }),
  staffTwoStepReset: async () => ({ id: toGlobalId('StaffMember', await enrolledColleague()) }),
  staffRoleSet: async () => {
    const other = await signUp(shop, 'Support');
    const { account_number: number, version } = (await shop.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', other.email)
      .executeTakeFirstOrThrow()) as { account_number: string; version: number };
    return { id: toGlobalId('StaffMember', number), version, role: 'ORDERS' };
  },
  adminViewSave: async () => ({ list: 'orders', name: `Vue ${(keys += 1)}` }),
  adminViewDelete: async () => {
    const payload = await call(
      'adminViewSave',
      { list: 'orders', name: `Vue ${(keys += 1)}` },
      'view { id }',
    );
    return { id: at(payload, 'view', 'id') };
  },
  ticketReply: async () => ({ id: await newTicket(), message: 'Elle arrive demain.', idempotencyKey: key() }),
  ticketNote: async () => ({ id: await newTicket(), text: 'Rappelé.', idempotencyKey: key() }),
  ticketAssign: async () => ({ id: await newTicket(), assignee: ownerAccount }),
  ticketOpenFor: () =>
    Promise.resolve({
      accountNumber: ownerAccount,
      category: 'ORDER',
      subject: 'Une question',
      message: 'Bonjour, une question à propos de votre commande.',
      idempotencyKey: key(),
    }),
  ticketsAnswer: async () => ({
    ids: [await newTicket()],
    answer: await newAnswer(),
    idempotencyKey: key(),
  }),
  ticketsChange: async () => ({ ids: [await newTicket(), await newTicket()], priority: 'HIGH' }),
  ticketOrderLink: async () => {
    const { id: order } = await newOrder();
    return {
      id: await newTicket(),
      orderNumber: at(await read(NUMBER_OF_ORDER, { id: order }), 'adminOrder', 'number'),
    };
  },
  ticketMerge: async () => ({
    id: await newTicket('merged@example.tn'),
    into: readKey(await newTicket('merged@example.tn'), 'Ticket', 'id'),
  }),
  cannedAnswerSave: async () => ({
    title: 'Retard',
    shortcut: `retard-${(keys += 1)}`,
    texts: { fr: 'Bonjour {name}' },
    idempotencyKey: key(),
  }),
  cannedAnswerDelete: async () => ({ id: await newAnswer() }),
  ticketTransition: async () => ({ id: await newTicket(), priority: 'HIGH' }),
  webhookResend: async () => ({ ids: [await newDeadLetter()] }),
  webhookDiscard: async () => ({ ids: [await newDeadLetter()] }),
};

/** What a call leaves in the audit log. */
async function entriesOf(act: () => Promise<unknown>): Promise<Selectable<AuditLogTable>[]> {
  // Jobs of earlier calls write their own entries first.
  await shop.origin.context.jobs.run();
  const { db } = shop.database;
  const { last } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  await act();
  return db
    .selectFrom('audit_log')
    .selectAll()
    .where('id', '>', last ?? 0)
    .orderBy('id')
    .execute();
}

const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('***');

/** Expects entries with their actor, and by the operation the values before and after: of an update both, of the same columns, differing. */
function expectWhole(entries: readonly Selectable<AuditLogTable>[]): void {
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const { actor_account: actor, actor_role: role, entity, op, before, after } = entry;
    expect([actor, role]).toEqual([ownerAccount, 'Owner']);
    expect([entity, op, before !== null, after !== null]).toEqual([entity, op, op !== 'I', op !== 'D']);
    const [was, is] = [Object(before) as Json, Object(after) as Json];
    expect(Object.keys(op === 'D' ? was : is)).not.toEqual([]);
    if (op !== 'U') continue;
    expect(Object.keys(was)).toEqual(Object.keys(is));
    // A masked value differs, and its mask may not.
    const same = Object.keys(is).filter(
      (column) => !isMasked(is[column]) && isDeepStrictEqual(was[column], is[column]),
    );
    expect([entity, same]).toEqual([entity, []]);
  }
}

describe('mutations of the shop’s people', () => {
  it('each have a case, or a reason to have none', () => {
    expect(MUTATIONS.length).toBeGreaterThan(40);
    expect([...Object.keys(CASES), ...Object.keys(EXEMPT)].sort()).toEqual([...MUTATIONS].sort());
  });

  it('name tests that exist', () => {
    const named = Object.values(EXEMPT).map(({ test }) => test);
    expect(named.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
  });

  it.each(Object.keys(CASES))('%s is logged', async (name) => {
    const input = await (CASES[name] as () => Promise<Json>)();
    const entries = await entriesOf(() => call(name, input));
    expectWhole(entries);
  });
});

describe('files of the shop’s people', () => {
  it('an upload is logged', async () => {
    const { body, contentType } = form([
      { field: UPLOAD_FIELD, name: 'a.jpg', type: 'image/jpeg', content: await picture() },
    ]);
    const entries = await entriesOf(() => sendFile(`/v1${UPLOAD_PATH}`, body, contentType));
    expect(entries).toMatchObject([{ entity: 'media', op: 'I', action: 'media.create' }]);
    expectWhole(entries);
  });

  it('an import is logged', async () => {
    const entries = await entriesOf(sendImport);
    expect(entries).toMatchObject([{ entity: 'jobs', op: 'I', action: 'job.create' }]);
    expectWhole(entries);
  });
});

describe('a claim of an order', () => {
  it('is logged when it begins and ends, not when it is renewed', async () => {
    const { id: orderId } = await newOrder();
    const claim = (release: boolean) => entriesOf(() => call('orderClaim', { orderId, release }));
    expect(await claim(false)).toMatchObject([
      { entity: 'order_claims', op: 'I', action: 'order.claim', after: { account_number: ownerAccount } },
    ]);
    expect(await claim(false)).toEqual([]);
    expect(await claim(true)).toMatchObject([{ entity: 'order_claims', op: 'D' }]);
  });
});
