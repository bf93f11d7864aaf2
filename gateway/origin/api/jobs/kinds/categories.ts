/** Files of categories: each line changes the category of its id or slug, or creates one. Their order is that of the tree. */
import type { Selectable } from 'kysely';
import { CategoryChanges, CategoryCreate } from '../../../../contract/admin/categories.ts';
import type { CategoryColumn } from '../../../../contract/rules/import-columns.ts';
import { IMPORT_PROBLEMS } from '../../../../contract/rules/jobs.ts';
import { badInput, notFound } from '../../../base/errors.ts';
import type { CategoriesTable } from '../../../db/tables.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  moveCategory,
} from '../../categories/admin/change.ts';
import { isOwn } from '../../directory.ts';
import { mediaKey, mediaUrl, mediaUrlOrNull } from '../../media.ts';
import { categoryColumn, flag, identifier, literal, text, unliteral } from '../cells.ts';
import type { Column } from '../cells.ts';
import { byLanguage, parseNew, parseRow, textChanges, tryOut } from '../entity.ts';
import type { EntityType, Values } from '../entity.ts';
import { idIn } from '../kind.ts';
import type { ImportKind } from '../kind.ts';

type CategoryRow = Pick<
  Selectable<CategoriesTable>,
  | 'id'
  | 'slug'
  | 'name'
  | 'names'
  | 'description'
  | 'descriptions'
  | 'image_key'
  | 'icon'
  | 'cover_key'
  | 'active'
  | 'is_special'
  | 'is_featured'
  | 'parent_id'
>;

/** Values of a category that jobs change. */
export const categoryValues = (row: CategoryRow): Values => ({
  _id: String(row.id),
  slug: row.slug,
  name: row.name,
  ...byLanguage('names', row.names),
  parentId: row.parent_id === null ? null : String(row.parent_id),
  description: row.description,
  ...byLanguage('descriptions', row.descriptions),
  imageUrl: mediaUrlOrNull(row.image_key),
  icon: row.icon,
  coverUrl: mediaUrlOrNull(row.cover_key),
  active: row.active,
  isSpecial: row.is_special,
  isFeatured: row.is_featured,
});

/** Categories, as jobs change them. A creation is taken back by deleting the category, if it is still empty. */
export const categoryType: EntityType<CategoryRow> = {
  locked: async (trx, id) => {
    const row = await trx
      .selectFrom('categories')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('Category');
    return row;
  },
  valuesOf: categoryValues,
  change: async (trx, { id }, { parentId, ...after }) => {
    const changes = parseRow(CategoryChanges, textChanges(after));
    if (parentId !== undefined)
      await moveCategory(trx, id, { parentId: parentId as string | null, beforeId: null });
    if (Object.keys(changes).length > 0) await changeCategory(trx, id, changes);
  },
  create: async (trx, after) => {
    const { _id } = await createCategory(trx, parseNew(CategoryCreate, textChanges(after)));
    return Number(_id);
  },
  takeBack: (trx, id) => deleteCategory(trx, id, undefined),
};

const picture = (field: string): Column => ({
  field,
  write: (values) => {
    const url = values[field] as string | null;
    return url === null ? '' : literal(mediaKey(url));
  },
  read: (cell) => mediaUrl(unliteral(cell).trim()),
  cleared: null,
});

const COLUMNS: Readonly<Record<CategoryColumn, Column>> = {
  _id: identifier,
  slug: text('slug'),
  name: text('name'),
  name_en: text('names.en', ''),
  name_de: text('names.de', ''),
  name_tn: text('names.tn', ''),
  parent: categoryColumn('parentId', null),
  description: text('description', null),
  description_en: text('descriptions.en', ''),
  description_de: text('descriptions.de', ''),
  description_tn: text('descriptions.tn', ''),
  image: picture('imageUrl'),
  icon: text('icon', null),
  cover: picture('coverUrl'),
  active: flag('active'),
  isSpecial: flag('isSpecial'),
  isFeatured: flag('isFeatured'),
};

export const categoryKind: ImportKind = {
  columns: COLUMNS,
  read: async (trx, _, snapshot) => {
    const all = [...snapshot.categories.values()].filter(isOwn);
    const byId = new Map(all.map((category) => [category.id, category]));
    const bySlug = new Map(all.map((category) => [category.slug, category]));
    return (raw) => {
      const slug = raw['slug']?.trim();
      const category = raw['_id'] === undefined ? bySlug.get(slug ?? '') : byId.get(idIn(raw) ?? 0);
      if (raw['_id'] !== undefined && !category)
        throw badInput('_id', IMPORT_PROBLEMS.noCategory, 'NOT_FOUND');
      if (!category && slug === undefined) throw badInput('slug', 'is required', 'REQUIRED');
      return {
        entity: 'category',
        id: category?.id ?? null,
        label: category?.slug ?? slug ?? '',
        present: category ? categoryValues(category) : null,
        check: (after) =>
          tryOut(trx, async () => {
            if (category) await categoryType.change(trx, category, after, snapshot);
            else await categoryType.create(trx, after, snapshot);
          }),
      };
    };
  },
};
