import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport, AccountSessions, SignedIn, User } from '../../../contract/accounts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { Answer, TestOrigin } from '../../testing/origin.ts';
import { createPasswords } from '../auth/passwords.ts';
import { createTokens } from '../auth/tokens.ts';
import { isChecked } from '../../base/checkDigit.ts';
import { routes } from '../routes.ts';
import { PERMISSIONS } from '../permissions.ts';
import { directly } from '../../testing/system.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

type Told<T> = Answer<T & ErrorBody>;
const PASSWORD = 'a long password';
let count = 0;
const person = (more: Record<string, unknown> = {}) => {
  count += 1;
  return {
    firstName: 'Amel',
    lastName: 'Ben Ali',
    phone: `98 ${String(100_000 + count)}`,
    email: `amel${count}@example.tn`,
    password: PASSWORD,
    ...more,
  };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Each from an address of its own: the limits by client are not what is tested. */
const from = () => ({ 'x-client-address': `41.1.${count}.1`, 'x-gateway-token': 'test-service-token-0123' });
const register = (body: unknown): Promise<Told<SignedIn>> => shop.post('/v1/auth/register', body, from());
const signIn = (identifier: string, password: string): Promise<Told<SignedIn>> =>
  shop.post('/v1/auth/login', { identifier, password }, from());
const profile = (token: string): Promise<Told<User>> => shop.get('/v1/user/profile', bearer(token));

async function newcomer(more: Record<string, unknown> = {}) {
  const body = person(more);
  const { status, body: signed } = await register(body);
  if (status !== 200) throw new Error(JSON.stringify(signed));
  return { ...body, ...signed, accountNumber: signed.user.accountNumber };
}

describe('registration', () => {
  it('opens an account that only its owner reads, and never returns the password', async () => {
    const { status, body } = await register(person({ email: 'Sonia@Example.tn', phone: '+216 22 333 444' }));
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      role: [],
      admin: false,
      points: 0,
      contact: { firstName: 'Amel', email: 'sonia@example.tn', phone: '+21622333444' },
      newsletter: false,
    });
    expect(isChecked(body.user.accountNumber)).toBe(true);
    const row = await shop.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'sonia@example.tn')
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await shop.mails()).find(({ to }) => to === 'Sonia@Example.tn')?.subject).toBe(
      'Votre compte Lawaj',
    );
  });

  it('issues a token whose payload is exactly exp and accountNumber', async () => {
    const { token, accountNumber, expiresAt } = await newcomer();
    const [header = '', payload = ''] = token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(payload)).toEqual({ accountNumber, exp: Date.parse(expiresAt) / 1_000 });
    expect(JSON.parse(header)).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      sid: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  it.each([
    ['firstName', { firstName: '' }, 'REQUIRED'],
    ['lastName', { lastName: '<b>' }, 'INVALID'],
    ['phone', { phone: '123' }, 'INVALID'],
    ['email', { email: 'amel' }, 'INVALID'],
    ['email', { email: 'amel@example..tn' }, 'INVALID'],
    ['firstName', { firstName: '\u200b\u200b' }, 'REQUIRED'],
    ['firstName', { firstName: 'Amel\ud83d' }, 'INVALID'],
    ['password', { password: 'une phrase longue\0' }, 'INVALID'],
    ['password', { password: '123456789' }, 'TOO_SHORT'],
    ['password', { password: 'a'.repeat(201) }, 'TOO_LONG'],
  ])('names a wrong %s', async (field, more, code) => {
    const { status, body } = await register(person(more));
    expect([status, body.error.fields]).toMatchObject([400, [{ field, code }]]);
  });

  it('reports all errors at once: malformed fields, taken values, and a password that is too common', async () => {
    const { email } = await newcomer();
    const { status, body } = await register(
      person({ firstName: '', phone: '12', email: email.toUpperCase(), password: 'Password123' }),
    );
    expect(status).toBe(400);
    expect(body.error.fields?.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      'email TAKEN',
      'firstName REQUIRED',
      'password TOO_COMMON',
      'phone INVALID',
    ]);
  });

  it.each(['1234567890', 'QWERTYUIOP', 'Password123', '1q2w3e4r5t', ' basketball '])(
    'refuses %j, a common password, wherever a password is chosen',
    async (common) => {
      const { status, body } = await register(person({ password: common }));
      expect([status, body.error.fields]).toMatchObject([400, [{ field: 'password', code: 'TOO_COMMON' }]]);
      const { token, email } = await newcomer();
      const change = await shop.post<ErrorBody>(
        '/v1/user/profile',
        { newPassword: common, password: PASSWORD },
        bearer(token),
      );
      expect(change.body.error.fields).toMatchObject([{ field: 'newPassword', code: 'TOO_COMMON' }]);
      await shop.post('/v1/auth/recover', { email }, from());
      const mails = (await shop.mails()).filter(({ to }) => to === email);
      const link = /recover\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1];
      const reset = await shop.post<ErrorBody>('/v1/auth/reset', { token: link, password: common }, from());
      expect(reset.body.error.fields).toMatchObject([{ field: 'password', code: 'TOO_COMMON' }]);
      // The refusal does not consume the link.
      expect(
        (await shop.post('/v1/auth/reset', { token: link, password: 'a better phrase' }, from())).status,
      ).toBe(200);
    },
  );

  it('removes invisible characters from a name, a telephone number and an address', async () => {
    const { body } = await register(
      person({
        firstName: '\u2068Amel\u2069',
        phone: '\u202a+216 97/123-456\u202c',
        email: '\ufeffamel.copied@example.tn',
      }),
    );
    expect(body.user.contact).toMatchObject({
      firstName: 'Amel',
      phone: '+21697123456',
      email: 'amel.copied@example.tn',
    });
    expect((await register(person({ phone: '٩٧ ١٢٣ ٤٥٧' }))).body.user.contact.phone).toBe('+21697123457');
  });

  it('names the field whose value belongs to another account', async () => {
    const { email, phone } = await newcomer();
    const { body } = await register(person({ email: email.toUpperCase(), phone }));
    expect(body.error.fields).toMatchObject([
      { field: 'email', code: 'TAKEN' },
      { field: 'phone', code: 'TAKEN' },
    ]);
  });

  it('opens one account when two requests use the same address concurrently', async () => {
    const email = 'same@example.tn';
    const answers = await Promise.all([1, 2, 3].map(() => register(person({ email }))));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '400', '400']);
    expect(answers.find(({ status }) => status === 400)?.body.error.fields).toMatchObject([
      { field: 'email', code: 'TAKEN' },
    ]);
  });

  it('asks a client that wants the newsletter to confirm the address', async () => {
    const { email } = await newcomer({ newsletter: true });
    const mails = (await shop.mails()).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Confirmez votre inscription à la newsletter',
      'Votre compte Lawaj',
    ]);
  });
});

