/** Changes of categories by admins. */
import type { Kysely } from 'kysely';
import type { UseKind } from '../../../../contract/errors.ts';
import type {
  AdminCategory,
  CategoryChanges,
  CategoryCreate,
  CategoryMove,
  CatalogueImpact,
  Following,
} from '../../../../contract/admin/categories.ts';
import { textsAfter } from '../../../../contract/other-texts.ts';
import { MAX_CATEGORY_DEPTH, moveRefusal } from '../../../../contract/rules/categories.ts';
import { toSlug } from '../../../../contract/rules/slug.ts';
import { ApiError, badInput, notFound } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import type { Database } from '../../../db/tables.ts';
import { addToVocabulary } from '../../../search/vocabulary.ts';
import { byDisplayOrder, isOwn, readDirectory } from '../../directory.ts';
import type { CategoryNode, DirectorySnapshot, ProductCounts } from '../../directory.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { emit } from '../../events/feed.ts';
import { mediaKey, mediaUrlOrNull } from '../../media.ts';
import { countFollowers, queueFollowing } from '../../products/follow.ts';
import { refuseWhileMerged, startMerge } from '../../products/merge.ts';
import { countReferences, renameSlug } from '../../products/references.ts';

/** Distance between siblings, so that single ones can be put between by hand. */
const GAP = 1_000;

/** A category as the back office shows it. */
export const toAdminCategory = (
  node: CategoryNode,
  counts?: ProductCounts,
  followings?: ReadonlyMap<number, Following>,
): AdminCategory => ({
  _id: String(node.id),
  version: node.version,
  name: node.name,
  slug: node.slug,
  description: node.description,
  names: node.names,
  descriptions: node.descriptions,
  imageUrl: mediaUrlOrNull(node.image_key),
  icon: node.icon,
  coverUrl: mediaUrlOrNull(node.cover_key),
  active: node.active,
  isVisible: node.visible,
  isSpecial: node.is_special,
  isFeatured: node.is_featured,
  parentCategory: node.parent_id === null ? null : String(node.parent_id),
  displayOrder: node.display_order,
  path: node.path.map(({ ref }) => ref),
  productCount: counts?.category(node.id) ?? 0,
  following: followings?.get(node.id) ?? null,
});

const childrenOf = ({ categories }: DirectorySnapshot, parent: number | null): CategoryNode[] =>
  [...categories.values()].filter((node) => isOwn(node) && node.parent_id === parent).sort(byDisplayOrder);

/** A category and all below it. */
const branchOf = ({ categories }: DirectorySnapshot, { id }: CategoryNode): CategoryNode[] =>
  [...categories.values()].filter((node) => isOwn(node) && node.path.some((above) => above.id === id));

/** All categories, each before those below it. */
export function treeOf(snapshot: DirectorySnapshot): CategoryNode[] {
  const below = (parent: number | null): CategoryNode[] =>
    childrenOf(snapshot, parent).flatMap((node) => [node, ...below(node.id)]);
  return below(null);
}

async function categoryIn(trx: Kysely<Database>, id: number): Promise<AdminCategory> {
  const node = (await readDirectory(trx)).categories.get(id);
  if (!node) throw notFound('Category');
  return toAdminCategory(node);
}

async function checkSlug(trx: Kysely<Database>, slug: string, id: number | null): Promise<void> {
  const [taken] = await run<{ taken: boolean }>(
    trx,
    'select exists (select from categories where slug = $1 and id is distinct from $2::bigint) as taken',
    [slug, id],
  );
  if (taken?.taken === true)
    throw new ApiError('CONFLICT', 'slug: is taken', [{ field: 'slug', message: 'is taken', code: 'TAKEN' }]);
}

