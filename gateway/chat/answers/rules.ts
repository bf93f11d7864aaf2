/** Replies without a language model: queries the shop for what was understood and phrases the result. */
import { sureLanguage } from '../../lexicon/language.ts';
import { PERSONAS } from '../personas.ts';
import { productNamed } from '../tools/products.ts';
import type { Product } from '../tools/products.ts';
import { topicOf } from '../tools/topics.ts';
import { answerAccount } from './account.ts';
import { answerComparison } from './compare.ts';
import type { AnswerContext, Part, Piece } from './context.ts';
import { answerCoupons } from './coupons.ts';
import { aspectsOf, hasCue } from './cues.ts';
import { answerHelp } from './help.ts';
import { answerProduct, productMeant } from './product.ts';
import { answerSearch } from './search.ts';
import { answerRemark, answerSmallTalk } from './small-talk.ts';
import { answerTransaction, isOrderQuestion } from './transaction.ts';
import type { Slots } from '../understanding/understanding.ts';

/** Approximate length of a piece in characters; words are never split. */
const PIECE = 40;
const ABOUT = { page: 'about', heading: 'Un marché, plusieurs boutiques' };
const SELLING = { page: 'about', heading: 'Pour les vendeurs' };

/** Whether a search contains only words that may mean anything. */
const isVague = (slots: Slots): boolean => Object.keys(slots).every((name) => name === 'text');

/** "Which coupons for the first one?" */
async function couponsOfProduct(context: AnswerContext): Promise<Part[]> {
  const isCounted = context.meaning.slots.reference !== undefined;
  return answerCoupons(isCounted ? { ...context, single: await productMeant(context) } : context);
}

const smallTalk = (context: AnswerContext): Part[] =>
  answerSmallTalk(context, (context.persona ?? PERSONAS.SHOPPING_EXPERT).texts[context.language].questions);

/** The product named by a question about it ("does the … have a warranty?"); undefined when there is none. */
const namedAndAsked = async (context: AnswerContext): Promise<Product | undefined> =>
  context.meaning.slots.brands !== undefined && aspectsOf(context.request.query).size > 0
    ? productNamed(context, context.request.query)
    : undefined;

async function compose(context: AnswerContext): Promise<Part[]> {
  const { meaning, request, persona, shown } = context;
  const { query } = request;
  const comparing = hasCue(query, 'compare');
  // Intents have no German cues; questions about the shop are recognised by their topic.
  if (sureLanguage(query) === 'de') {
    const topic = topicOf(query);
    if (isOrderQuestion(context) || topic?.page === 'shipping') return answerTransaction(context);
    if (topic) return answerHelp(context);
    if (hasCue(query, 'account')) return answerAccount(context);
  }
  const remark = request.picture ? undefined : answerRemark(context);
  if (remark) return remark;
  if (hasCue(query, 'whoAreYou') && !hasCue(query, 'seek')) return smallTalk(context);
  switch (meaning.intent) {
    case 'SEARCH_PRODUCT': {
      // "The best rated perfumes" asks for a list.
      if (comparing && meaning.slots.sort !== 'bestRated') return answerComparison(context);
      if (isVague(meaning.slots) && hasCue(query, 'howAreYou')) return smallTalk(context);
      const named = await namedAndAsked(context);
      if (named) return answerProduct(context, named);
      const topic = isVague(meaning.slots) && !request.picture ? topicOf(query) : undefined;
      if (topic) return topic.page === 'shipping' ? answerTransaction(context) : answerHelp(context);
      return hasCue(query, 'coupons') && meaning.slots.category === undefined && !meaning.slots.reduced
        ? answerCoupons(context)
        : answerSearch(context);
    }
    case 'PRODUCT_INFO':
      if (comparing) return answerComparison(context);
      if (hasCue(query, 'coupons')) return couponsOfProduct(context);
      // "How do I keep my stock accurate?", asked to a persona that advises sellers.
      return persona?.forSellers && shown.length === 0 ? answerHelp(context) : answerProduct(context);
    case 'TRANSACTION_HELP':
      if (hasCue(query, 'coupons')) return answerCoupons(context);
      return persona?.forSellers && !isOrderQuestion(context)
        ? answerHelp(context)
        : answerTransaction(context);
    case 'PLATFORM_HELP':
      return hasCue(query, 'coupons') && topicOf(query) === undefined
        ? answerCoupons(context)
        : answerHelp(context);
    case 'PLATFORM_INFO':
      return answerHelp(context, ABOUT);
    case 'SELLER_SUPPORT':
      return answerHelp(context, SELLING);
    case 'ACCOUNT_MGMT':
      return answerAccount(context);
    case 'OTHER':
      if (comparing && shown.length > 1) return answerComparison(context);
      if (request.picture) return answerSearch(context);
      if (hasCue(query, 'coupons')) return answerCoupons(context);
      if (isOrderQuestion(context)) return answerTransaction(context);
      if (topicOf(query)) return answerHelp(context);
      if (hasCue(query, 'account') || hasCue(query, 'password')) return answerAccount(context);
      if (hasCue(query, 'seek') && !persona?.forSellers) return answerSearch(context);
      if (persona?.forSellers && !hasCue(query, 'hello') && !hasCue(query, 'thanks'))
        return answerHelp(context);
      return smallTalk(context);
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
      yield { products: part };
      continue;
    }
    yield* piecesOf(hasText ? `\n\n${part}` : part);
    hasText = true;
  }
}
