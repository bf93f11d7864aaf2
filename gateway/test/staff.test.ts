/** Capabilities of admins, as GraphQL clients see them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdminRole } from '../contract/accounts.ts';
import { CAPABILITIES } from '../contract/rules/staff.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import { directly } from '../origin/testing/system.ts';

let shop: LiveShop;
beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());

const STAFF = '{ viewer { staff { role capabilities } } }';
const RESEND = 'mutation { webhookResend(input: { ids: [] }) { ids userErrors { code } } }';

it.each(AdminRole.options)('returns the capabilities of an admin of the role %s', async (role) => {
  const { data, errors } = await (await signUp(shop, role)).ask(STAFF);
  expect(errors).toBeUndefined();
  const staff = (data as unknown as { viewer: { staff: { role: string; capabilities: string[] } } }).viewer
    .staff;
  expect(staff.role.replace('_', '').toLowerCase()).toBe(role.toLowerCase());
  expect(staff.capabilities).toContain('READ');
  if (role === 'Owner') expect(staff.capabilities).toHaveLength(CAPABILITIES.length);
  else expect(staff.capabilities).not.toContain('STAFF');
});

it('returns no capability to a shopper', async () => {
  expect((await (await signUp(shop)).ask(STAFF)).data).toEqual({ viewer: { staff: null } });
});

it('applies a changed role with the next request', async () => {
  const admin = await signUp(shop, 'Support');
  const become = (role: AdminRole | null) =>
    directly(shop.database.db, (trx) =>
      trx
        .updateTable('users')
        .set({ is_admin: role !== null, admin_role: role })
        .where('email', '=', admin.email)
        .execute(),
    );
  const codes = async () =>
    ((await admin.ask(RESEND)).errors ?? []).map(({ extensions }) => extensions['code']);
  expect(await codes()).toEqual(['FORBIDDEN']);
  await become('Orders');
  expect(await codes()).toEqual([]);
  await become('Support');
  expect(await codes()).toEqual(['FORBIDDEN']);
  await become(null);
  expect(await codes()).toEqual(['FORBIDDEN']);
});
