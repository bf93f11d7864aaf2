/** Combines a message with the search that it refines. */
import type { Slots } from './understanding.ts';

const without = (
  list: readonly string[] | undefined,
  taken: readonly string[] | undefined,
): string[] | undefined => {
  const left = list?.filter((one) => !taken?.includes(one));
  return left && left.length > 0 ? left : undefined;
};

/**
 * Merges the slots of a follow-up into the earlier ones: a new colour replaces the old one, "not red" is added. The earlier sort order and
 * a contradicting budget are dropped.
 */
export function merge(last: Slots, next: Slots): Slots {
  const { sort: _, reference: __, text, ...others } = last;
  const { text: ___, ...own } = next;
  const merged: Slots = { ...(text === undefined ? {} : { text }), ...others, ...own };
  if (next.notColors) merged.notColors = [...new Set([...(last.notColors ?? []), ...next.notColors])];
  if (next.notWords) merged.notWords = [...new Set([...(last.notWords ?? []), ...next.notWords])];
  if (next.notBrands) merged.notBrands = [...new Set([...(last.notBrands ?? []), ...next.notBrands])];
  merged.colors = without(merged.colors, next.notColors);
  merged.brands = without(merged.brands, next.notBrands);
  merged.notColors = without(merged.notColors, next.colors);
  merged.notBrands = without(merged.notBrands, next.brands);
  const { minPrice, maxPrice } = merged;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    delete merged[next.maxPrice === undefined ? 'maxPrice' : 'minPrice'];
  for (const name of Object.keys(merged) as (keyof Slots)[])
    if (merged[name] === undefined) delete merged[name];
  return merged;
}
