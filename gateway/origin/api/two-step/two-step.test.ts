/** Second step of admins: set-up, sign-in, policy and reset. Run on PostgreSQL too: only there are two requests truly concurrent. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, SignInChallenge, User } from '../../../contract/accounts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { StaffList, StaffMember, StaffPolicy } from '../../../contract/staff.ts';
import type { RecoveryCodes, TwoStep, TwoStepSecret } from '../../../contract/two-step.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { createTwoStepSecrets } from './codes.ts';

let shop: TestOrigin;
let owner: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

const STEP_MS = 30_000;
/** The code of a secret, some time steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
const post = <T>(path: string, body: object | undefined, headers: Record<string, string>) =>
  shop.post<T & ErrorBody>(path, body, headers);
const begin = (who: Person) => post<TwoStepSecret>('/v1/admin/two-step', undefined, who.headers);
const confirm = (who: Person, code: string) =>
  post<RecoveryCodes>('/v1/admin/two-step/confirm', { code }, who.headers);
const read = async (who: Person) => (await shop.get<TwoStep>('/v1/admin/two-step', who.headers)).body;
const passwordOf = (who: Person, client = newClient()) =>
  post<SignedIn & SignInChallenge>(
    '/v1/auth/login',
    { identifier: who.email, password: TEST_PASSWORD },
    client,
  );
const answer = (challenge: string, code: string, client = newClient()) =>
  post<SignedIn>('/v1/auth/second-step', { challenge, code }, client);
const challengeFor = async (who: Person) => (await passwordOf(who)).body.challenge;
const reset = (who: Person, by = owner) =>
  post<StaffMember>(`/v1/admin/staff/${who.accountNumber}/two-step/reset`, undefined, by.headers);
const requireAll = (isTwoStepRequired: boolean) =>
  post<StaffPolicy>('/v1/admin/staff/policy', { isTwoStepRequired }, owner.headers);
/** Status, field and code of a refusal. */
const refusal = ({ status, body }: { status: number; body: ErrorBody }) => [
  status,
  body.error.fields?.[0]?.field,
  body.error.fields?.[0]?.code,
];
/** Codes of the present time step are accepted again, as if a minute had passed. */
const laterOn = (who: Person) =>
  shop.database.db
    .updateTable('two_steps')
    .set({ last_step: 0 })
    .where('account_number', '=', who.accountNumber)
    .execute();
const codeOfRefusal = async (path: string, who: Person) =>
  (await shop.get<ErrorBody>(path, who.headers)).body.error.code;
const enterPasswordLongAgo = (who: Person) =>
  shop.database.db
    .updateTable('sessions')
    .set({ password_at: new Date(Date.now() - 11 * 60_000) })
    .where('user_id', '=', who.id)
    .execute();

/** An admin with a second step, its secret and recovery codes. */
async function enrolled(role: 'Support' | 'Owner' = 'Support') {
  const who = await addPerson(shop, role);
  const { secret } = (await begin(who)).body;
  const { status, body } = await confirm(who, codeOf(secret));
  if (status !== 200) throw new Error(JSON.stringify(body));
  await laterOn(who);
  return { who, secret, recoveryCodes: body.recoveryCodes };
}

