/** Changes of products by admins: inputs of the schema to REST, and results back. */
import type { ChangedProduct } from '../../../contract/admin/product-changes.ts';
import type { AdminProduct } from '../../../contract/admin/products.ts';
import type { ChangeRef } from '../../../contract/versions.ts';
import { orNull } from '../../loaders/base/missing.ts';
import type { AdminCatalogueLoaders } from '../../loaders/viewer/admin/catalogue.ts';
import { readGlobalId, readKey, splitKey } from '../base/ids.ts';
import type { NodeType } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { optionalWireAmount } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { AdminProductChanges, UserError } from '../generated/resolvers.ts';

/** Drops the fields that are null where REST has no null: the schema cannot tell apart what may be cleared. */
const NOT_CLEARED = [
  'name',
  'names',
  'descriptions',
  'slug',
  'sku',
  'sellerId',
  'categoryId',
  'description',
  'price',
  'stockStatus',
  'condition',
  'tags',
  'colors',
  'specs',
  'vatRate',
  'hasWarranty',
  'images',
  'active',
  'isFeatured',
  'isBestSeller',
] as const;

const key = (id: string | null | undefined, types: readonly NodeType[], argument: string) => {
  if (id == null) return id;
  const found = readGlobalId(id, argument);
  if (types.includes(found.type)) return found.key;
  throw badInput(argument, `is not the id of a ${types[0]}`);
};

/** Maps fields of a product to REST. @throws BAD_USER_INPUT naming the argument */
export function wireChanges(changes: AdminProductChanges, argument: string): Record<string, unknown> {
  for (const field of NOT_CLEARED)
    if (changes[field] === null) throw badInput(`${argument}.${field}`, 'cannot be cleared');
  return {
    ...changes,
    sellerId: key(changes.sellerId, ['Seller', 'AdminSeller'], `${argument}.sellerId`),
    categoryId: key(changes.categoryId, ['Category'], `${argument}.categoryId`),
    brandId: key(changes.brandId, ['Brand'], `${argument}.brandId`),
    price: optionalWireAmount(changes.price),
    discountPrice: optionalWireAmount(changes.discountPrice),
    costPrice: optionalWireAmount(changes.costPrice),
  };
}

/** Keys of a product and its variant. @throws BAD_USER_INPUT naming the argument */
export function variantKeys(id: string, argument: string): { productId: string; variantId: string } {
  const [productId = '', variantId = ''] = splitKey(readKey(id, 'AdminVariant', argument));
  return { productId, variantId };
}

/** A change in the audit log. */
export const changeOf = (change: ChangeRef | null | undefined) =>
  change ? { reference: change.id, canUndoUntil: change.canUndoUntil } : null;

/** Fields by the columns that a stale version names. */
const FIELD_OF_COLUMN: Readonly<Record<string, string>> = {
  imageKeys: 'images',
  vatRateBp: 'vatRate',
  flashSaleStartsAt: 'startsAt',
  flashSaleExpiresAt: 'expiresAt',
  flashSaleStock: 'stock',
  flashSaleAccountLimit: 'accountLimit',
};
/** Columns that follow from others: no field changes them by itself. */
const DERIVED: ReadonlySet<string> = new Set(['currentPrice', 'discountPercent', 'categoryPath']);

interface ProductResult {
  product: AdminProduct | null;
  current: AdminProduct | null;
  change: ReturnType<typeof changeOf>;
  warnings: ChangedProduct['warnings'];
  userErrors: UserError[];
}

/** The result of a change of a product. `id`: of the product, which is read again when its version was not the present one. */
export async function productResult(
  catalogue: AdminCatalogueLoaders,
  call: Promise<ChangedProduct>,
  id?: string,
): Promise<ProductResult> {
  const { value, userErrors: found } = await attempt(call, FIELD_OF_COLUMN);
  const userErrors = found.filter(({ field }) => !DERIVED.has(field[0] ?? ''));
  const isStale = userErrors.some(({ code }) => code === 'STALE');
  return {
    product: value,
    current: isStale && id !== undefined ? await orNull(catalogue.product(id)) : null,
    change: changeOf(value?.change),
    warnings: value?.warnings ?? [],
    userErrors,
  };
}
