/** The vocabulary of the demo catalogue, without a database. */
import { toSlug } from '../../contract/rules/slug.ts';
import { BRANDS } from '../../origin/demo/brands.ts';
import { CATEGORIES, demoProducts } from '../../origin/demo/generate.ts';
import { DEFAULT_PRODUCTS } from '../../origin/demo/load.ts';
import { makeVocabulary } from '../understanding/vocabulary.ts';
import type { Vocabulary } from '../understanding/vocabulary.ts';

/** Takes some hundred milliseconds. */
export const demoVocabulary = (): Vocabulary =>
  makeVocabulary({
    categories: CATEGORIES.filter(({ active }) => active).map(({ slug, name, parentId }) => ({
      slug,
      name,
      parentSlug: parentId === null ? null : (CATEGORIES[parentId - 1]?.slug ?? null),
    })),
    brands: BRANDS.map(({ name }) => ({ name, slug: toSlug(name) })),
    products: [...demoProducts(DEFAULT_PRODUCTS)].map(({ name, category, colors }) => ({
      name,
      category: category.slug,
      hasColors: colors.length > 0,
    })),
  });
