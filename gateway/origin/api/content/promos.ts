/** Promotions for the back office: reads and changes. */
import { z } from 'zod';
import type { Kysely, Selectable } from 'kysely';
import {
  AdminPromo,
  AdminPromoPage,
  AdminPromoQuery,
  ChangedPromo,
  PromoChanges,
  PromoCreate,
} from '../../../contract/admin/promos.ts';
import { Slug } from '../../../contract/common.ts';
import type { LocalisedText } from '../../../contract/content.ts';
import { textsAfter } from '../../../contract/other-texts.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { adminPageOf, isWithin, parseWords } from '../../base/lists.ts';
import { run } from '../../base/sql.ts';
import type { Database, PromosTable } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { readDirectory } from '../directory.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { emit } from '../events/feed.ts';
import { mediaKey, mediaUrlOrNull } from '../media.ts';
import { readPromoFilter } from '../promo-filter.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { tagVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';

type Row = Selectable<PromosTable>;

const othersOf = ({ en, de, tn }: LocalisedText): OtherTexts => ({ en, de, tn });

/** A promotion as the API writes it. `productCount`: products that it has. */
const toAdminPromo = (row: Row, productCount: number): AdminPromo => ({
  slug: row.slug,
  version: row.version,
  title: row.title.fr,
  titles: othersOf(row.title),
  subtitle: row.subtitle.fr,
  subtitles: othersOf(row.subtitle),
  imageUrl: mediaUrlOrNull(row.image_key),
  filter: Object.fromEntries(Object.entries(row.filter).map(([name, value]) => [name, String(value)])),
  active: row.active,
  edited: row.edited,
  productCount,
  updatedAt: row.updated_at.toISOString(),
});

/** Products on sale that match the filter of a promotion; none when it is invalid in this version. */
async function countOf({ listings }: Pick<OriginContext, 'listings'>, row: Row): Promise<number> {
  const filter = readPromoFilter(row.filter);
  if (!filter) return 0;
  const { pagination } = await listings.list({ ...filter, limit: 1 });
  return pagination.totalItems;
}

async function promoIn(db: Kysely<Database>, slug: string): Promise<Row> {
  const row = await db.selectFrom('promos').selectAll().where('slug', '=', slug).executeTakeFirst();
  if (!row) throw notFound('Promotion');
  return row;
}

/** Refuses a filter by what does not exist. @throws 400 naming the filter */
function checkFilter(filter: Readonly<Record<string, string>>, snapshot: DirectorySnapshot): void {
  const known: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    category: snapshot.categoryBySlug,
    brand: snapshot.brandBySlug,
    seller: snapshot.sellerBySlug,
  };
  for (const [name, bySlug] of Object.entries(known))
    for (const slug of parseWords(filter[name] ?? ''))
      if (!bySlug.has(slug)) throw badInput(`filter.${name}`, `"${slug}" does not exist`, 'NOT_FOUND');
}

/** A text in all languages after a change. */
const localised = (
  before: LocalisedText | null,
  french: string | undefined,
  others: PromoChanges['titles'],
): string =>
  JSON.stringify({ ...textsAfter(before ? othersOf(before) : {}, others ?? {}), fr: french ?? before?.fr });

/** Columns that a change sets. */
const columnsOf = (before: Row | null, changes: PromoChanges) => ({
  ...((changes.title !== undefined || changes.titles !== undefined) && {
    title: localised(before?.title ?? null, changes.title, changes.titles),
  }),
  ...((changes.subtitle !== undefined || changes.subtitles !== undefined) && {
    subtitle: localised(before?.subtitle ?? null, changes.subtitle, changes.subtitles),
  }),
  ...(changes.imageUrl !== undefined && {
    image_key: changes.imageUrl === null ? null : mediaKey(changes.imageUrl),
  }),
  ...(changes.filter !== undefined && { filter: JSON.stringify(changes.filter) }),
  ...(changes.active !== undefined && { active: changes.active }),
});

async function createPromo(trx: Kysely<Database>, { slug, ...fields }: PromoCreate): Promise<Row> {
  const [taken] = await run(trx, 'select from promos where slug = $1', [slug]);
  if (taken)
    throw new ApiError('CONFLICT', 'slug: is taken', [{ field: 'slug', message: 'is taken', code: 'TAKEN' }]);
  checkFilter(fields.filter, await readDirectory(trx));
  await trx
    .insertInto('promos')
    .values({
      slug,
      title: localised(null, fields.title, fields.titles),
      subtitle: localised(null, fields.subtitle, fields.subtitles),
      filter: JSON.stringify(fields.filter),
      image_key: fields.imageUrl == null ? null : mediaKey(fields.imageUrl),
      active: fields.active ?? false,
    })
    .execute();
  await emit(trx, 'promo.changed', slug);
  return promoIn(trx, slug);
}

