/** The audit log, admins and saved views over GraphQL, on the real REST API. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../origin/base/sql.ts';
import { openLiveShop } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let owner: Member;
let agent: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  owner = await signUp(shop, 'Owner');
  agent = await signUp(shop, 'Support');
});
afterAll(() => shop.close());

/** Asks, and returns one root field. */
async function root<T>(who: Browser, query: string, variables?: Record<string, unknown>): Promise<T> {
  const { data, errors } = await who.ask(query, variables);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}
const codesOf = async (who: Browser, query: string, variables?: Record<string, unknown>) =>
  ((await who.ask(query, variables)).errors ?? []).map(({ extensions }) => extensions['code']);

interface StaffRow {
  id: string;
  email: string;
  role: string | null;
  version: number;
}
interface UserErrors {
  userErrors: { field: string[]; code: string; changedBy: string | null; changedAt: string | null }[];
}
const STAFF = '{ adminStaff { id email role version } }';
const SET_ROLE = `mutation ($input: StaffRoleSetInput!) {
  staffRoleSet(input: $input) { member { id role version } change { reference canUndoUntil }
    userErrors { field code changedBy changedAt } } }`;
const memberOf = async (email: string): Promise<StaffRow> => {
  const found = (await root<StaffRow[]>(owner, STAFF)).find((member) => member.email === email);
  if (!found) throw new Error(`${email} is not an admin`);
  return found;
};
const setRole = (input: { id: string; version: number; role: string | null }) =>
  root<UserErrors & { member: StaffRow | null; change: { reference: string } | null }>(owner, SET_ROLE, {
    input,
  });

describe('admins', () => {
  it('are listed for owners only', async () => {
    expect(await memberOf(agent.email)).toMatchObject({ role: 'SUPPORT', version: 2 });
    expect(await codesOf(agent, STAFF)).toEqual(['FORBIDDEN']);
    const { id } = await memberOf(agent.email);
    const NODE = 'query ($id: ID!) { node(id: $id) { __typename } }';
    expect(await root(owner, NODE, { id })).toEqual({ __typename: 'StaffMember' });
    expect(await root(agent, NODE, { id })).toBeNull();
  });

  it('get another role; a change on an old version says who was first, and when', async () => {
    const person = await signUp(shop, 'Support');
    const { id, version } = await memberOf(person.email);
    const changed = await setRole({ id, version, role: 'CATALOGUE' });
    expect(changed).toMatchObject({
      member: { id, role: 'CATALOGUE', version: version + 1 },
      change: { canUndoUntil: null },
      userErrors: [],
    });
    const stale = await setRole({ id, version, role: 'ORDERS' });
    expect(stale.member).toBeNull();
    expect(stale.userErrors[0]).toMatchObject({ field: [], code: 'STALE' });
    expect(stale.userErrors[1]).toMatchObject({
      field: ['adminRole'],
      code: 'CHANGED',
      changedBy: 'Amel B',
      changedAt: expect.stringMatching(/^\d{4}-/) as unknown,
    });
  });

  it('never lose the last owner', async () => {
    const { id, version } = await memberOf(owner.email);
    const { userErrors } = await setRole({ id, version, role: null });
    expect(userErrors).toMatchObject([{ field: ['role'], code: 'LAST_OWNER' }]);
  });

  it('are invited by e-mail', async () => {
    const person = await signUp(shop);
    const INVITE = `mutation ($input: StaffInviteInput!) {
      staffInvite(input: $input) { invitation { id email role } userErrors { field code } } }`;
    const input = { email: person.email, role: 'ORDERS', idempotencyKey: 'invitation-1' };
    const { invitation } = await root<{ invitation: { id: string } }>(owner, INVITE, { input });
    expect(invitation).toMatchObject({ email: person.email, role: 'ORDERS' });
    expect(await root(owner, '{ adminStaffInvitations { id } }')).toEqual([{ id: invitation.id }]);
    const [mail] = (await shop.mailsTo(person.email)).slice(-1);
    const token = /invitation\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const ACCEPT = `mutation ($input: StaffInvitationAcceptInput!) {
      staffInvitationAccept(input: $input) { role userErrors { field code } } }`;
    expect(await root(agent, ACCEPT, { input: { token } })).toEqual({
      role: null,
      userErrors: [{ field: ['token'], code: 'OTHER_ACCOUNT' }],
    });
    expect(await root(person, ACCEPT, { input: { token } })).toEqual({ role: 'ORDERS', userErrors: [] });
    expect(await root(person, '{ viewer { staff { role } } }')).toEqual({ staff: { role: 'ORDERS' } });
    const again = { ...input, email: 'other@example.tn', idempotencyKey: 'invitation-2' };
    const second = await root<{ invitation: { id: string } }>(owner, INVITE, { input: again });
    const WITHDRAW = `mutation ($input: StaffInvitationWithdrawInput!) {
      staffInvitationWithdraw(input: $input) { withdrawnId userErrors { code } } }`;
    const { id } = second.invitation;
    expect(await root(owner, WITHDRAW, { input: { id } })).toEqual({ withdrawnId: id, userErrors: [] });
    expect(await root(owner, '{ adminStaffInvitations { id } }')).toEqual([]);
  });
});

