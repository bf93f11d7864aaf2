/** Searches the catalogue for what was understood, and for the nearest alternatives. */
import { ProductPage } from '../../contract/catalogue.ts';
import type { ProductSummary } from '../../contract/catalogue.ts';
import { canonicalOf, stemsOf } from '../../lexicon/normalise.ts';
import { isAvailable } from '../../contract/rules/availability.ts';
import { findProducts } from '../understanding/productQuery.ts';
import { tokensOf } from '../understanding/tokens.ts';
import type { Slots } from '../understanding/understanding.ts';
import type { ToolContext } from './context.ts';

/** Limits that may be ignored when nothing matches, in this order. */
export const LIMITS = ['budget', 'colors', 'sizes', 'bounds', 'brands'] as const;
export type Limit = (typeof LIMITS)[number];

const FIELDS: Readonly<Record<Limit, readonly (keyof Slots)[]>> = {
  budget: ['minPrice', 'maxPrice'],
  colors: ['colors'],
  sizes: ['sizes'],
  bounds: ['bounds'],
  brands: ['brands'],
};

export interface Found {
  products: ProductSummary[];
  /** Matches in the shop; null when some had to be filtered out afterwards. */
  total: number | null;
  /** Limits that were ignored; empty: all results match. */
  dropped: Limit[];
  /** Whether the words were found, rather than only their category. */
  isExact: boolean;
  /** How many of the products fit the whole request; the others are only of the same kind. */
  fitting: number;
}

/** Products this close in the search's order count as equally good. */
const NEIGHBOURS = 4;

/** Available products first; among equally good ones, those of the persona's departments. Otherwise keeps the search's order. */
function arrange(
  products: readonly ProductSummary[],
  { preferred, words }: ToolContext,
  sorted: boolean,
): ProductSummary[] {
  const likes = ({ category }: ProductSummary): boolean =>
    preferred.some((slug) => (words.paths.get(category.slug) ?? [category.slug]).includes(slug));
  return products
    .map((product, place) => ({
      product,
      rank: [
        isAvailable(product) ? 0 : 1,
        sorted ? place : Math.floor(place / NEIGHBOURS),
        likes(product) ? 0 : 1,
        place,
      ],
    }))
    .sort((a, b) => a.rank.map((one, at) => one - (b.rank[at] ?? 0)).find((one) => one !== 0) ?? 0)
    .map(({ product }) => product);
}

/**
 * Whether what was found is what was asked for by words that denote no thing of the tables: a name has them all. Descriptions mention
 * other things too.
 */
function isNamed({ text, category, things }: Slots, products: readonly ProductSummary[]): boolean {
  if (text === undefined || category !== undefined || things !== undefined) return true;
  const tokens = tokensOf(stemsOf(text));
  return (
    tokens.length < 2 ||
    products.some(({ name, brand }) => {
      const stems = stemsOf(`${name} ${brand ?? ''}`);
      const own = new Set([...stems, ...tokensOf(stems).map((token) => token.text)]);
      return tokens.every((token) => own.has(token.text));
    })
  );
}

/** Whether the shop knows any of the words: otherwise the results only resemble them. */
function isKnown({ words }: ToolContext, { text, category }: Slots): boolean {
  if (text === undefined || category !== undefined) return true;
  const stems = stemsOf(text);
  return (
    stems.length === 0 || stems.some((one) => words.vocabulary.has(one) || canonicalOf(one) !== undefined)
  );
}

async function ask(context: ToolContext, slots: Slots, limit: number): Promise<Omit<Found, 'dropped'>> {
  const { products, total, hasExact, fits, kin } = await findProducts(slots, limit, async (query) => {
    const page = await context.rest.get(
      `/v1/admin/products?${new URLSearchParams({ active: 'true', ...query })}`,
      ProductPage,
      { signal: context.caller.signal },
    );
    return { products: page.products, total: page.pagination.totalItems };
  });
  // Where something fits, only what is called the same is added to it.
  const own = hasExact ? products.filter(({ _id }) => fits.has(_id) || kin.has(_id)) : products;
  const shown = arrange(own, context, slots.sort !== undefined).slice(0, limit);
  return {
    products: shown,
    total,
    isExact: hasExact && isKnown(context, slots) && isNamed(slots, shown),
    fitting: shown.filter(({ _id }) => fits.has(_id)).length,
  };
}

const hasLimit = (slots: Slots, limit: Limit): boolean =>
  FIELDS[limit].some((name) => slots[name] !== undefined);

function without(slots: Slots, limits: readonly Limit[]): Slots {
  const less = { ...slots };
  for (const limit of limits) for (const name of FIELDS[limit]) delete less[name];
  // The cheapest is closest to a budget.
  if (limits.includes('budget') && slots.maxPrice !== undefined) less.sort ??= 'cheaper';
  return less;
}

/** Colours that are called alike. */
const NEAR_COLORS: Readonly<Record<string, readonly string[]>> = {
  gris: ['argenté'],
  argenté: ['gris'],
  bleu: ['marine', 'turquoise'],
  marine: ['bleu'],
  rouge: ['bordeaux'],
  bordeaux: ['rouge'],
  violet: ['rose'],
  beige: ['marron'],
  doré: ['jaune'],
};

/** The search with the colours nearest to those asked for; undefined when there are none. */
function withNearColors(slots: Slots): Slots | undefined {
  const near = (slots.colors ?? []).flatMap((color) => NEAR_COLORS[color] ?? []);
  return near.length === 0 ? undefined : { ...slots, colors: [...(slots.colors ?? []), ...near] };
}

/**
 * Products for what was understood, at most `limit`. When nothing matches, limits are ignored: one, then all of them. Without any match,
 * no products are returned and `dropped` is empty.
 * @throws like RestClient
 */
export async function searchProducts(context: ToolContext, slots: Slots, limit: number): Promise<Found> {
  const exact = await ask(context, slots, limit);
  if (exact.products.length > 0) return { ...exact, dropped: [] };
  const nearly = withNearColors(slots);
  if (nearly) {
    const near = await ask(context, nearly, limit);
    if (near.products.length > 0) return { ...near, dropped: ['colors'] };
  }
  const limits = LIMITS.filter((one) => hasLimit(slots, one));
  const tries = limits.map((one): readonly Limit[] => [one]);
  if (limits.length > 1) tries.push(limits);
  for (const dropped of tries) {
    const near = await ask(context, without(slots, dropped), limit);
    if (near.products.length > 0) return { ...near, dropped: [...dropped] };
  }
  return { ...exact, dropped: [] };
}
