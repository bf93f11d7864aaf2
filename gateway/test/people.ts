/** Accounts in the browsers of the live shop. */
import { expect } from 'vitest';
import type { AdminRole } from '../contract/accounts.ts';
import { TEST_PASSWORD } from '../origin/testing/people.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { directly } from '../origin/testing/system.ts';

export interface Member extends Browser {
  email: string;
}

let people = 0;

/** A browser with a newly registered account; with a role, an admin. Each comes from an address of its own. */
export async function signUp(shop: LiveShop, adminRole: AdminRole | null = null): Promise<Member> {
  people += 1;
  const browser = shop.browser(`41.5.${people}.1`);
  const email = `member${people}@example.tn`;
  const { errors } = await browser.ask(
    'mutation ($input: AccountRegisterInput!) { accountRegister(input: $input) { userErrors { code } } }',
    {
      input: {
        firstName: 'Amel',
        lastName: 'B',
        phone: `98 ${500_000 + people}`,
        email,
        password: TEST_PASSWORD,
      },
    },
  );
  expect(errors).toBeUndefined();
  if (adminRole !== null)
    await directly(shop.database.db, (trx) =>
      trx
        .updateTable('users')
        .set({ roles: ['Admin'], is_admin: true, admin_role: adminRole })
        .where('email', '=', email)
        .execute(),
    );
  return Object.assign(browser, { email });
}
