/** Accounts in the back-office: the list with its conditions, one account, and what staff may do to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport, SignedIn, User, UsersPage } from '../../../contract/accounts.ts';
import type { AdminPointsPage, ManagedUser, UserCoupon } from '../../../contract/admin/people.ts';
import type { AuditPage } from '../../../contract/audit.ts';
import type { Quote } from '../../../contract/cart.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { OrderPlaced } from '../../../contract/orders.ts';
import { run } from '../../base/sql.ts';
import { addCarpet } from '../../testing/catalogue.ts';
import { keyed, orderLine, orderOf, TEST_ADDRESS } from '../../testing/orders.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let owner: Person;
let agent: Person;
let onlooker: Person;
let product: number;
let keys = 0;

beforeAll(async () => {
  shop = await startTestOrigin();
  product = await addCarpet(shop.database.db);
  shop.forget();
  owner = await addPerson(shop, 'Owner');
  agent = await addPerson(shop, 'Support');
  onlooker = await addPerson(shop, 'ReadOnly');
});
afterAll(() => shop.close());

const path = (who: Person, rest = '') => `/v1/admin/users/${who.accountNumber}${rest}`;
const manage = async (who: Person, by = agent) =>
  (await shop.get<ManagedUser>(path(who, '/manage'), by.headers)).body;
/** A change by staff, with the version as it is now and a key. */
const change = async <T = ManagedUser>(who: Person, rest: string, body: object, by = agent) =>
  shop.post<T & ErrorBody>(path(who, rest), body, {
    ...by.headers,
    'if-match': `"${(await manage(who, owner)).version}"`,
    'idempotency-key': `people-key-${(keys += 1)}`,
  });
const list = async (query = '', by = agent) =>
  (await shop.get<UsersPage & ErrorBody>(`/v1/admin/users${query}`, by.headers)).body;
const numbers = (page: UsersPage) => page.users.map(({ accountNumber }) => accountNumber);
const signIn = (who: Person) =>
  shop.post<SignedIn & ErrorBody>(
    '/v1/auth/login',
    { identifier: who.email, password: TEST_PASSWORD },
    newClient(),
  );
/** Subjects of the messages to an address. */
const mailsTo = async (address: string): Promise<string[]> =>
  (await shop.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);
/** Orders a carpet; its sub-order takes these steps. */
async function order(who: Person, ...steps: string[]): Promise<void> {
  const { body } = await shop.post<OrderPlaced>(
    '/v1/orders',
    orderOf([orderLine(product, 30_000)]),
    who.headers,
  );
  const { _id = '', subOrders = [] } = body.order ?? {};
  for (const to of steps) {
    const url = `/v1/admin/orders/${_id}/transition`;
    const { status } = await shop.post(url, keyed(url, { subOrderId: subOrders[0]?._id, to }), owner.headers);
    expect(status).toBe(200);
  }
}
const OUT = ['CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY'];