/** Columns that a change sets. `before`: the texts that it is based on. */
const columnsOf = (
  { imageUrl, coverUrl, isSpecial, isFeatured, names, descriptions, ...same }: CategoryChanges,
  before: Pick<CategoryNode, 'names' | 'descriptions'>,
) =>
  Object.fromEntries(
    Object.entries({
      ...same,
      names: names && JSON.stringify(textsAfter(before.names, names)),
      descriptions: descriptions && JSON.stringify(textsAfter(before.descriptions, descriptions)),
      image_key: imageUrl == null ? imageUrl : mediaKey(imageUrl),
      cover_key: coverUrl == null ? coverUrl : mediaKey(coverUrl),
      is_special: isSpecial,
      is_featured: isFeatured,
    }).filter(([, value]) => value !== undefined),
  );

/** Locks the whole tree: changes of it happen one after another. */
const lockTree = (trx: Kysely<Database>): Promise<unknown> =>
  run(trx, 'lock table categories in share row exclusive mode', []);

/** Creates a category as the last one below its parent. */
export async function createCategory(
  trx: Kysely<Database>,
  { parentId, ...fields }: CategoryCreate,
): Promise<AdminCategory> {
  await lockTree(trx);
  const snapshot = await readDirectory(trx);
  const parent = parentId == null ? undefined : snapshot.categories.get(Number(parentId));
  if (parentId != null && (!parent || !isOwn(parent)))
    throw badInput('parentId', 'does not exist', 'NOT_FOUND');
  if ((parent?.depth ?? 0) >= MAX_CATEGORY_DEPTH) throw tooDeep();
  const slug = fields.slug ?? toSlug(fields.name);
  if (slug === '') throw badInput('slug', 'is required', 'REQUIRED');
  await checkSlug(trx, slug, null);
  const last = childrenOf(snapshot, parent?.id ?? null).at(-1);
  const { id } = await trx
    .insertInto('categories')
    .values({
      active: false,
      ...columnsOf(fields, { names: {}, descriptions: {} }),
      name: fields.name,
      slug,
      parent_id: parent?.id ?? null,
      depth: (parent?.depth ?? 0) + 1,
      ancestor_ids: parent?.path.map((node) => node.id) ?? [],
      display_order: (last?.display_order ?? GAP) - GAP,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addToVocabulary(trx, [fields.name]);
  await emit(trx, 'category.changed', String(id));
  return categoryIn(trx, id);
}

/** Changes fields of a category; its products follow a new name, its former slug leads to it. */
export async function changeCategory(
  trx: Kysely<Database>,
  id: number,
  changes: CategoryChanges,
): Promise<AdminCategory> {
  const before = (await readDirectory(trx)).categories.get(id);
  if (!before) throw notFound('Category');
  refuseWhileMerged(before);
  if (changes.slug !== undefined) await checkSlug(trx, changes.slug, id);
  const columns = columnsOf(changes, before);
  if (Object.keys(columns).length === 0) return toAdminCategory(before);
  await trx.updateTable('categories').set(columns).where('id', '=', id).execute();
  if (changes.slug !== undefined && changes.slug !== before.slug)
    await renameSlug(trx, 'category', { id, before: before.slug, now: changes.slug });
  if (changes.name !== undefined && changes.name !== before.name) {
    await addToVocabulary(trx, [changes.name]);
    await queueFollowing(trx, 'category', id);
  }
  await emit(trx, 'category.changed', String(id));
  return categoryIn(trx, id);
}

const tooDeep = (field = 'parentId'): ApiError =>
  new ApiError('CONFLICT', `A category has at most ${MAX_CATEGORY_DEPTH - 1} above it`, [
    {
      field,
      message: `leads to more than ${MAX_CATEGORY_DEPTH} levels (TOO_DEEP)`,
      code: 'INVALID',
    },
  ]);

/** Puts a branch below another parent; its products follow. */
async function putBelow(
  trx: Kysely<Database>,
  snapshot: DirectorySnapshot,
  node: CategoryNode,
  parent: CategoryNode | undefined,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ parent_id: parent?.id ?? null })
    .where('id', '=', node.id)
    .execute();
  await run(
    trx,
    `update categories c set ancestor_ids = $2::bigint[] || c.ancestor_ids[$3:], depth = c.depth + $4
     where c.id = any($1::bigint[])`,
    [
      branchOf(snapshot, node).map(({ id }) => id),
      parent?.path.map(({ id }) => id) ?? [],
      node.path.length,
      (parent?.depth ?? 0) + 1 - node.depth,
    ],
  );
  await queueFollowing(trx, 'category', node.id);
}

