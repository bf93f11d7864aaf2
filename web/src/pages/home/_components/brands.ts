const SHOWN = 20;

/** The brands of 'Shop by brand': unique names of a single word, sorted, the first 20. */
export function shopBrands<Brand extends { readonly name: string }>(brands: readonly Brand[]): Brand[] {
  const unique = new Map<string, Brand>();
  for (const brand of brands) {
    const name = brand.name.trim();
    if (name !== '' && !/\s/.test(name) && !unique.has(name.toLowerCase()))
      unique.set(name.toLowerCase(), brand);
  }
  return [...unique]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .map(([, brand]) => brand);
}
