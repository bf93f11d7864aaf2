/** Sign-ins whose password was right and whose second step is awaited. */
import type { Kysely, Selectable } from 'kysely';
import type { SignInChallenge } from '../../../contract/accounts.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { UsersTable } from '../../db/tables-people.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import { hasSecondStep } from './second-step.ts';

const LIFE_MINUTES = 5;

/** A challenge for an account whose password was right; undefined: it has no second step. */
export async function openChallenge(
  db: Kysely<Database>,
  user: { id: number; account_number: string },
): Promise<SignInChallenge | undefined> {
  if (!(await hasSecondStep(db, user.account_number))) return undefined;
  const { token, hash } = linkToken();
  const { expires_at } = await db
    .insertInto('sign_in_challenges')
    .values({ token_hash: hash, user_id: user.id, expires_at: new Date(Date.now() + LIFE_MINUTES * 60_000) })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { challenge: token, challengeExpiresAt: expires_at.toISOString() };
}

/** The account of a challenge; undefined: it has expired, was answered, or the account has no second step any more. */
export async function accountOfChallenge(
  db: Kysely<Database>,
  token: string,
): Promise<Selectable<UsersTable> | undefined> {
  return db
    .selectFrom('sign_in_challenges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .innerJoin('two_steps as t', 't.account_number', 'u.account_number')
    .selectAll('u')
    .where('c.token_hash', '=', hashToken(token))
    .where('c.expires_at', '>', new Date())
    .where('u.deleted_at', 'is', null)
    .where('t.confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Uses a challenge up; false: it has expired, or was answered meanwhile. */
export async function closeChallenge(trx: Kysely<Database>, token: string): Promise<boolean> {
  const closed = await run(
    trx,
    'delete from sign_in_challenges where token_hash = $1 and expires_at > now() returning 1',
    [hashToken(token)],
  );
  return closed.length > 0;
}

/** Voids all challenges of an account. */
export async function closeChallenges(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
}