/** @throws ApiError CONFLICT when a category cannot be below this parent */
function checkPlace(snapshot: DirectorySnapshot, node: CategoryNode, parent: CategoryNode | undefined): void {
  const place = (one: CategoryNode) => ({
    id: String(one.id),
    path: one.path.map((above) => String(above.id)),
  });
  const refusal = moveRefusal(place(node), branchOf(snapshot, node).map(place), parent && place(parent));
  if (refusal === 'CYCLE')
    throw new ApiError('CONFLICT', 'A category cannot be below itself', [
      { field: 'parentId', message: 'is the category or below it (CYCLE)', code: 'INVALID' },
    ]);
  if (refusal === 'TOO_DEEP') throw tooDeep();
}

/** Puts a category below its former parent again, when a move is undone. @throws ApiError CONFLICT when that is not possible any more */
export async function putBack(trx: Kysely<Database>, id: number, parentId: number | null): Promise<void> {
  await lockTree(trx);
  const snapshot = await readDirectory(trx);
  const node = snapshot.categories.get(id);
  if (!node) throw notFound('Category');
  refuseWhileMerged(node);
  const parent = parentId === null ? undefined : snapshot.categories.get(parentId);
  if (parentId !== null && (!parent || !isOwn(parent)))
    throw new ApiError('CONFLICT', 'The former parent does not exist any more');
  checkPlace(snapshot, node, parent);
  await putBelow(trx, snapshot, node, parent);
}

/**
 * The display orders to set, by category, so that `node` is the one before `siblings[at]`. The siblings keep theirs while there
 * is room between them: an undone move then finds its former place.
 */
function placesAfter(siblings: readonly CategoryNode[], at: number, node: CategoryNode): Map<number, number> {
  const above = siblings[at - 1]?.display_order;
  const below = siblings[at]?.display_order;
  if (above === undefined || below === undefined)
    return new Map([[node.id, below === undefined ? (above ?? GAP) - GAP : below + GAP]]);
  if (above - below >= 2) return new Map([[node.id, Math.floor((above + below) / 2)]]);
  const order = siblings.toSpliced(at, 0, node);
  return new Map(order.map(({ id }, index) => [id, (order.length - index) * GAP]));
}

/** Puts a category with all below it in another place; its products follow when its ancestors change. */
export async function moveCategory(
  trx: Kysely<Database>,
  id: number,
  { parentId, beforeId }: CategoryMove,
): Promise<AdminCategory> {
  await lockTree(trx);
  const snapshot = await readDirectory(trx);
  const node = snapshot.categories.get(id);
  if (!node) throw notFound('Category');
  refuseWhileMerged(node);
  const parent = parentId === null ? undefined : snapshot.categories.get(Number(parentId));
  if (parentId !== null && (!parent || !isOwn(parent)))
    throw badInput('parentId', 'does not exist', 'NOT_FOUND');
  checkPlace(snapshot, node, parent);
  const siblings = childrenOf(snapshot, parent?.id ?? null).filter((one) => one.id !== id);
  const at = beforeId === null ? siblings.length : siblings.findIndex((one) => String(one.id) === beforeId);
  if (at === -1) throw badInput('beforeId', 'is not below this parent', 'NOT_FOUND');
  const places = placesAfter(siblings, at, node);
  await run(
    trx,
    `update categories c set display_order = n.place
     from unnest($1::bigint[], $2::int[]) n(id, place) where c.id = n.id and c.display_order <> n.place`,
    [[...places.keys()], [...places.values()]],
  );
  if (node.parent_id !== (parent?.id ?? null)) await putBelow(trx, snapshot, node, parent);
  await emit(trx, 'category.changed', String(id));
  return categoryIn(trx, id);
}

