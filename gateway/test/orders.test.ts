/** Orders through the schema, as in a browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import type { OrderPlaceInput } from '../src/schema/generated/resolvers.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { orderInput } from './order-input.ts';
import { signUp } from './people.ts';
import { directly } from '../origin/testing/system.ts';

const ORDER = `fragment OrderParts on Order {
  id number state paymentState paymentUrl contactPhone total { amount } deliveryFee { amount } pointsEarned
  address { recipient delegation delegationAr tn: delegation(language: TN) fr: delegation(language: FR) region { name } }
  subOrders {
    id number state canCancel canReturnUntil sellerName seller { name } total { amount }
    lines { id variantId name quantity unitPrice { amount } product { name } image { url(width: 64) } vatRate }
    timeline { state at note }
  }
}`;
const PLACE = `mutation ($input: OrderPlaceInput!) {
  orderPlace(input: $input) {
    order { ...OrderParts } token paymentUrl differences { code lineIndex currentPrice { amount } availableQuantity } userErrors { field code }
  }
} ${ORDER}`;
const CANCEL = `mutation ($input: OrderCancelInput!) { orderCancel(input: $input) { order { state } userErrors { field code } } }`;
const PREVIEW = `query ($orderId: ID, $token: String, $subOrderId: ID) {
  orderCancellation(orderId: $orderId, token: $token, subOrderId: $subOrderId) {
    refusal total { amount } deliveryFee { amount } addedDelivery { amount } withdrawnCoupon withdrawnDiscount { amount }
    returnedPoints refundDue { amount }
  }
}`;
const SAVE_ADDRESS = `mutation ($input: AddressSaveInput!) {
  addressSave(input: $input) { address { address { postalCode } } userErrors { field code } }
}`;
const BY_TOKEN = `query ($token: String!) { orderByToken(token: $token) { ...OrderParts } } ${ORDER}`;
const STATUS = `query ($number: String!, $phone: String!) {
  orderStatus(number: $number, phone: $phone) { number state subOrders { state timeline { state note } } }
}`;
const DELEGATIONS = 'query DelegationsQuery { delegations(regionNumber: 4) { name nameAr } }';
const METHODS = 'query MethodsQuery { paymentMethods { method provider } }';
const SECRET = 'query SecretQuery { orderByToken(token: "aaaaaaaaaaaaaaaaaaaaaa") { number } }';
const OWN = 'query OwnQuery { viewer { orders { totalCount } } }';

interface PlacedOrder {
  id: string;
  number: string;
  subOrders: { id: string; lines: { id: string }[] }[];
}
interface Placed {
  orderPlace: { order: PlacedOrder; token: string };
}

let shop: LiveShop & { ids: Record<string, string> };
let carpet: string;
beforeAll(async () => {
  shop = await openLiveShop({ delegations: DELEGATIONS, methods: METHODS, secret: SECRET, own: OWN });
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const seller = await addSeller(db, 'Chez Ali');
  const [id = 0] = await addProducts(db, [
    { name: 'Tapis', seller_id: seller.id, category, price: 30_000, stock: 20 },
  ]);
  shop.origin.context.directory.drop();
  carpet = toGlobalId('Product', id);
});
afterAll(() => shop.close());

const ADDRESS = {
  recipient: 'Amel Ben Salah',
  phone: '98 123 456',
  regionNumber: 4,
  delegation: 'La Marsa',
  postalCode: '2070',
  street: '3, rue de la Plage',
};
const input = (more: Partial<OrderPlaceInput> = {}) =>
  orderInput(carpet, 30_000, { address: ADDRESS, ...more });
async function place(browser: Browser, more: Record<string, unknown> = {}): Promise<Placed['orderPlace']> {
  const { data, errors } = await browser.ask(PLACE, { input: input(more) });
  expect(errors).toBeUndefined();
  return (data as unknown as Placed).orderPlace;
}
it('a cart is priced for its caller', async () => {
  await directly(shop.database.db, (own) =>
    own
      .insertInto('coupons')
      .values({ code: 'PREMIERE', type: 'fixed', value: 5_000, first_order_only: true })
      .execute(),
  );
  const quote = `query ($input: CartQuoteInput!) {
    cartQuote(input: $input) { coupon { code } problems { couponReason } pointsLimit pointsUsed total { amount } }
  }`;
  const asked = {
    input: { lines: [{ productId: carpet, quantity: 1 }], couponCode: 'PREMIERE', points: 100 },
  };
  const none = { pointsLimit: 0, pointsUsed: 0 };
  expect((await shop.browser().ask(quote, asked)).data).toEqual({
    cartQuote: {
      ...none,
      coupon: null,
      problems: [{ couponReason: 'ACCOUNT_REQUIRED' }],
      total: { amount: '38.000' },
    },
  });
  const own = await (await signUp(shop)).ask(quote, asked);
  expect(own.data).toEqual({
    cartQuote: { ...none, coupon: { code: 'PREMIERE' }, problems: [], total: { amount: '33.000' } },
  });
  expect(own.headers.get('cache-control')).toContain('no-store');
});

describe('a visitor’s order', () => {
  it('is placed, and read again by its link', async () => {
    const browser = shop.browser();
    const { order, token, ...rest } = await place(browser);
    expect(rest).toEqual({ paymentUrl: null, differences: [], userErrors: [] });
    expect(order).toMatchObject({
      state: 'AWAITING_CONFIRMATION',
      paymentState: 'DUE',
      total: { amount: '38.000' },
      address: {
        delegation: 'La Marsa',
        delegationAr: 'المرسى',
        tn: 'المرسى',
        fr: 'La Marsa',
        region: { name: 'Tunis' },
      },
      subOrders: [
        {
          number: `${order.number}/1`,
          canCancel: true,
          canReturnUntil: null,
          seller: { name: 'Chez Ali' },
          sellerName: 'Chez Ali',
          lines: [
            { name: 'Tapis', variantId: null, quantity: 1, product: { name: 'Tapis' }, vatRate: '19.00' },
          ],
          timeline: [{ state: 'AWAITING_CONFIRMATION', note: null }],
        },
      ],
    });
    const again = await shop.browser().ask(BY_TOKEN, { token });
    expect(again.data).toEqual({ orderByToken: order });
    expect(again.headers.get('cache-control')).toContain('no-store');
    for (const wrong of ['x', 'a'.repeat(22), '../../admin/orders/1'])
      expect((await browser.ask(BY_TOKEN, { token: wrong })).data).toEqual({ orderByToken: null });
  });

  it('returns its state for number and telephone, and nothing else', async () => {
    const browser = shop.browser();
    const { order } = await place(browser);
    const { data } = await browser.ask(STATUS, { number: order.number, phone: '+21698123456' });
    expect(data).toEqual({
      orderStatus: {
        number: order.number,
        state: 'AWAITING_CONFIRMATION',
        subOrders: [
          { state: 'AWAITING_CONFIRMATION', timeline: [{ state: 'AWAITING_CONFIRMATION', note: null }] },
        ],
      },
    });
    const wrong = await browser.ask(STATUS, { number: order.number, phone: '97 000 000' });
    expect(wrong.data).toEqual({ orderStatus: null });
    const { errors } = await browser.ask(STATUS, { number: 'x', phone: '97 000 000' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'number' });
  });

  it('is not placed when the cart differs, and reports the differences', async () => {
    const browser = shop.browser();
    const lines = [{ productId: carpet, quantity: 50, unitPrice: '29.000' }];
    const { data } = await browser.ask(PLACE, { input: input({ lines }) });
    expect(data).toEqual({
      orderPlace: {
        order: null,
        token: null,
        paymentUrl: null,
        differences: [
          { code: 'STOCK_REDUCED', lineIndex: 0, currentPrice: null, availableQuantity: expect.any(Number) },
          {
            code: 'PRICE_CHANGED',
            lineIndex: 0,
            currentPrice: { amount: '30.000' },
            availableQuantity: null,
          },
        ],
        userErrors: [],
      },
    });
  });

  it('names the invalid fields', async () => {
    const { data } = await shop.browser().ask(PLACE, {
      input: input({ contactPhone: '1', address: { ...ADDRESS, postalCode: 'x' } }),
    });
    expect(data).toMatchObject({
      orderPlace: {
        order: null,
        userErrors: [
          { field: ['contactPhone'], code: 'INVALID' },
          { field: ['address', 'postalCode'], code: 'INVALID' },
        ],
      },
    });
  });

  it.each(['0000', '20 7', '20705'])('refuses the postal code %j', async (postalCode) => {
    const { data } = await shop
      .browser()
      .ask(PLACE, { input: input({ address: { ...ADDRESS, postalCode } }) });
    expect(data).toMatchObject({
      orderPlace: { order: null, userErrors: [{ field: ['address', 'postalCode'], code: 'INVALID' }] },
    });
  });

  it('stores a postal code with spaces or Arabic digits as four Latin ones', async () => {
    const browser = await signUp(shop);
    const saved = await browser.ask(SAVE_ADDRESS, {
      input: { address: { ...ADDRESS, postalCode: ' ٢٠ ٧٠ ' }, isDefault: true },
    });
    expect(saved).toMatchObject({
      data: { addressSave: { address: { address: { postalCode: '2070' } }, userErrors: [] } },
    });
  });

  it('is cancelled with its link, once', async () => {
    const browser = shop.browser();
    const { order, token } = await place(browser);
    expect(
      (await browser.ask(CANCEL, { input: { orderId: order.id, idempotencyKey: crypto.randomUUID() } }))
        .errors?.[0]?.extensions,
    ).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const { data } = await browser.ask(CANCEL, { input: { token, idempotencyKey: crypto.randomUUID() } });
    expect(data).toEqual({ orderCancel: { order: { state: 'CANCELLED' }, userErrors: [] } });
    const twice = await browser.ask(CANCEL, { input: { token, idempotencyKey: crypto.randomUUID() } });
    expect(twice.data).toEqual({
      orderCancel: { order: null, userErrors: [{ field: [], code: 'CONFLICT' }] },
    });
  });

  it('is cancelled in part for the confirmed total', async () => {
    const { db } = shop.database;
    const other = await addSeller(db, 'Mouna');
    const category = await addCategory(db, 'Cuisine');
    const [id = 0] = await addProducts(db, [
      { name: 'Plat', seller_id: other.id, category, price: 80_000, stock: 20 },
    ]);
    shop.origin.context.directory.drop();
    const browser = shop.browser();
    const lines = [
      { productId: carpet, quantity: 1, unitPrice: '30' },
      { productId: toGlobalId('Product', id), quantity: 1, unitPrice: '80' },
    ];
    const { order, token } = await place(browser, { lines, expectedTotal: '110' });
    const subOrderId = order.subOrders[0]?.id;
    const preview = await browser.ask(PREVIEW, { token, subOrderId });
    expect(preview.data).toEqual({
      orderCancellation: {
        refusal: null,
        total: { amount: '88.000' },
        deliveryFee: { amount: '8.000' },
        addedDelivery: { amount: '8.000' },
        withdrawnCoupon: null,
        withdrawnDiscount: { amount: '0.000' },
        returnedPoints: 0,
        refundDue: { amount: '0.000' },
      },
    });
    expect(preview.headers.get('cache-control')).toContain('no-store');
    expect((await browser.ask(PREVIEW, { token: 'a'.repeat(22) })).data).toEqual({ orderCancellation: null });
    const both = await browser.ask(PREVIEW, { token, orderId: order.id });
    expect(both.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'token' });
    const cancel = async (expectedTotal: string) =>
      (
        await browser.ask(CANCEL, {
          input: { token, subOrderId, expectedTotal, idempotencyKey: crypto.randomUUID() },
        })
      ).data;
    expect(await cancel('80')).toEqual({
      orderCancel: { order: null, userErrors: [{ field: ['expectedTotal'], code: 'CHANGED' }] },
    });
    expect(await cancel('88')).toEqual({
      orderCancel: { order: { state: 'AWAITING_CONFIRMATION' }, userErrors: [] },
    });
  });

  it('opens a return through the link when it is delivered', async () => {
    const browser = shop.browser();
    const { order, token } = await place(browser);
    const [part] = order.subOrders;
    const RETURN = `mutation ($input: ReturnOpenInput!) { returnOpen(input: $input) { order { state subOrders { returns { note inspectedAt lines { quantity reason acceptedQuantity line { id name } } } } } userErrors { code field } } }`;
    const asked = {
      input: {
        subOrderId: part?.id,
        token,
        idempotencyKey: crypto.randomUUID(),
        lines: [{ lineId: part?.lines[0]?.id, quantity: 1, reason: 'Trop petit' }],
      },
    };
    expect((await browser.ask(RETURN, asked)).data).toMatchObject({
      returnOpen: { order: null, userErrors: [{ code: 'CONFLICT' }] },
    });
    await shop.database.db
      .updateTable('sub_orders')
      .set({ state: 'DELIVERED', return_until: new Date(Date.now() + 86_400_000) })
      .execute();
    expect((await browser.ask(RETURN, asked)).data).toEqual({
      returnOpen: {
        order: {
          state: 'RETURN_OPEN',
          subOrders: [
            {
              returns: [
                {
                  note: null,
                  inspectedAt: null,
                  lines: [
                    {
                      quantity: 1,
                      reason: 'Trop petit',
                      acceptedQuantity: null,
                      line: { id: part?.lines[0]?.id, name: expect.any(String) as string },
                    },
                  ],
                },
              ],
            },
          ],
        },
        userErrors: [],
      },
    });
  });
});

describe('an account’s orders', () => {
  it('belong to it: listed, shown, cancelled by it only', async () => {
    const [owner, other] = [await signUp(shop), await signUp(shop)];
    const placed = [await place(owner), await place(owner), await place(owner)];
    const LIST = `query ($after: String) { viewer { orders(first: 2, after: $after) { totalCount nodes { number } pageInfo { hasNextPage endCursor } } } }`;
    const first = await owner.ask(LIST);
    const numbers = placed.map(({ order }) => order.number).toReversed();
    expect(first.data).toMatchObject({
      viewer: {
        orders: {
          totalCount: 3,
          nodes: numbers.slice(0, 2).map((number) => ({ number })),
          pageInfo: { hasNextPage: true },
        },
      },
    });
    const { endCursor } = (
      first.data as unknown as { viewer: { orders: { pageInfo: { endCursor: string } } } }
    ).viewer.orders.pageInfo;
    expect((await owner.ask(LIST, { after: endCursor })).data).toMatchObject({
      viewer: { orders: { nodes: [{ number: numbers[2] }], pageInfo: { hasNextPage: false } } },
    });
    const ONE = 'query ($id: ID!) { viewer { order(id: $id) { number pointsEarned } } }';
    const id = placed[0]?.order.id;
    expect((await owner.ask(ONE, { id })).data).toEqual({
      viewer: { order: { number: numbers[2], pointsEarned: 30 } },
    });
    expect((await other.ask(ONE, { id })).data).toEqual({ viewer: { order: null } });
    // A random text in an address is no order, and no fault.
    expect(await other.ask(ONE, { id: 'nothing' })).toMatchObject({
      data: { viewer: { order: null } },
      errors: undefined,
    });
    const cancelling = {
      input: {
        orderId: id,
        subOrderId: placed[0]?.order.subOrders[0]?.id,
        idempotencyKey: crypto.randomUUID(),
      },
    };
    expect((await other.ask(CANCEL, cancelling)).data).toEqual({
      orderCancel: { order: null, userErrors: [{ field: [], code: 'NOT_FOUND' }] },
    });
    expect((await owner.ask(CANCEL, cancelling)).data).toEqual({
      orderCancel: { order: { state: 'CANCELLED' }, userErrors: [] },
    });
    const NODE = 'query ($id: ID!) { node(id: $id) { id ... on Order { number } } }';
    expect((await owner.ask(NODE, { id })).data).toEqual({ node: { id, number: numbers[2] } });
    for (const stranger of [other, shop.browser()])
      expect(await stranger.ask(NODE, { id })).toMatchObject({ data: { node: null }, errors: undefined });
  });

  it('can be filtered by the states of their sub-orders', async () => {
    const owner = await signUp(shop);
    const [open, cancelled] = [await place(owner), await place(owner)];
    await owner.ask(CANCEL, { input: { orderId: cancelled.order.id, idempotencyKey: crypto.randomUUID() } });
    const LIST =
      'query ($states: [OrderState!]) { viewer { orders(states: $states) { totalCount nodes { number } } } }';
    for (const [states, order] of [
      [['CANCELLED'], cancelled.order],
      [['AWAITING_CONFIRMATION', 'DELIVERED'], open.order],
    ] as const)
      expect((await owner.ask(LIST, { states })).data).toEqual({
        viewer: { orders: { totalCount: 1, nodes: [{ number: order.number }] } },
      });
    const { errors } = await owner.ask(LIST, { states: [] });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'states' });
  });

  it('earn points, whose history names the order', async () => {
    const owner = await signUp(shop);
    const { order } = await place(owner);
    const { data } = await owner.ask('{ viewer { accountNumber } }');
    const { accountNumber } = (data as unknown as { viewer: { accountNumber: string } }).viewer;
    const { id: userId } = await shop.database.db
      .selectFrom('users')
      .select('id')
      .where('account_number', '=', accountNumber)
      .executeTakeFirstOrThrow();
    const { id: orderId } = await shop.database.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    await shop.database.db
      .insertInto('loyalty_ledger')
      .values({ user_id: userId, order_id: orderId, kind: 'ADJUSTED', points: 230 })
      .execute();
    const POINTS = `query ($after: String) { viewer { loyalty {
      balance pending value { amount }
      history(first: 1, after: $after) { totalCount nodes { kind points orderId orderNumber } pageInfo { hasNextPage endCursor } }
    } } }`;
    const answer = await owner.ask(POINTS);
    expect(answer.data).toMatchObject({
      viewer: {
        loyalty: {
          balance: 230,
          pending: 30,
          value: { amount: '2.000' },
          history: {
            totalCount: 1,
            nodes: [{ kind: 'ADJUSTED', points: 230, orderId: order.id, orderNumber: order.number }],
            pageInfo: { hasNextPage: false },
          },
        },
      },
    });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { errors } = await owner.ask(POINTS, { after: 'x' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'after' });
  });

  it('stores addresses', async () => {
    const owner = await signUp(shop);
    await place(owner, { saveAddress: true });
    const SAVE = `mutation ($input: AddressSaveInput!) { addressSave(input: $input) {
      address { id isDefault address { street } } viewer { addresses { id isDefault address { street region { number } } } } userErrors { field code }
    } }`;
    const saved = await owner.ask(SAVE, {
      input: { address: { ...ADDRESS, street: 'Rue Neuve' }, isDefault: true },
    });
    const { addressSave } = saved.data as unknown as { addressSave: { address: { id: string } } };
    expect(addressSave).toMatchObject({
      viewer: {
        addresses: [
          { isDefault: true, address: { street: 'Rue Neuve', region: { number: 4 } } },
          { isDefault: false, address: { street: ADDRESS.street } },
        ],
      },
      userErrors: [],
    });
    const wrong = await owner.ask(SAVE, { input: { address: { ...ADDRESS, delegation: 'Hammamet' } } });
    expect(wrong.data).toMatchObject({
      addressSave: { address: null, userErrors: [{ field: ['address', 'delegation'], code: 'NOT_FOUND' }] },
    });
    const REMOVE = `mutation ($input: AddressRemoveInput!) { addressRemove(input: $input) { removedId viewer { addresses { isDefault } } } }`;
    const removed = await owner.ask(REMOVE, { input: { id: addressSave.address.id } });
    expect(removed.data).toEqual({
      addressRemove: { removedId: addressSave.address.id, viewer: { addresses: [{ isDefault: true }] } },
    });
    const visitor = await shop.browser().ask(REMOVE, { input: { id: addressSave.address.id } });
    expect(visitor.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an account from an order', () => {
  const OPEN = `mutation ($input: AccountOpenInput!) { accountOpen(input: $input) { isSent userErrors { field code } } }`;
  const SENT = { accountOpen: { isSent: true, userErrors: [] } };
  const open = async (browser: Browser, orderToken: string) =>
    (await browser.ask(OPEN, { input: { orderToken } })).data;

  it('has the order, and its password by a link; where there is one, the answer is the same and the mail says so', async () => {
    const visitor = shop.browser('41.7.1.1');
    const contact = {
      contactName: 'Nour Ben Ali',
      contactPhone: '98 700 001',
      contactEmail: 'Nour@example.tn',
    };
    const { token, order } = await place(visitor, contact);
    expect(await open(visitor, token)).toEqual(SENT);
    const mail = (await shop.mailsTo('nour@example.tn')).at(-1);
    const { data: reset } = await visitor.ask(
      'mutation ($input: PasswordResetInput!) { passwordReset(input: $input) { isReset } }',
      { input: { token: /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1], password: 'quite a long one' } },
    );
    expect(reset).toEqual({ passwordReset: { isReset: true } });
    const { data } = await visitor.ask(
      `mutation ($input: SessionCreateInput!) {
        sessionCreate(input: $input) { viewer { firstName lastName orders { nodes { number } } } }
      }`,
      { input: { identifier: 'nour@example.tn', password: 'quite a long one' } },
    );
    expect(data).toEqual({
      sessionCreate: {
        viewer: { firstName: 'Nour', lastName: 'Ben Ali', orders: { nodes: [{ number: order.number }] } },
      },
    });

    // Of that account now, and one of a member who ordered without signing in.
    const member = await signUp(shop);
    const other = await place(shop.browser('41.7.2.1'), { contactEmail: member.email });
    for (const [link, address] of [
      [token, 'nour@example.tn'],
      [other.token, member.email],
    ] as const) {
      expect(await open(shop.browser('41.7.3.1'), link)).toEqual(SENT);
      const known = (await shop.mailsTo(address)).at(-1);
      expect(known?.subject).toBe('Vous avez déjà un compte Lawaj');
      expect(known?.text).not.toContain('token=');
    }
  });

  it('needs the link of an order with an address, and is limited by that address', async () => {
    const visitor = shop.browser('41.7.4.1');
    expect(await open(visitor, 'aaaaaaaaaaaaaaaaaaaaaa')).toMatchObject({
      accountOpen: { isSent: false, userErrors: [{ code: 'NOT_FOUND' }] },
    });
    const { token } = await place(visitor);
    expect(await open(visitor, token)).toMatchObject({
      accountOpen: { isSent: false, userErrors: [{ code: 'REQUIRED' }] },
    });
    const named = await place(visitor, { contactEmail: 'lina@example.tn', contactPhone: '98 700 002' });
    for (let time = 0; time < 3; time++) expect(await open(visitor, named.token)).toEqual(SENT);
    expect(await open(visitor, named.token)).toMatchObject({
      accountOpen: { isSent: false, userErrors: [{ code: 'RATE_LIMITED' }] },
    });
  });
});

describe('payment methods', () => {
  it('are public; without a payment service there is cash', async () => {
    const { headers, data } = await shop.browser().get(shop.ids['methods'] ?? '');
    expect(headers.get('cache-control')).toMatch(/public/);
    expect(data).toEqual({ paymentMethods: [{ method: 'CASH_ON_DELIVERY', provider: null }] });
  });
});

describe('the cache', () => {
  it('has no orders: documents with an order in them are private, delegations are not', async () => {
    const browser = shop.browser();
    for (const name of ['secret', 'own']) {
      const { headers } = await browser.get(shop.ids[name] ?? '');
      expect(headers.get('cache-control'), name).toContain('no-store');
    }
    const { headers, data } = await browser.get(shop.ids['delegations'] ?? '');
    expect(headers.get('cache-control')).toMatch(/public/);
    expect((data as unknown as { delegations: unknown[] }).delegations).toContainEqual({
      name: 'La Marsa',
      nameAr: 'المرسى',
    });
  });
});