describe('signing in', () => {
  it('takes the phone in any writing and the e-mail in any case', async () => {
    const { email, phone, accountNumber } = await newcomer();
    for (const name of [email.toUpperCase(), phone, `+216${phone.replaceAll(' ', '')}`, ` ${email} `]) {
      expect((await signIn(name, PASSWORD)).body.user?.accountNumber, name).toBe(accountNumber);
    }
  });

  it('returns the same response for an unknown account and a wrong password', async () => {
    const { email } = await newcomer();
    const wrong = await signIn(email, 'another password');
    const unknown = await signIn('nobody@example.tn', 'another password');
    expect(wrong).toEqual(unknown);
    expect(wrong.body.error.fields).toMatchObject([{ field: 'password', code: 'INVALID' }]);
  });

  it('computes a hash in either case', async () => {
    const passwords = createPasswords();
    const turn = { key: 'one', isKnown: false };
    const hash = await passwords.hash(PASSWORD, turn);
    expect(await passwords.verify(hash, PASSWORD, turn)).toBe(true);
    expect(await passwords.verify(hash, 'x', turn)).toBe(false);
    const startedAt = performance.now();
    expect(await passwords.verify(undefined, PASSWORD, turn)).toBe(false);
    // Far more than a look-up; no comparison of times.
    expect(performance.now() - startedAt).toBeGreaterThan(3);
  });

  it('resets the failure count on success', async () => {
    const { email } = await newcomer();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await signIn(email, 'wrong password');
      expect((await signIn(email, PASSWORD)).status).toBe(200);
    }
  });
});

