/**
 * Every mutation of the shop's people is called once, and leaves its entry in the audit log: who did it, and what was before or after.
 * The list is the schema's, so that a new mutation is not forgotten.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getNamedType } from 'graphql';
import { Secret, TOTP } from 'otpauth';
import { run } from '../origin/base/sql.ts';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { TEST_PASSWORD } from '../origin/testing/people.ts';
import { directly } from '../origin/testing/system.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { permissions } from '../src/schema/permissions.ts';
import { createSchema } from '../src/schema/schema.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const schema = createSchema();
const MUTATIONS = Object.entries(permissions).flatMap(([coordinate, access]) =>
  coordinate.startsWith('Mutation.') && access.startsWith('staff:')
    ? [coordinate.slice('Mutation.'.length)]
    : [],
);

/** Mutations without an entry of their own, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  adminBulkChange: 'nothing changes until it is applied; the job names its admin',
  adminJobApply: 'each product is logged with the job: origin/api/jobs/jobs.test.ts',
  adminJobAssignColumns: 'nothing changes until it is applied',
  adminJobCancel: 'ends a job, which names its admin',
  adminJobUndo: 'each product is logged with the job: origin/api/jobs/jobs.test.ts',
  mediaUploadSign: 'changes no data of the shop',
  orderClaim: 'a lease of minutes',
};

let shop: LiveShop & { ids: Record<string, string> };
let owner: Member;
let ownerAccount: string;
let sellerId: number;
let categoryId: number;
let productId: string;
let keys = 0;
const key = (): string => `staff-key-${(keys += 1)}`;

beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  ({ id: sellerId } = await addSeller(db, 'Chez Ali'));
  const category = await addCategory(db, 'Maison');
  categoryId = category.id;
  const [id = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: sellerId, category, price: 100_000, stock: 500 },
  ]);
  productId = toGlobalId('Product', id);
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
    await read('query ($id: ID!) { adminOrder(id: $id) { subOrders { trackingNumber } } }', { id: order.id }),
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
async function newTicket(): Promise<string> {
  const payload = await call(
    'ticketCreate',
    {
      category: 'ORDER',
      subject: 'Ma commande',
      message: 'Où est ma commande ? Merci.',
      name: 'Amel',
      email: 'amel@example.tn',
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
  }),
  adminFlashSaleRemove: async () => {
    const product = await newProduct();
    const payload = await call(
      'adminFlashSaleSet',
      { ...product, price: '30.000', expiresAt: inDays(1), stock: 5 },
      'product { id version }',
    );
    return at(payload, 'product') as Json;
  },
  adminVariantsCreate: async () => ({
    productId: (await newProduct()).id,
    colors: ['bleu'],
    idempotencyKey: key(),
  }),
  adminVariantUpdate: async () => ({ ...(await newVariant()), changes: { priceDelta: '1.000' } }),
  adminVariantDelete: async () => ({ ...(await newVariant()) }),
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
  orderNote: async () => ({ orderId: (await newOrder()).id, text: 'Rappeler demain', idempotencyKey: key() }),
  orderAmend: async () => {
    const { id } = await newOrder();
    const order = await read(
      'query ($id: ID!) { adminOrder(id: $id) { desk { version } contactName contactPhone } }',
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
  ticketTransition: async () => ({ id: await newTicket(), priority: 'HIGH' }),
  webhookResend: async () => ({ ids: [await newDeadLetter()] }),
  webhookDiscard: async () => ({ ids: [await newDeadLetter()] }),
};

describe('mutations of the shop’s people', () => {
  it('each have a case, or a reason to have none', () => {
    expect(MUTATIONS.length).toBeGreaterThan(40);
    expect([...Object.keys(CASES), ...Object.keys(EXEMPT)].sort()).toEqual([...MUTATIONS].sort());
  });

  it.each(Object.keys(CASES))('%s is logged', async (name) => {
    const input = await (CASES[name] as () => Promise<Json>)();
    const { db } = shop.database;
    const { last } = (await db
      .selectFrom('audit_log')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()) as { last: number | null };
    await call(name, input);
    const entries = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '>', last ?? 0)
      .execute();
    expect(entries.length).toBeGreaterThan(0);
    for (const { actor_account: actor, actor_role: role, before, after } of entries) {
      expect([actor, role]).toEqual([ownerAccount, 'Owner']);
      expect(before ?? after).toBeTruthy();
    }
  });
});