describe('setting up', () => {
  it('turns the second step on by a code, and gives ten recovery codes once', async () => {
    const who = await addPerson(shop, 'Support');
    expect(await read(who)).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    const { secret, uri } = (await begin(who)).body;
    expect(uri).toMatch(
      new RegExp(`^otpauth://totp/Lawaj:${encodeURIComponent(who.email)}\\?.*secret=${secret}`),
    );
    // Sign-in asks for no code before one is confirmed.
    expect((await passwordOf(who)).body.token).toBeDefined();
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect(refusal(await confirm(who, wrong))).toEqual([400, 'code', 'INVALID']);
    const { recoveryCodes } = (await confirm(who, codeOf(secret))).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect(await read(who)).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect((await begin(who)).status).toBe(409);
    expect((await shop.mails()).filter(({ to }) => to === who.email).at(-1)?.text).toContain('activée');
  });

  it('stores and logs no secret in plain, and remembers no response', async () => {
    const { who, secret, recoveryCodes } = await enrolled();
    const { db } = shop.database;
    const rows = await db
      .selectFrom('two_steps')
      .selectAll()
      .where('account_number', '=', who.accountNumber)
      .execute();
    const log = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_account', '=', who.accountNumber)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['two-step.begin', 'two-step.confirm']),
    );
    const requests = await db.selectFrom('admin_requests').selectAll().execute();
    const events = await db.selectFrom('outbox').selectAll().execute();
    const stored = JSON.stringify([rows, log, requests, events]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    expect(JSON.stringify(log)).not.toContain(rows[0]?.totp_secret);
    const keyed = await post('/v1/admin/two-step/recovery-codes', undefined, {
      ...who.headers,
      'idempotency-key': 'some-key-1',
    });
    expect(refusal(keyed)).toEqual([400, 'Idempotency-Key', undefined]);
  });

  it('needs a password of the last ten minutes, which can be entered again', async () => {
    const who = await addPerson(shop, 'Support');
    await enterPasswordLongAgo(who);
    expect(refusal(await begin(who))).toEqual([400, 'password', 'PASSWORD_REQUIRED']);
    const enter = (password: string) => post('/v1/auth/password', { password }, who.headers);
    expect(refusal(await enter('another password'))).toEqual([400, 'password', 'INVALID']);
    expect((await enter(TEST_PASSWORD)).status).toBe(200);
    expect((await begin(who)).status).toBe(200);
  });

  it('is not for shoppers', async () => {
    expect((await begin(await addPerson(shop))).status).toBe(403);
  });

  it('is turned off by password and code, and its recovery codes can be replaced', async () => {
    const { who, secret, recoveryCodes } = await enrolled();
    const disable = (password: string, code: string) =>
      post<TwoStep>('/v1/admin/two-step/disable', { password, code }, who.headers);
    const renewed = await post<RecoveryCodes>('/v1/admin/two-step/recovery-codes', undefined, who.headers);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(refusal(await disable(TEST_PASSWORD, recoveryCodes[0] ?? ''))).toEqual([400, 'code', 'INVALID']);
    expect(refusal(await disable('another password', codeOf(secret)))).toEqual([400, 'password', 'INVALID']);
    expect((await disable(TEST_PASSWORD, codeOf(secret))).body.since).toBeNull();
    expect((await passwordOf(who)).body.token).toBeDefined();
    expect((await disable(TEST_PASSWORD, codeOf(secret))).status).toBe(409);
  });

  it('is encrypted for one account, with one key', () => {
    const secrets = createTwoStepSecrets('x'.repeat(32));
    const { secret } = secrets.make('a@example.tn');
    const sealed = secrets.seal(secret, '1234567897');
    const step = Math.floor(Date.now() / STEP_MS);
    expect(secrets.stepOf(sealed, '1234567897', codeOf(secret))).toBeGreaterThanOrEqual(step);
    expect(secrets.stepOf(sealed, '1234567898', codeOf(secret))).toBeUndefined();
    expect(createTwoStepSecrets('y'.repeat(32)).stepOf(sealed, '1234567897', codeOf(secret))).toBeUndefined();
  });
});

describe('signing in', () => {
  it('gives a challenge instead of a session, and a session for a code', async () => {
    const { who, secret } = await enrolled();
    const { status, body } = await passwordOf(who);
    expect(status).toBe(200);
    expect(body.token).toBeUndefined();
    expect(refusal(await answer(body.challenge, '12345'))).toEqual([400, 'code', 'INVALID']);
    const code = codeOf(secret);
    const session = await answer(body.challenge, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(session.body.user.accountNumber).toBe(who.accountNumber);
    expect(
      (await shop.get('/v1/admin/two-step', { authorization: `Bearer ${session.body.token}` })).status,
    ).toBe(200);
    expect(refusal(await answer(body.challenge, code))).toEqual([400, 'challenge', 'EXPIRED']);
  });

  it('accepts a code once, also by two sign-ins at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { who, secret } = await enrolled();
      const challenges = [await challengeFor(who), await challengeFor(who), await challengeFor(who)];
      const code = codeOf(secret);
      const answers = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
      expect(refusal(await answer(await challengeFor(who), code))).toEqual([400, 'code', 'INVALID']);
      // Nor one of an earlier step.
      expect(refusal(await answer(await challengeFor(who), codeOf(secret, -1)))).toEqual([
        400,
        'code',
        'INVALID',
      ]);
    }
  });

  it('answers one challenge once, with two codes at the same time', async () => {
    const { who, recoveryCodes } = await enrolled();
    const challenge = await challengeFor(who);
    const answers = await Promise.all(recoveryCodes.slice(0, 4).map((code) => answer(challenge, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
    expect((await read(who)).recoveryCodesLeft).toBe(9);
  });

  it('accepts each recovery code once, and notifies', async () => {
    const { who, recoveryCodes } = await enrolled();
    const typed = (recoveryCodes[3] ?? '').toUpperCase().replaceAll('-', ' ');
    expect((await answer(await challengeFor(who), typed)).status).toBe(200);
    expect((await read(who)).recoveryCodesLeft).toBe(9);
    expect(refusal(await answer(await challengeFor(who), typed))).toEqual([400, 'code', 'INVALID']);
    expect((await shop.mails()).filter(({ to }) => to === who.email).at(-1)?.text).toContain(
      'Codes restants',
    );
  });

  it('locks after five wrong codes, for the network they came from', async () => {
    const { who, recoveryCodes } = await enrolled();
    const client = newClient();
    const challenge = await challengeFor(who);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await answer(challenge, 'wrong', client)).status).toBe(400);
    expect((await answer(challenge, recoveryCodes[0] ?? '', client)).status).toBe(429);
    const elsewhere = { ...newClient(), 'x-client-address': '197.0.0.1' };
    expect((await answer(challenge, recoveryCodes[0] ?? '', elsewhere)).status).toBe(200);
  });

  it('refuses a challenge that is old, or of before a new password', async () => {
    const { who, secret } = await enrolled();
    const old = await challengeFor(who);
    await shop.database.db
      .updateTable('sign_in_challenges')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', who.id)
      .execute();
    expect(refusal(await answer(old, codeOf(secret)))).toEqual([400, 'challenge', 'EXPIRED']);
    const pending = await challengeFor(who);
    const change = { newPassword: 'a much better phrase', password: TEST_PASSWORD };
    expect((await post('/v1/user/profile', change, who.headers)).status).toBe(200);
    expect(refusal(await answer(pending, codeOf(secret)))).toEqual([400, 'challenge', 'EXPIRED']);
  });
});

