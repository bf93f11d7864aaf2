/** Replies without a language model: queries the shop for what was understood and phrases the result. */
import { normalise } from '../../lexicon/normalise.ts';
import { PERSONAS } from '../personas.ts';
import { productNamed } from '../tools/products.ts';
import type { Product } from '../tools/products.ts';
import { topicOf } from '../tools/topics.ts';
import { answerAccount } from './account.ts';
import { answerComparison } from './compare.ts';
import type { AnswerContext, Part, Piece } from './context.ts';
import { answerCoupons } from './coupons.ts';
import { aspectsOf, hasCue } from './cues.ts';
import { answerExtreme, extremeOf } from './extremes.ts';
import { answerHelp, helpText } from './help.ts';
import { answerProduct, productMeant } from './product.ts';
import { answerMore, answerSearch } from './search.ts';
import { answerSmallTalk, askBack } from './small-talk.ts';
import { answerSum } from './sum.ts';
import { answerTransaction, isOrderQuestion } from './transaction.ts';
import { extremeIn } from '../understanding/extremes.ts';
import { placesIn } from '../understanding/references.ts';
import { asksSum } from '../understanding/together.ts';
import type { Slots } from '../understanding/understanding.ts';

/** Approximate length of a piece in characters; words are never split. */
const PIECE = 40;
const ABOUT = { page: 'about', heading: 'Un marché, plusieurs boutiques' };
const DAMAGED = { page: 'returns', heading: 'Article abîmé, faux ou incomplet' };
const SELLING = { page: 'about', heading: 'Pour les vendeurs' };

/** Whether a search contains only words that may mean anything. */
const isVague = (slots: Slots): boolean => Object.keys(slots).every((name) => name === 'text');

/** "Which coupons for the first one?" */
async function couponsOfProduct(context: AnswerContext): Promise<Part[]> {
  const isCounted = context.meaning.slots.reference !== undefined;
  return answerCoupons(isCounted ? { ...context, single: await productMeant(context) } : context);
}

/** The product named by a question about it ("does the … have a warranty?"); undefined when there is none. */
const namedAndAsked = async (context: AnswerContext): Promise<Product | undefined> =>
  context.meaning.slots.brands !== undefined && aspectsOf(context.request.query).size > 0
    ? productNamed(context, context.request.query)
    : undefined;

/** Answers about several or all products that were shown: their sum, or the one that is most of something. */
async function answerSeveral(context: AnswerContext): Promise<Part[] | undefined> {
  const { meaning, request, shown, isComparison } = context;
  if (shown.length < 2) return undefined;
  if (asksSum(normalise(request.query)) && !namesOther(context)) return answerSum(context);
  const extreme = extremeIn(request.query);
  // Of those compared, or of a list that was narrowed down.
  if (extreme !== undefined && isComparison && !hasCue(request.query, 'compare'))
    return extremeOf(
      context,
      extreme,
      shown.flatMap((one) => one ?? []),
    );
  if (
    extreme === undefined ||
    isComparison ||
    meaning.search === undefined ||
    (meaning.turn !== 'shown' && namesOther(context))
  )
    return undefined;
  // Two named ones are compared with each other.
  return meaning.slots.reference === undefined ? answerExtreme(context, extreme, meaning.search) : undefined;
}

/** Whether a message names another kind of thing than the last search. */
const namesOther = ({ meaning: { slots, search } }: AnswerContext): boolean =>
  slots.category !== undefined && slots.category !== search?.category;

async function searchFor(context: AnswerContext): Promise<Part[]> {
  const { meaning, request } = context;
  const { query } = request;
  const comparing = hasCue(query, 'compare');
  // "The best rated perfumes" asks for a list.
  if (comparing && meaning.slots.sort !== 'bestRated') return answerComparison(context);
  const named = await namedAndAsked(context);
  if (named) return answerProduct(context, named);
  const topic = isVague(meaning.slots) && !request.picture ? topicOf(query) : undefined;
  if (topic) return topic.page === 'shipping' ? answerTransaction(context) : answerHelp(context);
  return hasCue(query, 'coupons') && meaning.slots.category === undefined && !meaning.slots.reduced
    ? answerCoupons(context)
    : answerSearch(context);
}

/** A complaint: about an order or a topic of the help pages it is answered by them. */
async function answerComplaint(context: AnswerContext): Promise<Part[]> {
  const { texts, request } = context;
  if (isOrderQuestion(context)) return [texts.sorry, ...(await answerTransaction(context))];
  const help = topicOf(request.query) && (await helpText(context, request.query));
  return help === undefined ? [texts.sorry] : [help];
}

async function compose(context: AnswerContext): Promise<Part[]> {
  const { meaning, request, persona, language, shown } = context;
  const { query } = request;
  if (request.picture) return answerSearch(context);
  const several = await answerSeveral(context);
  if (several) return several;
  const questions = (persona ?? PERSONAS.SHOPPING_EXPERT).texts[language].questions;
  switch (meaning.turn) {
    case 'search':
    case 'refine':
      return searchFor(context);
    case 'more':
      return answerMore(context);
    case 'shown':
      if (hasCue(query, 'compare') || placesIn(normalise(query), shown.length).length > 1)
        return answerComparison(context);
      if (hasCue(query, 'coupons')) return couponsOfProduct(context);
      // "How do I keep my stock accurate?", asked to a persona that advises sellers.
      return persona?.forSellers && shown.length === 0 ? answerHelp(context) : answerProduct(context);
    case 'order':
      // "I gave the wrong address": only people can change that.
      if (hasCue(query, 'human') && meaning.slots.orderNumber === undefined) return [context.texts.contact];
      if (hasCue(query, 'coupons')) return answerCoupons(context);
      return persona?.forSellers && !isOrderQuestion(context)
        ? answerHelp(context)
        : answerTransaction(context);
    case 'damaged':
      return answerHelp(context, DAMAGED);
    case 'help':
      // A governorate is named only in questions about delivery.
      if (meaning.slots.regionNumber !== undefined && topicOf(query) === undefined)
        return answerTransaction(context);
      return (hasCue(query, 'coupons') || hasCue(query, 'discount')) && topicOf(query) === undefined
        ? answerCoupons(context)
        : answerHelp(context);
    case 'about':
      return answerHelp(context, ABOUT);
    case 'seller':
      return answerHelp(context, SELLING);
    case 'account':
      return answerAccount(context);
    case 'complaint':
      return answerComplaint(context);
    case 'unclear':
      if (hasCue(query, 'coupons')) return answerCoupons(context);
      if (topicOf(query) || persona?.forSellers) return answerHelp(context);
      return askBack(context);
    default:
      return answerSmallTalk(context, meaning.turn, questions) ?? askBack(context);
  }
}

/** Splits a text into pieces of a few words. */
function* piecesOf(text: string): Generator<Piece> {
  let rest = text;
  while (rest.length > PIECE) {
    const end = rest.slice(PIECE).search(/\s/);
    if (end === -1) break;
    yield { content: rest.slice(0, PIECE + end) };
    rest = rest.slice(PIECE + end);
  }
  if (rest !== '') yield { content: rest };
}

/** Generates the reply in pieces. @throws like RestClient, before the first piece */
export async function* replyByRules(context: AnswerContext): AsyncGenerator<Piece> {
  let hasText = false;
  for (const part of await compose(context)) {
    if (typeof part !== 'string') {
      yield Array.isArray(part) ? { products: part } : part;
      continue;
    }
    yield* piecesOf(hasText ? `\n\n${part}` : part);
    hasText = true;
  }
}
