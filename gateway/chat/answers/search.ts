/** Answers to product searches. */
import type { ProductSummary } from '../../contract/catalogue.ts';
import { fromTnd } from '../../contract/money.ts';
import { canonicalOf, normalise, stemsOf } from '../../lexicon/normalise.ts';
import { plainText } from '../../contract/plain-text.ts';
import { isAvailable } from '../../contract/rules/availability.ts';
import { priceNow } from '../shop/prices.ts';
import { searchProducts } from '../tools/search.ts';
import type { Found } from '../tools/search.ts';
import { tellsNothing } from '../understanding/ordinary.ts';
import { searchesOf } from '../understanding/several.ts';
import { understand } from '../understanding/understand.ts';
import type { Slots } from '../understanding/understanding.ts';
import { nameOf, own, toChatProducts } from './context.ts';
import { stockLine } from './product.ts';
import type { AnswerContext, Part } from './context.ts';
import { formatMoney } from './format.ts';
import {
  colorName,
  colorsOfSlugs,
  missingDetails,
  describesThing,
  hasCriterion,
  wishesOf,
} from './wishes.ts';

/** Products shown with an answer. */
const SHOWN = 8;
/** Number of results from which the answer asks for more details. */
const SEVERAL = 4;

/** Most products read for further results. */
const MOST_READ = 60;

/** Words that denote a thing without saying which. */
const ANYTHING = new Set(
  normalise(
    'produit produits article articles chose truc product products item items something منتوج منتوجات حاجة شي montouj 7aja produkt produkte artikel etwas',
  ).split(' '),
);

/** Removes "a product" from a search, as it says nothing. */
function withoutFillers(slots: Slots): Slots {
  const words = normalise(slots.text ?? '').split(' ');
  if (slots.text === undefined || !words.every((word) => ANYTHING.has(word))) return slots;
  const { text: _, category: __, ...rest } = slots;
  return rest;
}

/** Adds a picture's content to a search: its colours, and a model's description. */
function withPicture({ request, words }: AnswerContext, slots: Slots): Slots {
  const { picture } = request;
  if (!picture) return slots;
  const seen = picture.description
    ? understand(picture.description, {}, words.vocabulary).slots
    : ({} as Slots);
  const colors = picture.description ? seen.colors : colorsOfSlugs(picture.colors).slice(0, 2);
  return {
    ...(describesThing({ ...slots, colors: undefined }) ? {} : { text: seen.text, category: seen.category }),
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
    context.texts.byColors(
      colors.join(', '),
      describesThing({ ...context.meaning.slots, colors: undefined }),
    ),
  ];
}

function prices({ texts, language }: AnswerContext, products: readonly ProductSummary[]): string {
  const sorted = products.map(priceNow).toSorted((a, b) => fromTnd(a) - fromTnd(b));
  const [lowest = '0.000', highest = lowest] = [sorted[0], sorted.at(-1)];
  return lowest === highest
    ? texts.onePrice(formatMoney(lowest, language))
    : texts.priceRange(formatMoney(lowest, language), formatMoney(highest, language));
}

/** Whether a search excludes no product. */
const isAny = (slots: Slots): boolean => Object.keys(slots).every((name) => name === 'sort');

function described(context: AnswerContext, slots: Slots, found: Found): string {
  const { texts, language } = context;
  const { products, total, dropped, isExact, fitting } = found;
  const [first] = products;
  if (!first) return texts.nothing(wishesOf(context, slots));
  const lines: string[] = [];
  if (dropped.length > 0) lines.push(texts.dropped(dropped.map((limit) => texts.limits[limit])));
  else if (!isExact || fitting === 0) lines.push(texts.nearWords);
  else if (fitting < products.length)
    lines.push(texts.foundSome(fitting, products.length - fitting, wishesOf(context, slots)));
  // The total is omitted for unfiltered lists, such as the best-selling products of the whole shop.
  else lines.push(texts.found(products.length, isAny(slots) ? null : total, wishesOf(context, slots)));
  if (products.length > 1) lines.push(prices(context, products));
  const best = [nameOf(first), formatMoney(priceNow(first), language)] as const;
  const sort = dropped.includes('budget') ? 'cheaper' : slots.sort;
  lines.push(sort === undefined ? texts.first(...best) : texts.leading[sort](...best));
  const soldOut = products.filter((product) => !isAvailable(product)).length;
  if (soldOut > 0 && soldOut < products.length) lines.push(texts.soldOutLast(soldOut));
  else if (soldOut > 0) lines.push(stockLine(context, first));
  return lines.join(' ');
}

/** Whether a search has only words that neither the tables nor the catalogue have. */
const isNameless = ({ words }: AnswerContext, { text, things, category, brands, colors }: Slots): boolean =>
  [things, category, brands, colors].every((one) => one === undefined) &&
  text !== undefined &&
  stemsOf(text).every((one) => canonicalOf(one) === undefined && !words.vocabulary.has(one));

/** A message of so many words is a sentence, and not what something is called. */
const SENTENCE = 5;

/** "We are two in a studio": what only resembles some of the words of a sentence that names nothing is no answer. */
const namesNoGoods = ({ request }: AnswerContext, { things, category, brands }: Slots): boolean =>
  [things, category, brands].every((one) => one === undefined) &&
  normalise(request.query).split(' ').length >= SENTENCE;

/** "Something nice": ordinary words only, which every product or none is described by. */
const saysNothing = ({ text, ...others }: Slots): boolean =>
  text !== undefined && Object.keys(others).every((name) => name === 'sort') && tellsNothing(text);

