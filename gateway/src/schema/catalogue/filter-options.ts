/** Maps filter options from REST to the schema's types. */
import type { FilterOptions } from '../../../contract/catalogue.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { COLORS } from '../../../lexicon/color-names.ts';
import { pageSize } from '../base/input.ts';
import { inLanguage } from '../base/languages.ts';
import { optionalMoney } from '../base/money.ts';

type Counted = FilterOptions['categories'][number];

interface Label {
  label: (texts: { language?: LanguageCode | null | undefined }) => string;
  labelLanguage: (texts: { language: LanguageCode }) => LanguageCode;
}

/** A value of a filter. */
export type FilterOptionModel = Label & Pick<Counted, 'value' | 'count'>;

/** Values of a technical property. */
export type SpecOptionsModel = Label & { name: string; values: FilterOptionModel[] };

/** The options of all filters. */
export type FilterOptionsModel = ReturnType<typeof filterOptionsOf>;

/** Most properties of technical data. */
const MAX_SPECS = 20;

/** A text as an entry of a list starts. */
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The options of all filters. `byDefault`: language of labels that are asked for without one. */
export function filterOptionsOf(options: FilterOptions, byDefault: LanguageCode) {
  const labelled = (label: string, labels: OtherTexts | undefined): Label => ({
    label: ({ language }) => inLanguage(label, labels, language ?? byDefault).text,
    labelLanguage: ({ language }) => inLanguage(label, labels, language).language,
  });
  const named = (list: readonly Counted[]): FilterOptionModel[] =>
    list.map(({ value, label, labels, count }) => ({ value, count, ...labelled(label, labels) }));
  const inWords = (
    list: readonly Counted[],
    names: Readonly<Record<string, OtherTexts>> = {},
  ): FilterOptionModel[] =>
    list.map(({ value, label, labels = names[value], count }) => {
      const texts = labelled(label, labels);
      return { value, count, ...texts, label: (asked) => capitalised(texts.label(asked)) };
    });
  return {
    minPrice: optionalMoney(options.minPrice),
    maxPrice: optionalMoney(options.maxPrice),
    categories: inWords(options.categories),
    brands: named(options.brands),
    sellers: named(options.sellers),
    colors: inWords(options.colors, COLORS),
    stockStatuses: named(options.stockStatuses),
    withWarrantyCount: options.warrantyCount,
    discountedCount: options.discountCount,
    inStockCount: options.inStockCount,
    specs: ({ first }: { first: number }): SpecOptionsModel[] =>
      (options.specs ?? [])
        .slice(0, pageSize(first, MAX_SPECS, MAX_SPECS))
        .map(({ name, label, labels, values }) => ({
          name,
          ...labelled(label, labels),
          values: inWords(values),
        })),
  };
}
