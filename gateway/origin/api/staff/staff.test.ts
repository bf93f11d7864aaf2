/** Admins: roles, the last owner, invitations. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type {
  OwnersToAsk,
  StaffAccepted,
  StaffInvitation,
  StaffList,
  StaffMember,
} from '../../../contract/staff.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';

let shop: TestOrigin;
let owner: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

const list = async () => (await shop.get<StaffList>('/v1/admin/staff', owner.headers)).body;
const memberOf = async ({ accountNumber }: Person) =>
  (await list()).members.find((member) => member.accountNumber === accountNumber);
const setRole = (who: Person, role: string | null, version: number, by = owner) =>
  shop.post<StaffMember & ErrorBody>(
    `/v1/admin/staff/${who.accountNumber}/role`,
    { role },
    { ...by.headers, 'if-match': `"${version}"` },
  );
let keys = 0;
const invite = (body: object, by = owner) => {
  keys += 1;
  return shop.post<StaffInvitation & ErrorBody>('/v1/admin/staff/invitations', body, {
    ...by.headers,
    'idempotency-key': `invitation-${keys}`,
  });
};
const tokenTo = async (email: string): Promise<string> => {
  const mails = (await shop.mails()).filter(({ to }) => to === email);
  return /\/admin\/invitation\?token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
};
const accept = (who: Person, token: string) =>
  shop.post<StaffAccepted & ErrorBody>('/v1/user/staff-invitation', { token }, who.headers);
/** Status, field and code of a refused acceptance. */
const refusalOf = async (who: Person, token: string) => {
  const { status, body } = await accept(who, token);
  const [problem] = body.error.fields ?? [];
  return [status, problem?.field, problem?.code];
};