async function changePromo(trx: Kysely<Database>, slug: string, changes: PromoChanges): Promise<Row> {
  const before = await promoIn(trx, slug);
  if (changes.filter) checkFilter(changes.filter, await readDirectory(trx));
  const columns = columnsOf(before, changes);
  if (Object.keys(columns).length === 0) return before;
  await trx
    .updateTable('promos')
    .set({ ...columns, updated_at: new Date() })
    .where('slug', '=', slug)
    .execute();
  await emit(trx, 'promo.changed', slug);
  return promoIn(trx, slug);
}

const SORT_KEYS: Readonly<Record<AdminPromoQuery['sortBy'], (row: Row) => string>> = {
  title: ({ title }) => normalise(title.fr),
  updatedAt: ({ updated_at: at }) => at.toISOString(),
};

/** A page of all promotions. Their place by slug stands for the id that cursors need. */
export async function listPromos(
  context: OriginContext,
  { active, from, until, input, sortBy, sortOrder, ...page }: AdminPromoQuery,
): Promise<AdminPromoPage> {
  const all = await context.db.selectFrom('promos').selectAll().orderBy('slug').execute();
  const words = normalise(input ?? '');
  const found = all
    .map((row, index) => ({ row, id: index + 1 }))
    .filter(
      ({ row }) =>
        (active === undefined || String(row.active) === active) &&
        isWithin(row.created_at, { from, until }) &&
        (normalise(row.title.fr).includes(words) || row.slug.includes((input ?? '').toLowerCase())),
    );
  const { items, ...rest } = adminPageOf(
    found,
    ({ row, id }) => ({ key: SORT_KEYS[sortBy](row), id }),
    page,
    { sort: sortBy, isDescending: sortOrder === 'desc' },
  );
  const promos = await Promise.all(
    items.map(async ({ row }) => toAdminPromo(row, await countOf(context, row))),
  );
  return { promos, ...rest };
}

/** A row whose response was repeated under its key has its instants as text. */
const asRow = (row: Row): Row => ({
  ...row,
  created_at: new Date(row.created_at),
  updated_at: new Date(row.updated_at),
});

const BySlug = z.strictObject({ slug: Slug });
const promoRow = ({ slug }: { slug: string }): VersionedRow => ({
  table: 'promos',
  key: { slug },
  what: 'Promotion',
});
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;

export const adminPromoRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/promos',
    summary: 'Promotions with a page of their own, active or not.',
    query: AdminPromoQuery,
    response: AdminPromoPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async (context, { query }): Promise<AdminPromoPage> => listPromos(context, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/promos/:slug',
    summary: 'A promotion, active or not.',
    params: BySlug,
    query: z.strictObject({}),
    response: AdminPromo,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async (context, { params, reply }): Promise<AdminPromo> => {
      const row = await promoIn(context.db, params.slug);
      tagVersion(reply, row.version);
      return toAdminPromo(row, await countOf(context, row));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/promos',
    summary: 'Creates a promotion, inactive unless stated otherwise.',
    body: PromoCreate,
    response: ChangedPromo,
    errors: REFUSALS,
    write: { action: 'promo.create', needsKey: true },
    handle: async (context, { body, write }) => {
      const { row, change } = await write(async (trx) => {
        const created = await createPromo(trx, body);
        return { row: created, version: created.version };
      });
      return { ...toAdminPromo(asRow(row), await countOf(context, asRow(row))), change };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/promos/:slug',
    summary: 'Changes fields of a promotion: absent is unchanged, null is cleared.',
    params: BySlug,
    body: PromoChanges,
    response: ChangedPromo,
    errors: [...REFUSALS, 'STALE', 'PRECONDITION_REQUIRED'],
    write: { action: 'promo.update', row: promoRow, canUndo: true },
    handle: async (context, { params, body, write }) => {
      const { row, change } = await write(async (trx) => {
        const changed = await changePromo(trx, params.slug, body);
        return { row: changed, version: changed.version };
      });
      return { ...toAdminPromo(asRow(row), await countOf(context, asRow(row))), change };
    },
  }),
];
