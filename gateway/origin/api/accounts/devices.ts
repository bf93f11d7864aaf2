/** Devices on which somebody has signed in to an account, known by a secret that only the device and nobody else has. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { hashToken, linkToken } from '../../mail/mailer.ts';
import { run } from '../../base/sql.ts';

/** Devices of one account; the one that was used least recently is forgotten. */
const MOST_DEVICES = 20;

/** Hash of a device's secret when the account was signed in to on it before; null: it was not. Asks in either case. */
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
 * Remembers that the account was signed in to on a device.
 * @param token what the device sent; kept when it is one of ours, so that one device with several accounts has one secret
 * @returns the secret that the device keeps
 */
export async function rememberDevice(
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

/** Forgets all devices of an account: whoever has one of them may not be its owner. */
export async function forgetDevices(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
