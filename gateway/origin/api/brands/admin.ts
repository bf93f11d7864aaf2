/** Brands for the back office: reads and changes. */
import { z } from 'zod';
import type { Kysely } from 'kysely';
import {
  AdminBrand,
  AdminBrandPage,
  AdminBrandQuery,
  BrandChanges,
  BrandCreate,
  CatalogueImpact,
  ChangedBrand,
  Merge,
} from '../../../contract/admin/categories.ts';
import type { Following } from '../../../contract/admin/categories.ts';
import type { BrandBulkFilter } from '../../../contract/admin/jobs.ts';
import { EntityId } from '../../../contract/common.ts';
import { textsAfter, type OtherTexts } from '../../../contract/other-texts.ts';
import { toSlug } from '../../../contract/rules/slug.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { addToVocabulary } from '../../search/vocabulary.ts';
import { adminPageOf, isWithin } from '../../base/lists.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { OriginContext } from '../context.ts';
import { isOwn, readDirectory } from '../directory.ts';
import type { BrandRow, ProductCounts } from '../directory.ts';
import { emit } from '../events/feed.ts';
import { mediaKey, mediaUrlOrNull } from '../media.ts';
import { countFollowers, followingsOf, queueFollowing } from '../products/follow.ts';
import { startMerge } from '../products/merge.ts';
import { countReferences, renameSlug } from '../products/references.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { tagVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';

const toAdminBrand = (
  row: BrandRow,
  counts?: ProductCounts,
  followings?: ReadonlyMap<number, Following>,
): AdminBrand => ({
  _id: String(row.id),
  version: row.version,
  name: row.name,
  slug: row.slug,
  logoUrl: mediaUrlOrNull(row.logo_key),
  description: row.description,
  descriptions: row.descriptions,
  country: row.country,
  active: row.active,
  productCount: counts?.brand(row.id) ?? 0,
  createdAt: row.created_at.toISOString(),
  following: followings?.get(row.id) ?? null,
});

async function brandIn(db: Kysely<Database>, id: number): Promise<BrandRow> {
  const row = (await readDirectory(db)).brands.get(id);
  if (!row || !isOwn(row)) throw notFound('Brand');
  return row;
}

async function checkSlug(trx: Kysely<Database>, slug: string, id: number | null): Promise<void> {
  const [taken] = await run<{ taken: boolean }>(
    trx,
    'select exists (select from brands where slug = $1 and id is distinct from $2::bigint) as taken',
    [slug, id],
  );
  if (taken?.taken === true)
    throw new ApiError('CONFLICT', 'slug: is taken', [{ field: 'slug', message: 'is taken', code: 'TAKEN' }]);
}

/** Columns that a change sets. `before`: the texts that it is based on. */
const columnsOf = ({ logoUrl, descriptions, ...same }: BrandChanges, before: OtherTexts) =>
  Object.fromEntries(
    Object.entries({
      ...same,
      descriptions: descriptions && JSON.stringify(textsAfter(before, descriptions)),
      logo_key: logoUrl == null ? logoUrl : mediaKey(logoUrl),
    }).filter(([, value]) => value !== undefined),
  );

