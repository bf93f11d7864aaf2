/** What is asked for when a message only changes what was asked before. */
import type { Slots } from './understanding.ts';

const without = (
  list: readonly string[] | undefined,
  taken: readonly string[] | undefined,
): string[] | undefined => {
  const left = list?.filter((one) => !taken?.includes(one));
  return left && left.length > 0 ? left : undefined;
};

/**
 * The slots of before with those of a follow-up over them: a new colour takes the place of the old one, "not red" is added.
 * How the last list was sorted is not what is asked for now, nor is a budget that the new one contradicts.
 */
export function merge(last: Slots, next: Slots): Slots {
  const { sort: _, reference: __, text, ...kept } = last;
  const { text: ___, ...own } = next;
  const merged: Slots = { ...(text === undefined ? {} : { text }), ...kept, ...own };
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
