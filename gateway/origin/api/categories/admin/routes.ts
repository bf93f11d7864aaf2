/** Paths of the back office's categories. */
import { z } from 'zod';
import {
  CatalogueImpact,
  Merge,
  AdminCategory,
  AdminCategoryTree,
  CategoryChanges,
  CategoryCreate,
  CategoryMove,
  ChangedCategory,
} from '../../../../contract/admin/categories.ts';
import { EntityId } from '../../../../contract/common.ts';
import { CHANGED } from '../../../../contract/versions.ts';
import { notFound } from '../../../base/errors.ts';
import { DONE, route } from '../../route.ts';
import type { Route } from '../../route.ts';
import { tagVersion } from '../../write.ts';
import type { VersionedRow } from '../../write.ts';
import { isOwn, readDirectory } from '../../directory.ts';
import { followingsOf } from '../../products/follow.ts';
import {
  categoryImpact,
  changeCategory,
  createCategory,
  deleteCategory,
  mergeCategory,
  moveCategory,
  toAdminCategory,
  treeOf,
} from './change.ts';

const ById = z.strictObject({ id: EntityId });
const NoQuery = z.strictObject({});
const categoryRow = ({ id }: { id: string }): VersionedRow => ({
  table: 'categories',
  key: { id },
  what: 'Category',
});
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;
const VERSIONED = [...REFUSALS, 'STALE', 'PRECONDITION_REQUIRED'] as const;

export const adminCategoryRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/category-tree',
    summary: 'All categories, active or not, each before those below it.',
    query: NoQuery,
    response: AdminCategoryTree,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db, directory }): Promise<AdminCategoryTree> => {
      const [snapshot, counts] = [await readDirectory(db), await directory.counts()];
      const followings = await followingsOf(db, 'category');
      return { categories: treeOf(snapshot).map((node) => toAdminCategory(node, counts, followings)) };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/category-tree/:id',
    summary: 'A category, active or not.',
    params: ById,
    query: NoQuery,
    response: AdminCategory,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db, directory }, { params, reply }): Promise<AdminCategory> => {
      const node = (await readDirectory(db)).categories.get(Number(params.id));
      if (!node || !isOwn(node)) throw notFound('Category');
      tagVersion(reply, node.version);
      return toAdminCategory(node, await directory.counts(), await followingsOf(db, 'category'));
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/category-tree/:id/impact',
    summary: 'What a change of a category would concern.',
    params: ById,
    query: NoQuery,
    response: CatalogueImpact,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ db }, { params }): Promise<CatalogueImpact> => categoryImpact(db, Number(params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/categories',
    summary: 'Creates a category as the last one below its parent, inactive unless stated otherwise.',
    body: CategoryCreate,
    response: ChangedCategory,
    errors: REFUSALS,
    write: { action: 'category.create', needsKey: true },
    handle: async (_, { body, write }) => write((trx) => createCategory(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/categories/:id',
    summary: 'Changes fields of a category: absent is unchanged, null is cleared.',
    params: ById,
    body: CategoryChanges,
    response: ChangedCategory,
    errors: VERSIONED,
    write: { action: 'category.update', row: categoryRow, canUndo: true },
    handle: async (_, { params, body, write }) =>
      write((trx) => changeCategory(trx, Number(params.id), body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/categories/:id/move',
    summary: 'Puts a category with all below it in another place of the tree.',
    params: ById,
    body: CategoryMove,
    response: ChangedCategory,
    errors: VERSIONED,
    write: { action: 'category.move', row: categoryRow, canUndo: true },
    handle: async (_, { params, body, write }) => write((trx) => moveCategory(trx, Number(params.id), body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/categories/:id/merge',
    summary:
      'Merges a category into another one, which it returns; products follow in batches. Cannot be undone.',
    params: ById,
    body: Merge,
    response: ChangedCategory,
    errors: VERSIONED,
    write: { action: 'category.merge', row: categoryRow, needsKey: true },
    handle: async (_, { params, body, write }) =>
      write((trx, { actor }) => mergeCategory(trx, Number(params.id), Number(body.intoId), actor)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/categories/:id',
    summary: 'Deletes a category without subcategories; its products go to another one.',
    params: ById,
    query: z.strictObject({ moveTo: EntityId.optional() }),
    response: z.object({ done: z.literal(true), ...CHANGED }),
    errors: VERSIONED,
    write: { action: 'category.delete', row: categoryRow },
    handle: async (_, { params, query, write }) =>
      write(async (trx) => {
        await deleteCategory(
          trx,
          Number(params.id),
          query.moveTo === undefined ? undefined : Number(query.moveTo),
        );
        return DONE;
      }),
  }),
];