describe('the list', () => {
  it('has the figures of each account, by which it is sorted and narrowed', async () => {
    const [idle, buyer, refuser] = [await addPerson(shop), await addPerson(shop), await addPerson(shop)];
    await order(buyer, ...OUT, 'DELIVERED');
    await order(buyer);
    await order(refuser, ...OUT, 'DELIVERY_FAILED', 'RETURNED_TO_SELLER');
    await change(buyer, '/points', { points: 400, reason: 'Geste commercial' });
    const by = async (query: string) =>
      numbers(await list(query)).filter((number) =>
        [idle, buyer, refuser].some((who) => who.accountNumber === number),
      );
    const [one, two, three] = [idle, buyer, refuser].map(({ accountNumber }) => accountNumber);
    expect(await by('')).toEqual([three, two, one]);
    expect(await by('?order=asc')).toEqual([one, two, three]);
    expect(await by('?sort=orders')).toEqual([two, three, one]);
    expect((await by('?sort=spent'))[0]).toBe(two);
    expect((await by('?sort=refusals'))[0]).toBe(three);
    expect((await by('?sort=points'))[0]).toBe(two);
    await run(
      shop.database.db,
      `update sessions set seen_at = now() + interval '1 hour' from users u where u.id = user_id and u.account_number = $1`,
      [three],
    );
    expect((await by('?sort=seen'))[0]).toBe(three);
    expect(await by('?hasOrders=true')).toEqual([three, two]);
    expect(await by('?hasOrders=false')).toEqual([one]);
    expect(await by('?minRefusals=1')).toEqual([three]);
    expect(await by('?minPoints=400')).toEqual([two]);
    expect(await by('?minPoints=401')).toEqual([]);
    expect(await by('?language=de')).toEqual([]);
    expect(await by('?newsletter=false&admin=false&blocked=false')).toEqual([three, two, one]);
    expect(await by('?until=2020-01-01T00:00:00Z')).toEqual([]);
    const found = (await list('?sort=spent')).users[0];
    expect(found?.figures).toEqual({ orders: 2, spent: '38.000', refusals: 0 });
    expect(found?.points).toBe(400);
    expect(found?.lastSeenAt).toEqual(expect.any(String));
    const page = await list('?sort=orders&limit=1');
    expect(numbers(await list(`?sort=orders&limit=1&after=${page.cursors[0] ?? ''}`))).toEqual([three]);
    expect((await list('?admin=true')).users.length).toBe(3);
  });

  it('is searched by number and name, and by contact data only where the role reads them', async () => {
    const who = await addPerson(shop);
    const text = (value: string) => `?q=${encodeURIComponent(value)}`;
    for (const by of [agent, onlooker])
      expect(numbers(await list(text(who.accountNumber), by))).toEqual([who.accountNumber]);
    expect(numbers(await list(text('EL BEN'), onlooker))).toContain(who.accountNumber);
    expect(numbers(await list(text(who.email.toUpperCase())))).toEqual([who.accountNumber]);
    expect(numbers(await list(text(who.email), onlooker))).toEqual([]);
    const { phone } = (await manage(who)).contact;
    expect(numbers(await list(text(phone)))).toEqual([who.accountNumber]);
    expect(numbers(await list(text(phone), onlooker))).toEqual([]);
  });
});

