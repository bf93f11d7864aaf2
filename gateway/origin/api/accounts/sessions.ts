/** Creating and revoking sessions. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccountSession, SignedIn, SignInAnswer } from '../../../contract/accounts.ts';
import type { Database } from '../../db/tables.ts';
import { STAFF_SESSION_HOURS } from '../../../contract/rules/sessions.ts';
import { isAdmin } from '../auth/viewer.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { closeChallenges, openChallenge } from '../two-step/challenges.ts';
import { knownDevice, recordDevice } from './devices.ts';
import { countTry, undoTry, signInName } from './lock.ts';
import { readUser } from './users.ts';
import type { UserRow } from './users.ts';

const SESSION_DAYS = 30;
const HOUR = 3_600_000;
const MOST_USER_AGENT = 160;
/** Most valid sessions of one account; the oldest is revoked. */
const MOST_SESSIONS = 50;

/** Creates a session for an authenticated account: a short one for an admin. */
export async function beginSession(
  { db, tokens }: Pick<OriginContext, 'db' | 'tokens'>,
  user: UserRow,
  device: { userAgent: string | undefined; deviceToken: string | undefined },
): Promise<SignedIn> {
  const id = randomBytes(16).toString('base64url');
  // Whole seconds, as in the token.
  const lifetime = isAdmin(user) ? STAFF_SESSION_HOURS * HOUR : SESSION_DAYS * 24 * HOUR;
  const expiresAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 + lifetime);
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: user.id,
      expires_at: expiresAt,
      user_agent: device.userAgent?.slice(0, MOST_USER_AGENT) ?? null,
    })
    .execute();
  await run(
    db,
    `update sessions set revoked_at = now() where revoked_at is null and user_id = $1 and id not in (
       select id from sessions where user_id = $1 and revoked_at is null order by created_at desc limit ${MOST_SESSIONS})`,
    [user.id],
  );
  const token = await tokens.make({ accountNumber: user.account_number, sessionId: id, expiresAt });
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    user: await readUser(db, user),
    deviceToken: await recordDevice(db, user.id, device.deviceToken),
  };
}

async function byName(db: Kysely<Database>, name: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(name.includes('@') ? 'email' : 'phone', '=', name)
    .executeTakeFirst();
}

/**
 * Signs in by phone or e-mail; an account with a second step is given a challenge instead of a session. An unknown name and a wrong password get the same response, in the same time.
 * @param network of the client, as returned by clientNetwork
 * @throws ApiError RATE_LIMITED while the name is locked there, BAD_USER_INPUT when name or password is wrong
 */
export async function signIn(
  context: Pick<OriginContext, 'db' | 'tokens' | 'passwords'>,
  given: {
    identifier: string;
    password: string;
    userAgent?: string | undefined;
    deviceToken?: string | undefined;
  },
  network: string,
): Promise<SignInAnswer> {
  const { db, passwords } = context;
  const name = signInName(given.identifier);
  const user = await byName(db, name);
  const device = await knownDevice(db, user?.id, given.deviceToken);
  const origin = { network, device };
  await countTry(db, name, origin);
  const turn = { key: device ?? network, isKnown: device !== null };
  if (!(await passwords.verify(user?.password_hash, given.password, turn)) || !user)
    throw badInput('password', 'the name or the password is wrong', 'INVALID');
  await undoTry(db, name, origin);
  // After the password: a stranger does not learn that the account is blocked.
  if (user.blocked_at !== null) throw badInput('password', 'the name or the password is wrong', 'INVALID');
  const challenge = await openChallenge(db, user);
  if (challenge) return challenge;
  return beginSession(context, user, { userAgent: given.userAgent, deviceToken: given.deviceToken });
}

/** Revokes one session, all of the account's, or all but one. With several, sign-ins that await their second step are void too. */
export async function endSessions(
  db: Kysely<Database>,
  userId: number,
  which: { only: string } | { except: string } | 'all',
): Promise<number> {
  let sessions = db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (which !== 'all')
    sessions =
      'only' in which ? sessions.where('id', '=', which.only) : sessions.where('id', '!=', which.except);
  if (which === 'all' || 'except' in which) await closeChallenges(db, userId);
  const { numUpdatedRows } = await sessions.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The valid sessions of an account, the latest first. `sessionId`: of the request, which marks the current one. */
export async function listSessions(
  db: Kysely<Database>,
  account: Pick<Viewer, 'id' | 'heldRole' | 'sessionId'>,
): Promise<AccountSession[]> {
  const now = new Date();
  /** When a session of an admin ends at the latest. */
  const endOf = ({ created_at: begun, expires_at: end }: { created_at: Date; expires_at: Date }): Date =>
    account.heldRole === null
      ? end
      : new Date(Math.min(end.getTime(), begun.getTime() + STAFF_SESSION_HOURS * HOUR));
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', account.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute();
  const valid = rows.filter((row) => endOf(row) > now);
  return valid.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
    expiresAt: endOf(row).toISOString(),
    userAgent: row.user_agent,
    current: row.id === account.sessionId,
  }));
}

/** Notes that the password was entered in a session. */
export async function notePassword(db: Kysely<Database>, sessionId: string): Promise<void> {
  await run(db, 'update sessions set password_at = now() where id = $1', [sessionId]);
}

/** Removes expired rows: old sessions, used links, old failed tries. */
export async function sweepSessions(db: Kysely<Database>): Promise<void> {
  await run(db, `delete from sessions where expires_at < now() - interval '7 days'`, []);
  await run(db, `delete from password_resets where expires_at < now() - interval '1 day'`, []);
  await run(db, 'delete from sign_in_challenges where expires_at < now()', []);
  await run(db, `delete from sign_in_failures where last_at < now() - interval '1 day'`, []);
  await run(db, `delete from email_changes where expires_at < now()`, []);
  await run(db, `delete from known_devices where seen_at < now() - interval '1 year'`, []);
}