describe('a token', () => {
  const secret = 'x'.repeat(32);
  const content = { accountNumber: '1234567897', sessionId: 'a'.repeat(22) };

  it.each([
    ['nonsense', () => 'abc'],
    [
      'of another key',
      () => createTokens(secret).make({ ...content, expiresAt: new Date(Date.now() + 60_000) }),
    ],
    [
      'without a signature',
      () => new UnsecuredJWT({ accountNumber: content.accountNumber }).setExpirationTime('1h').encode(),
    ],
    [
      'of another algorithm',
      () =>
        new SignJWT({ accountNumber: content.accountNumber })
          .setProtectedHeader({ alg: 'HS512', sid: content.sessionId })
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode('y'.repeat(64))),
    ],
  ])('%s is refused', async (_, make) => {
    const { status, body } = await profile(await make());
    expect([status, body.error.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is rejected when expired, altered or signed with another algorithm', async () => {
    const tokens = createTokens(secret);
    const good = await tokens.make({ ...content, expiresAt: new Date(Date.now() + 60_000) });
    expect(await tokens.read(good)).toMatchObject(content);
    expect(
      await tokens.read(await tokens.make({ ...content, expiresAt: new Date(Date.now() - 1_000) })),
    ).toBe('expired');
    const [header, , signature] = good.split('.');
    const payload = Buffer.from(JSON.stringify({ accountNumber: '9999999999', exp: 9_999_999_999 })).toString(
      'base64url',
    );
    expect(await tokens.read(`${header}.${payload}.${signature}`)).toBe('invalid');
    const other = await new SignJWT({ accountNumber: content.accountNumber })
      .setProtectedHeader({ alg: 'HS384', sid: content.sessionId })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(secret));
    expect(await tokens.read(other)).toBe('invalid');
  });

  it('is void once its session is revoked: one session, or all', async () => {
    const { token, email } = await newcomer();
    const second = (await signIn(email, PASSWORD)).body.token;
    const third = (await signIn(email, PASSWORD)).body.token;
    expect((await profile(token)).status).toBe(200);
    await shop.post('/v1/auth/logout', {}, bearer(token));
    expect((await profile(token)).status).toBe(401);
    expect((await profile(second)).status).toBe(200);
    await shop.post('/v1/auth/logout', { everywhere: true }, bearer(second));
    expect([(await profile(second)).status, (await profile(third)).status]).toEqual([401, 401]);
  });
});

