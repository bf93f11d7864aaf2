/** Translates what was understood into queries of the shop's search. */
import { toTnd } from '../../contract/money.ts';
import { headsOf, stemsOf } from '../../lexicon/normalise.ts';
import type { Slots, Sort } from './understanding.ts';
import { tokensOf } from './tokens.ts';

/** Additional results requested when some have to be filtered out afterwards. */
const SPARE = 5;
/** What fewer of a category's products are called is a name for all of them. */
const NAMED_SHARE = 0.15;
/** Most results of one request. */
const MOST = 100;

const some = (list: readonly string[] | undefined): boolean => (list?.length ?? 0) > 0;
/** Whether results may have to be filtered out one by one. */
export const leavesOut = ({ notColors, notBrands, notWords, notKinds }: Slots): boolean =>
  some(notColors) || some(notBrands) || some(notWords) || some(notKinds);

/** Whether a search is for a thing within its category, and says no more of it: what is called otherwise is no match. */
const isPlain = ({ text, things, category }: Slots): boolean =>
  category !== undefined && text !== undefined && text === things?.at(-1);

/** Whether a search requires more of what it is for than its name. */
const isConditional = ({
  colors,
  brands,
  minPrice,
  maxPrice,
  notColors,
  notBrands,
  notWords,
}: Slots): boolean =>
  [colors, brands, notColors, notBrands, notWords].some(some) || (minPrice ?? maxPrice) !== undefined;

const SORTED_BY: Readonly<Record<Sort, Record<string, string>>> = {
  cheaper: { sortBy: 'price', sortOrder: 'asc' },
  dearer: { sortBy: 'price', sortOrder: 'desc' },
  bestSelling: { sortBy: 'popularity' },
  bestRated: { sortBy: 'ratingAverage' },
  newest: { sortBy: 'createdAt' },
  mostReduced: { sortBy: 'discount' },
};

/**
 * What a thing is like, without its name ("en argent" of "un bijou en argent"): where nothing is called by that name, it ranks within the
 * thing's category. None without a category.
 */
function likesOf({ text = '', things = [], category }: Slots): string[] {
  const head = new Set((things[0] ?? '').split(' '));
  const like = text
    .split(' ')
    .filter((word) => !head.has(word))
    .join(' ');
  return category === undefined || things.length === 0 || like === '' || like === text ? [] : [like];
}

/** Parameters of GET /v1/admin/products, from the exact request to looser ones; use them until enough was found. */
export function productQueries(slots: Slots, limit: number): Record<string, string>[] {
  const filter: Record<string, string> = {
    limit: String(Math.min(leavesOut(slots) || isPlain(slots) ? limit * SPARE : limit, MOST)),
    ...(some(slots.colors) ? { color: (slots.colors ?? []).join(',') } : {}),
    ...(some(slots.brands) ? { brand: (slots.brands ?? []).join(',') } : {}),
    ...(slots.minPrice === undefined ? {} : { minPrice: toTnd(slots.minPrice) }),
    ...(slots.maxPrice === undefined ? {} : { maxPrice: toTnd(slots.maxPrice) }),
    ...(slots.reduced ? { hasDiscount: 'true' } : {}),
    ...(slots.sort === undefined ? {} : SORTED_BY[slots.sort]),
  };
  // The search parses sizes from its text.
  const sizes = (slots.sizes ?? []).map((size) => `taille ${size}`).join(' ');
  const ask = (text: string | undefined, category: string | undefined): Record<string, string> => {
    const input = [text, sizes, ...(slots.bounds ?? [])].filter(Boolean).join(' ');
    return { ...filter, ...(category === undefined ? {} : { category }), ...(input === '' ? {} : { input }) };
  };
  const { text, things = [], category } = slots;
  const queries = [text, ...likesOf(slots), ...things.filter((thing) => thing !== text)].map((words) =>
    ask(words, category),
  );
  if (text !== undefined && category !== undefined) queries.push(ask(undefined, category));
  return queries;
}

/** Tokens of a name that say what the thing is; "sans sac" is not one of them. */
function tokensOfName(name: string): ReadonlySet<string> {
  const tokens = tokensOf(stemsOf(name.replace(/\bsans\s+(?!fil)\S+/giu, ' ')));
  return new Set([...tokens.map(({ text }) => text), ...tokens.flatMap(({ stems }) => stems)]);
}

/** Whether a product is what the category also has by its name, rather than what was named. */
function isOtherKind(name: string, { notKinds = [], things = [] }: Slots): boolean {
  if (notKinds.length === 0) return false;
  const { terms } = headsOf(name);
  const asked = tokensOf(stemsOf(things.at(-1) ?? '')).map(({ text }) => text);
  return notKinds.some((one) => terms.has(one)) && !asked.some((one) => terms.has(one));
}