describe('one account', () => {
  it('is shown with addresses and sessions, masked by role, and its reading is logged', async () => {
    const who = await addPerson(shop);
    await order(who);
    await shop.post('/v1/user/addresses', TEST_ADDRESS, who.headers);
    const seen = await manage(who);
    expect(seen).toMatchObject({
      accountNumber: who.accountNumber,
      contact: { email: who.email },
      figures: { orders: 1 },
      sessions: [{ current: false }],
      addresses: [{ phone: expect.stringMatching(/^\+216\d{8}$/) as string }],
      blockedAt: null,
    });
    const masked = await manage(who, onlooker);
    expect(masked.contact.email).toMatch(/^.\*\*\*@/);
    expect(masked.addresses[0]?.phone).toMatch(/\*\*\*/);
    const log = await shop.get<{ entries: { entityId: string; actor: { accountNumber: string } }[] }>(
      `/v1/admin/access?entity=users&entityId=${who.accountNumber}`,
      owner.headers,
    );
    expect(log.body.entries.map(({ actor }) => actor.accountNumber)).toEqual([agent.accountNumber]);
    expect((await shop.get(path(who, '/manage'), who.headers)).status).toBe(403);
  });

  it('is exported by owners only, which is logged', async () => {
    const who = await addPerson(shop);
    const ask = { reason: 'Demande écrite' };
    expect((await shop.post(path(who, '/export'), ask, agent.headers)).status).toBe(403);
    expect((await shop.post(path(who, '/export'), { reason: ' ' }, owner.headers)).status).toBe(400);
    const { body } = await shop.post<AccountExport>(path(who, '/export'), ask, owner.headers);
    expect(body.account.contact.email).toBe(who.email);
    const own = await shop.get<AccountExport>('/v1/user/export', who.headers);
    expect(Object.keys(body.data)).toEqual(Object.keys(own.body.data));
    const log = await shop.get<{ entries: { reason: string }[] }>(
      `/v1/admin/access?entity=users&entityId=${who.accountNumber}&reason=EXPORT`,
      owner.headers,
    );
    expect(log.body.entries).toHaveLength(1);
  });

  it('is deleted by owners only, as its owner could, with an entry that has no personal data', async () => {
    const who = await addPerson(shop);
    await order(who, 'CANCELLED');
    const ask = { reason: 'Demande écrite' };
    const erase = (by: Person, body: object = ask) =>
      shop.post<ErrorBody>(path(who, '/erase'), body, by.headers);
    expect((await erase(agent)).status).toBe(403);
    expect((await erase(owner, {})).status).toBe(400);
    expect((await shop.post(path(owner, '/erase'), ask, owner.headers)).status).toBe(409);
    expect((await erase(owner)).status).toBe(200);
    expect((await erase(owner)).status).toBe(404);
    expect((await signIn(who)).status).toBe(400);
    const [left] = await run<{ name: string; email: string | null; orders: number }>(
      shop.database.db,
      `select u.first_name || u.last_name as name, u.email,
         (select count(*)::int from orders o where o.user_id = u.id and o.contact_phone = '') as orders
       from users u where u.account_number = $1`,
      [who.accountNumber],
    );
    expect(left).toEqual({ name: '', email: null, orders: 1 });
    const { body } = await shop.get<AuditPage>('/v1/admin/audit?action=user.erase', owner.headers);
    expect(body.entries).toHaveLength(1);
    expect(body.entries[0]).toMatchObject({
      entity: 'user_actions',
      actor: { accountNumber: owner.accountNumber },
      fields: expect.arrayContaining([
        { field: 'kind', before: null, after: '"erase"' },
        { field: 'reason', before: null, after: '"Demande écrite"' },
      ]),
    });
    expect(JSON.stringify(body.entries)).not.toContain('@');
  });

  it('is exported and deleted only soon after the password was entered', async () => {
    const [who, late] = [await addPerson(shop), await addPerson(shop, 'Owner')];
    await run(
      shop.database.db,
      `update sessions set password_at = now() - interval '11 minutes' where user_id = (select id from users where account_number = $1)`,
      [late.accountNumber],
    );
    for (const way of ['/export', '/erase']) {
      const { body } = await shop.post<ErrorBody>(path(who, way), { reason: 'Demande écrite' }, late.headers);
      expect(body.error.fields).toMatchObject([{ field: 'password', code: 'PASSWORD_REQUIRED' }]);
    }
    expect((await manage(who, owner)).accountNumber).toBe(who.accountNumber);
  });
});

describe('points', () => {
  it('are added and taken with a reason, up to the role’s limit, and never below 0', async () => {
    const who = await addPerson(shop);
    const adjust = (points: number, by = agent, reason = 'Geste commercial') =>
      change(who, '/points', { points, reason }, by);
    expect((await adjust(500)).body.points).toBe(500);
    expect((await adjust(501)).body.error.fields).toMatchObject([{ field: 'points' }]);
    expect((await adjust(100_000, owner)).body.points).toBe(100_500);
    expect((await adjust(100_001, owner)).status).toBe(400);
    expect((await adjust(0)).status).toBe(400);
    expect((await adjust(5, agent, 'ab')).body.error.fields).toMatchObject([{ field: 'reason' }]);
    expect((await adjust(-100_000, owner)).body.points).toBe(500);
    const refused = await adjust(-501, owner);
    expect(refused.status).toBe(409);
    expect(refused.body.error.fields).toMatchObject([{ field: 'points' }]);
    expect((await adjust(-500)).body.points).toBe(0);
    const { body } = await shop.get<AdminPointsPage>(path(who, '/points'), onlooker.headers);
    expect(body.entries.map(({ points, reason }) => [points, reason])).toEqual(
      [-500, -100_000, 100_000, 500].map((points) => [points, 'Geste commercial']),
    );
  });

  it('are added once for a key, need one, and are no gift to oneself', async () => {
    const who = await addPerson(shop);
    const body = { points: 10, reason: 'Geste commercial' };
    const headers = { ...agent.headers, 'idempotency-key': 'people-points-once' };
    const once = async () => (await shop.post<ManagedUser>(path(who, '/points'), body, headers)).body.points;
    expect([await once(), await once()]).toEqual([10, 10]);
    expect((await shop.post(path(who, '/points'), body, agent.headers)).status).toBe(400);
    expect((await change(owner, '/points', body, owner)).status).toBe(409);
    expect((await change(who, '/points', body, onlooker)).status).toBe(403);
  });

  it('stay 0 or more when they are taken twice at once', async () => {
    const who = await addPerson(shop);
    await change(who, '/points', { points: 100, reason: 'Geste commercial' });
    const taken = await Promise.all(
      [1, 2, 3].map(() => change(who, '/points', { points: -100, reason: 'Erreur' })),
    );
    expect(taken.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await manage(who)).points).toBe(0);
  });
});

