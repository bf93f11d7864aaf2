/** Answers to what is looked for. */
import type { ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd } from '../../contract/money.ts';
import { normalise } from '../../lexicon/normalise.ts';
import { plainText } from '../clean.ts';
import { isAvailable } from '../../contract/rules/availability.ts';
import { priceNow } from '../shop/prices.ts';
import { searchProducts } from '../tools/search.ts';
import type { Found } from '../tools/search.ts';
import { understand } from '../understanding/understand.ts';
import type { Slots } from '../understanding/understanding.ts';
import { nameOf, toChatProducts } from './context.ts';
import { stockLine } from './product.ts';
import type { AnswerContext, Part } from './context.ts';
import { formatMoney } from './format.ts';
import { colorName, colorsOfSlugs, missingDetails, tellsThing, tellsWish, wishesOf } from './wishes.ts';

/** Products that an answer shows. */
const SHOWN = 8;
/** From so many on it is worth asking for more details. */
const SEVERAL = 4;

/** Words that name a thing without saying which. */
const ANYTHING = new Set(
  normalise(
    'produit produits article articles chose truc product products item items something منتوج منتوجات حاجة شي montouj 7aja produkt produkte artikel etwas',
  ).split(' '),
);

/** "A product" is no thing yet. */
function telling(slots: Slots): Slots {
  const words = normalise(slots.text ?? '').split(' ');
  if (slots.text === undefined || !words.every((word) => ANYTHING.has(word))) return slots;
  const { text: _, category: __, ...rest } = slots;
  return rest;
}

/** What a picture adds to the words: its colours, and what a model saw on it. */
function withPicture({ request, words }: AnswerContext, slots: Slots): Slots {
  const { picture } = request;
  if (!picture) return slots;
  const seen = picture.description
    ? understand(picture.description, {}, words.vocabulary).slots
    : ({} as Slots);
  const colors = picture.description ? seen.colors : colorsOfSlugs(picture.colors).slice(0, 2);
  return {
    ...(tellsThing({ ...slots, colors: undefined }) ? {} : { text: seen.text, category: seen.category }),
    ...(slots.notColors || colors === undefined || colors.length === 0 ? {} : { colors }),
    ...slots,
  };
}

function aboutPicture(context: AnswerContext): string[] {
  const { picture } = context.request;
  if (!picture) return [];
  if (picture.description) return [context.texts.byPicture(plainText(picture.description, 200))];
  const colors = colorsOfSlugs(picture.colors).map((color) => colorName(context, color));
  if (colors.length === 0) return [];
  return [
    context.texts.byColors(colors.join(', '), tellsThing({ ...context.meaning.slots, colors: undefined })),
  ];
}

function prices({ texts, language }: AnswerContext, products: readonly ProductSummary[]): string {
  const sorted = products.map(priceNow).toSorted((a, b) => fromTnd(a) - fromTnd(b));
  const [lowest = '0.000', highest = lowest] = [sorted[0], sorted.at(-1)];
  return lowest === highest
    ? texts.onePrice(formatMoney(lowest, language))
    : texts.priceRange(formatMoney(lowest, language), formatMoney(highest, language));
}

/** Whether no product is left out. */
const isAny = (slots: Slots): boolean => Object.keys(slots).every((name) => name === 'sort');

function described(context: AnswerContext, slots: Slots, found: Found): string {
  const { texts, language } = context;
  const { products, total, dropped, isExact } = found;
  const [first] = products;
  if (!first) return texts.nothing(wishesOf(context, slots));
  const lines: string[] = [];
  if (dropped.length > 0) lines.push(texts.dropped(dropped.map((limit) => texts.limits[limit])));
  else if (!isExact) lines.push(texts.nearWords);
  // Of the best-selling of all nobody asks how many products there are.
  else lines.push(texts.found(products.length, isAny(slots) ? null : total, wishesOf(context, slots)));
  if (products.length > 1) lines.push(prices(context, products));
  const told = [nameOf(first), formatMoney(priceNow(first), language)] as const;
  const sort = dropped.includes('budget') ? 'cheaper' : slots.sort;
  lines.push(sort === undefined ? texts.first(...told) : texts.leading[sort](...told));
  const soldOut = products.filter((product) => !isAvailable(product)).length;
  if (soldOut > 0 && soldOut < products.length) lines.push(texts.soldOutLast(soldOut));
  else if (soldOut > 0) lines.push(stockLine(context, first));
  return lines.join(' ');
}

export async function answerSearch(context: AnswerContext): Promise<Part[]> {
  const { texts, meaning, voice } = context;
  const slots = withPicture(context, telling(meaning.slots));
  const intro = aboutPicture(context);
  if (!tellsWish(slots)) return [[...intro, texts.askThing].join(' ')];
  const found = await searchProducts(context, slots, SHOWN);
  const told = [...intro, described(context, slots, found)];
  if (found.products.length === 0) return [[...told, ...(voice ? [voice.nothing] : [])].join(' ')];
  const text = [...(voice ? [voice.lead] : []), ...told].join(' ');
  const asks =
    tellsThing(slots) && meaning.isFirst && found.products.length >= SEVERAL && found.dropped.length === 0;
  return [
    text,
    toChatProducts(found.products),
    asks
      ? texts.askDetails(missingDetails(slots))
      : (voice?.next ?? (found.products.length > 1 ? texts.refine : texts.productNext)),
  ];
}
