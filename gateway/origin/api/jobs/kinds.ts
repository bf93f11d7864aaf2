/** All kinds of imports, and all types of entities that jobs change. */
import type { JobEntity, JobKind } from '../../../contract/admin/jobs.ts';
import type { ImportKind as ImportName } from '../../../contract/rules/jobs.ts';
import type { EntityType } from './entity.ts';
import type { ImportKind } from './kind.ts';
import { brandType } from './kinds/brands.ts';
import { categoryKind, categoryType } from './kinds/categories.ts';
import { couponKind, couponType } from './kinds/coupons.ts';
import { productKind } from './kinds/products.ts';
import { stockKind } from './kinds/stock.ts';
import { variantKind, variantType } from './kinds/variants.ts';
import { productType } from './values.ts';

export const KINDS: Readonly<Record<ImportName, ImportKind>> = {
  PRODUCTS_IMPORT: productKind,
  VARIANTS_IMPORT: variantKind,
  STOCK_IMPORT: stockKind,
  CATEGORIES_IMPORT: categoryKind,
  COUPONS_IMPORT: couponKind,
};

export const ENTITIES: Readonly<Record<JobEntity, EntityType>> = {
  product: productType,
  variant: variantType,
  category: categoryType,
  brand: brandType,
  coupon: couponType,
};

/** What the audit log calls the changes of each kind of job. */
export const ACTIONS: Readonly<Record<JobKind, string>> = {
  PRODUCTS_BULK: 'product.bulk',
  BRANDS_BULK: 'brand.bulk',
  CATEGORIES_BULK: 'category.bulk',
  PRODUCTS_IMPORT: 'product.import',
  VARIANTS_IMPORT: 'variant.import',
  STOCK_IMPORT: 'product.stock.import',
  CATEGORIES_IMPORT: 'category.import',
  COUPONS_IMPORT: 'coupon.import',
  COUPONS_CREATE: 'coupon.codes',
  UNDO: 'job.undo',
};
