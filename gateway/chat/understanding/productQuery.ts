/** What is understood, as questions to the shop's own search. */
import { toTnd } from '../../contract/money.ts';
import type { Slots } from './understanding.ts';

/** So many more are asked for than shown when some have to be left out afterwards. */
const SPARE = 5;

/** Parameters of GET /v1/admin/products, from exactly what was asked to what is near it; ask until enough was found. */
export function productQueries(slots: Slots, limit: number): Record<string, string>[] {
  const some = (list: readonly string[] | undefined): boolean => (list?.length ?? 0) > 0;
  const filter: Record<string, string> = {
    limit: String(some(slots.notColors) || some(slots.notBrands) ? limit * SPARE : limit),
    ...(some(slots.colors) ? { color: (slots.colors ?? []).join(',') } : {}),
    ...(some(slots.brands) ? { brand: (slots.brands ?? []).join(',') } : {}),
    ...(slots.minPrice === undefined ? {} : { minPrice: toTnd(slots.minPrice) }),
    ...(slots.maxPrice === undefined ? {} : { maxPrice: toTnd(slots.maxPrice) }),
    ...(slots.sort === undefined
      ? {}
      : { sortBy: 'price', sortOrder: slots.sort === 'cheaper' ? 'asc' : 'desc' }),
  };
  // The search reads sizes out of its text.
  const sizes = (slots.sizes ?? []).map((size) => `taille ${size}`).join(' ');
  const ask = (text: string | undefined, category: string | undefined): Record<string, string> => {
    const input = [text, sizes].filter(Boolean).join(' ');
    return { ...filter, ...(category === undefined ? {} : { category }), ...(input === '' ? {} : { input }) };
  };
  const { text, category } = slots;
  const queries = [ask(text, category)];
  if (text !== undefined && category !== undefined) queries.push(ask(undefined, category));
  return queries;
}

/** Whether a product is none of what was ruled out. The search has no filter for that. */
export function isAllowed(
  product: { colors: readonly string[]; brand: string | null },
  slots: Slots,
): boolean {
  return (
    !product.colors.some((color) => slots.notColors?.includes(color)) &&
    !(product.brand !== null && slots.notBrands?.includes(product.brand))
  );
}
