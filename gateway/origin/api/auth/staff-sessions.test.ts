/** Sessions of admins: how long they last, and what needs the password again. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountSessions, SignedIn } from '../../../contract/accounts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import type { StaffMember } from '../../../contract/staff.ts';
import { newClient, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let shop: TestOrigin;
let owner: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

const signIn = async (who: Person) =>
  (
    await shop.post<SignedIn>(
      '/v1/auth/login',
      { identifier: who.email, password: TEST_PASSWORD },
      newClient(),
    )
  ).body;
const changeSessions = (who: Person, values: { created_at: Date } | { password_at: Date }) =>
  shop.database.db.updateTable('sessions').set(values).where('user_id', '=', who.id).execute();
const since = (age: number): Date => new Date(Date.now() - age);

it('ends sessions of admins twelve hours after sign-in, those of shoppers not', async () => {
  const admin = await addPerson(shop, 'Support');
  const shopper = await addPerson(shop);
  const lifeOf = ({ expiresAt }: SignedIn): number => (Date.parse(expiresAt) - Date.now()) / HOUR;
  expect(lifeOf(await signIn(admin))).toBeCloseTo(12, 1);
  expect(lifeOf(await signIn(shopper))).toBeCloseTo(30 * 24, 1);

  const own = (who: Person) => shop.get<AccountSessions>('/v1/user/sessions', who.headers);
  await changeSessions(admin, { created_at: since(12 * HOUR - MINUTE) });
  await changeSessions(shopper, { created_at: since(13 * HOUR) });
  const { body } = await own(admin);
  expect(body.sessions.length).toBeGreaterThan(0);
  // The session began as a shopper's, for 30 days.
  for (const { expiresAt } of body.sessions) expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + HOUR);
  await changeSessions(admin, { created_at: since(12 * HOUR) });
  expect([(await own(admin)).status, (await own(shopper)).status]).toEqual([401, 200]);
  // A role that is granted during an older session ends it.
  await directly(shop.database.db, (trx) =>
    trx
      .updateTable('users')
      .set({ roles: ['Admin'], is_admin: true, admin_role: 'Support' })
      .where('id', '=', shopper.id)
      .execute(),
  );
  expect((await own(shopper)).status).toBe(401);
});

it('needs a password of the last ten minutes for what moves money and makes owners', async () => {
  const accountant = await addPerson(shop, 'Finance');
  const keyed = (who: Person, version?: number) => ({
    ...who.headers,
    'idempotency-key': crypto.randomUUID(),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  });
  const asked = async (path: string, body: object, headers: Record<string, string>) => {
    const { status, body: answer } = await shop.post<ErrorBody>(path, body, headers);
    const [first] = status === 400 ? (answer.error.fields ?? []) : [];
    return first ? [first.field, first.code] : status;
  };
  const member = await addPerson(shop, 'Support');
  const versionOf = async (who: Person): Promise<number> =>
    (
      await shop.database.db
        .selectFrom('users')
        .select('version')
        .where('id', '=', who.id)
        .executeTakeFirstOrThrow()
    ).version;
  const second = await addPerson(shop, 'Owner');
  const settle = { transfers: [{ payoutId: '1', reference: 'VIR-1' }] };
  const calls = [
    () => asked('/v1/admin/payouts/987/send', {}, keyed(accountant)),
    () => asked('/v1/admin/payouts/987/settle', settle, keyed(accountant)),
    () =>
      asked(
        '/v1/admin/sellers/987/payouts',
        { amount: '1.000', reference: 'VIR-2', idempotencyKey: crypto.randomUUID() },
        accountant.headers,
      ),
    () =>
      asked(
        '/v1/admin/staff/invitations',
        { email: `${crypto.randomUUID()}@example.tn`, role: 'Owner' },
        keyed(owner),
      ),
    async () =>
      asked(
        `/v1/admin/staff/${member.accountNumber}/role`,
        { role: 'Owner' },
        keyed(owner, await versionOf(member)),
      ),
    async () =>
      asked(
        `/v1/admin/staff/${second.accountNumber}/role`,
        { role: null },
        keyed(owner, await versionOf(second)),
      ),
    () => asked('/v1/admin/staff/policy', { isTwoStepRequired: false }, owner.headers),
  ];
  for (const who of [accountant, owner]) await changeSessions(who, { password_at: since(11 * MINUTE) });
  for (const [index, call] of calls.entries())
    expect([index, await call()]).toEqual([index, ['password', 'PASSWORD_REQUIRED']]);
  // Other roles need none.
  const role = await shop.post<StaffMember>(
    `/v1/admin/staff/${member.accountNumber}/role`,
    { role: 'Orders' },
    keyed(owner, await versionOf(member)),
  );
  expect(role.status).toBe(200);
  for (const who of [accountant, owner])
    expect((await shop.post('/v1/auth/password', { password: TEST_PASSWORD }, who.headers)).status).toBe(200);
  const outcomes: unknown[] = [];
  for (const call of calls) outcomes.push(await call());
  expect(outcomes).toEqual([404, 404, 404, 200, 200, 200, 200]);
});
