/** The back office's categories and brands. */
import { adminLoaders } from '../account/session.ts';
import { adminPage, DEFAULT_ADMIN_PAGE } from '../admin-catalogue/page.ts';
import { referenceTo } from '../admin-catalogue/models.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';
import { namingArguments } from '../base/input.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { orNull } from '../../loaders/base/missing.ts';
import type { AdminCategoryLoaders } from '../../loaders/viewer/admin/categories.ts';
import {
  AdminBrandConnectionModel,
  BRAND_LIST_NAMES,
  brandListQuery,
  changeResult,
  keyOf,
  optionalKey,
  wireFields,
} from './models.ts';

const loadersOf = (context: GatewayContext): AdminCategoryLoaders => adminLoaders(context).categories;

const category = async (result: ReturnType<typeof changeResult<CategoryOf>>) => {
  const { value, ...rest } = await result;
  return { category: value, ...rest };
};
const brand = async (result: ReturnType<typeof changeResult<BrandOf>>) => {
  const { value, ...rest } = await result;
  return { brand: value, ...rest };
};
type CategoryOf = Awaited<ReturnType<AdminCategoryLoaders['category']>>;
type BrandOf = Awaited<ReturnType<AdminCategoryLoaders['brand']>>;

export const adminCategoryResolvers: Resolvers = {
  AdminBrandSortBy: { NAME: 'name', PRODUCTS: 'products', CREATED: 'createdAt' },
  Query: {
    adminCategories: async (_, __, context) => (await loadersOf(context).tree()).categories,
    adminCategory: (_, { id }, context) => orNull(loadersOf(context).category(keyOf('Category', id, 'id'))),
    adminBrands: async (_, { first, after, before, filter, sort }, context) => {
      const page = adminPage({ first, after, before }, DEFAULT_ADMIN_PAGE);
      const conditions = brandListQuery(filter, sort);
      const found = await namingArguments(loadersOf(context).brands(page, conditions), BRAND_LIST_NAMES);
      return withFiles(new AdminBrandConnectionModel(found), ['brands'], conditions);
    },
    adminBrand: (_, { id }, context) => orNull(loadersOf(context).brand(keyOf('Brand', id, 'id'))),
  },
  Mutation: {
    adminCategoryCreate: (_, { input }, context) => {
      const body = {
        ...wireFields(input.fields, 'input.fields'),
        parentId: optionalKey('Category', input.parentId, 'input.parentId'),
      };
      return category(changeResult(loadersOf(context).createCategory(body, input.idempotencyKey)));
    },
    adminCategoryUpdate: (_, { input: { id, version, changes } }, context) => {
      const key = keyOf('Category', id, 'input.id');
      const loaders = loadersOf(context);
      const call = loaders.changeCategory(key, version, wireFields(changes, 'input.changes'));
      return category(changeResult(call, () => loaders.category(key)));
    },
    adminCategoryMove: (_, { input: { id, version, parentId, beforeId } }, context) => {
      const key = keyOf('Category', id, 'input.id');
      const loaders = loadersOf(context);
      const call = loaders.moveCategory(key, version, {
        parentId: optionalKey('Category', parentId, 'input.parentId'),
        beforeId: optionalKey('Category', beforeId, 'input.beforeId'),
      });
      return category(changeResult(call, () => loaders.category(key)));
    },
    adminCategoryMerge: (_, { input: { id, version, intoId, idempotencyKey } }, context) => {
      const key = keyOf('Category', id, 'input.id');
      const into = keyOf('Category', intoId, 'input.intoId');
      const loaders = loadersOf(context);
      const call = loaders.mergeCategory(key, { version, into, idempotencyKey });
      return category(changeResult(call, () => loaders.category(key)));
    },
    adminBrandCreate: (_, { input: { fields, idempotencyKey } }, context) =>
      brand(changeResult(loadersOf(context).createBrand(wireFields(fields, 'input.fields'), idempotencyKey))),
    adminBrandUpdate: (_, { input: { id, version, changes } }, context) => {
      const key = keyOf('Brand', id, 'input.id');
      const loaders = loadersOf(context);
      const call = loaders.changeBrand(key, version, wireFields(changes, 'input.changes'));
      return brand(changeResult(call, () => loaders.brand(key)));
    },
    adminBrandMerge: (_, { input: { id, version, intoId, idempotencyKey } }, context) => {
      const key = keyOf('Brand', id, 'input.id');
      const into = keyOf('Brand', intoId, 'input.intoId');
      const loaders = loadersOf(context);
      const call = loaders.mergeBrand(key, { version, into, idempotencyKey });
      return brand(changeResult(call, () => loaders.brand(key)));
    },
  },
  AdminCategory: {
    id: ({ _id }) => toGlobalId('AdminCategory', _id),
    reference: ({ _id }) => toGlobalId('Category', _id),
    image: ({ imageUrl }) => optionalImage(imageUrl),
    cover: ({ coverUrl }) => optionalImage(coverUrl),
    parentId: ({ parentCategory }) =>
      parentCategory === null ? null : toGlobalId('AdminCategory', parentCategory),
    path: ({ path }) => path.map((ref) => referenceTo('Category', ref)),
    impact: ({ _id }, _, context) => loadersOf(context).categoryImpact(_id),
  },
  AdminBrandConnection: { files: filesOf },
  AdminBrand: {
    id: ({ _id }) => toGlobalId('AdminBrand', _id),
    reference: ({ _id }) => toGlobalId('Brand', _id),
    logo: ({ logoUrl }) => optionalImage(logoUrl),
    impact: ({ _id }, _, context) => loadersOf(context).brandImpact(_id),
  },
};
