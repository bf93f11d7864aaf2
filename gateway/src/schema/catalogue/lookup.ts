/** Finds catalogue objects by reference. */
import { GraphQLError } from 'graphql';
import type { Category, Ref } from '../../../contract/catalogue.ts';
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { FALLBACK_LANGUAGE } from '../../../contract/rules/languages.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { inLanguage } from '../base/languages.ts';
import type { InLanguage, TextInLanguage } from '../base/languages.ts';
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

/** A product's name where it was noted in French: in a line of an order, for a review. */
interface NotedName {
  readonly productId: string | null;
  readonly name: string;
}

/** The noted name of a product in a language; French when it is not on sale under that name. */
async function notedNameOf(
  { productId, name }: NotedName,
  language: LanguageCode,
  { loaders }: GatewayContext,
): Promise<TextInLanguage<string>> {
  const isFrench = language === FALLBACK_LANGUAGE || productId === null;
  const product = isFrench ? null : await loaders.productById(productId);
  return inLanguage(name, product?.name === name ? product.names : undefined, language);
}

/** Fields `name` and `nameLanguage` of what has a noted name. */
export const notedNameFields = <Parent>(nameIn: (parent: Parent) => NotedName) => ({
  name: (parent: Parent, { language }: InLanguage, context: GatewayContext): Promise<string> => {
    const noted = nameIn(parent);
    // Required by the schema: French replaces what cannot be loaded.
    return notedNameOf(noted, language, context).then(
      ({ text }) => text,
      () => noted.name,
    );
  },
  nameLanguage: async (
    parent: Parent,
    { language }: InLanguage,
    context: GatewayContext,
  ): Promise<LanguageCode> => (await notedNameOf(nameIn(parent), language, context)).language,
});

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
