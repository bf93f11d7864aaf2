/** REST v1 messages by which the back office reads and changes categories and brands. */
import { z } from 'zod';
import { Ref } from '../catalogue.ts';
import { EntityId, ImageUrl, Instant, Slug, createdBetween } from '../common.ts';
import { inOtherLanguages, OtherTexts } from '../other-texts.ts';
import { bounded, line, trimmed } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';
import { adminList, adminPage } from './products.ts';

/** Products that follow a change of their category or brand in batches: their paths and search words. */
export const Following = z
  .object({
    total: z.int().min(0).describe('Products that follow.'),
    done: z.int().min(0).describe('Those that have followed.'),
  })
  .meta({ id: 'Following' });
export type Following = z.infer<typeof Following>;

/** GET /v1/admin/category-tree/{id}/impact and /v1/admin/brands/{id}/impact: what a change would concern. */
export const CatalogueImpact = z
  .object({
    products: z.int().min(0).describe('On sale or not; of a category and all below it.'),
    categories: z.int().min(0).describe('Categories below it.'),
    addresses: z.int().min(0).describe('Pages of the shop whose addresses have its slug.'),
    coupons: z.int().min(0).describe('Coupons for it.'),
    promos: z.int().min(0).describe('Promotions whose products are narrowed to it.'),
  })
  .meta({ id: 'CatalogueImpact' });
export type CatalogueImpact = z.infer<typeof CatalogueImpact>;

const orNull = (value: string | null): string | null => value || null;

/** A category as the back office shows it, active or not. */
export const AdminCategory = z
  .object({
    _id: EntityId,
    version: Version,
    name: z.string(),
    slug: Slug,
    description: z.string().nullable(),
    names: OtherTexts,
    descriptions: OtherTexts,
    imageUrl: ImageUrl.nullable(),
    icon: z.string().nullable(),
    coverUrl: ImageUrl.nullable(),
    active: z.boolean(),
    isVisible: z.boolean().describe('It and all above it are active.'),
    isSpecial: z.boolean(),
    isFeatured: z.boolean(),
    parentCategory: EntityId.nullable(),
    displayOrder: z.int().describe('The highest comes first.'),
    path: z.array(Ref).describe('From the top level down to this category.'),
    productCount: z.int().min(0).describe('Products on sale in the category and below it.'),
    following: Following.nullable().describe('null: its products have followed all changes.'),
  })
  .meta({ id: 'AdminCategory' });
export type AdminCategory = z.infer<typeof AdminCategory>;

/** GET /v1/admin/category-tree: all categories, each before those below it, in their display order. */
export const AdminCategoryTree = z
  .object({ categories: z.array(AdminCategory) })
  .meta({ id: 'AdminCategoryTree' });
export type AdminCategoryTree = z.infer<typeof AdminCategoryTree>;

const categoryName = line(2, 60).regex(/^[^<>]*$/, 'must not contain < or >');
const categoryDescription = trimmed(2_000).nullable().transform(orNull);

const categoryFields = {
  name: categoryName,
  slug: Slug,
  description: categoryDescription,
  names: inOtherLanguages(categoryName.nullable()),
  descriptions: inOtherLanguages(categoryDescription),
  imageUrl: ImageUrl.nullable(),
  icon: line(1, 500).nullable(),
  coverUrl: ImageUrl.nullable(),
  active: z.boolean(),
  isSpecial: z.boolean(),
  isFeatured: z.boolean(),
};

/** Body of POST /v1/admin/categories. It becomes the last one below its parent. */
export const CategoryCreate = z
  .strictObject(categoryFields)
  .partial()
  .required({ name: true })
  .extend({ parentId: EntityId.nullish() })
  .meta({ id: 'CategoryCreate' });
export type CategoryCreate = z.infer<typeof CategoryCreate>;

