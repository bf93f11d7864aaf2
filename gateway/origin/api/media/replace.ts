/** Another file takes the place of one wherever that is used, in batches. Orders show what was bought and are not changed. */
import type { Kysely } from 'kysely';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { Media } from '../../../contract/media.ts';
import { mediaKindOf } from '../../../contract/rules/media.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { emit } from '../events/feed.ts';
import { mediaKey } from '../media.ts';
import { actAs } from '../write.ts';
import { mediaById } from './library.ts';
import { USE_SOURCES } from './uses.ts';

/** Rows of a kind per transaction: few enough that orders hardly wait for their products. */
const BATCH = 100;

/** Rewrites up to a batch of rows of each kind. @returns whether there may be more */
async function rewriteUses(trx: Kysely<Database>, before: string, now: string): Promise<boolean> {
  let isMore = false;
  for (const { table, columns, uses, id, replacing } of USE_SOURCES) {
    if (!replacing) continue;
    const rows = await run<{ subject: string }>(
      trx,
      `with k (key, now) as (values ($1::text, $2::text)),
         used as (select t.ctid from ${table} t, k where ${uses} order by ${id} limit ${BATCH} for update of t)
       update ${table} t set ${columns.map((column) => `${column} = ${replacing.value(column)}`).join(', ')}
       from k, used where t.ctid = used.ctid returning ${id} as subject`,
      [before, now],
    );
    for (const { subject } of rows) await emit(trx, replacing.event, subject, { reason: 'picture' });
    isMore ||= rows.length === BATCH;
  }
  return isMore;
}

interface FileRow {
  id: number;
  key: string;
  type: Media['type'];
  isBusy: boolean;
}

/** Both files, locked. */
const filesOf = (trx: Kysely<Database>, id: string, key: string): Promise<FileRow[]> =>
  run<FileRow>(
    trx,
    `select m.id, m.key, m.type,
       exists (select from media_replacements r where m.id in (r.media_id, r.by_id)) as "isBusy"
     from media m where (m.id = $1 or m.key = $2) and m.deleted_at is null order by m.id for update`,
    [id, key],
  );

/**
 * Has the file at `url` take the place of another one: what uses it is rewritten, at once or, when that is a lot, within the next seconds.
 * @throws ApiError NOT_FOUND; BAD_USER_INPUT (url) when there is no such file of the same kind; CONFLICT while either is being replaced
 */
export async function replaceMedia(
  trx: Kysely<Database>,
  id: string,
  url: string,
  actor: Pick<Viewer, 'accountNumber' | 'adminRole'>,
): Promise<Media> {
  const key = mediaKey(url);
  const files = await filesOf(trx, id, key);
  const from = files.find((file) => String(file.id) === id);
  if (!from) throw notFound('File');
  const by = files.find((file) => file.key === key);
  if (!by) throw badInput('url', 'is not a file of the library', 'NOT_FOUND');
  if (by.id === from.id) throw badInput('url', 'is the file itself');
  if (mediaKindOf(by.type) !== mediaKindOf(from.type)) throw badInput('url', 'is a file of another kind');
  if (files.some(({ isBusy }) => isBusy)) throw new ApiError('CONFLICT', 'The file is being replaced');
  if (await rewriteUses(trx, from.key, by.key))
    await trx
      .insertInto('media_replacements')
      .values({
        media_id: from.id,
        by_id: by.id,
        actor_account: actor.accountNumber,
        actor_role: actor.adminRole ?? '',
      })
      .execute();
  return mediaById(trx, id);
}

interface Replacement {
  media_id: number;
  before: string;
  now: string;
  actor_account: string;
  actor_role: AdminRole;
}

/** Rewrites one batch of the oldest replacement. @returns whether there is more to do */
async function continueOnce(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const [entry] = await run<Replacement>(
      trx,
      `select r.media_id, f.key as before, b.key as now, r.actor_account, r.actor_role
       from media_replacements r join media f on f.id = r.media_id join media b on b.id = r.by_id
       order by r.created_at, r.media_id limit 1 for update of r skip locked`,
      [],
    );
    if (!entry) return false;
    await actAs(
      trx,
      { accountNumber: entry.actor_account, adminRole: entry.actor_role },
      { action: 'media.replace' },
    );
    if (!(await rewriteUses(trx, entry.before, entry.now)))
      await trx.deleteFrom('media_replacements').where('media_id', '=', entry.media_id).execute();
    return true;
  });
}

/** Continues all replacements; ends early when the signal aborts, to continue at the next call or start. */
export async function continueReplacements(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted === true) return;
    if (!(await continueOnce(db))) return;
  }
}