/** Whether a product is not excluded. The search has no filter for that. */
export function isAllowed(
  product: { name: string; colors: readonly string[]; brand: string | null },
  slots: Slots,
): boolean {
  const named = slots.notWords && tokensOfName(product.name);
  return (
    slots.notWords?.every((words) => !tokensOf(stemsOf(words)).every(({ text }) => named?.has(text))) !==
      false &&
    !isOtherKind(product.name, slots) &&
    !product.colors.some((color) => slots.notColors?.includes(color)) &&
    !(product.brand !== null && slots.notBrands?.includes(product.brand))
  );
}

/** The product fields that are read. */
interface Sold {
  _id: string;
  name: string;
  colors: readonly string[];
  brandRef: { slug: string } | null;
}

/** Whether a product's name denotes the requested thing, rather than something related. */
function isCalled({ things }: Slots): (product: { name: string }) => boolean {
  const called = tokensOf(stemsOf(things?.at(-1) ?? '')).map(({ text }) => text);
  return ({ name }) => {
    const { terms } = headsOf(name);
    return called.length === 0 || called.some((token) => terms.has(token));
  };
}

/**
 * Queries until enough was found; products named like the request come first, each group in the order of the queries. `ask` answers one
 * of productQueries; `total` is null when results go beyond the request or more were filtered than were read. `fits`: those of the exact request; `kin`: those
 * named like the request.
 */
export async function findProducts<T extends Sold>(
  slots: Slots,
  limit: number,
  ask: (query: Record<string, string>) => Promise<{ products: readonly T[]; total: number }>,
): Promise<{
  products: T[];
  total: number | null;
  hasExact: boolean;
  fits: ReadonlySet<string>;
  kin: ReadonlySet<string>;
}> {
  const found = new Map<string, T>();
  const called = isCalled(slots);
  let total: number | null = null;
  let hasExact = false;
  let fits: ReadonlySet<string> = new Set();
  const likes = likesOf(slots).length;
  let isAllRead = false;
  for (const [index, query] of productQueries(slots, limit).entries()) {
    if (hasExact && index > 0 && index <= likes) continue;
    // A category alone is the last resort.
    const isEnough = found.size >= limit && query['input'] === undefined;
    if (isEnough || [...found.values()].filter(called).length >= limit) break;
    const answer = await ask(query);
    const before = found.size;
    for (const product of answer.products)
      if (isAllowed({ ...product, brand: product.brandRef?.slug ?? null }, slots) && !found.has(product._id))
        found.set(product._id, product);
    if (index === 0) {
      hasExact = found.size > 0;
      fits = new Set(found.keys());
      isAllRead = answer.total <= answer.products.length;
      // With everything read, what was left out is known.
      if (!leavesOut(slots)) ({ total } = answer);
      else total = isAllRead ? found.size : null;
    } else if (found.size > before) total = null;
  }
  const all = [...found.values()];
  const kin = new Set(all.filter(called).map(({ _id }) => _id));
  // "A garden set under 500", "a scooter", then "not an electric one": where what is called so does not meet the conditions, the parasols
  // or helmets of its category are no matches. It may be sold elsewhere.
  if (
    hasExact &&
    kin.size === 0 &&
    some(slots.things) &&
    slots.category !== undefined &&
    isConditional(slots)
  ) {
    const { category, ...anywhere } = slots;
    const [query = {}] = productQueries({ text: slots.text, things: slots.things, category }, limit);
    const { products: sold } = await ask(query);
    // Of "Jouets", few are called toys, and all are.
    if (sold.filter(called).length > sold.length * NAMED_SHARE) {
      const { notKinds: _, ...others } = anywhere;
      const elsewhere = await findProducts(others, limit, ask);
      return elsewhere.kin.size > 0
        ? elsewhere
        : { products: [], total: null, hasExact: false, fits: new Set(), kin: new Set() };
    }
  }
  // Of "Vélos & glisse", where bicycles are asked for and found, skateboards are no matches.
  const own = new Set([...fits].filter((id) => kin.has(id)));
  if ((some(slots.notKinds) || isPlain(slots)) && own.size > 0) {
    if (own.size < fits.size) total = isAllRead || own.size < limit ? own.size : null;
    fits = own;
  }
  return {
    products: [...all.filter(called), ...all.filter((product) => !called(product))],
    total: total === 0 ? null : total,
    hasExact,
    fits,
    kin,
  };
}
