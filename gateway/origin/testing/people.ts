/** Accounts for tests. */
import type { AdminRole, SignedIn } from '../../contract/accounts.ts';
import { newClient } from './origin.ts';
import type { TestOrigin } from './origin.ts';
import { directly } from './system.ts';

export interface Person {
  id: number;
  token: string;
  accountNumber: string;
  email: string;
  /** Headers of a request by this person. */
  headers: Record<string, string>;
}

export const TEST_PASSWORD = 'a long password';
let people = 0;

/** Registers an account; with a role, an admin's. Each comes from an address of its own. */
export async function addPerson(shop: TestOrigin, adminRole: AdminRole | null = null): Promise<Person> {
  people += 1;
  const email = `person${people}@example.tn`;
  const { body } = await shop.post<SignedIn>(
    '/v1/auth/register',
    {
      firstName: 'Amel',
      lastName: 'Ben Salah',
      phone: `97 ${300_000 + people}`,
      email,
      password: TEST_PASSWORD,
    },
    newClient(),
  );
  const { accountNumber } = body.user;
  const { id } = await directly(shop.database.db, (trx) =>
    trx
      .updateTable('users')
      .set(adminRole ? { roles: ['Admin'], is_admin: true, admin_role: adminRole } : { newsletter: false })
      .where('account_number', '=', accountNumber)
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, token: body.token, accountNumber, email, headers: { authorization: `Bearer ${body.token}` } };
}
