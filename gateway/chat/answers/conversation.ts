/** What a message means behind the ones before it. The host keeps nothing: a conversation is understood anew each time. */
import type { BotTurn, ChatQueryType } from '../../contract/chat.ts';
import { phoneIn, understand } from '../understanding/understand.ts';
import type { Understanding } from '../understanding/understanding.ts';
import type { Vocabulary } from '../understanding/vocabulary.ts';

/** A product that was shown; null: it is no longer sold, but keeps its place. */
export type Shown = { _id: string; name: string } | null;

export interface Meaning extends Understanding {
  /** What the shopper chose or the message says, in that order. */
  intent: ChatQueryType;
  /** Number and telephone that were told, also in earlier messages. */
  orderNumber: string | undefined;
  phone: string | undefined;
  /** Whether nothing was looked for before. */
  isFirst: boolean;
}

/**
 * Ids of the products that were shown: the list that "the second" counts, and the one product that "it" is, where the last
 * answer showed only one.
 */
export function shownIds(history: readonly BotTurn[]): {
  list: readonly string[];
  single: string | undefined;
} {
  const lists = history.flatMap(({ isUser, products = [] }) =>
    isUser || products.length === 0 ? [] : [products.map(({ _id }) => _id)],
  );
  const last = lists.at(-1) ?? [];
  return {
    list: lists.findLast(({ length }) => length > 1) ?? last,
    single: last.length === 1 ? last[0] : undefined,
  };
}

/** @param shown products of the list that was shown, in that order */
export function meaningOf(
  message: { query: string; queryType: ChatQueryType; history: readonly BotTurn[] },
  shown: readonly Shown[],
  vocabulary: Vocabulary,
): Meaning {
  const { query, queryType, history } = message;
  let last: Understanding | undefined;
  let search: Understanding | undefined;
  let orderNumber: string | undefined;
  let phone: string | undefined;
  let hasAnswer = false;
  const take = (text: string, products: readonly { name: string }[]): Understanding => {
    let read = understand(text, { last, shown: products }, vocabulary);
    // A question about a product in between does not end the search that "and in black?" refers to.
    if (search && last !== search && read.intent === 'SEARCH_PRODUCT')
      read = understand(text, { last: search, shown: products }, vocabulary);
    orderNumber = read.slots.orderNumber ?? orderNumber;
    // Beside the number of an order the telephone is told too.
    phone = read.slots.phone ?? (read.slots.orderNumber && phoneIn(text)) ?? phone;
    return read;
  };
  for (const { isUser, text, products } of history) {
    if (!isUser) {
      hasAnswer ||= (products?.length ?? 0) > 0;
      continue;
    }
    // Of earlier messages only how many products they could refer to matters.
    last = take(text, hasAnswer ? shown.map(() => ({ name: '' })) : []);
    if (last.intent === 'SEARCH_PRODUCT') search = last;
  }
  const isFirst = search === undefined;
  const own = take(
    query,
    shown.map((one) => ({ name: one?.name ?? '' })),
  );
  // A kind that the message alone does not have was chosen by the shopper; one that it has was told by the classifier.
  const isChosen = queryType !== 'SEARCH_PRODUCT' && queryType !== understand(query, {}, vocabulary).intent;
  return { ...own, intent: isChosen ? queryType : own.intent, orderNumber, phone, isFirst };
}
