/**
 * Versions of the home content. All changes of which version is published lock the row of `homepages`, after that of the version, so
 * that one content follows the other; a trigger records what else changes the content.
 */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type {
  HomepageDraftRequest,
  HomepageSaveRequest,
  HomepageVersion,
  HomepageVersionDetail,
  HomepageVersions,
  HomepageVersionsQuery,
  HomepageVersionState,
} from '../../../contract/admin/homepage.ts';
import { homeProblems } from '../../../contract/rules/home-items.ts';
import { ApiError, badInput, fieldErrors, notFound } from '../../base/errors.ts';
import { adminPageOf } from '../../base/lists.ts';
import { PERSON_NAME, run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { emit } from '../events/feed.ts';
import { toHomeContent, toStored } from './stored.ts';
import type { StoredHomepage } from './stored.ts';

interface VersionRow {
  name: string;
  number: number;
  version: number;
  state: HomepageVersionState;
  note: string | null;
  author_name: string | null;
  base_number: number | null;
  publish_at: Date | null;
  published_at: Date | null;
  notified_at: Date | null;
  updated_at: Date;
  created_at: Date;
}

export interface FullVersionRow extends VersionRow {
  author: string | null;
  content: StoredHomepage;
}

const COLUMNS = `v.name, v.number, v.version, v.state, v.note, v.author, v.base_number, v.publish_at, v.published_at, v.notified_at,
  v.updated_at, v.created_at, ${PERSON_NAME} as author_name`;
const FROM = 'homepage_versions v left join users u on u.account_number = v.author';

const toVersion = (row: VersionRow): HomepageVersion => ({
  name: row.name,
  number: row.number,
  version: row.version,
  state: row.state,
  note: row.note,
  author: row.author_name,
  baseNumber: row.base_number,
  publishAt: row.publish_at?.toISOString() ?? null,
  isWaiting: row.state === 'SCHEDULED' && row.notified_at !== null,
  publishedAt: row.published_at?.toISOString() ?? null,
  savedAt: row.updated_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});

const toDetail = (row: FullVersionRow): HomepageVersionDetail => ({
  ...toVersion(row),
  content: toHomeContent(row.content),
});

/** A version with its stored content. @throws NOT_FOUND */
export async function versionRow(
  db: Kysely<Database>,
  name: string,
  number: number,
): Promise<FullVersionRow> {
  const [row] = await run<FullVersionRow>(
    db,
    `select ${COLUMNS}, v.content from ${FROM} where v.name = $1 and v.number = $2`,
    [name, number],
  );
  if (!row) throw notFound('Version');
  return row;
}

/** A version with its content. @throws NOT_FOUND */
export const readVersion = async (
  db: Kysely<Database>,
  name: string,
  number: number,
): Promise<HomepageVersionDetail> => toDetail(await versionRow(db, name, number));

/** Versions of a home content, the latest first. @throws NOT_FOUND */
export async function listVersions(
  db: Kysely<Database>,
  name: string,
  query: HomepageVersionsQuery,
): Promise<HomepageVersions> {
  const rows = await run<VersionRow>(db, `select ${COLUMNS} from ${FROM} where v.name = $1`, [name]);
  if (rows.length === 0) throw notFound('Homepage');
  const numberOf = (state: HomepageVersionState): number | null =>
    rows.find((row) => row.state === state)?.number ?? null;
  const { items, ...rest } = adminPageOf(
    rows,
    ({ number }) => ({ key: String(number).padStart(9, '0'), id: number }),
    query,
    { sort: 'number', isDescending: true },
  );
  return {
    published: numberOf('PUBLISHED'),
    scheduled: numberOf('SCHEDULED'),
    draft: numberOf('DRAFT'),
    versions: items.map(toVersion),
    ...rest,
  };
}

/** Locks the home content; others that publish or begin wait. @returns number of the published version */
async function lockHomepage(trx: Kysely<Database>, name: string): Promise<number> {
  const found = await run(trx, 'select 1 from homepages where name = $1 for update', [name]);
  if (found.length === 0) throw notFound('Homepage');
  const [published] = await run<{ number: number }>(
    trx,
    `select number from homepage_versions where name = $1 and state = 'PUBLISHED'`,
    [name],
  );
  if (!published) throw new Error(`The published version of ${name} is missing`);
  return published.number;
}

async function addVersion(
  trx: Kysely<Database>,
  name: string,
  {
    author,
    ...values
  }: {
    state: HomepageVersionState;
    content: StoredHomepage;
    note: string | null;
    author: string;
    baseNumber: number;
  },
): Promise<number> {
  const [row] = await run<{ number: number }>(
    trx,
    `insert into homepage_versions (name, number, state, content, note, author, base_number)
     values ($1, (select coalesce(max(number), 0) + 1 from homepage_versions where name = $1), $2, $3, $4, $5, $6) returning number`,
    [name, values.state, JSON.stringify(values.content), values.note, author, values.baseNumber],
  );
  return (row as { number: number }).number;
}

/** Begins the shared draft with a version's content. @throws CONFLICT when there is one */
export async function beginDraft(
  trx: Kysely<Database>,
  name: string,
  { from }: z.output<typeof HomepageDraftRequest>,
  author: string,
): Promise<HomepageVersionDetail> {
  const published = await lockHomepage(trx, name);
  const drafts = await run<{ number: number }>(
    trx,
    `select number from homepage_versions where name = $1 and state = 'DRAFT'`,
    [name],
  );
  if (drafts[0])
    throw new ApiError('CONFLICT', `There is a draft: version ${drafts[0].number}`, [
      { field: 'name', message: 'has a draft', code: 'TAKEN' },
    ]);
  const { content } = await versionRow(trx, name, from ?? published);
  const number = await addVersion(trx, name, {
    state: 'DRAFT',
    content,
    note: null,
    author,
    baseNumber: published,
  });
  return readVersion(trx, name, number);
}

function expectState(row: VersionRow, ...states: readonly HomepageVersionState[]): void {
  if (!states.includes(row.state))
    throw new ApiError('CONFLICT', `Version ${row.number} is ${row.state}`, [
      { field: 'number', message: `is ${row.state}` },
    ]);
}

/** Refuses to publish over a version that its author has not seen. */
function expectBase(base: number | null, published: number, field: string): void {
  if (base !== published)
    throw new ApiError('CONFLICT', `Version ${published} was published since`, [
      { field, message: `is not the published version ${published}`, code: 'CHANGED' },
    ]);
}

/** Refuses content that lacks something. */
function expectComplete(content: StoredHomepage): void {
  const problems = homeProblems(toHomeContent(content).lists);
  if (problems.length > 0)
    throw fieldErrors(
      problems.map(({ list, index, field, reason }) => ({
        field: `${list}.${index}.${field}`,
        message: MESSAGES[reason],
        code: reason === 'ORDER' ? 'INVALID' : reason,
      })),
    );
}

const MESSAGES = {
  REQUIRED: 'is required',
  INVALID: 'must be a path of the shop or an https address',
  TOO_LONG: 'is too long',
  ORDER: 'must be after `from`',
} as const;

/** Changes the draft. */
export async function saveDraft(
  trx: Kysely<Database>,
  name: string,
  number: number,
  { content, note, baseNumber }: z.output<typeof HomepageSaveRequest>,
  author: string,
): Promise<HomepageVersionDetail> {
  const row = await versionRow(trx, name, number);
  expectState(row, 'DRAFT');
  if (baseNumber !== undefined) expectBase(baseNumber, await lockHomepage(trx, name), 'baseNumber');
  await run(
    trx,
    `update homepage_versions set content = $3, note = $4, base_number = $5, author = $6, updated_at = now() where name = $1 and number = $2`,
    [
      name,
      number,
      JSON.stringify(content === undefined ? row.content : toStored(content)),
      note === undefined ? row.note : note,
      baseNumber ?? row.base_number,
      author,
    ],
  );
  return readVersion(trx, name, number);
}

/** Gives up the draft; it stays in the list of versions. */
export async function discardDraft(
  trx: Kysely<Database>,
  name: string,
  number: number,
): Promise<HomepageVersionDetail> {
  expectState(await versionRow(trx, name, number), 'DRAFT');
  await run(trx, `update homepage_versions set state = 'OLD' where name = $1 and number = $2`, [
    name,
    number,
  ]);
  return readVersion(trx, name, number);
}

/** Makes a version the published one: it, the content and the event in one transaction. Needs the lock of the home content. */
async function putInPlace(
  trx: Kysely<Database>,
  { name, number, content }: Pick<FullVersionRow, 'name' | 'number' | 'content'>,
): Promise<void> {
  await run(
    trx,
    `update homepage_versions set state = 'OLD', publish_at = null where name = $1 and state = 'PUBLISHED'`,
    [name],
  );
  await run(
    trx,
    `update homepage_versions set state = 'PUBLISHED', published_at = now(), publish_at = null where name = $1 and number = $2`,
    [name, number],
  );
  await run(trx, 'update homepages set content = $2, edited = true, updated_at = now() where name = $1', [
    name,
    JSON.stringify(content),
  ]);
  await emit(trx, 'homepage.changed', name);
}

/** Publishes the draft or the planned version at once. @throws CONFLICT when another one was published since it was begun */
export async function publishVersion(
  trx: Kysely<Database>,
  name: string,
  number: number,
): Promise<HomepageVersionDetail> {
  const row = await versionRow(trx, name, number);
  expectState(row, 'DRAFT', 'SCHEDULED');
  const published = await lockHomepage(trx, name);
  expectBase(row.base_number, published, 'baseNumber');
  expectComplete(row.content);
  await putInPlace(trx, row);
  return readVersion(trx, name, number);
}

/** Plans the publication of the draft, or takes it back (null): it becomes the draft again, or is given up when there is one. */
export async function scheduleVersion(
  trx: Kysely<Database>,
  name: string,
  number: number,
  publishAt: string | null,
): Promise<HomepageVersionDetail> {
  const row = await versionRow(trx, name, number);
  expectState(row, 'DRAFT', 'SCHEDULED');
  const published = await lockHomepage(trx, name);
  const others = await run<{ state: HomepageVersionState }>(
    trx,
    `select state from homepage_versions where name = $1 and number <> $2 and state in ('DRAFT', 'SCHEDULED')`,
    [name, number],
  );
  const has = (state: HomepageVersionState): boolean => others.some((other) => other.state === state);
  if (publishAt !== null) {
    if (Date.parse(publishAt) <= Date.now()) throw badInput('publishAt', 'must be in the future');
    if (has('SCHEDULED'))
      throw new ApiError('CONFLICT', 'Another version is planned', [
        { field: 'publishAt', message: 'another version is planned', code: 'TAKEN' },
      ]);
    expectBase(row.base_number, published, 'baseNumber');
    expectComplete(row.content);
  }
  const state = publishAt !== null ? 'SCHEDULED' : has('DRAFT') ? 'OLD' : 'DRAFT';
  await run(
    trx,
    'update homepage_versions set state = $3, publish_at = $4, notified_at = null where name = $1 and number = $2',
    [name, number, state, publishAt],
  );
  return readVersion(trx, name, number);
}

/** Publishes the content of an earlier version as a new one. @throws CONFLICT when `baseNumber` is not the published version */
export async function restoreVersion(
  trx: Kysely<Database>,
  name: string,
  number: number,
  baseNumber: number,
  author: string,
): Promise<HomepageVersionDetail> {
  const published = await lockHomepage(trx, name);
  expectBase(baseNumber, published, 'baseNumber');
  const { state, content } = await versionRow(trx, name, number);
  if (state === 'PUBLISHED')
    throw new ApiError('CONFLICT', 'This version is published', [
      { field: 'number', message: 'is published' },
    ]);
  expectComplete(content);
  const added = await addVersion(trx, name, {
    state: 'OLD',
    content,
    note: `= ${number}`,
    author,
    baseNumber: published,
  });
  await putInPlace(trx, { name, number: added, content });
  return readVersion(trx, name, added);
}

/** A planned version that is due: publishes it, unless another one was published since it was begun. */
export async function publishDue(
  trx: Kysely<Database>,
  name: string,
  number: number,
): Promise<'published' | 'waits' | 'gone'> {
  const [due] = await run(
    trx,
    `select 1 from homepage_versions where name = $1 and number = $2 and state = 'SCHEDULED' and publish_at <= now()
     for update skip locked`,
    [name, number],
  );
  if (!due) return 'gone';
  const published = await lockHomepage(trx, name);
  const row = await versionRow(trx, name, number);
  if (row.base_number !== published) {
    const marked = await run(
      trx,
      'update homepage_versions set notified_at = now() where name = $1 and number = $2 and notified_at is null returning 1',
      [name, number],
    );
    return marked.length > 0 ? 'waits' : 'gone';
  }
  await putInPlace(trx, row);
  return 'published';
}
