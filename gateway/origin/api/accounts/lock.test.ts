/** Password guessing, locking the owner out, and flooding the sign-in: what an attacker can and cannot do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../contract/accounts.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { startTestOrigin, TEST_SERVICE_TOKEN } from '../../testing/origin.ts';
import type { Answer, TestOrigin } from '../../testing/origin.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

const PASSWORD = 'one long password';
let count = 0;
const from = (address: string) => ({ 'x-client-address': address, 'x-gateway-token': TEST_SERVICE_TOKEN });
/** An address in a network of its own. */
const newNetwork = (): string => {
  count += 1;
  return `102.${(count >> 8) & 255}.${count & 255}.7`;
};

async function owner() {
  count += 1;
  const given = {
    firstName: 'Nour',
    lastName: 'Gharbi',
    phone: `21${String(100_000 + count)}`,
    email: `nour${count}@example.tn`,
    password: PASSWORD,
  };
  const network = newNetwork();
  const { status, body } = await shop.post<SignedIn & ErrorBody>('/v1/auth/register', given, from(network));
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { ...given, network, deviceToken: body.deviceToken ?? '', accountNumber: body.user.accountNumber };
}

const signIn = (
  identifier: string,
  password: string,
  address: string,
  deviceToken?: string,
): Promise<Answer<SignedIn & ErrorBody>> =>
  shop.post('/v1/auth/login', { identifier, password, ...(deviceToken && { deviceToken }) }, from(address));

async function fail(name: string, times: number, address: string, deviceToken?: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1)
    statuses.push((await signIn(name, 'a wrong password', address, deviceToken)).status);
  return statuses;
}

