/** Interprets a message in its conversation. The host is stateless: the whole conversation is interpreted each time. */
import type { BotTurn, ChatQueryType } from '../../contract/chat.ts';
import { phoneIn, understand } from '../understanding/understand.ts';
import { turnOf } from '../understanding/turns/turn.ts';
import type { Turn } from '../understanding/turns/turn.ts';
import type { Slots, Understanding } from '../understanding/understanding.ts';
import type { Vocabulary } from '../understanding/vocabulary.ts';

/** A product that was shown; null: no longer sold, but still counted. */
export type Shown = { _id: string; name: string } | null;

export interface Meaning extends Understanding {
  /** The type chosen by the shopper, otherwise the one recognised. */
  intent: ChatQueryType;
  /** Order number and phone, from this or earlier messages. */
  orderNumber: string | undefined;
  phone: string | undefined;
  /** Whether no earlier message was a search. */
  isFirst: boolean;
  /** What the last search before this message was for; undefined after some messages about other things. */
  search: Slots | undefined;
}

/** Messages about other things after which a search, or a topic, is forgotten. */
const MEMORY = 4;
/** Turns that end no topic: "thanks", "ok", "what?". */
const PASSING: ReadonlySet<Turn> = new Set<Turn>([
  'hello',
  'thanks',
  'bye',
  'wellbeing',
  'identity',
  'assent',
  'unclear',
]);

/** IDs of the products of each reply that showed any, oldest first. */
const listsIn = (history: readonly BotTurn[]): readonly (readonly string[])[] =>
  history.flatMap(({ isUser, products = [] }) =>
    isUser || products.length === 0 ? [] : [products.map(({ _id }) => _id)],
  );

/**
 * IDs of the products that were shown: the list to which "the second" refers, the longer one that it was taken from (of a comparison), and
 * the single product to which "it" refers when the last reply showed only one.
 */
export function shownIds(history: readonly BotTurn[]): {
  list: readonly string[];
  wider: readonly string[];
  single: string | undefined;
} {
  const lists = listsIn(history);
  const last = lists.at(-1) ?? [];
  const list = lists.findLast(({ length }) => length > 1) ?? last;
  const wider = lists.findLast(
    (one) => one.length > list.length && one.length > 1 && list.every((id) => one.includes(id)),
  );
  return { list, wider: wider ?? [], single: last.length === 1 ? last[0] : undefined };
}

/** Most products that are counted of a conversation. */
const COUNTED = 5;

/**
 * IDs of the first product of each list that was shown, oldest first. A later list with one of its products takes a list's place: what was
 * narrowed down, or asked about.
 */
export function firstOfEachList(history: readonly BotTurn[]): readonly string[] {
  const lists = listsIn(history);
  const last = lists.filter(
    (list, place) => !lists.slice(place + 1).some((later) => later.some((id) => list.includes(id))),
  );
  return last.flatMap(([first]) => (first === undefined ? [] : [first])).slice(-COUNTED);
}

/** @param shown products of the last list, in order */
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
  let hasSearched = false;
  let age = 0;
  let passed = 0;
  const take = (text: string, products: readonly { name: string }[]): Understanding => {
    let read = understand(text, { last, shown: products }, vocabulary);
    // A question about a product in between does not end the search to which "and in black?" refers.
    if (search && last !== search && read.intent === 'SEARCH_PRODUCT')
      read = understand(text, { last: search, shown: products }, vocabulary);
    orderNumber = read.slots.orderNumber ?? orderNumber;
    // A message with an order number may contain the phone number as well.
    phone = read.slots.phone ?? (read.slots.orderNumber && phoneIn(text)) ?? phone;
    return read;
  };
  for (const { isUser, text, products } of history) {
    if (!isUser) {
      hasAnswer ||= (products?.length ?? 0) > 0;
      continue;
    }
    // Of earlier messages, only the number of products they could refer to matters.
    const read = take(text, hasAnswer ? shown.map(() => ({ name: '' })) : []);
    if (read.intent === 'SEARCH_PRODUCT') hasSearched = true;
    age = read.intent === 'SEARCH_PRODUCT' || read.intent === 'PRODUCT_INFO' ? 0 : age + 1;
    if (read.intent === 'SEARCH_PRODUCT') search = read;
    else if (age > MEMORY) search = undefined;
    if (!PASSING.has(read.turn) || last === undefined) [last, passed] = [read, 0];
    else if (++passed > MEMORY) last = read;
  }
  const isFirst = !hasSearched;
  const before = search?.slots;
  const own = take(
    query,
    shown.map((one) => ({ name: one?.name ?? '' })),
  );
  // A type that differs from the recognised one was chosen by the shopper; otherwise it comes from the classifier.
  const isChosen = queryType !== 'SEARCH_PRODUCT' && queryType !== understand(query, {}, vocabulary).intent;
  const chosen = isChosen ? { intent: queryType, turn: turnOf(queryType) } : {};
  return { ...own, ...chosen, orderNumber, phone, isFirst, search: before };
}