/** The names of categories in the shopper's language, each once. */
function namesOf({ words, language }: AnswerContext, slugs: readonly (string | undefined)[]): string[] {
  return [...new Set(slugs)].flatMap((slug = '') => {
    const name =
      (language === 'fr' ? undefined : words.categoryNames.get(slug)?.[language]) ??
      words.categories.get(slug);
    return name === undefined ? [] : [plainText(name, 60)];
  });
}

/** Asks which of the categories is meant between which nothing decides; undefined when there are none. */
function askWhich(context: AnswerContext): Part[] | undefined {
  const names = namesOf(context, context.meaning.candidates ?? []);
  if (names.length < 2) return undefined;
  context.outcome.isAnswered = false;
  return [context.texts.whichOf(names.map((name) => own(context, name))), { choices: names }];
}

/** Says what was searched instead of words that were taken for typing errors. */
const aboutCorrections = (context: AnswerContext): string[] =>
  context.meaning.corrected === undefined
    ? []
    : [context.texts.resultsFor(own(context, plainText(context.meaning.slots.text ?? '', 60)))];

export async function answerSearch(context: AnswerContext): Promise<Part[]> {
  const { texts, meaning, voice } = context;
  const slots = withPicture(context, withoutFillers(meaning.slots));
  const intro = aboutPicture(context);
  if (!hasCriterion(slots) || saysNothing(slots))
    return [
      [...intro, texts.askThing].join(' '),
      // After a list, what may be said about it.
      { choices: [...(context.shown.length > 1 ? texts.offers.list : texts.offers.start)] },
    ];
  if (meaning.isGuess) return answerGuess(context, searchesOf(slots));
  if (slots.also) return answerEach(context, searchesOf(slots));
  const read = await searchProducts(context, slots, SHOWN);
  // No reader knows what it is: what only resembles the words would be no answer.
  const isUnknown =
    !read.isExact &&
    read.dropped.length === 0 &&
    (isNameless(context, slots) || namesNoGoods(context, slots));
  const found = isUnknown ? { ...read, products: [] } : read;
  const asked = found.isExact ? undefined : askWhich(context);
  if (asked) return asked;
  context.outcome.isAnswered = found.products.length > 0;
  const sentences = [...intro, ...aboutCorrections(context), described(context, slots, found)];
  if (found.products.length === 0) return [[...sentences, ...(voice ? [voice.nothing] : [])].join(' ')];
  const text = [...(voice ? [voice.lead] : []), ...sentences].join(' ');
  const asks =
    describesThing(slots) &&
    meaning.isFirst &&
    found.products.length >= SEVERAL &&
    found.dropped.length === 0;
  return [
    text,
    toChatProducts(found.products),
    asks
      ? texts.askDetails(missingDetails(slots))
      : (voice?.next ?? (found.products.length > 1 ? texts.refine : texts.productNext)),
  ];
}

/** Products shown of each thing, where several are asked for. */
const shareOf = (searches: readonly Slots[]): number => Math.floor(SHOWN / searches.length);

const searchEach = (context: AnswerContext, searches: readonly Slots[], limit: number): Promise<Found[]> =>
  Promise.all(searches.map((slots) => searchProducts(context, slots, limit)));

/** Several things that were asked for together: what was found of each, in their order. */
async function answerEach(context: AnswerContext, searches: readonly Slots[]): Promise<Part[]> {
  const { texts, voice } = context;
  const found = await searchEach(context, searches, shareOf(searches));
  const products = found.flatMap((one) => one.products);
  context.outcome.isAnswered = products.length > 0;
  const text = found.map((one, place) => described(context, searches[place] ?? {}, one)).join('\n\n');
  if (products.length === 0) return [[text, ...(voice ? [voice.nothing] : [])].join(' ')];
  return [
    [...(voice ? [voice.lead] : []), text].join(' '),
    toChatProducts(products),
    voice?.next ?? texts.refine,
  ];
}

/** What may be meant by a message that names nothing: some products of each, and the question which it is. */
async function answerGuess(context: AnswerContext, searches: readonly Slots[]): Promise<Part[]> {
  const found = await searchEach(context, searches, shareOf(searches));
  const sold = found.flatMap(({ products }, place) =>
    products.length > 0 ? [searches[place]?.category] : [],
  );
  const names = namesOf(context, sold);
  if (names.length === 0) return [context.texts.askThing, { choices: [...context.texts.offers.start] }];
  context.outcome.isAnswered = false;
  return [
    context.texts.perhaps(names.map((name) => own(context, name))),
    toChatProducts(found.flatMap(({ products }) => products)),
    { choices: names },
  ];
}

/** "More", "something else": further products of the last search, without those that were shown. */
export async function answerMore(context: AnswerContext): Promise<Part[]> {
  const { texts, meaning, request } = context;
  const slots = meaning.search;
  if (slots === undefined || !hasCriterion(slots)) return [texts.askThing];
  const seen = new Set(
    (request.history ?? []).flatMap(({ products = [] }) => products.map(({ _id }) => _id)),
  );
  const searches = searchesOf(slots);
  const found = await searchEach(context, searches, Math.min(seen.size + SHOWN, MOST_READ));
  const further = found.flatMap(({ products }) =>
    products.filter(({ _id }) => !seen.has(_id)).slice(0, shareOf(searches)),
  );
  const dropped = [...new Set(found.flatMap((one) => one.dropped))];
  if (further.length === 0) return [`${texts.noMore}\n${texts.forExample(texts.offers.list)}`];
  const lines = [
    ...(dropped.length > 0 ? [texts.dropped(dropped.map((limit) => texts.limits[limit]))] : []),
    `${texts.more(further.length)}${wishesOf(context, slots)}`,
    ...(further.length > 1 ? [prices(context, further)] : []),
  ];
  return [lines.join(' '), toChatProducts(further), texts.refine];
}