describe('sign-in', () => {
  it('is blocked with a reason, which ends the sessions, and allowed again', async () => {
    const who = await addPerson(shop);
    const { body } = await change(who, '/block', { reason: 'Fraude' });
    expect(body).toMatchObject({ blockedReason: 'Fraude', sessions: [] });
    expect((await shop.get('/v1/user/profile', who.headers)).status).toBe(401);
    expect((await signIn(who)).status).toBe(400);
    expect(numbers(await list('?blocked=true'))).toEqual([who.accountNumber]);
    await change(who, '/unblock', { reason: 'Erreur' });
    expect((await signIn(who)).status).toBe(200);
    expect(await list('?blocked=true')).toMatchObject({ users: [] });
  });

  it('sessions are ended one by one or all, and a link is sent', async () => {
    const who = await addPerson(shop);
    const { body: second } = await signIn(who);
    const [last, first] = (await manage(who)).sessions;
    expect([last?.id, first?.id]).toHaveLength(2);
    const ended = await change(who, '/sessions/end', { id: first?.id });
    expect(ended.body.sessions.map(({ id }) => id)).toEqual([last?.id]);
    expect((await change(who, '/sessions/end', { id: first?.id })).status).toBe(404);
    await change(who, '/sessions/end', {});
    const headers = { authorization: `Bearer ${second.token}` };
    expect((await shop.get('/v1/user/profile', headers)).status).toBe(401);
    await change(who, '/recovery', {});
    expect((await mailsTo(who.email)).at(-1)).toBe('Choisir un nouveau mot de passe');
  });

  it('of admins is for owners, and is not blocked', async () => {
    const colleague = await addPerson(shop, 'Catalogue');
    const reason = 'Essai de droits';
    for (const [rest, body] of [
      ['', { email: 'taken.over@example.tn', reason }],
      ['/recovery', {}],
      ['/sessions/end', {}],
      ['/block', { reason }],
    ] as const)
      expect((await change(colleague, rest, body)).status).toBe(403);
    expect((await change(colleague, '/block', { reason }, owner)).status).toBe(409);
    expect((await change(colleague, '/sessions/end', {}, owner)).status).toBe(200);
  });
});

