/** "The cheapest", "the lightest": one product of all that the last search found. */
import { isAvailable } from '../../contract/rules/availability.ts';
import type { ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd } from '../../contract/money.ts';
import { priceNow } from '../shop/prices.ts';
import type { Product } from '../tools/products.ts';
import { searchProducts } from '../tools/search.ts';
import type { Extreme } from '../understanding/extremes.ts';
import { leavesOut } from '../understanding/productQuery.ts';
import type { Slots } from '../understanding/understanding.ts';
import { nameOf, toChatProducts } from './context.ts';
import type { AnswerContext, Part } from './context.ts';
import { formatMoney, formatNumber } from './format.ts';

/** Most products whose weights are compared; fewer when some have to be filtered out. */
const MOST_WEIGHED = { usual: 100, filtered: 20 };
const READ = 8;

const grams = ({ weightGrams }: Pick<ProductSummary, 'weightGrams'>): number => weightGrams ?? 0;

async function weighed(context: AnswerContext, slots: Slots, sign: 1 | -1): Promise<Part[]> {
  const { texts, language } = context;
  const most = leavesOut(slots) ? MOST_WEIGHED.filtered : MOST_WEIGHED.usual;
  const { products } = await searchProducts(context, slots, most);
  const stated = products.filter(({ weightGrams }) => weightGrams !== null);
  const [found] = stated.toSorted((a, b) => (grams(a) - grams(b)) * sign);
  if (!found) return [texts.noWeights];
  const kilograms = formatNumber(grams(found) / 1000, language, 3);
  const name = nameOf(found);
  return [
    `${texts.among(stated.length)}${sign === 1 ? texts.lightest(name, kilograms) : texts.heaviest(name, kilograms)}`,
    toChatProducts([found]),
    texts.productNext,
  ];
}

/** What the products of a comparison are ordered by; undefined where their pages do not state it. */
const ORDERS: Partial<Record<Extreme, (product: Product) => number>> = {
  lightest: grams,
  heaviest: (product) => -grams(product),
  cheaper: (product) => fromTnd(priceNow(product)),
  dearer: (product) => -fromTnd(priceNow(product)),
  bestRated: ({ ratingAverage }) => -ratingAverage,
};

/** As answerExtreme, of a few products; undefined when their pages do not tell. */
export function extremeOf(
  { texts, language }: AnswerContext,
  extreme: Extreme,
  products: readonly Product[],
): Part[] | undefined {
  const order = ORDERS[extreme];
  const isWeight = extreme === 'lightest' || extreme === 'heaviest';
  const stated = isWeight ? products.filter(({ weightGrams }) => weightGrams !== null) : products;
  const [found] = order ? stated.toSorted((a, b) => order(a) - order(b)) : [];
  if (!found) return undefined;
  const name = nameOf(found);
  const kilograms = formatNumber(grams(found) / 1000, language, 3);
  const line =
    extreme === 'lightest'
      ? texts.lightest(name, kilograms)
      : extreme === 'heaviest'
        ? texts.heaviest(name, kilograms)
        : texts.leading[extreme](name, formatMoney(priceNow(found), language));
  return [line, toChatProducts([found]), texts.productNext];
}

/** @param slots what was searched for */
export async function answerExtreme(context: AnswerContext, extreme: Extreme, slots: Slots): Promise<Part[]> {
  const { texts, language } = context;
  if (extreme === 'lightest' || extreme === 'heaviest')
    return weighed(context, slots, extreme === 'lightest' ? 1 : -1);
  const { products, total } = await searchProducts(context, { ...slots, sort: extreme }, READ);
  const found = products.find(isAvailable) ?? products[0];
  if (!found) return [texts.noProduct];
  return [
    `${texts.among(total)}${texts.leading[extreme](nameOf(found), formatMoney(priceNow(found), language))}`,
    toChatProducts([found]),
    texts.productNext,
  ];
}
