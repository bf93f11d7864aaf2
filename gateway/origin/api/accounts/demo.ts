/** Two accounts for trying the demo shop: a shopper and an admin, with passwords of their own in every installation. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import { ADMIN_ROLE_ENTRY } from '../../../contract/accounts.ts';
import type { Database } from '../../db/tables.ts';
import type { Passwords } from '../auth/passwords.ts';
import { newAccountNumber } from './users.ts';

/** In the data folder, for its owner only; the gateway shows it at its start. */
export const DEMO_ACCOUNTS_FILE = 'demo-accounts.txt';

const PEOPLE = [
  {
    what: 'shopper',
    first_name: 'Amel',
    last_name: 'Ben Salah',
    email: 'amel@demo.example',
    phone: '+21698000001',
  },
  {
    what: 'admin',
    first_name: 'Youssef',
    last_name: 'Trabelsi',
    email: 'admin@demo.example',
    phone: '+21698000002',
  },
] as const;

/** Points that the shopper has from the start: an order earns its own only when it can no longer be returned. */
const GIFT = 600;

/** Makes them in a shop without any account. */
export async function createDemoAccounts(
  db: Kysely<Database>,
  passwords: Passwords,
  dataDir: string,
): Promise<void> {
  if (await db.selectFrom('users').select('id').executeTakeFirst()) return;
  const lines: string[] = [];
  const rows: Insertable<Database['users']>[] = [];
  for (const { what, ...person } of PEOPLE) {
    const password = randomBytes(9).toString('base64url');
    const isAdmin = what === 'admin';
    lines.push(`${what.padEnd(8)} ${person.email.padEnd(20)} ${password}`);
    rows.push({
      ...person,
      account_number: newAccountNumber(),
      password_hash: await passwords.hash(password, { key: 'demo', isKnown: true }),
      roles: isAdmin ? [ADMIN_ROLE_ENTRY] : [],
      is_admin: isAdmin,
      admin_role: isAdmin ? ('Owner' as const) : null,
    });
  }
  // The file first: accounts that nobody can open would be of no use.
  writeFileSync(join(dataDir, DEMO_ACCOUNTS_FILE), `${lines.join('\n')}\n`, { mode: 0o600 });
  await db.transaction().execute(async (trx) => {
    const made = await trx.insertInto('users').values(rows).returning(['id', 'is_admin']).execute();
    const shoppers = made.filter((user) => !user.is_admin);
    await trx
      .insertInto('loyalty_ledger')
      .values(shoppers.map(({ id }) => ({ user_id: id, kind: 'ADJUSTED', points: GIFT })))
      .execute();
  });
}
