const SHOWN = 20;
const FALLBACK = 8;

/**
 * The brands of 'Shop by brand': unique names of a single word, sorted, the first 20. If no name is a single word, the fallback
 * is the first 8 of all names: a brand that the shop does not sell would have no products.
 */
export function shopBrands<Brand extends { readonly name: string }>(brands: readonly Brand[]): Brand[] {
  const unique = new Map<string, Brand>();
  for (const brand of brands) {
    const key = brand.name.trim().toLowerCase();
    if (key !== '' && !unique.has(key)) unique.set(key, brand);
  }
  const sorted = [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const single = sorted.filter(([key]) => !/\s/.test(key)).slice(0, SHOWN);
  return (single.length > 0 ? single : sorted.slice(0, FALLBACK)).map(([, brand]) => brand);
}