describe('a role', () => {
  it('is changed by owners, effective with the next request', async () => {
    const agent = await addPerson(shop, 'Support');
    const before = await memberOf(agent);
    expect(before).toMatchObject({ role: 'Support', email: agent.email });
    const { status, body } = await setRole(agent, 'Catalogue', before?.version ?? 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({ role: 'Catalogue', version: (before?.version ?? 0) + 1 });
    // Catalogue decides on sellers, Support does not.
    const decide = () =>
      shop.post(
        '/v1/admin/sellers/999999/status',
        { to: 'ACTIVE', note: null },
        { ...agent.headers, 'if-match': '"1"' },
      );
    expect((await decide()).status).toBe(404);
    await setRole(agent, null, body.version);
    expect((await decide()).status).toBe(403);
    expect(await memberOf(agent)).toBeUndefined();
    expect((await setRole(agent, 'Owner', body.version + 1)).status).toBe(404);
  });

  it('is refused to other roles, and for shoppers', async () => {
    const agent = await addPerson(shop, 'Support');
    expect((await shop.get('/v1/admin/staff', agent.headers)).status).toBe(403);
    expect((await setRole(agent, 'Owner', 1, agent)).status).toBe(403);
    const shopper = await addPerson(shop);
    expect((await setRole(shopper, 'Owner', 1)).status).toBe(404);
  });

  it('that does not suffice is named with owners whom one can ask, to admins only', async () => {
    const agent = await addPerson(shop, 'Support');
    const refused = await shop.get<ErrorBody>('/v1/admin/staff', agent.headers);
    expect(refused.body.error).toEqual({
      code: 'FORBIDDEN',
      message: 'Not allowed',
      capability: 'staff',
      owners: expect.arrayContaining([expect.stringMatching(/^\S/)]) as string[],
    });
    const { owners } = (await shop.get<OwnersToAsk>('/v1/admin/owners', agent.headers)).body;
    expect(owners).toEqual(refused.body.error.owners);
    const shopper = await addPerson(shop);
    for (const path of ['/v1/admin/staff', '/v1/admin/owners'])
      expect((await shop.get<ErrorBody>(path, shopper.headers)).body.error).toEqual({
        code: 'FORBIDDEN',
        message: 'Not allowed',
      });
  });

  it('of the last owner stays, even when two owners demote each other at once', async () => {
    const version = (await memberOf(owner))?.version ?? 0;
    const alone = await setRole(owner, 'Support', version);
    expect(alone.status).toBe(409);
    expect(alone.body.error.fields).toMatchObject([{ field: 'role', code: 'LAST_OWNER' }]);
    for (let round = 0; round < 3; round += 1) {
      const second = await addPerson(shop, 'Owner');
      const [one, two] = [await memberOf(owner), await memberOf(second)];
      const answers = await Promise.all([
        setRole(owner, 'Support', one?.version ?? 0, second),
        setRole(second, 'Support', two?.version ?? 0, owner),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left: Person = answers[0].status === 200 ? second : owner;
      owner = left;
      expect((await list()).members.filter(({ role }) => role === 'Owner')).toHaveLength(1);
    }
  });

  it('of the last owner is not lost with the account', async () => {
    const { status, body } = await shop.post<ErrorBody>(
      '/v1/user/delete',
      { password: TEST_PASSWORD },
      owner.headers,
    );
    expect(status).toBe(409);
    expect(body.error.fields).toMatchObject([{ code: 'LAST_OWNER' }]);
    expect(await memberOf(owner)).toBeDefined();
  });
});

describe('an invitation', () => {
  it('makes the account of its address an admin, once', async () => {
    const person = await addPerson(shop);
    const { status, body } = await invite({
      email: person.email.toUpperCase(),
      role: 'Orders',
      language: 'en',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: person.email, role: 'Orders', invitedBy: owner.accountNumber });
    expect((await list()).invitations).toMatchObject([{ _id: body._id }]);
    const token = await tokenTo(person.email);
    const stranger = await addPerson(shop);
    expect(await refusalOf(stranger, token)).toEqual([400, 'token', 'OTHER_ACCOUNT']);
    expect((await accept(person, token)).body).toEqual({ role: 'Orders' });
    expect(await memberOf(person)).toMatchObject({ role: 'Orders' });
    expect((await list()).invitations).toEqual([]);
    expect(await refusalOf(person, token)).toEqual([400, 'token', 'FROZEN']);
    expect((await invite({ email: person.email, role: 'Owner' })).body.error.fields).toMatchObject([
      { field: 'email', code: 'TAKEN' },
    ]);
    const log = await shop.database.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'users')
      .where('entity_id', '=', person.accountNumber)
      .execute();
    expect(log).toMatchObject([{ action: 'staff.accept', after: { admin_role: 'Orders', is_admin: true } }]);
  });

  it('is void after another one to the same address, and when it is withdrawn', async () => {
    const person = await addPerson(shop);
    await invite({ email: person.email, role: 'Owner' });
    const old = await tokenTo(person.email);
    const { body } = await invite({ email: person.email, role: 'Support' });
    expect(await refusalOf(person, old)).toEqual([400, 'token', 'INVALID']);
    const path = `/v1/admin/staff/invitations/${body._id}`;
    expect((await shop.delete(path, {}, owner.headers)).status).toBe(200);
    expect((await shop.delete(path, {}, owner.headers)).status).toBe(404);
    expect((await accept(person, await tokenTo(person.email))).status).toBe(400);
  });

  it('is void after seven days', async () => {
    const person = await addPerson(shop);
    await invite({ email: person.email, role: 'Support' });
    const token = await tokenTo(person.email);
    await shop.database.db
      .updateTable('staff_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('email', '=', person.email)
      .execute();
    expect(await refusalOf(person, token)).toEqual([400, 'token', 'EXPIRED']);
    expect(await memberOf(person)).toBeUndefined();
  });

  it('needs a key, and the address of nobody yet', async () => {
    const { status, body } = await shop.post<ErrorBody>(
      '/v1/admin/staff/invitations',
      { email: 'new@example.tn', role: 'Support' },
      owner.headers,
    );
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });
});