describe('a lock', () => {
  it('applies after five failures, whether the account exists or not, and refuses the right password too', async () => {
    const { email } = await owner();
    for (const name of [email, 'nobody@example.tn', '+216 29 999 999']) {
      const stranger = newNetwork();
      expect(await fail(name, 6, stranger), name).toEqual([400, 400, 400, 400, 400, 429]);
      const { status, body } = await signIn(name, PASSWORD, stranger);
      expect([status, body.error.code]).toEqual([429, 'RATE_LIMITED']);
      expect(body.error.retryAfter).toBeGreaterThan(890);
      expect(body.error.retryAfter).toBeLessThanOrEqual(900);
    }
  });

  it('applies to the network of the failures: the owner signs in from another, and a /24 counts as one', async () => {
    const { email, network } = await owner();
    await fail(email, 5, '41.230.7.1');
    expect((await signIn(email, PASSWORD, '41.230.7.200')).status).toBe(429);
    expect((await signIn(email, PASSWORD, '41.230.8.1')).status).toBe(200);
    expect((await signIn(email, PASSWORD, network)).status).toBe(200);
    await fail(email, 5, '2001:db8:1:2::1');
    expect((await signIn(email, PASSWORD, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await signIn(email, PASSWORD, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('does not apply to a known device, even in the locked network', async () => {
    const { email, phone, deviceToken } = await owner();
    const stranger = newNetwork();
    expect((await fail(email, 6, stranger)).at(-1)).toBe(429);
    expect((await fail(phone, 6, stranger)).at(-1)).toBe(429);
    expect((await signIn(email, PASSWORD, stranger, deviceToken)).status).toBe(200);
    expect((await signIn(phone, PASSWORD, stranger, deviceToken)).status).toBe(200);
    // The device has the same limit on failures as any other client.
    expect(await fail(email, 6, newNetwork(), deviceToken)).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('does not recognise the device of another account, or a forged one', async () => {
    const [one, other] = [await owner(), await owner()];
    const stranger = newNetwork();
    await fail(one.email, 5, stranger);
    for (const token of [other.deviceToken, 'x'.repeat(43)])
      expect((await signIn(one.email, PASSWORD, stranger, token)).status).toBe(429);
  });

  it('applies everywhere after a hundred failures from many networks, but not to known devices', async () => {
    const { email, deviceToken } = await owner();
    const anywhere = () =>
      shop.database.db.updateTable('sign_in_failures').where('origin', '=', 'any').where('failures', '>', 0);
    expect(await fail(email, 4, newNetwork())).toEqual([400, 400, 400, 400]);
    // As if 94 more had come from other networks.
    await anywhere().where('failures', '=', 4).set({ failures: 98 }).execute();
    expect(await fail(email, 1, newNetwork())).toEqual([400]);
    expect(await fail(email, 1, newNetwork())).toEqual([400]);
    expect((await signIn(email, PASSWORD, newNetwork())).status).toBe(429);
    expect((await signIn(email, PASSWORD, newNetwork(), deviceToken)).status).toBe(200);
    await anywhere()
      .where('locked_until', 'is not', null)
      .set({ locked_until: new Date(Date.now() - 1) })
      .execute();
    expect((await signIn(email, PASSWORD, newNetwork())).status).toBe(200);
  });

  it('counts a telephone number in any notation as one, known or not', async () => {
    const { phone } = await owner();
    for (const number of [phone, '29888777']) {
      const stranger = newNetwork();
      const spellings = [
        number,
        `+216${number}`,
        `00216 ${number}`,
        `${number.slice(0, 2)}.${number.slice(2)}`,
        `+216-${number}`,
      ];
      const statuses: number[] = [];
      for (const spelling of spellings) statuses.push(...(await fail(spelling, 1, stranger)));
      expect(statuses).toEqual([400, 400, 400, 400, 400]);
      expect(await fail(` ${number} `, 1, stranger)).toEqual([429]);
    }
  });

  it('does not reveal that an address and a number belong to one account', async () => {
    const { email, phone } = await owner();
    const stranger = newNetwork();
    await fail(email, 6, stranger);
    expect(await fail(phone, 1, stranger)).toEqual(await fail('29777666', 1, stranger));
  });

  it('lets no more than five of many concurrent tries reach the password check', async () => {
    const { email } = await owner();
    const stranger = newNetwork();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(email, 'a wrong password', stranger)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });
});

describe('a known device', () => {
  it('has one secret for every sign-in; the database stores only its hash, and it is exported and erased', async () => {
    const { email, deviceToken, network } = await owner();
    const again = await signIn(email, PASSWORD, network, deviceToken);
    expect(again.body.deviceToken).toBe(deviceToken);
    const other = await signIn(email, PASSWORD, network);
    expect(other.body.deviceToken).not.toBe(deviceToken);
    const forged = await signIn(email, PASSWORD, network, 'y'.repeat(43));
    expect(forged.body.deviceToken).not.toBe('y'.repeat(43));
    const rows = await shop.database.db.selectFrom('known_devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(deviceToken);
    const bearer = { authorization: `Bearer ${again.body.token}` };
    const { body } = await shop.get<{ data: { devices: unknown[] } }>('/v1/user/export', bearer);
    expect(body.data.devices).toHaveLength(3);
  });

  it('is removed by a new password and by signing out everywhere', async () => {
    for (const change of [
      (bearer: Record<string, string>) =>
        shop.post('/v1/user/profile', { newPassword: 'quite another one', password: PASSWORD }, bearer),
      (bearer: Record<string, string>) => shop.post('/v1/auth/logout', { everywhere: true }, bearer),
    ]) {
      const { email, deviceToken, network } = await owner();
      const { body } = await signIn(email, PASSWORD, network, deviceToken);
      expect((await change({ authorization: `Bearer ${body.token}` })).status).toBe(200);
      const stranger = newNetwork();
      await fail(email, 5, stranger);
      expect((await signIn(email, PASSWORD, stranger, deviceToken)).status).toBe(429);
    }
  });
});

describe('recovery', () => {
  const recover = (email: string, address: string, deviceToken?: string) =>
    shop.post<ErrorBody>('/v1/auth/recover', { email, ...(deviceToken && { deviceToken }) }, from(address));

  it('is not used up by a stranger, and a client over the limit receives the seconds to wait', async () => {
    const { email, network } = await owner();
    const stranger = newNetwork();
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await recover(email, stranger)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { body } = await recover(email, stranger);
    expect(body.error.retryAfter).toBeGreaterThan(3_500);
    expect((await recover(email, network)).status).toBe(200);
  });

  it('from many networks does not flood a mailbox, and a known device still gets its link', async () => {
    const { email, deviceToken } = await owner();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await recover(email, newNetwork())).status);
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect((await recover(email, newNetwork(), deviceToken)).status).toBe(200);
  });
});

describe('the queue of sign-ins', () => {
  it('lets honest clients pass while a few networks flood it', async () => {
    const people = [];
    for (let n = 0; n < 10; n += 1) people.push(await owner());
    // More than wait and are hashed while they arrive, on a slow machine too; fair-queue.test.ts counts exactly.
    const flood = Array.from({ length: 180 }, (_, n) =>
      signIn(`nobody${n}@flood.example`, 'a wrong password', `45.9.${n % 5}.${n}`),
    );
    const honest = people.map(({ email, network }) => signIn(email, PASSWORD, network));
    expect((await Promise.all(honest)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.error).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 3 });
  });
});
