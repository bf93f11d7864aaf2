import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestOrigin } from '../../testing/origin.ts';
import { createDemoAccounts, DEMO_ACCOUNTS_FILE } from './demo.ts';

test('a shop without accounts gets a shopper and an owner, once, whose passwords are in a file', async () => {
  const shop = await startTestOrigin();
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  try {
    const { db } = shop.database;
    for (let time = 0; time < 2; time += 1)
      await createDemoAccounts(db, shop.origin.context.passwords, folder);
    const users = await db.selectFrom('users').select(['email', 'admin_role']).orderBy('id').execute();
    expect(users).toEqual([
      { email: 'amel@demo.example', admin_role: null },
      { email: 'admin@demo.example', admin_role: 'Owner' },
    ]);
    expect(readFileSync(join(folder, DEMO_ACCOUNTS_FILE), 'utf8').trim().split('\n')).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
    await shop.close();
  }
});
