/** The media library: list, change, bin. */
import type { Kysely } from 'kysely';
import type { UseKind } from '../../../contract/errors.ts';
import type { z } from 'zod';
import type {
  Media,
  MediaChange,
  MediaPage,
  MediaQuery,
  MediaSortBy,
  MediaUseKind,
} from '../../../contract/media.ts';
import { LANGUAGES } from '../../../contract/rules/languages.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import type { FieldProblems } from '../../base/errors.ts';
import { ifGiven, sortedPage } from '../../base/sorted.ts';
import type { SortColumn } from '../../base/sorted.ts';
import { containing, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { FileStore } from '../../media/file-store.ts';
import { mediaKey, mediaUrl } from '../media.ts';
import { emit } from '../events/feed.ts';
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
  key_name: string | null;
  created_at: Date;
  deleted_at: Date | null;
}

const COLUMNS = `m.id, m.version, m.key, m.folder, m.name, m.type, m.bytes, m.width, m.height, m.alt, m.created_at,
  m.deleted_at, u.account_number, k.name as key_name`;
const FROM = `media m left join users u on u.id = m.uploaded_by and u.deleted_at is null
  left join api_keys k on k.id = m.api_key_id`;

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
    uploadedByKey: row.key_name,
    createdAt: row.created_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    ...(uses.get(row.key) ?? { uses: [], useCount: 0 }),
  }));
}

const SORTS: Readonly<Record<MediaSortBy, Omit<SortColumn, 'isDescending'> & { order: 'asc' | 'desc' }>> = {
  // Files are created in the order of their ids.
  created: { type: 'bigint', order: 'desc' },
  size: { column: 'm.bytes', type: 'bigint', order: 'desc' },
  name: { column: 'lower(m.name) collate "C"', type: 'text', order: 'asc' },
};

/** Files that match the query. */
export async function listMedia(
  db: Kysely<Database>,
  { folder, kind, unused, bin, q, url, sort, order, ...page }: z.output<typeof MediaQuery>,
): Promise<MediaPage> {
  const sought = q?.trim() === '' ? undefined : q?.trim();
  const { order: usual, ...column } = SORTS[sort];
  const { items, ...rest } = await sortedPage<MediaRow, Media>(
    db,
    {
      name: `media-${sort}`,
      select: COLUMNS,
      from: FROM,
      countFrom: 'media m',
      id: 'm.id',
      where: [
        () => `m.deleted_at is ${bin === undefined ? 'null' : 'not null'}`,
        ...ifGiven(folder, (value) => (parameters) => `m.folder = ${parameters.add(value)}`),
        ...ifGiven(kind, (value) => (parameters) => `split_part(m.type, '/', 1) = ${parameters.add(value)}`),
        ...ifGiven(
          sought,
          (value) => (parameters) => `lower(m.name) like ${parameters.add(containing(value))}`,
        ),
        ...ifGiven(url, (value) => (parameters) => `m.key = ${parameters.add(mediaKey(value))}`),
        ...ifGiven(unused, () => () => 'm.id in (select n.media_id from media_unused n)'),
      ],
      sort: { ...column, isDescending: (order ?? usual) === 'desc' },
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

/** Alternative texts are shown with products: announces a change of those that have the file. */
export async function announceAlt(db: Kysely<Database>, id: string): Promise<void> {
  const rows = await run<{ id: string }>(
    db,
    'select p.id::text from media m join products p on p.image_keys @> array[m.key] where m.id = $1 order by p.id',
    [id],
  );
  for (const product of rows) await emit(db, 'product.changed', product.id, { reason: 'alternative text' });
}

/** Changes name, folder and alternative texts; what is absent stays. @throws ApiError NOT_FOUND */
export async function changeMedia(
  db: Kysely<Database>,
  id: string,
  { name, folder, alt }: z.output<typeof MediaChange>,
): Promise<Media> {
  const given = LANGUAGES.filter((language) => alt?.[language] !== undefined);
  const [row] = await run(
    db,
    `update media set name = coalesce($2, name), folder = coalesce($4, folder), alt = jsonb_strip_nulls(alt || $3::jsonb), version = version + 1
     where id = $1 returning 1`,
    [
      id,
      name ?? null,
      JSON.stringify(Object.fromEntries(given.map((language) => [language, alt?.[language]]))),
      folder ?? null,
    ],
  );
  if (row === undefined) throw notFound('File');
  if (alt !== undefined) await announceAlt(db, id);
  return mediaById(db, id);
}

const USE_KINDS = {
  product: 'PRODUCT',
  category: 'CATEGORY',
  brand: 'BRAND',
  seller: 'SELLER',
  promo: 'PROMO',
  order: 'ORDER',
  homepage: 'HOMEPAGE',
} as const satisfies Record<MediaUseKind, UseKind>;

/** What uses a file, as a problem of each kind; how often only where all of it is listed, or of one kind. */
function usesByKind({ uses, useCount }: Media): FieldProblems {
  const kinds = [...new Set(uses.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    field: 'id',
    message: `is used by ${kind}`,
    code: 'IN_USE',
    usedBy: USE_KINDS[kind],
    ...(useCount === uses.length && { useCount: uses.filter((use) => use.kind === kind).length }),
    ...(kinds.length === 1 && { useCount }),
  }));
}

/** Moves a file that nothing uses to the bin. @throws ApiError NOT_FOUND, CONFLICT */
export async function deleteMedia(db: Kysely<Database>, id: string): Promise<Media> {
  const [row] = await run(
    db,
    `update media m set deleted_at = coalesce(deleted_at, now()), version = version + 1
     where id = $1 and ${unusedCondition('m.key')}
       and not exists (select from media_replacements r where m.id in (r.media_id, r.by_id)) returning 1`,
    [id],
  );
  const media = await mediaById(db, id);
  if (row === undefined && media.uses.length === 0)
    throw new ApiError('CONFLICT', 'The file is being replaced');
  if (row === undefined)
    throw new ApiError(
      'CONFLICT',
      `The file is still used by ${media.uses.map(({ kind, name }) => `${kind} ${name}`).join(', ')}`,
      usesByKind(media),
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
