/** Rules for admins through the schema: the second step that owners require and reset, the password again, the log of personal data. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCarpet } from '../origin/testing/catalogue.ts';
import { orderLine, orderOf } from '../origin/testing/orders.ts';
import { TEST_PASSWORD } from '../origin/testing/people.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let owner: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  owner = await signUp(shop, 'Owner');
});
afterAll(() => shop.close());

type Json = Record<string, unknown>;
const POLICY = `mutation ($input: StaffPolicySetInput!) {
  staffPolicySet(input: $input) { policy { isTwoStepRequired } change { reference } userErrors { field code } } }`;
const RESET = `mutation ($input: StaffTwoStepResetInput!) {
  staffTwoStepReset(input: $input) { member { twoStepSince } userErrors { field code } } }`;
const STAFF = '{ adminStaff { id email twoStepSince } }';
const TICKETS = '{ adminTickets { nodes { __typename } } }';

async function root<T = Json>(who: Member, document: string, input?: Json): Promise<T> {
  const { data, errors } = await who.ask(document, input && { input });
  expect(errors).toBeUndefined();
  return Object.values(data as Json)[0] as T;
}
const codeOfError = async (who: Member, document: string): Promise<unknown> =>
  (await who.ask(document)).errors?.[0]?.extensions?.['code'];

async function enrol(who: Member): Promise<void> {
  const { secret } = await root<{ secret: { secret: string } }>(
    who,
    'mutation ($input: TwoStepBeginInput!) { twoStepBegin(input: $input) { secret { secret } userErrors { code } } }',
    { password: TEST_PASSWORD },
  );
  const code = new TOTP({ secret: Secret.fromBase32(secret.secret) }).generate();
  const payload = await root(
    who,
    'mutation ($input: TwoStepConfirmInput!) { twoStepConfirm(input: $input) { userErrors { code } } }',
    { code },
  );
  expect(payload['userErrors']).toEqual([]);
}

const memberOf = async (who: Member) =>
  (await root<{ id: string; email: string; twoStepSince: string | null }[]>(owner, STAFF)).find(
    ({ email }) => email === who.email,
  );

describe('a required second step', () => {
  it('lets admins without it do nothing but set it up', async () => {
    const colleague = await signUp(shop, 'Support');
    await enrol(owner);
    expect(await root(owner, POLICY, { isTwoStepRequired: true })).toMatchObject({
      policy: { isTwoStepRequired: true },
      change: { reference: expect.any(String) },
      userErrors: [],
    });
    expect(await root(owner, '{ adminStaffPolicy { isTwoStepRequired } }')).toEqual({
      isTwoStepRequired: true,
    });
    const isMissing = async (who: Member) =>
      (await root<{ staff: Json }>(who, '{ viewer { staff { isTwoStepMissing } } }')).staff[
        'isTwoStepMissing'
      ];
    expect([await isMissing(owner), await isMissing(colleague)]).toEqual([false, true]);
    expect(await codeOfError(colleague, TICKETS)).toBe('TWO_STEP_REQUIRED');
    expect(await root(colleague, '{ ownTwoStep { isRequired since } }')).toEqual({
      isRequired: true,
      since: null,
    });
    await enrol(colleague);
    expect(await isMissing(colleague)).toBe(false);
    expect(await codeOfError(colleague, TICKETS)).toBeUndefined();
    expect(await root(owner, POLICY, { isTwoStepRequired: false })).toMatchObject({ userErrors: [] });
  });

  it('is reset by owners for others', async () => {
    const colleague = await signUp(shop, 'Orders');
    const id = (await memberOf(colleague))?.id ?? '';
    expect(await root(owner, RESET, { id })).toEqual({
      member: null,
      userErrors: [{ field: [], code: 'NOT_FOUND' }],
    });
    await enrol(colleague);
    expect((await memberOf(colleague))?.twoStepSince).toEqual(expect.any(String));
    expect(
      await codeOfError(
        colleague,
        RESET.replace('($input: StaffTwoStepResetInput!)', '').replace('$input', '{ id: "x" }'),
      ),
    ).toBe('FORBIDDEN');
    expect(await root(owner, RESET, { id })).toEqual({ member: { twoStepSince: null }, userErrors: [] });
    expect(await codeOfError(colleague, TICKETS)).toBe('UNAUTHENTICATED');
  });
});

it('asks for the password again, which is entered by a mutation', async () => {
  await shop.database.db
    .updateTable('sessions')
    .set({ password_at: new Date(Date.now() - 11 * 60_000) })
    .execute();
  const input = { isTwoStepRequired: false };
  expect(await root(owner, POLICY, input)).toMatchObject({
    policy: null,
    userErrors: [{ field: ['password'], code: 'PASSWORD_REQUIRED' }],
  });
  const ENTER = `mutation ($input: PasswordEnterInput!) { passwordEnter(input: $input) { isEntered userErrors { field code } } }`;
  expect(await root(owner, ENTER, { password: 'not this one' })).toEqual({
    isEntered: false,
    userErrors: [{ field: ['password'], code: 'INVALID' }],
  });
  expect(await root(owner, ENTER, { password: TEST_PASSWORD })).toEqual({ isEntered: true, userErrors: [] });
  expect(await root(owner, POLICY, input)).toMatchObject({ userErrors: [] });
});

it('gives owners the log of personal data that admins read, page by page', async () => {
  const support = await signUp(shop, 'Support');
  const buyer = await signUp(shop);
  const numberOf = async (who: Member): Promise<string> =>
    (await root<{ accountNumber: string }>(who, '{ viewer { accountNumber } }')).accountNumber;
  const [reader, read] = [await numberOf(support), await numberOf(buyer)];
  for (const { token } of [support, owner]) {
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${shop.restUrl}/v1/admin/users/${read}`, { headers })).status).toBe(200);
  }
  const LOG = `query ($filter: AccessFilter, $first: Int! = 25, $after: String) {
    adminAccess(first: $first, after: $after, filter: $filter) {
      nodes { key actor { accountNumber role } entity entityId nodeId reason } pageInfo { hasNextPage endCursor } } }`;
  interface Log {
    nodes: { key: string; actor: { accountNumber: string }; reason: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  }
  const log = async (variables: Json): Promise<Log> => {
    const { data, errors } = await owner.ask(LOG, variables);
    expect(errors).toBeUndefined();
    return (data as unknown as { adminAccess: Log }).adminAccess;
  };
  const about = { entity: 'users', entityId: read };
  expect((await log({ filter: { ...about, actor: reader } })).nodes).toEqual([
    {
      key: expect.any(String),
      actor: { accountNumber: reader, role: 'SUPPORT' },
      ...about,
      nodeId: expect.any(String),
      reason: 'OPEN',
    },
  ]);
  const first = await log({ filter: about, first: 1 });
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await log({ filter: about, first: 1, after: first.pageInfo.endCursor });
  expect(second.nodes).toHaveLength(1);
  expect(second.nodes[0]?.key).not.toBe(first.nodes[0]?.key);
  expect((await log({ filter: { ...about, reason: 'PRINT' } })).nodes).toEqual([]);
  // Orders are in it by their number, from which no global id follows: a link built of one would lead nowhere.
  const payload = orderOf([orderLine(await addCarpet(shop.database.db), 30_000)]);
  const placed = await shop.origin.app.inject({ method: 'POST', url: '/v1/orders', payload });
  const { number } = placed.json<{ order: { number: string } }>().order;
  const OPEN_ORDER = 'query ($number: String!) { adminOrder(by: { number: $number }) { contactPhone } }';
  expect((await support.ask(OPEN_ORDER, { number })).errors).toBeUndefined();
  const OF_ORDERS = { entity: 'orders', actor: reader };
  expect((await log({ filter: OF_ORDERS })).nodes).toEqual([
    expect.objectContaining({ entityId: number, nodeId: null }),
  ]);
  expect(await codeOfError(support, '{ adminAccess { nodes { key } } }')).toBe('FORBIDDEN');
});