describe('the audit log', () => {
  const AUDIT = `query ($filter: AuditFilter, $first: Int! = 25, $after: String) {
    adminAudit(first: $first, after: $after, filter: $filter) {
      nodes { id actor { accountNumber name role } action changeId entity entityId nodeId kind fields { field before after } version canUndoUntil }
      pageInfo { hasNextPage endCursor } } }`;
  interface Log {
    nodes: { id: string; changeId: string; nodeId: string | null; action: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }

  it('tells the history of one object to all admins, and everything to owners', async () => {
    const person = await signUp(shop, 'Support');
    const { id, version } = await memberOf(person.email);
    await setRole({ id, version, role: 'READ_ONLY' });
    const { nodes } = await root<Log>(agent, AUDIT, { filter: { nodeId: id } });
    expect(nodes).toMatchObject([
      {
        action: 'staff.role',
        actor: { name: 'Amel B', role: 'OWNER' },
        entity: 'users',
        kind: 'UPDATED',
        fields: [{ field: 'adminRole', before: '"Support"', after: '"ReadOnly"' }],
        canUndoUntil: null,
      },
    ]);
    expect(await codesOf(agent, AUDIT)).toEqual(['FORBIDDEN']);
    const all = await root<Log>(owner, AUDIT, { first: 1 });
    expect(all.pageInfo.hasNextPage).toBe(true);
    const next = await root<Log>(owner, AUDIT, { first: 1, after: all.pageInfo.endCursor });
    expect(next.nodes[0]?.id).not.toBe(all.nodes[0]?.id);
    const { errors } = await owner.ask(AUDIT, { filter: { nodeId: 'x' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'filter.nodeId' });
  });

  it('undoes a change', async () => {
    const [row] = await run<{ id: number }>(
      shop.database.db,
      `insert into media (key, folder, name, type, bytes, sha256, upload_key)
       values ('products/images/${'0'.repeat(32)}.png', 'products/images', 'Tapis', 'image/png', 10, '${'0'.repeat(64)}', 'key-1') returning id`,
      [],
    );
    const manager = await signUp(shop, 'Catalogue');
    await shop.origin.app.inject({
      method: 'POST',
      url: `/v1/admin/media/${row?.id ?? 0}`,
      headers: { authorization: `Bearer ${manager.token ?? ''}` },
      payload: { name: 'Tapis rouge' },
    });
    const filter = { entity: 'media', entityId: String(row?.id) };
    const { nodes } = await root<Log>(manager, AUDIT, { filter });
    const UNDO = `mutation ($input: ChangeUndoInput!) { changeUndo(input: $input) {
      undone { entity entityId nodeId fields } unchanged { field reason } change { reference } userErrors { code } } }`;
    const input = { id: nodes[0]?.changeId };
    expect(await root(manager, UNDO, { input })).toMatchObject({
      undone: [{ ...filter, nodeId: nodes[0]?.nodeId, fields: ['name'] }],
      unchanged: [],
      userErrors: [],
    });
    // The name is as it was before: there is nothing to set, and nothing that another change holds.
    expect(await root(manager, UNDO, { input })).toEqual({
      undone: [],
      unchanged: [],
      change: null,
      userErrors: [],
    });
    expect(await codesOf(agent, UNDO, { input: { id: '999999' } })).toEqual([]);
    expect(await root(agent, UNDO, { input: { id: '999999' } })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
  });
});

describe('a saved view', () => {
  const SAVE = `mutation ($input: AdminViewSaveInput!) {
    adminViewSave(input: $input) { view { id list name filters columns density isDefault isOwn version } userErrors { field code } } }`;
  const VIEWS = '{ adminViews(list: "orders") { id name isDefault } }';

  it('is saved, changed with its version, and deleted', async () => {
    const input = {
      list: 'orders',
      name: 'À préparer',
      filters: 'f.state=CONFIRMED',
      columns: ['number'],
      isDefault: true,
    };
    const { view } = await root<{ view: { id: string; version: number } }>(agent, SAVE, { input });
    expect(view).toMatchObject({
      list: 'orders',
      density: 'COMFORTABLE',
      isOwn: true,
      isDefault: true,
      version: 1,
    });
    expect(await root(agent, VIEWS)).toEqual([{ id: view.id, name: 'À préparer', isDefault: true }]);
    expect(await root(owner, VIEWS)).toEqual([]);
    const change = { ...input, id: view.id, version: 1, name: 'Prêtes', density: 'COMPACT' };
    expect(await root(agent, SAVE, { input: change })).toMatchObject({
      view: { name: 'Prêtes', version: 2 },
    });
    expect(await root(agent, SAVE, { input: change })).toMatchObject({
      view: null,
      userErrors: [{ field: [], code: 'STALE' }, { code: 'CHANGED' }, { code: 'CHANGED' }],
    });
    const DELETE = `mutation ($input: AdminViewDeleteInput!) { adminViewDelete(input: $input) { deletedId userErrors { code } } }`;
    expect(await root(owner, DELETE, { input: { id: view.id } })).toMatchObject({
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    expect(await root(agent, DELETE, { input: { id: view.id } })).toEqual({
      deletedId: view.id,
      userErrors: [],
    });
    expect(await root(agent, VIEWS)).toEqual([]);
  });

  it('is shared by owners', async () => {
    const input = { list: 'orders', name: 'En retard', isShared: true };
    expect(await codesOf(agent, SAVE, { input })).toEqual(['FORBIDDEN']);
    await root(owner, SAVE, { input });
    expect(await root(agent, VIEWS)).toMatchObject([{ name: 'En retard', isDefault: false }]);
  });
});
