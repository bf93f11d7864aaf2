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
  // A new budget holds for all things of the search.
  if (merged.also && (next.minPrice ?? next.maxPrice) !== undefined)
    merged.also = merged.also.map(({ minPrice: ____, maxPrice: _____, ...one }) => one);
  const { minPrice, maxPrice } = merged;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    delete merged[next.maxPrice === undefined ? 'maxPrice' : 'minPrice'];
  for (const name of Object.keys(merged) as (keyof Slots)[])
    if (merged[name] === undefined) delete merged[name];
  return merged;
}

const NO_MATTER =
  '(?:peu importe|n importe quel\\S*|sans preference de|any|whatever|no matter|regardless of|egal welche\\S*|beliebige\\S*|ما يهمش|موش مهم|مهما كان|بلا|بلاش|كل|ma yhemme?ch|mouch mohe?m|mahma ken|bla|blech|kol) (?:la |le |les |the |el |l )?';
const IS_NO_MATTER =
  '(?:n importe pas|n a pas d importance|m est egale?|doesn t matter|does not matter|ist egal|ما يهمش|ما تهمش|موش مهم|موش مهمه|ma yhemme?ch|mouch mohe?m)';
const WAIVED: readonly (readonly [RegExp, readonly (keyof Slots)[]])[] = (
  [
    ['couleurs?|colou?rs?|farben?|loun|alwen|(?:ال)?لون|(?:ال)?الوان', ['colors', 'notColors']],
    ['marques?|brands?|marken?|marka|(?:ال)?ماركه', ['brands', 'notBrands']],
    ['tailles?|pointures?|sizes?|grossen?|9ies|taille|(?:ال)?قياس|(?:ال)?مقاس', ['sizes']],
    ['prix|budget|prices?|preise?|soum|(?:ال)?سوم|(?:ال)?ميزانيه', ['minPrice', 'maxPrice']],
  ] as const
).map(([words, names]) => [
  new RegExp(`(?<!\\S)(?:${NO_MATTER}(?:${words})|(?:${words}) ${IS_NO_MATTER})(?!\\S)`, 'u'),
  names,
]);

/** Takes from a normalised message the conditions that it waives: "any colour", "السوم موش مهم". */
export function takeWaived(text: string): { rest: string; waived: readonly (keyof Slots)[] } {
  const found = WAIVED.filter(([pattern]) => pattern.test(text));
  const rest = found.reduce((left, [pattern]) => left.replace(pattern, ' '), text);
  return { rest: rest.trim(), waived: found.flatMap(([, names]) => names) };
}

/** What a search requires besides its thing. */
export function conditionsOf(slots: Slots): Slots {
  const { text: _, things: __, category: ___, notKinds: ____, ...conditions } = slots;
  return conditions;
}

/** Adds a detail to a search: "a television", then "55 inches". Without matches, the search returns the nearest alternatives. */
export function withDetail(last: Slots, next: Slots): Slots {
  const { text = '', things = [] } = last;
  if (next.text === undefined) return {};
  return {
    text: `${text} ${next.text}`.trim(),
    // "With almonds", then "with dates": what is said last counts most.
    things: [
      ...new Set([
        ...(things.length > 1 ? [`${things.at(-1)} ${next.text}`] : []),
        ...(text === '' ? [] : [text]),
        ...things,
      ]),
    ],
  };
}
