/** Devices on which an account has signed in, identified by a secret that only the device holds. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import { run } from '../../base/sql.ts';

/** Most devices of one account; the least recently used one is removed. */
const MOST_DEVICES = 20;

/** Hash of a device's secret when the account has signed in on it before, else null. Queries the database in either case. */
export async function knownDevice(
  db: Kysely<Database>,
  userId: number | undefined,
  token: string | undefined,
): Promise<string | null> {
  const hash = hashToken(token ?? '');
  const row = await db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId ?? 0)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row?.token_hash ?? null;
}

/**
 * Records that the account has signed in on a device.
 * @param token what the device sent; reused when this shop issued it, so that a device with several accounts has one secret
 * @returns the secret that the device stores
 */
export async function recordDevice(
  db: Kysely<Database>,
  userId: number,
  token: string | undefined,
): Promise<string> {
  const isOurs =
    token !== undefined &&
    (await db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()) !== undefined;
  const kept = isOurs ? token : linkToken().token;
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: hashToken(kept) })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_hash']).doUpdateSet({ seen_at: new Date() }),
    )
    .execute();
  await run(
    db,
    `delete from known_devices where user_id = $1 and token_hash not in (
       select token_hash from known_devices where user_id = $1 order by seen_at desc limit ${MOST_DEVICES})`,
    [userId],
  );
  return kept;
}

/** Removes all devices of an account: the holder of one may not be its owner. */
export async function removeDevices(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