/** What a change of a category would concern. */
export async function categoryImpact(db: Kysely<Database>, id: number): Promise<CatalogueImpact> {
  const snapshot = await readDirectory(db);
  const node = snapshot.categories.get(id);
  if (!node || !isOwn(node)) throw notFound('Category');
  const branch = branchOf(snapshot, node);
  return {
    products: await countFollowers(db, 'category', id),
    categories: branch.length - 1,
    addresses: branch.filter(({ visible }) => visible).length,
    ...(await countReferences(db, 'category', node)),
  };
}

/** Merges a category into another one: what is below it goes below that one, as the last ones. @returns the other one */
export async function mergeCategory(
  trx: Kysely<Database>,
  id: number,
  intoId: number,
  actor: Viewer,
): Promise<AdminCategory> {
  await lockTree(trx);
  const snapshot = await readDirectory(trx);
  const from = snapshot.categories.get(id);
  if (!from) throw notFound('Category');
  const into = snapshot.categories.get(intoId);
  const children = childrenOf(snapshot, id);
  if (into && into.id !== id && into.path.some((above) => above.id === id))
    throw new ApiError('CONFLICT', 'A category cannot be merged into one below it', [
      { field: 'intoId', message: 'is below the category (CYCLE)', code: 'INVALID' },
    ]);
  const height = Math.max(...branchOf(snapshot, from).map(({ depth }) => depth)) - from.depth;
  if (into && into.depth + height > MAX_CATEGORY_DEPTH) throw tooDeep('intoId');
  const last = childrenOf(snapshot, intoId).at(-1)?.display_order ?? GAP;
  for (const [index, child] of children.entries()) {
    await putBelow(trx, snapshot, child, into);
    await trx
      .updateTable('categories')
      .set({ display_order: last - (index + 1) * GAP })
      .where('id', '=', child.id)
      .execute();
  }
  // After them, so that it counts its own products alone.
  await startMerge(trx, 'category', { from, into, actor });
  return categoryIn(trx, intoId);
}

const notEmpty = (what: string, usedBy: UseKind, useCount: number): ApiError =>
  new ApiError('CONFLICT', `The category has ${what}`, [
    { field: 'id', message: `has ${what} (NOT_EMPTY)`, code: 'IN_USE', usedBy, useCount },
  ]);

/** Deletes a category without subcategories; its products, if any, go to another one. Throws NOT_EMPTY as CONFLICT. */
export async function deleteCategory(
  trx: Kysely<Database>,
  id: number,
  moveTo: number | undefined,
): Promise<void> {
  await lockTree(trx);
  const snapshot = await readDirectory(trx);
  const node = snapshot.categories.get(id);
  if (!node) throw notFound('Category');
  refuseWhileMerged(node);
  const merging = [...snapshot.categories.values()].filter((one) => one.merged_into === id).length;
  if (merging > 0) throw notEmpty('another one merging into it', 'CATEGORY', merging);
  if (moveTo !== undefined && (moveTo === id || !snapshot.categories.has(moveTo)))
    throw badInput('moveTo', 'is not another category', 'NOT_FOUND');
  const [used] = await run<{ products: number }>(
    trx,
    'select count(*)::int as products from products where category_id = $1',
    [id],
  );
  const products = used?.products ?? 0;
  const below = childrenOf(snapshot, id).length;
  if (below > 0) throw notEmpty('subcategories', 'SUBCATEGORY', below);
  if (products > 0) {
    if (moveTo === undefined) throw notEmpty('products', 'PRODUCT', products);
    await run(trx, 'update products set category_id = $2 where category_id = $1', [id, moveTo]);
    await queueFollowing(trx, 'category', moveTo);
  }
  await run(trx, 'delete from slug_redirects where kind = $1 and target_id = $2', ['category', id]);
  await trx.deleteFrom('categories').where('id', '=', id).execute();
  await emit(trx, 'category.changed', String(id));
}
