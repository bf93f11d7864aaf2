/** Describes a search in the answer's words. */
import { PRODUCT_COLORS } from '../../contract/rules/colors.ts';
import { toSlug } from '../../contract/rules/slug.ts';
import { toTnd } from '../../contract/money.ts';
import type { Slots } from '../understanding/understanding.ts';
import { plainText } from '../../contract/plain-text.ts';
import { own } from './context.ts';
import type { AnswerContext } from './context.ts';
import { formatMoney } from './format.ts';
import type { Detail } from './texts/texts.ts';

const bySlug = new Map(PRODUCT_COLORS.map((color) => [toSlug(color), color as string]));

/** Colours of the contract by their slugs; unknown ones are omitted. */
export const colorsOfSlugs = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => bySlug.get(slug) ?? []);

export const colorName = ({ texts }: Pick<AnswerContext, 'texts'>, color: string): string =>
  texts.colors[color] ?? color;

type WishContext = Pick<AnswerContext, 'texts' | 'words' | 'language'>;

/** " (basket · noir · jusqu’à 100,00 TND)"; empty without criteria. */
export function wishesOf(context: WishContext, slots: Slots): string {
  const { texts, words, language } = context;
  const brand = (slug: string): string => own(context, plainText(words.brands.get(slug) ?? slug, 60));
  const amount = (millimes: number): string => formatMoney(toTnd(millimes), language);
  const { text, category, colors, notColors, sizes, brands, notBrands, minPrice, maxPrice } = slots;
  const what = text ?? (category === undefined ? undefined : words.categories.get(category));
  const parts = [
    ...(what === undefined || what === '' ? [] : [own(context, plainText(what, 60))]),
    ...(colors ?? []).map((color) => colorName(context, color)),
    ...(notColors ?? []).map((color) => texts.filters.not(colorName(context, color))),
    ...(sizes === undefined ? [] : [texts.filters.size(sizes[0]?.toUpperCase() ?? '')]),
    ...(brands ?? []).map(brand),
    ...(notBrands ?? []).map((slug) => texts.filters.not(brand(slug))),
    ...(minPrice !== undefined && maxPrice !== undefined
      ? [texts.filters.between(amount(minPrice), amount(maxPrice))]
      : maxPrice !== undefined
        ? [texts.filters.below(amount(maxPrice))]
        : minPrice !== undefined
          ? [texts.filters.above(amount(minPrice))]
          : []),
    ...(slots.reduced ? [texts.filters.reduced] : []),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(' · ')})`;
}

/** Details that a search does not specify yet. */
export function missingDetails(slots: Slots): Detail[] {
  const missing: Detail[] = [];
  if (!slots.colors && !slots.notColors) missing.push('color');
  if (!slots.sizes) missing.push('size');
  if (slots.minPrice === undefined && slots.maxPrice === undefined) missing.push('budget');
  missing.push('features');
  return missing;
}

/** Whether a search has a criterion: a thing, a budget, or an order such as best-selling or newest. */
export const hasCriterion = (slots: Slots): boolean =>
  describesThing(slots) ||
  slots.minPrice !== undefined ||
  slots.maxPrice !== undefined ||
  slots.reduced === true ||
  (slots.sort !== undefined && slots.sort !== 'cheaper' && slots.sort !== 'dearer');

/** Whether a search describes the thing. */
export const describesThing = (slots: Slots): boolean =>
  (slots.text ?? '') !== '' ||
  slots.category !== undefined ||
  slots.brands !== undefined ||
  slots.colors !== undefined;
