/** The lists of accounts and coupons that admins read, over REST v1 and through the schema. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdminRole } from '../contract/accounts.ts';
import type { User, UsersPage } from '../contract/accounts.ts';
import type { AdminCouponsPage } from '../contract/coupons.ts';
import { addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';
import { directly } from '../origin/testing/system.ts';

const USERS = `query ($first: Int, $after: String) {
  adminUsers(first: $first, after: $after) {
    totalCount
    nodes { id accountNumber firstName email phone pendingEmail points isAdmin adminRole }
    pageInfo { hasNextPage endCursor }
  }
}`;
const NODE = `query ($id: ID!) {
  node(id: $id) { ... on AdminUser { email phone pendingEmail } ... on AdminCoupon { code } }
}`;
const PATHS = ['/v1/admin/users', '/v1/admin/coupons'];

let shop: LiveShop;
let shopper: Member;
let shopperNumber: string;
let sellerId: number;
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  shopper = await signUp(shop);
  const { id, account_number } = await db
    .updateTable('users')
    .set({ phone: '+21698123456' })
    .where('email', '=', shopper.email)
    .returning(['id', 'account_number'])
    .executeTakeFirstOrThrow();
  shopperNumber = account_number;
  await db
    .insertInto('email_changes')
    .values({
      user_id: id,
      email: 'new@example.tn',
      token_hash: 'hash of the link',
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
  await db.insertInto('loyalty_ledger').values({ user_id: id, kind: 'EARNED', points: 70 }).execute();
  ({ id: sellerId } = await addSeller(db, 'Chez Ali'));
  await directly(db, (own) =>
    own
      .insertInto('coupons')
      .values([
        {
          code: 'ALI20',
          type: 'percentage',
          value: 20,
          min_purchase: 50_000,
          max_discount: 15_500,
          scope: 'seller',
          scope_id: sellerId,
          starts_at: '2026-01-01T00:00:00Z',
          ends_at: '2030-01-01T00:00:00Z',
          usage_limit: 100,
          per_account_limit: 1,
          first_order_only: true,
          account_number: shopperNumber,
          funded_by: 'seller',
          active: false,
          used_count: 3,
        },
        { code: 'CINQ', type: 'fixed', value: 5_000 },
        { code: 'LIVRAISON', type: 'free_delivery', value: 0 },
      ] as never)
      .execute(),
  );
});
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  text: string;
  body: T;
}

async function get<T>(path: string, token?: string): Promise<Reply<T>> {
  const { statusCode, body } = await shop.origin.app.inject({
    method: 'GET',
    url: path,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, text: body, body: JSON.parse(body) as T };
}

const OPEN = { email: () => shopper.email, phone: '+21698123456', pendingEmail: 'new@example.tn' };
const MASKED = { email: () => 'm***@example.tn', phone: '+216 98 *** *56', pendingEmail: 'n***@example.tn' };

describe('a caller who is not an admin', () => {
  it.each(PATHS)('cannot read %s', async (path) => {
    expect((await get(path)).status).toBe(401);
    expect((await get(path, shopper.token)).status).toBe(403);
  });

  it.each(['adminUsers', 'adminCoupons', 'adminSellers'])('cannot read the field %s', async (field) => {
    for (const [who, code] of [
      [shop.browser(), 'UNAUTHENTICATED'],
      [shopper, 'FORBIDDEN'],
    ] as const) {
      const { data, errors } = await who.ask(`{ ${field} { totalCount } }`);
      expect(data).toEqual({ [field]: null });
      expect(errors?.map(({ extensions }) => extensions['code'])).toEqual([code]);
    }
  });
});

describe.each(
  AdminRole.options.map((role) => ({
    role,
    told: ['Catalogue', 'Marketing', 'ReadOnly'].includes(role) ? MASKED : OPEN,
  })),
)('an admin of the role $role', ({ role, told }) => {
  let admin: Member;
  beforeAll(async () => {
    admin = await signUp(shop, role);
  });
  const contact = () => ({ email: told.email(), phone: told.phone });

  it('reads accounts over REST with the contact data that the role needs', async () => {
    const { status, body, text } = await get<UsersPage>('/v1/admin/users?limit=100', admin.token);
    expect(status).toBe(200);
    const expected = {
      accountNumber: shopperNumber,
      points: 70,
      contact: { firstName: 'Amel', lastName: 'B', ...contact() },
      pendingEmail: told.pendingEmail,
    };
    expect(body.users.find(({ accountNumber }) => accountNumber === shopperNumber)).toMatchObject(expected);
    // One's own data are not masked.
    expect(body.users[0]).toMatchObject({ adminRole: role, contact: { email: admin.email } });
    expect(text).not.toMatch(/password|argon2|hash/i);
    const one = await get<User>(`/v1/admin/users/${shopperNumber}`, admin.token);
    expect(one.body).toMatchObject(expected);
  });

  it('reads the same accounts through the schema, and each again as a node', async () => {
    const { data, errors } = await admin.ask(USERS, { first: 100 });
    expect(errors).toBeUndefined();
    const id = toGlobalId('AdminUser', shopperNumber);
    const { adminUsers } = data as unknown as { adminUsers: { nodes: object[] } };
    expect(adminUsers.nodes).toContainEqual({
      id,
      accountNumber: shopperNumber,
      firstName: 'Amel',
      ...contact(),
      pendingEmail: told.pendingEmail,
      points: 70,
      isAdmin: false,
      adminRole: null,
    });
    expect((await admin.ask(NODE, { id })).data).toEqual({
      node: { ...contact(), pendingEmail: told.pendingEmail },
    });
  });

  it('reads coupons', async () => {
    const { status, body } = await get<AdminCouponsPage>('/v1/admin/coupons', admin.token);
    expect(status).toBe(200);
    expect(body.coupons.map(({ code }) => code)).toEqual(['LIVRAISON', 'CINQ', 'ALI20']);
  });
});

describe('the list of accounts', () => {
  it('is for admins, the latest first, page by page', async () => {
    const admin = await signUp(shop, 'Owner');
    const numbers: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await admin.ask(USERS, { first: 3, after });
      const { adminUsers } = data as unknown as {
        adminUsers: {
          totalCount: number;
          nodes: { accountNumber: string }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      numbers.push(...adminUsers.nodes.map(({ accountNumber }) => accountNumber));
      after = adminUsers.pageInfo.hasNextPage ? adminUsers.pageInfo.endCursor : undefined;
      if (after === undefined) expect(adminUsers.totalCount).toBe(numbers.length);
    } while (after !== undefined);
    const rows = await shop.database.db
      .selectFrom('users')
      .select('account_number')
      .orderBy('id', 'desc')
      .execute();
    expect(numbers).toEqual(rows.map((row) => row.account_number));
  });

  it('leaves out deleted accounts', async () => {
    const admin = await signUp(shop, 'Owner');
    const gone = await signUp(shop);
    const before = await get<UsersPage>('/v1/admin/users', admin.token);
    await shop.database.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('email', '=', gone.email)
      .execute();
    const { body } = await get<UsersPage>('/v1/admin/users', admin.token);
    expect(body.pagination.totalItems).toBe(before.body.pagination.totalItems - 1);
    expect(body.users.map(({ contact }) => contact.email)).not.toContain(gone.email);
  });

  it('names the invalid parameter', async () => {
    const admin = await signUp(shop, 'Owner');
    for (const path of PATHS) {
      expect(await get(`${path}?limit=101`, admin.token)).toMatchObject({ status: 400 });
      expect((await get(`${path}?after=x`, admin.token)).text).toContain('"after"');
    }
    const { errors } = await admin.ask(USERS, { first: 101 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'first' });
  });

  it('counts an admin without an admin role as an owner', async () => {
    const admin = await signUp(shop, 'Owner');
    await directly(shop.database.db, (trx) =>
      trx.updateTable('users').set({ admin_role: null }).where('email', '=', admin.email).execute(),
    );
    const { data } = await admin.ask('{ viewer { adminRole } adminUsers(first: 1) { nodes { adminRole } } }');
    expect(data).toEqual({
      viewer: { adminRole: 'OWNER' },
      adminUsers: { nodes: [{ adminRole: 'OWNER' }] },
    });
    const { body } = await get<User>(`/v1/admin/users/${shopperNumber}`, admin.token);
    expect(body.contact.phone).toBe('+21698123456');
  });
});

describe('the list of coupons', () => {
  let admin: Member;
  beforeEach(async () => {
    admin = await signUp(shop, 'Marketing');
  });

  it('has all their terms', async () => {
    const { body } = await get<AdminCouponsPage>('/v1/admin/coupons', admin.token);
    const [free, fixed, percentage] = body.coupons;
    expect(percentage).toEqual({
      _id: expect.any(String) as string,
      version: 1,
      state: 'PAUSED',
      code: 'ALI20',
      type: 'percentage',
      amount: null,
      percent: 20,
      minPurchase: '50.000',
      maxDiscount: '15.500',
      scope: 'seller',
      scopeId: String(sellerId),
      scopeName: 'Chez Ali',
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2030-01-01T00:00:00.000Z',
      usageLimit: 100,
      perAccountLimit: 1,
      firstOrderOnly: true,
      accountNumber: shopperNumber,
      fundedBy: 'seller',
      active: false,
      note: null,
      usedCount: 3,
      isFrozen: false,
      discountGiven: '0.000',
      revenue: '0.000',
      jobId: null,
      warnings: [],
      cardProblem: 'PERSONAL',
      isOnHome: false,
      createdAt: expect.any(String) as string,
    });
    expect(fixed).toMatchObject({
      code: 'CINQ',
      amount: '5.000',
      percent: null,
      scope: 'all',
      scopeId: null,
    });
    expect(free).toMatchObject({ code: 'LIVRAISON', amount: null, percent: null });
  });

  it('has them through the schema, each refetched as a node', async () => {
    const { data, errors } = await admin.ask(`{
      adminCoupons {
        totalCount
        nodes {
          id code type amount { amount } percent minPurchase { amount } maxDiscount { amount } scope scopeId
          startsAt endsAt usageLimit perAccountLimit firstOrderOnly accountNumber fundedBy active usedCount
        }
      }
    }`);
    expect(errors).toBeUndefined();
    const { adminCoupons } = data as unknown as {
      adminCoupons: { totalCount: number; nodes: { id: string }[] };
    };
    expect(adminCoupons.totalCount).toBe(3);
    const last = adminCoupons.nodes[2];
    expect(last).toEqual({
      id: last?.id,
      code: 'ALI20',
      type: 'PERCENTAGE',
      amount: null,
      percent: 20,
      minPurchase: { amount: '50.000' },
      maxDiscount: { amount: '15.500' },
      scope: 'SELLER',
      scopeId: toGlobalId('Seller', sellerId),
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2030-01-01T00:00:00.000Z',
      usageLimit: 100,
      perAccountLimit: 1,
      firstOrderOnly: true,
      accountNumber: shopperNumber,
      fundedBy: 'SELLER',
      active: false,
      usedCount: 3,
    });
    expect((await admin.ask(NODE, { id: last?.id })).data).toEqual({ node: { code: 'ALI20' } });
    expect((await shopper.ask(NODE, { id: last?.id })).data).toEqual({ node: null });
  });
});

describe('sellers', () => {
  it('are listed with their status, and narrowed by it', async () => {
    const { db } = shop.database;
    const { id } = await addSeller(db, 'Chez Mounir');
    await directly(db, (trx) =>
      trx.updateTable('sellers').set({ status: 'SUSPENDED' }).where('id', '=', id).execute(),
    );
    const admin = await signUp(shop, 'ReadOnly');
    const ask = async (status: string | null) => {
      const { data, errors } = await admin.ask(
        'query ($status: SellerStatus) { adminSellers(status: $status) { totalCount nodes { id name status } } }',
        { status },
      );
      expect(errors).toBeUndefined();
      return (data as unknown as { adminSellers: unknown }).adminSellers as {
        totalCount: number;
        nodes: { name: string }[];
      };
    };
    expect(await ask('SUSPENDED')).toEqual({
      totalCount: 1,
      nodes: [{ id: toGlobalId('AdminSeller', id), name: 'Chez Mounir', status: 'SUSPENDED' }],
    });
    const active = await ask('ACTIVE');
    expect(active.nodes.map(({ name }) => name)).toContain('Chez Ali');
    expect((await ask(null)).totalCount).toBe(active.totalCount + 1);
  });
});

describe('the time of creation', () => {
  const LISTS = [
    ['adminProducts', 'filter: { from: $from, until: $until }', 'total { value }'],
    ['adminBrands', 'filter: { from: $from, until: $until }', 'total { value }'],
    ['adminPromos', 'filter: { from: $from, until: $until }', 'total { value }'],
    ['adminSellers', 'filter: { from: $from, until: $until }', 'totalCount'],
    [
      'adminRefunds',
      'filter: { from: $from, until: $until }, sort: { field: AMOUNT, direction: ASC }',
      'totalCount',
    ],
    ['cashStatements', 'filter: { from: $from, until: $until }', 'totalCount'],
    ['adminSubscribers', 'filter: { from: $from, until: $until }', 'totalCount'],
    ['webhookDeliveries', 'filter: { from: $from, until: $until }', 'totalCount'],
    ['adminUsers', 'filter: { from: $from, until: $until }', 'totalCount'],
  ] as const;
  const DOCUMENT = `query ($from: DateTime, $until: DateTime) {
    ${LISTS.map(([field, filter, total]) => `${field}(${filter}) { ${total} }`).join('\n')}
  }`;

  it('narrows every list that is asked for it', async () => {
    const owner = await signUp(shop, 'Owner');
    const totals = async (variables: Record<string, unknown>): Promise<Record<string, number>> => {
      const { data, errors } = await owner.ask(DOCUMENT, variables);
      expect(errors).toBeUndefined();
      return Object.fromEntries(
        Object.entries(data as Record<string, { totalCount?: number; total?: { value: number } }>).map(
          ([field, { totalCount, total }]) => [field, totalCount ?? total?.value ?? -1],
        ),
      );
    };
    const all = await totals({});
    expect(all['adminSellers']).toBeGreaterThan(0);
    const hour = new Date(Date.now() + 3_600_000).toISOString();
    expect(await totals({ until: hour })).toEqual(all);
    expect(await totals({ from: hour })).toEqual(Object.fromEntries(LISTS.map(([field]) => [field, 0])));
  });
});
