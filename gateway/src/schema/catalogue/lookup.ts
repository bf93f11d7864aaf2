/** Finds catalogue objects by reference. */
import { GraphQLError } from 'graphql';
import type { Category, Ref } from '../../../contract/catalogue.ts';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import type { GatewayContext } from '../context.ts';
import { CategoryModel, categoryOfDetail, indexOf } from './category.ts';
import type { CategoryTree } from './category.ts';
import { ProductModel } from './product.ts';
import type { ProductVariantModel } from './product.ts';
import { ReviewModel } from './review.ts';
import { splitKey } from '../base/ids.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 120;

/** Whether a text is a valid slug; otherwise no lookup is needed. */
export const isSlug = (text: string): boolean => text.length <= MAX_SLUG_LENGTH && SLUG.test(text);

export async function categoryTree({ loaders }: GatewayContext): Promise<CategoryTree> {
  return indexOf(await loaders.categories());
}

/** The active category of a slug: from the tree, or loaded on its own when the tree does not contain it. */
export async function categoryBySlug(slug: string, context: GatewayContext): Promise<CategoryModel | null> {
  if (!isSlug(slug)) return null;
  const wire = (await categoryTree(context)).bySlug.get(slug);
  if (wire) return new CategoryModel(wire);
  const detail = await context.loaders.categoryDetail(slug);
  return detail && categoryOfDetail(detail);
}

export async function categoryById(id: string, context: GatewayContext): Promise<CategoryModel | null> {
  const wire = (await categoryTree(context)).byId.get(id);
  return wire ? new CategoryModel(wire) : null;
}

/** The category of a reference, which must exist. */
export async function categoryOf(ref: Ref, context: GatewayContext): Promise<CategoryModel> {
  return (await categoryById(ref._id, context)) ?? must(await categoryBySlug(ref.slug, context), 'category');
}

/** The parent of a category. */
export async function parentOf(category: Category, context: GatewayContext): Promise<CategoryModel | null> {
  return category.parentCategory === null ? null : categoryById(category.parentCategory, context);
}

export async function productById(id: string, context: GatewayContext): Promise<ProductModel | null> {
  const wire = await context.loaders.productById(id);
  return wire && new ProductModel(wire, context.now);
}

/** `key`: product and variant. */
export async function variantById(key: string, context: GatewayContext): Promise<ProductVariantModel | null> {
  const [productId = '', variantId] = splitKey(key);
  const detail = await context.loaders.productDetail(productId);
  const variant = detail?.variants.find(({ id }) => id === variantId);
  return detail && variant ? new ProductModel(detail, context.now, detail).variant(variant) : null;
}

/** `key`: product and review. */
export async function reviewById(key: string, context: GatewayContext): Promise<ReviewModel | null> {
  const [productId = '', reviewId = ''] = splitKey(key);
  const review = await context.loaders.reviewById(productId, reviewId);
  return review && new ReviewModel(review);
}

/** Returns a referenced object; throws when it has been deleted meanwhile, so that only this field fails. */
export function must<T>(found: T | null, what: string): T {
  if (found !== null) return found;
  throw new GraphQLError(`The ${what} no longer exists`, { extensions: { code: GATEWAY_CODES.notFound } });
}