describe('a correction', () => {
  it('needs a reason and the version, and changes what is given', async () => {
    const who = await addPerson(shop);
    const { body } = await change(who, '', { firstName: 'Amèle', language: 'tn', reason: 'Faute de frappe' });
    expect(body).toMatchObject({ contact: { firstName: 'Amèle', lastName: 'Ben Salah' }, language: 'tn' });
    expect((await shop.get<User>('/v1/user/profile', who.headers)).status).toBe(200);
    expect((await change(who, '', { firstName: 'A' })).body.error.fields).toMatchObject([
      { field: 'reason' },
    ]);
    const stale = await shop.post<ErrorBody>(
      path(who),
      { firstName: 'B', reason: 'Essai' },
      { ...agent.headers, 'if-match': '"1"' },
    );
    expect(stale.status).toBe(412);
    expect((await change(who, '', { newsletter: true, reason: 'Essai' })).status).toBe(400);
    const { body: history } = await shop.get<AuditPage>(
      `/v1/admin/audit?entity=users&entityId=${who.accountNumber}`,
      onlooker.headers,
    );
    expect(history.entries.map(({ entity, action }) => [entity, action])).toEqual([
      ['user_actions', 'user.update'],
      ['users', 'user.update'],
    ]);
  });

  it('of e-mail address or telephone ends the sessions and notifies the former address', async () => {
    const [who, other] = [await addPerson(shop), await addPerson(shop)];
    const taken = await change(who, '', { email: other.email, reason: 'Essai' });
    expect(taken.body.error.fields).toMatchObject([{ field: 'email', code: 'TAKEN' }]);
    const email = `new.${who.email}`;
    const { body } = await change(who, '', { email, reason: 'Adresse perdue' });
    expect(body).toMatchObject({ contact: { email }, sessions: [] });
    expect((await mailsTo(who.email)).at(-1)).toBe('Votre adresse e-mail a changé');
    const phone = (await change(who, '', { phone: '29 111 333', reason: 'Numéro perdu' })).body.contact.phone;
    expect(phone).toBe('+21629111333');
    expect(await mailsTo(email)).toEqual(['Votre numéro de téléphone a changé']);
  });

  it('withdraws the consent to the newsletter', async () => {
    const who = await addPerson(shop);
    await shop.post('/v1/user/profile', { newsletter: true }, who.headers);
    expect((await manage(who)).newsletter).toBe(true);
    expect(
      (await change(who, '', { newsletter: false, reason: 'Demandé par téléphone' })).body.newsletter,
    ).toBe(false);
  });
});

it('a coupon for one account reduces its cart, and no other', async () => {
  const [who, other] = [await addPerson(shop), await addPerson(shop)];
  const { body: coupon } = await change<UserCoupon>(who, '/coupons', {
    amount: '5.000',
    reason: 'Colis en retard',
  });
  expect(coupon).toMatchObject({ amount: '5.000', change: { canUndoUntil: null } });
  const quote = async (by: Person) =>
    (
      await shop.post<Quote>(
        '/v1/cart/quote',
        { lines: [{ productId: String(product), quantity: 1 }], couponCode: coupon.code },
        by.headers,
      )
    ).body;
  expect(JSON.stringify(await quote(who))).toContain('"5.000"');
  expect(JSON.stringify(await quote(other))).not.toContain('"5.000"');
  for (const amount of ['0.499', '1000.001', '-5.000'])
    expect((await change(who, '/coupons', { amount, reason: 'Essai' })).status).toBe(400);
  expect((await change(owner, '/coupons', { amount: '5.000', reason: 'Essai' }, owner)).status).toBe(409);
  expect((await change(who, '/coupons', { amount: '5.000', reason: 'Essai' }, onlooker)).status).toBe(403);
  const listed = await shop.get<{ coupons: { code: string }[] }>(
    `/v1/admin/coupons?account=${who.accountNumber}`,
    onlooker.headers,
  );
  expect(listed.body.coupons.map(({ code }) => code)).toEqual([coupon.code]);
});

it('figures follow erased and new accounts', async () => {
  const who = await addPerson(shop);
  await change(who, '', { firstName: 'Amèle', reason: 'Faute de frappe' });
  expect((await shop.post('/v1/user/delete', { password: TEST_PASSWORD }, who.headers)).status).toBe(200);
  expect((await shop.get(path(who, '/manage'), agent.headers)).status).toBe(404);
  const rows = await run(
    shop.database.db,
    'select 1 from user_actions a join users u on u.id = a.user_id where u.account_number = $1',
    [who.accountNumber],
  );
  expect(rows).toEqual([]);
});
