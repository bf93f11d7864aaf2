/**
 * Failed sign-ins lock a name for the network they come from: a stranger who guesses cannot lock the owner out, who signs in from another
 * network or from a known device. Everything is counted by the name as it was typed, whether an account has it or not, so
 * that no lock reveals which accounts exist, or that a telephone number and an address belong to one account.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Phone } from '../../../contract/accounts.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';

/** Failures from one client network, or one known device. */
const MOST_FAILURES = 5;
/** Failures from anywhere: many networks guess together. Known devices are neither counted nor locked here. */
const MOST_FAILURES_ANYWHERE = 100;
const LOCK_SECONDS = 15 * 60;
const ANYWHERE = 'any';

/** Origin of a sign-in. */
export interface SignInOrigin {
  /** As returned by clientNetwork. */
  network: string;
  /** Hash of the device's secret, when it is a known device of the account. */
  device: string | null;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A sign-in name in its canonical form: `+21698123456`, or an address in lower case. */
export function signInName(identifier: string): string {
  const phone = Phone.safeParse(identifier);
  return phone.success ? phone.data : identifier.trim().normalize('NFC').toLowerCase();
}

const placeOf = ({ network, device }: SignInOrigin): string =>
  digest(device === null ? `network ${network}` : `device ${device}`);

/** Counts one try for a name and a place; returns the seconds to wait when it is locked there, else 0. */
async function count(db: Kysely<Database>, nameHash: string, place: string, most: number): Promise<number> {
  const counted = await run<{ failures: number }>(
    db,
    `insert into sign_in_failures as f (name_hash, origin, failures) values ($1, $2, 1)
     on conflict (name_hash, origin) do update set
       failures = case when f.locked_until is not null or f.last_at < now() - make_interval(secs => ${LOCK_SECONDS}) then 1 else f.failures + 1 end,
       last_at = now(),
       locked_until = case when f.locked_until is null and f.last_at >= now() - make_interval(secs => ${LOCK_SECONDS}) and f.failures + 1 >= ${most}
         then now() + make_interval(secs => ${LOCK_SECONDS}) end
     where f.locked_until is null or f.locked_until <= now()
     returning failures`,
    [nameHash, place],
  );
  if (counted.length > 0) return 0;
  const [lock] = await run<{ seconds: number }>(
    db,
    `select ceil(extract(epoch from locked_until - now()))::int as seconds from sign_in_failures
     where name_hash = $1 and origin = $2`,
    [nameHash, place],
  );
  return Math.min(LOCK_SECONDS, Math.max(1, lock?.seconds ?? LOCK_SECONDS));
}

/**
 * Counts a try before its password is checked, so that concurrent tries are limited to five too.
 * @throws ApiError RATE_LIMITED while the name is locked for this place, with the seconds to wait
 */
export async function countTry(db: Kysely<Database>, name: string, origin: SignInOrigin): Promise<void> {
  const nameHash = digest(name);
  let wait = await count(db, nameHash, placeOf(origin), MOST_FAILURES);
  if (wait === 0 && origin.device === null)
    wait = await count(db, nameHash, ANYWHERE, MOST_FAILURES_ANYWHERE);
  if (wait > 0) throw new ApiError('RATE_LIMITED', 'Sign-in is locked for 15 minutes', { retryAfter: wait });
}

/** Reverses countTry: the password was right. */
export async function undoTry(db: Kysely<Database>, name: string, origin: SignInOrigin): Promise<void> {
  const nameHash = digest(name);
  await run(db, 'delete from sign_in_failures where name_hash = $1 and origin = $2', [
    nameHash,
    placeOf(origin),
  ]);
  if (origin.device === null)
    await run(
      db,
      'update sign_in_failures set failures = greatest(0, failures - 1), locked_until = null where name_hash = $1 and origin = $2',
      [nameHash, ANYWHERE],
    );
}

/** Removes all locks of an account's names, and where they were tried from. */
export async function unlock(
  db: Kysely<Database>,
  user: { email: string | null; phone: string | null },
): Promise<void> {
  const names = [user.email, user.phone].flatMap((name) => (name === null ? [] : digest(signInName(name))));
  if (names.length > 0) await db.deleteFrom('sign_in_failures').where('name_hash', 'in', names).execute();
}
