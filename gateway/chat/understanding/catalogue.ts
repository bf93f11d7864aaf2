/** A catalogue: its tree of categories, and what is sold in each. */
import { headTermsOf } from '../../lexicon/normalise.ts';

/** A catalogue from the REST API. */
export interface Catalogue {
  categories: readonly {
    slug: string;
    name: string;
    parentSlug: string | null;
    /** Names in other languages. */
    names?: readonly string[];
  }[];
  brands: readonly { slug: string; name: string }[];
  /** Without them, only category names tell what is sold where. */
  products?: readonly { name: string; category: string; hasColors: boolean }[];
}

/** Share of the products with a name that must be in one category for the name to lead there. */
export const MOSTLY = 0.6;

/** The tree of categories. */
export interface CategoryTree {
  /** Level of a category; 1 for those at the top. */
  readonly depthOf: (slug: string) => number;
  /** Whether a category is another one or below it. */
  readonly isWithin: (slug: string, category: string) => boolean;
  /** A category and those above it, from the lowest. */
  readonly pathOf: (slug: string) => string[];
}

export function makeCategoryTree(categories: Catalogue['categories']): CategoryTree {
  const parentOf = new Map(categories.map(({ slug, parentSlug }) => [slug, parentSlug]));
  const pathOf = (slug: string): string[] => {
    const path: string[] = [];
    for (let one: string | null = slug; one !== null; one = parentOf.get(one) ?? null) path.push(one);
    return path;
  };
  const depthOf = (slug: string): number => {
    const parent = parentOf.get(slug);
    return parent ? 1 + depthOf(parent) : 1;
  };
  return { depthOf, pathOf, isWithin: (slug, category) => pathOf(slug).includes(category) };
}

/** What the products of each category, those of the categories below it included, have in common. */
export interface Assortment {
  /** Number of products. */
  readonly soldIn: (category?: string) => number;
  /** Whether most products are named so: "Tables", not the books of "Cuisine". */
  readonly sellsWhatIsCalled: (token: string, category?: string) => boolean;
  /** Whether any product has colours; true if no product is known. */
  readonly hasColors: (category: string) => boolean;
}

export function makeAssortment(products: Catalogue['products'], { pathOf }: CategoryTree): Assortment {
  const colored = new Map<string, boolean>();
  const sold = new Map<string, number>();
  /** Number of products whose name begins with a token, by category and token. */
  const called = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const { name, category, hasColors } of products ?? []) {
    const heads = headTermsOf(name);
    for (const one of pathOf(category)) {
      colored.set(one, hasColors || colored.get(one) === true);
      count(sold, one);
      for (const head of heads) count(called, `${one} ${head}`);
    }
  }
  const soldIn = (category = ''): number => sold.get(category) ?? 0;
  return {
    soldIn,
    sellsWhatIsCalled: (token, category = '') =>
      (called.get(`${category} ${token}`) ?? 0) >= MOSTLY * soldIn(category),
    hasColors: (category) => colored.get(category) !== false,
  };
}
