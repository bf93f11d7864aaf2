/** The operator's way back for an owner who has lost the second step. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM_ACTOR } from '../contract/rules/audit.ts';
import type { StaffPolicy } from '../contract/staff.ts';
import { recoverOwner } from './api/accounts/two-step-reset.ts';
import { startTestOrigin } from './testing/origin.ts';
import type { TestOrigin } from './testing/origin.ts';
import { addPerson } from './testing/people.ts';
import type { Person } from './testing/people.ts';
import { directly } from './testing/system.ts';

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
});
afterAll(() => shop.close());

const enrol = (who: Person) =>
  directly(shop.database.db, (trx) =>
    trx
      .insertInto('two_steps')
      .values({ account_number: who.accountNumber, totp_secret: 'x', confirmed_at: new Date() })
      .execute(),
  );
const recover = (email: string) => recoverOwner(shop.database.db, shop.origin.context.mailer, email);

it('removes the second step of an owner, ends the sessions, notifies, and is logged as the program’s', async () => {
  const owner = await addPerson(shop, 'Owner');
  await enrol(owner);
  await recover(owner.email.toUpperCase());
  expect((await shop.get<StaffPolicy>('/v1/admin/staff', owner.headers)).status).toBe(401);
  const { db } = shop.database;
  const left = await db
    .selectFrom('two_steps')
    .select('account_number')
    .where('account_number', '=', owner.accountNumber)
    .execute();
  expect(left).toEqual([]);
  const log = await db
    .selectFrom('audit_log')
    .select(['actor_account', 'op'])
    .where('entity', '=', 'two_steps')
    .where('entity_id', '=', owner.accountNumber)
    .where('action', '=', 'two-step.reset')
    .execute();
  expect(log).toEqual([{ actor_account: SYSTEM_ACTOR, op: 'D' }]);
  expect((await shop.mails()).findLast(({ to }) => to === owner.email)?.text).toContain('réinitialisé');
  await expect(recover(owner.email)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('is for owners alone', async () => {
  const support = await addPerson(shop, 'Support');
  await enrol(support);
  for (const email of [support.email, 'nothing@example.tn'])
    await expect(recover(email)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