async function createBrand(trx: Kysely<Database>, fields: BrandCreate): Promise<AdminBrand> {
  const slug = fields.slug ?? toSlug(fields.name);
  if (slug === '') throw badInput('slug', 'is required', 'REQUIRED');
  await checkSlug(trx, slug, null);
  const { id } = await trx
    .insertInto('brands')
    .values({ ...columnsOf(fields, {}), name: fields.name, slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addToVocabulary(trx, [fields.name]);
  await emit(trx, 'brand.changed', String(id));
  return toAdminBrand(await brandIn(trx, id));
}

/** Changes fields of a brand; its products follow a new name, its former slug leads to it. */
export async function changeBrand(
  trx: Kysely<Database>,
  id: number,
  changes: BrandChanges,
): Promise<AdminBrand> {
  const before = await brandIn(trx, id);
  if (changes.slug !== undefined) await checkSlug(trx, changes.slug, id);
  const columns = columnsOf(changes, before.descriptions);
  if (Object.keys(columns).length === 0) return toAdminBrand(before);
  await trx.updateTable('brands').set(columns).where('id', '=', id).execute();
  if (changes.slug !== undefined && changes.slug !== before.slug)
    await renameSlug(trx, 'brand', { id, before: before.slug, now: changes.slug });
  if (changes.name !== undefined && changes.name !== before.name) {
    await addToVocabulary(trx, [changes.name]);
    await queueFollowing(trx, 'brand', id);
  }
  await emit(trx, 'brand.changed', String(id));
  return toAdminBrand(await brandIn(trx, id));
}

/** Merges a brand into another one. @returns the other one */
async function mergeBrand(
  trx: Kysely<Database>,
  id: number,
  intoId: number,
  actor: Viewer,
): Promise<AdminBrand> {
  const { brands } = await readDirectory(trx);
  const from = brands.get(id);
  if (!from) throw notFound('Brand');
  await startMerge(trx, 'brand', { from, into: brands.get(intoId), actor });
  return toAdminBrand(await brandIn(trx, intoId));
}

/** What brands are sorted by, as text that compares by code point. */
const SORT_KEYS: Readonly<
  Record<AdminBrandQuery['sortBy'], (row: BrandRow, counts: ProductCounts) => string>
> = {
  name: ({ name }) => normalise(name),
  products: ({ id }, counts) => String(counts.brand(id)).padStart(12, '0'),
  createdAt: ({ created_at }) => created_at.toISOString(),
};

/** A page of brands, active or not. */
export async function listBrands(
  { db, directory }: Pick<OriginContext, 'db' | 'directory'>,
  query: AdminBrandQuery,
): Promise<AdminBrandPage> {
  const { brands } = await readDirectory(db);
  return brandPage([...brands.values()], query, await directory.counts(), await followingsOf(db, 'brand'));
}

/** The shop's own brands that meet all given conditions. */
function brandsThat(
  rows: Iterable<BrandRow>,
  { active, country, hasProducts, from, until, input }: z.output<typeof BrandBulkFilter>,
  counts: ProductCounts,
): BrandRow[] {
  const words = normalise(input ?? '');
  return [...rows].filter(
    (row) =>
      isOwn(row) &&
      (active === undefined || String(row.active) === active) &&
      (country === undefined || row.country === country) &&
      (hasProducts === undefined || String(counts.brand(row.id) > 0) === hasProducts) &&
      isWithin(row.created_at, { from, until }) &&
      normalise(row.name).includes(words),
  );
}

/** Ids of the brands that meet all given conditions, in ascending order. */
export async function matchingBrands(
  { db, directory }: Pick<OriginContext, 'db' | 'directory'>,
  filter: z.output<typeof BrandBulkFilter>,
): Promise<number[]> {
  const { brands } = await readDirectory(db);
  return brandsThat(brands.values(), filter, await directory.counts())
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

function brandPage(
  rows: readonly BrandRow[],
  { sortBy, sortOrder, limit, after, before, ...filter }: AdminBrandQuery,
  counts: ProductCounts,
  followings: ReadonlyMap<number, Following>,
): AdminBrandPage {
  const found = brandsThat(rows, filter, counts);
  const page = { limit, after, before };
  const { items, ...rest } = adminPageOf(
    found,
    (row) => ({ key: SORT_KEYS[sortBy](row, counts), id: row.id }),
    page,
    { sort: sortBy, isDescending: sortOrder === 'desc' },
  );
  return { brands: items.map((row) => toAdminBrand(row, counts, followings)), ...rest };
}

const ById = z.strictObject({ id: EntityId });
const brandRow = ({ id }: { id: string }): VersionedRow => ({ table: 'brands', key: { id }, what: 'Brand' });
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;

export const adminBrandRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/brands',
    summary: 'Brands, active or not.',
    query: AdminBrandQuery,
    response: AdminBrandPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: (context, { query }): Promise<AdminBrandPage> => listBrands(context, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/brands/:id/impact',
    summary: 'What a change of a brand would concern.',
    params: ById,
    query: z.strictObject({}),
    response: CatalogueImpact,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params }): Promise<CatalogueImpact> => {
      const row = await brandIn(db, Number(params.id));
      return {
        products: await countFollowers(db, 'brand', row.id),
        categories: 0,
        addresses: row.active ? 1 : 0,
        ...(await countReferences(db, 'brand', row)),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/brands/:id/merge',
    summary:
      'Merges a brand into another one, which it returns; products follow in batches. Cannot be undone.',
    params: ById,
    body: Merge,
    response: ChangedBrand,
    errors: [...REFUSALS, 'STALE', 'PRECONDITION_REQUIRED'],
    write: { action: 'brand.merge', row: brandRow, needsKey: true },
    handle: async (_, { params, body, write }) =>
      write((trx, { actor }) => mergeBrand(trx, Number(params.id), Number(body.intoId), actor)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/brands/:id',
    summary: 'A brand, active or not.',
    params: ById,
    query: z.strictObject({}),
    response: AdminBrand,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db, directory }, { params, reply }): Promise<AdminBrand> => {
      const row = await brandIn(db, Number(params.id));
      tagVersion(reply, row.version);
      return toAdminBrand(row, await directory.counts(), await followingsOf(db, 'brand'));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/brands',
    summary: 'Creates a brand.',
    body: BrandCreate,
    response: ChangedBrand,
    errors: REFUSALS,
    write: { action: 'brand.create', needsKey: true },
    handle: async (_, { body, write }) => write((trx) => createBrand(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/brands/:id',
    summary: 'Changes fields of a brand: absent is unchanged, null is cleared.',
    params: ById,
    body: BrandChanges,
    response: ChangedBrand,
    errors: [...REFUSALS, 'STALE', 'PRECONDITION_REQUIRED'],
    write: { action: 'brand.update', row: brandRow, canUndo: true },
    handle: async (_, { params, body, write }) => write((trx) => changeBrand(trx, Number(params.id), body)),
  }),
];