describe('owners', () => {
  it('see who has a second step, and reset that of others: sessions end, and the person is notified', async () => {
    const { who } = await enrolled();
    const member = async () =>
      (await shop.get<StaffList>('/v1/admin/staff', owner.headers)).body.members.find(
        ({ accountNumber }) => accountNumber === who.accountNumber,
      );
    expect((await member())?.twoStepSince).not.toBeNull();
    expect((await reset(owner)).status).toBe(409);
    const colleague = await addPerson(shop, 'Support');
    expect((await reset(who, colleague)).status).toBe(403);
    expect((await reset(colleague)).status).toBe(404);
    expect((await reset(who)).body.twoStepSince).toBeNull();
    expect((await shop.get('/v1/admin/two-step', who.headers)).status).toBe(401);
    expect((await passwordOf(who)).body.token).toBeDefined();
    expect((await shop.mails()).filter(({ to }) => to === who.email).at(-1)?.text).toContain('réinitialisé');
    const log = await shop.database.db
      .selectFrom('audit_log')
      .select(['action', 'op', 'actor_account'])
      .where('entity', '=', 'two_steps')
      .where('entity_id', '=', who.accountNumber)
      .where('action', '=', 'two-step.reset')
      .execute();
    expect(log).toEqual([{ action: 'two-step.reset', op: 'D', actor_account: owner.accountNumber }]);
  });

  it('enter their password again for it after ten minutes', async () => {
    const { who } = await enrolled();
    const second = await addPerson(shop, 'Owner');
    await enterPasswordLongAgo(second);
    expect(refusal(await reset(who, second))).toEqual([400, 'password', 'PASSWORD_REQUIRED']);
  });

  it('may require it: admins without it can only set it up', async () => {
    const who = await addPerson(shop, 'Support');
    const { who: ready } = await enrolled('Owner');
    expect((await requireAll(true)).body.isTwoStepRequired).toBe(true);
    try {
      expect((await read(who)).isRequired).toBe(true);
      for (const path of ['/v1/admin/tickets', '/v1/admin/users', '/v1/admin/products?active=false'])
        expect([path, await codeOfRefusal(path, who)]).toEqual([path, 'TWO_STEP_REQUIRED']);
      expect(await codeOfRefusal(`/v1/admin/users/${owner.accountNumber}`, who)).toBe('TWO_STEP_REQUIRED');
      expect(await codeOfRefusal('/v1/admin/tickets', await addPerson(shop))).toBe('FORBIDDEN');
      const isMissing = async (one: Person) =>
        (await shop.get<User>(`/v1/admin/users/${one.accountNumber}`, one.headers)).body.isTwoStepMissing;
      expect([await isMissing(who), await isMissing(ready)]).toEqual([true, false]);
      expect((await shop.get('/v1/admin/tickets', ready.headers)).status).toBe(200);
      const { secret } = (await begin(who)).body;
      expect((await confirm(who, codeOf(secret))).status).toBe(200);
      expect((await shop.get('/v1/admin/tickets', who.headers)).status).toBe(200);
    } finally {
      const off = { isTwoStepRequired: false };
      expect((await post('/v1/admin/staff/policy', off, ready.headers)).status).toBe(200);
    }
  });
});