/** Body of POST /v1/admin/categories/{id}: absent is unchanged, null is cleared. */
export const CategoryChanges = z.strictObject(categoryFields).partial().meta({ id: 'CategoryChanges' });
export type CategoryChanges = z.infer<typeof CategoryChanges>;

/** Body of POST /v1/admin/categories/{id}/move. */
export const CategoryMove = z
  .strictObject({
    parentId: EntityId.nullable().describe('null: the top level.'),
    beforeId: EntityId.nullable().describe('The sibling that follows it; null: it becomes the last.'),
  })
  .meta({ id: 'CategoryMove' });
export type CategoryMove = z.infer<typeof CategoryMove>;

/** Body of POST /v1/admin/categories/{id}/merge and /v1/admin/brands/{id}/merge. */
export const Merge = z
  .strictObject({ intoId: EntityId.describe('What all that belongs to it goes to.') })
  .meta({ id: 'Merge' });
export type Merge = z.infer<typeof Merge>;

export const ChangedCategory = AdminCategory.extend(CHANGED).meta({ id: 'ChangedCategory' });

/** A brand as the back office shows it, active or not. */
export const AdminBrand = z
  .object({
    _id: EntityId,
    version: Version,
    name: z.string(),
    slug: Slug,
    logoUrl: ImageUrl.nullable(),
    description: z.string().nullable(),
    descriptions: OtherTexts,
    country: z.string().nullable(),
    active: z.boolean(),
    productCount: z.int().min(0).describe('Products on sale.'),
    createdAt: Instant,
    following: Following.nullable().describe('null: its products have followed all changes.'),
  })
  .meta({ id: 'AdminBrand' });
export type AdminBrand = z.infer<typeof AdminBrand>;

export const AdminBrandSortBy = z.enum(['name', 'products', 'createdAt']);
export type AdminBrandSortBy = z.infer<typeof AdminBrandSortBy>;

/** Query of GET /v1/admin/brands. */
export const AdminBrandQuery = z.strictObject({
  ...adminPage,
  active: z.enum(['true', 'false']).optional(),
  country: bounded(2, 'must be an ISO 3166-1 alpha-2 code such as "TN"')
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as "TN"')
    .optional(),
  hasProducts: z.enum(['true', 'false']).optional().describe('With products on sale, or without.'),
  ...createdBetween,
  input: bounded(100).optional().describe('Part of the name.'),
  sortBy: AdminBrandSortBy.default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
});
export type AdminBrandQuery = z.infer<typeof AdminBrandQuery>;

/** GET /v1/admin/brands. */
export const AdminBrandPage = z
  .object({ brands: z.array(AdminBrand), ...adminList })
  .meta({ id: 'AdminBrandPage' });
export type AdminBrandPage = z.infer<typeof AdminBrandPage>;

const brandDescription = trimmed(2_000).nullable().transform(orNull);

const brandFields = {
  name: line(1, 60).regex(/^[^<>]*$/, 'must not contain < or >'),
  slug: Slug,
  logoUrl: ImageUrl.nullable(),
  description: brandDescription,
  descriptions: inOtherLanguages(brandDescription),
  country: line(2, 2)
    .regex(/^[A-Z]{2}$/, 'must be an ISO 3166-1 alpha-2 code such as "TN"')
    .nullable(),
  active: z.boolean(),
};

/** Body of POST /v1/admin/brands. */
export const BrandCreate = z
  .strictObject(brandFields)
  .partial()
  .required({ name: true })
  .meta({ id: 'BrandCreate' });
export type BrandCreate = z.infer<typeof BrandCreate>;

/** Body of POST /v1/admin/brands/{id}: absent is unchanged, null is cleared. */
export const BrandChanges = z.strictObject(brandFields).partial().meta({ id: 'BrandChanges' });
export type BrandChanges = z.infer<typeof BrandChanges>;

export const ChangedBrand = AdminBrand.extend(CHANGED).meta({ id: 'ChangedBrand' });
