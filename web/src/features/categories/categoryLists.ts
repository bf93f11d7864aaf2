/** Fields that the home page's category sections read. All categories are active: the gateway returns no others. */
export interface ListedCategory {
  readonly id: string;
  readonly isSubCategory: boolean;
  readonly isFeatured: boolean;
  readonly isSpecial: boolean;
  readonly displayOrder: number;
  readonly productCount: number;
}

const SPECIALS = 5;
const WITH_SUB_CATEGORIES = 5;
/** The most categories in each section of the home page. */
export const MOST = { trends: 5, special: SPECIALS + WITH_SUB_CATEGORIES, all: 8 } as const;
const TOP = 20;
/** The second row appears only from this many tiles on. */
const TWO_ROWS_FROM = 10;

/** Top-level categories with products, by display order, highest first. */
function presentable<Item extends ListedCategory>(categories: readonly Item[]): Item[] {
  return categories
    .filter((category) => !category.isSubCategory && category.productCount > 0)
    .toSorted((a, b) => b.displayOrder - a.displayOrder);
}

/** 'Tendances Populaires': at most 5 featured top-level categories. */
export function popularTrends<Item extends ListedCategory>(categories: readonly Item[]): Item[] {
  return presentable(categories)
    .filter((category) => category.isFeatured)
    .slice(0, MOST.trends);
}

/** 'Catégories Spéciales': at most 5 special ones, then at most 5 others that have sub-categories. */
export function specialCategories<Item extends ListedCategory>(
  categories: readonly Item[],
  idsWithSubCategories: ReadonlySet<string>,
): Item[] {
  const shown = presentable(categories);
  const special = shown.filter((category) => category.isSpecial).slice(0, SPECIALS);
  const rest = shown.filter(
    (category) => idsWithSubCategories.has(category.id) && !special.includes(category),
  );
  return [...special, ...rest.slice(0, WITH_SUB_CATEGORIES)];
}

/** 'Toutes les Catégories': at most 8. */
export function allCategories<Item extends ListedCategory>(categories: readonly Item[]): Item[] {
  return presentable(categories).slice(0, MOST.all);
}

/** Popular categories: at most 20. */
export function popularCategories<Item extends ListedCategory>(categories: readonly Item[]): Item[] {
  return presentable(categories).slice(0, TOP);
}

/** Number of rows of a carousel with so many categories: two from 10 on. */
export function carouselRows(count: number): 1 | 2 {
  return count >= TWO_ROWS_FROM ? 2 : 1;
}

/** The chips of the mobile search bar: special, then featured, then top categories, each once. */
export function chipCategories<Item extends { readonly id: string }>(
  ...lists: readonly (readonly Item[])[]
): Item[] {
  return [...new Map(lists.flat().map((category) => [category.id, category])).values()];
}
