/** The kinds of turns in a conversation: what a message asks for, before any product is searched. */
import type { ChatQueryType } from '../../../contract/chat.ts';

/**
 * `search`: a new search. `refine`: a condition for the last one. `more`: further results of it. `shown`: about products that were shown.
 * `damaged`: something wrong was received. `about`: the company. `human`: asks for a person. `assent`: yes, no, fine. `offtopic`: not the
 * shop's business. `unclear`: says too little.
 */
export const TURNS = [
  'search',
  'refine',
  'more',
  'shown',
  'order',
  'damaged',
  'help',
  'about',
  'account',
  'seller',
  'complaint',
  'human',
  'hello',
  'thanks',
  'bye',
  'wellbeing',
  'identity',
  'assent',
  'offtopic',
  'unclear',
] as const;
export type Turn = (typeof TURNS)[number];

const INTENTS: Partial<Record<Turn, ChatQueryType>> = {
  search: 'SEARCH_PRODUCT',
  refine: 'SEARCH_PRODUCT',
  more: 'SEARCH_PRODUCT',
  shown: 'PRODUCT_INFO',
  order: 'TRANSACTION_HELP',
  damaged: 'TRANSACTION_HELP',
  help: 'PLATFORM_HELP',
  about: 'PLATFORM_INFO',
  account: 'ACCOUNT_MGMT',
  seller: 'SELLER_SUPPORT',
};

/** The query type of a turn. */
export const intentOf = (turn: Turn): ChatQueryType => INTENTS[turn] ?? 'OTHER';

/** The usual turn of a query type, for one that the shopper chose. */
export const turnOf = (intent: ChatQueryType): Turn =>
  TURNS.find((turn) => INTENTS[turn] === intent) ?? 'unclear';

/** Turns that ask for products. */
export const asksProducts = (turn: Turn): boolean => intentOf(turn) === 'SEARCH_PRODUCT';
