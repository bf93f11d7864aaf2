/** The media library: list, change, bin. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Media, MediaChange, MediaPage, MediaQuery } from '../../../contract/media.ts';
import { LANGUAGES } from '../../../contract/rules/languages.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { latest } from '../../base/latest.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { FileStore } from '../../media/file-store.ts';
import { mediaUrl } from '../media.ts';
import { unusedCondition, usesOf } from './uses.ts';

export interface MediaRow {
  id: number;
  version: number;
  key: string;
  folder: Media['folder'];
  name: string;
  type: Media['type'];
  bytes: number;
  width: number | null;
  height: number | null;
  alt: Partial<Record<keyof Media['alt'], string>>;
  account_number: string | null;
  created_at: Date;
  deleted_at: Date | null;
}

const COLUMNS = `m.id, m.version, m.key, m.folder, m.name, m.type, m.bytes, m.width, m.height, m.alt, m.created_at,
  m.deleted_at, u.account_number`;
const FROM = 'media m left join users u on u.id = m.uploaded_by and u.deleted_at is null';

/** Days that a file stays in the bin. */
const BIN_DAYS = 30;

async function toMedia(db: Kysely<Database>, rows: readonly MediaRow[]): Promise<Media[]> {
  const uses = await usesOf(
    db,
    rows.map(({ key }) => key),
  );
  return rows.map((row) => ({
    _id: String(row.id),
    version: row.version,
    url: mediaUrl(row.key),
    key: row.key,
    folder: row.folder,
    name: row.name,
    type: row.type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    alt: { fr: row.alt.fr ?? null, en: row.alt.en ?? null, de: row.alt.de ?? null, tn: row.alt.tn ?? null },
    uploadedBy: row.account_number,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    ...(uses.get(row.key) ?? { uses: [], useCount: 0 }),
  }));
}

/** Files that match the query, newest first. */
export async function listMedia(
  db: Kysely<Database>,
  { folder, kind, unused, bin, q, ...page }: z.output<typeof MediaQuery>,
): Promise<MediaPage> {
  const sought = q?.trim().toLowerCase();
  const { items, ...rest } = await latest<MediaRow, Media>(
    db,
    {
      sort: 'media',
      select: COLUMNS,
      from: FROM,
      id: 'm.id',
      where: [
        [(place) => `m.folder = ${place}`, folder],
        [(place) => `starts_with(m.type, ${place})`, kind === undefined ? undefined : `${kind}/`],
        [(place) => `strpos(lower(m.name), ${place}) > 0`, sought === '' ? undefined : sought],
        [(place) => `(m.deleted_at is not null) = ${place}`, bin === 'true'],
        [(place) => `${place} and ${unusedCondition('m.key')}`, unused === undefined ? undefined : true],
      ],
    },
    page,
    (rows) => toMedia(db, rows),
  );
  return { media: items, ...rest };
}

/** One file, in the bin or not. @throws ApiError NOT_FOUND */
export async function mediaById(db: Kysely<Database>, id: string): Promise<Media> {
  const [row] = await run<MediaRow>(db, `select ${COLUMNS} from ${FROM} where m.id = $1`, [id]);
  const [media] = row ? await toMedia(db, [row]) : [];
  if (media === undefined) throw notFound('File');
  return media;
}

/** Changes name and alternative texts; what is absent stays. @throws ApiError NOT_FOUND */
export async function changeMedia(
  db: Kysely<Database>,
  id: string,
  { name, alt }: z.output<typeof MediaChange>,
): Promise<Media> {
  const given = LANGUAGES.filter((language) => alt?.[language] !== undefined);
  const [row] = await run(
    db,
    `update media set name = coalesce($2, name), alt = jsonb_strip_nulls(alt || $3::jsonb), version = version + 1
     where id = $1 returning 1`,
    [
      id,
      name ?? null,
      JSON.stringify(Object.fromEntries(given.map((language) => [language, alt?.[language]]))),
    ],
  );
  if (row === undefined) throw notFound('File');
  return mediaById(db, id);
}

/** Moves a file that nothing uses to the bin. @throws ApiError NOT_FOUND, CONFLICT */
export async function deleteMedia(db: Kysely<Database>, id: string): Promise<Media> {
  const [row] = await run(
    db,
    `update media m set deleted_at = coalesce(deleted_at, now()), version = version + 1
     where id = $1 and ${unusedCondition('m.key')} returning 1`,
    [id],
  );
  const media = await mediaById(db, id);
  if (row === undefined)
    throw new ApiError(
      'CONFLICT',
      `The file is still used by ${media.uses.map(({ kind, name }) => `${kind} ${name}`).join(', ')}`,
    );
  return media;
}

/** Takes a file out of the bin. @throws ApiError NOT_FOUND */
export async function restoreMedia(db: Kysely<Database>, id: string): Promise<Media> {
  await run(
    db,
    'update media set deleted_at = null, version = version + 1 where id = $1 and deleted_at is not null',
    [id],
  );
  return mediaById(db, id);
}

/** Deletes what has been in the bin for 30 days; what is used again leaves it. */
export async function sweepMedia(db: Kysely<Database>, files: FileStore): Promise<void> {
  const old = `m.deleted_at < now() - interval '${BIN_DAYS} days'`;
  const unused = unusedCondition('m.key');
  await run(db, `update media m set deleted_at = null where ${old} and not (${unused})`, []);
  const rows = await run<{ id: number; key: string }>(
    db,
    `select m.id, m.key from media m where ${old} and ${unused} order by m.id limit 500`,
    [],
  );
  for (const { id, key } of rows) {
    // The row goes last: while the file cannot be deleted, the next run tries again.
    await files.remove(key);
    await run(db, 'delete from media where id = $1', [id]);
  }
}