describe('permissions', () => {
  it('every path of accounts and wishlists requires a session', async () => {
    const paths = routes.filter(({ path }) => path.startsWith('/v1/user/') || path === '/v1/auth/logout');
    expect(paths.length).toBeGreaterThan(10);
    for (const { method, path } of paths) {
      expect(PERMISSIONS[`${method} ${path}`], path).toBe('account');
      const reply = await shop.origin.app.inject({
        method,
        url: path,
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      expect(reply.statusCode, path).toBe(401);
    }
  });

  it('an account is visible to its owner and to admins; for others it does not exist', async () => {
    const one = await newcomer();
    const other = await newcomer();
    const read = (accountNumber: string, token: string): Promise<Told<User>> =>
      shop.get(`/v1/admin/users/${accountNumber}`, bearer(token));
    expect((await read(one.accountNumber, one.token)).status).toBe(200);
    const foreign = await read(one.accountNumber, other.token);
    const missing = await read('9999999999', other.token);
    expect(foreign).toEqual(missing);
    expect(foreign.status).toBe(404);
    const { db } = shop.database;
    const set = (roles: string[], is_admin: boolean) =>
      directly(db, (trx) =>
        trx
          .updateTable('users')
          .set({ roles, is_admin })
          .where('account_number', '=', other.accountNumber)
          .execute(),
      );
    // Both are needed, the exact entry and the field; they are read again at each request.
    for (const [roles, field, status] of [
      [['Admin'], false, 404],
      [['admin', 'Administrator'], true, 404],
      [['Admin'], true, 200],
      [[], true, 404],
    ] as const) {
      await set([...roles], field);
      expect((await read(one.accountNumber, other.token)).status).toBe(status);
    }
    expect((await shop.get(`/v1/admin/users/${one.accountNumber}`)).status).toBe(401);
  });

  it('a ticket belongs to the signed-in account; with an expired session, to a visitor', async () => {
    const { token, accountNumber, email } = await newcomer();
    const ask = (key: string) =>
      shop.post<{ number: string }>(
        '/v1/tickets',
        {
          name: 'A',
          email,
          category: 'order',
          subject: 'Bonjour',
          message: 'Une question.',
          idempotencyKey: key,
        },
        { ...bearer(token), ...from() },
      );
    const account = async (number: string) =>
      (
        await shop.database.db
          .selectFrom('tickets')
          .select('account_number')
          .where('number', '=', number)
          .executeTakeFirst()
      )?.account_number;
    expect(await account((await ask(`${accountNumber}-1`)).body.number)).toBe(accountNumber);
    await shop.post('/v1/auth/logout', {}, bearer(token));
    expect(await account((await ask(`${accountNumber}-2`)).body.number)).toBeNull();
  });
});

describe('recovery', () => {
  const linkIn = (text: string): string => /recover\?token=([\w-]{43})&lang=/.exec(text)?.[1] ?? '';
  const recover = (email: string) => shop.post('/v1/auth/recover', { email }, from());
  const reset = (token: string, password: string): Promise<Told<{ done: true }>> =>
    shop.post('/v1/auth/reset', { token, password }, from());
  const linkTo = async (email: string) =>
    linkIn(
      (await shop.mails()).findLast(({ to, subject }) => to === email && subject.includes('nouveau'))?.text ??
        '',
    );

  it('does not reveal whether the account exists', async () => {
    const { email } = await newcomer();
    expect(await recover(email)).toEqual(await recover('nobody3@example.tn'));
    expect((await shop.mails()).filter(({ to }) => to === 'nobody3@example.tn')).toEqual([]);
  });

  it('works once, revokes all sessions, unlocks a locked account, and notifies its owner', async () => {
    const { email, token } = await newcomer();
    for (let n = 0; n < 5; n += 1) await signIn(email, 'wrong password');
    await recover(email);
    const link = await linkTo(email);
    expect(
      JSON.stringify(await shop.database.db.selectFrom('password_resets').selectAll().execute()),
    ).not.toContain(link);
    const both = await Promise.all([reset(link, 'a new password'), reset(link, 'another password')]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '400']);
    expect((await reset(link, 'a third password')).body.error.fields).toMatchObject([
      { field: 'token', code: 'INVALID' },
    ]);
    expect((await profile(token)).status).toBe(401);
    const won = both[0].status === 200 ? 'a new password' : 'another password';
    expect((await signIn(email, won)).status).toBe(200);
    expect(
      (await shop.mails()).some(
        ({ to, subject }) => to === email && subject === 'Votre mot de passe a changé',
      ),
    ).toBe(true);
  });

  it('does not work once the password was changed', async () => {
    const { email, token } = await newcomer();
    await recover(email);
    const link = await linkTo(email);
    const change = { newPassword: 'a new password', password: PASSWORD };
    expect((await shop.post('/v1/user/profile', change, bearer(token))).status).toBe(200);
    expect((await reset(link, 'yet another password')).status).toBe(400);
  });

  it('does not work after 30 minutes', async () => {
    const { email } = await newcomer();
    await recover(email);
    const link = await linkTo(email);
    await shop.database.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect((await reset(link, 'a new password')).status).toBe(400);
  });
});

describe('one’s own account', () => {
  const update = (token: string, body: unknown): Promise<Told<User>> =>
    shop.post('/v1/user/profile', body, bearer(token));

  it('can be changed; a change that would allow a takeover requires the password', async () => {
    const { token, email } = await newcomer();
    expect((await update(token, { firstName: 'Nour', language: 'tn' })).body).toMatchObject({
      contact: { firstName: 'Nour', lastName: 'Ben Ali' },
      language: 'tn',
    });
    for (const change of [
      { email: 'new@example.tn' },
      { phone: '55 000 111' },
      { newPassword: 'a new password' },
    ]) {
      expect((await update(token, change)).body.error.fields, JSON.stringify(change)).toMatchObject([
        { field: 'password', code: 'REQUIRED' },
      ]);
      expect((await update(token, { ...change, password: 'wrong' })).body.error.fields).toMatchObject([
        { field: 'password', code: 'INVALID' },
      ]);
    }
    const taken = await newcomer();
    expect((await update(token, { email: taken.email, password: PASSWORD })).body.error.fields).toMatchObject(
      [{ field: 'email', code: 'TAKEN' }],
    );
    expect((await update(token, { email, phone: '55 000 222', password: PASSWORD })).status).toBe(200);
  });

  it('revokes the other sessions on a new password, but not the current one', async () => {
    const { token, email } = await newcomer();
    const other = (await signIn(email, PASSWORD)).body.token;
    await update(token, { newPassword: 'a new password', password: PASSWORD });
    expect([(await profile(token)).status, (await profile(other)).status]).toEqual([200, 401]);
  });

  it('lists its sessions and revokes one of its own, never another account’s', async () => {
    const one = await newcomer({ userAgent: 'Firefox' });
    const foreign = await newcomer();
    const second = (await signIn(one.email, PASSWORD)).body.token;
    const sessions = (await shop.get<AccountSessions>('/v1/user/sessions', bearer(one.token))).body.sessions;
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const id = sessions.find(({ current }) => !current)?.id;
    const revoke = (token: string) => shop.post('/v1/user/sessions/revoke', { id }, bearer(token));
    expect((await revoke(foreign.token)).status).toBe(404);
    expect((await profile(second)).status).toBe(200);
    expect((await revoke(one.token)).status).toBe(200);
    expect((await profile(second)).status).toBe(401);
  });

  it('is exported as a whole, and deleted with everything that identifies its owner', async () => {
    const { token, email, phone, accountNumber } = await newcomer({ newsletter: true, firstName: 'Zohra' });
    await shop.post(
      '/v1/tickets',
      {
        name: 'Zohra',
        email,
        phone,
        category: 'order',
        subject: 'Bonjour',
        message: 'Je m’appelle Zohra.',
        idempotencyKey: `del-${accountNumber}`,
      },
      { ...bearer(token), ...from() },
    );
    const exported = (await shop.get<AccountExport>('/v1/user/export', bearer(token))).body;
    expect(exported.account.contact.email).toBe(email);
    expect(JSON.stringify(exported.data)).toContain('Je m’appelle Zohra.');
    expect(JSON.stringify(exported)).not.toContain('argon2');
    const remove = (password: string) => shop.post('/v1/user/delete', { password }, bearer(token));
    expect((await remove('wrong')).status).toBe(400);
    expect((await remove(PASSWORD)).status).toBe(200);
    expect((await profile(token)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(400);
    await shop.mails();
    const { db } = shop.database;
    for (const table of [
      'users',
      'tickets',
      'ticket_messages',
      'newsletter_subscribers',
      'mail_outbox',
      'sessions',
    ] as const) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toContain('Zohra');
      expect(rows, table).not.toContain(email);
      expect(rows, table).not.toContain(`+216${phone.replaceAll(' ', '')}`);
    }
    expect((await register(person({ email, phone }))).status).toBe(200);
  });
});

describe('the wishlist', () => {
  it('belongs to the signed-in account, whatever the body says', async () => {
    const { db } = shop.database;
    const category = await addCategory(db, 'Maison');
    const seller = await addSeller(db, 'Chez Ali');
    const [first = 0, second = 0, closed = 0] = await addProducts(db, [
      { name: 'Un', seller_id: seller.id, category },
      { name: 'Deux', seller_id: seller.id, category },
      { name: 'Trois', seller_id: seller.id, category, active: false },
    ]);
    shop.forget();
    const one = await newcomer();
    const other = await newcomer();
    const call = (
      what: string,
      token: string,
      body: unknown,
    ): Promise<Told<{ count: number; isInWishlist: boolean; wishlist: { _id: string }[] }>> =>
      what === 'remove'
        ? shop.delete('/v1/user/wishlist/remove', body, bearer(token))
        : shop.post(`/v1/user/wishlist/${what}`, body, bearer(token));
    expect((await call('add', one.token, { productId: String(first) })).body).toEqual({
      isInWishlist: true,
      count: 1,
    });
    await call('add', one.token, { productId: String(second), accountNumber: one.accountNumber });
    expect((await call('add', one.token, { productId: String(second) })).body.count).toBe(2);
    for (const what of ['get', 'check', 'add', 'remove']) {
      const body = {
        accountNumber: one.accountNumber,
        ...(what === 'get' ? {} : { productId: String(first) }),
      };
      expect((await call(what, other.token, body)).status, what).toBe(403);
    }
    expect((await call('get', one.token, {})).body.wishlist.map(({ _id }) => _id)).toEqual([
      String(second),
      String(first),
    ]);
    expect((await shop.get('/v1/user/wishlist/ids', bearer(one.token))).body).toEqual({
      ids: [String(second), String(first)],
    });
    expect((await call('check', one.token, { productId: String(first) })).body).toEqual({
      isInWishlist: true,
    });
    expect((await call('check', other.token, { productId: String(first) })).body).toEqual({
      isInWishlist: false,
    });
    expect((await call('add', one.token, { productId: String(closed) })).status).toBe(404);
    expect((await call('remove', one.token, { productId: String(first) })).body).toEqual({
      isInWishlist: false,
      count: 1,
    });
  });
});

describe('a new e-mail address', () => {
  const confirmLink = async (address: string) =>
    /confirm-email\?token=([\w-]{43})&lang=fr/.exec(
      (await shop.mails()).findLast(({ to }) => to === address)?.text ?? '',
    )?.[1] ?? '';
  const confirm = (token: string) =>
    shop.post<{ done: true } & ErrorBody>('/v1/auth/email/confirm', { token }, from());
  const ask = (token: string, email: string): Promise<Told<User>> =>
    shop.post('/v1/user/profile', { email, password: PASSWORD }, bearer(token));
  const subjectsTo = async (address: string) =>
    (await shop.mails()).filter(({ to }) => to === address).map(({ subject }) => subject);

  it('takes effect once it is confirmed; the old address is notified before and after', async () => {
    const { token, email } = await newcomer({ newsletter: true });
    const moved = `moved${count}@example.tn`;
    expect((await ask(token, moved.toUpperCase())).body).toMatchObject({
      contact: { email },
      pendingEmail: moved,
    });
    expect((await signIn(moved, PASSWORD)).status).toBe(400);
    expect(await subjectsTo(email)).toContain('Changement de votre adresse e-mail');
    const link = await confirmLink(moved);
    expect(
      JSON.stringify(await shop.database.db.selectFrom('email_changes').selectAll().execute()),
    ).not.toContain(link);
    const reset = await shop.post('/v1/auth/recover', { email }, from());
    expect(reset.status).toBe(200);
    const both = await Promise.all([confirm(link), confirm(link)]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '400']);
    expect((await profile(token)).body).toMatchObject({ contact: { email: moved }, pendingEmail: null });
    expect((await signIn(moved, PASSWORD)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(400);
    expect(await subjectsTo(email)).toContain('Votre adresse e-mail a changé');
    const { id } = await shop.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', moved)
      .executeTakeFirstOrThrow();
    expect(
      await shop.database.db.selectFrom('password_resets').selectAll().where('user_id', '=', id).execute(),
    ).toEqual([]);
    expect(
      await shop.database.db
        .selectFrom('newsletter_subscribers')
        .select('email')
        .where('email', 'in', [email, moved])
        .execute(),
    ).toEqual([{ email: moved }]);
  });

  it('is the last one requested, and cancelled by requesting the present address', async () => {
    const { token, email } = await newcomer();
    const [first, second] = [`first${count}@example.tn`, `second${count}@example.tn`];
    await ask(token, first);
    const stale = await confirmLink(first);
    expect((await ask(token, second)).body.pendingEmail).toBe(second);
    expect((await confirm(stale)).status).toBe(400);
    const given = await shop.post<User>('/v1/user/profile', { email }, bearer(token));
    expect(given.body).toMatchObject({ contact: { email }, pendingEmail: null });
    expect((await confirm(await confirmLink(second))).status).toBe(400);
  });

  it('cannot be confirmed once another account has it, or after a day', async () => {
    const { token } = await newcomer();
    const wanted = `wanted${count}@example.tn`;
    await ask(token, wanted);
    await newcomer({ email: wanted });
    const mail = (await shop.mails()).find(({ to, text }) => to === wanted && text.includes('confirm-email'));
    const link = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await confirm(link)).status).toBe(409);
    const late = await newcomer();
    const other = `late${count}@example.tn`;
    await ask(late.token, other);
    await shop.database.db
      .updateTable('email_changes')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('email', '=', other)
      .execute();
    expect((await confirm(await confirmLink(other))).status).toBe(400);
    expect((await profile(late.token)).body.pendingEmail).toBeNull();
  });
});
