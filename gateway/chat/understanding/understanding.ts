/** What is understood of a message. */
import type { ChatQueryType } from '../../contract/chat.ts';

/** The languages that are told apart; `arabizi` is Tunisian Arabic in Latin letters. */
export type Language = 'fr' | 'en' | 'de' | 'tn' | 'arabizi';

/** How a list is sorted, where not by how well its products fit. */
export const SORTS = ['cheaper', 'dearer', 'bestSelling', 'bestRated', 'newest', 'mostReduced'] as const;
export type Sort = (typeof SORTS)[number];

/** Categories and brands are slugs, colours the contract's, prices millimes. */
export interface Slots {
  /** Words for the shop's search; none when the category says it all. */
  text?: string;
  /** Fewer and fewer of them, down to what the thing is called: what comes nearest where nothing has them all. */
  things?: string[];
  /** Words that were denied ("pas reconditionné"): what is called so is left out. */
  notWords?: string[];
  category?: string;
  colors?: string[];
  notColors?: string[];
  brands?: string[];
  notBrands?: string[];
  /** Lower case, as variants write them. */
  sizes?: string[];
  minPrice?: number;
  maxPrice?: number;
  /** CMD-26-000042-3. */
  orderNumber?: string;
  /** +216 and eight digits. */
  phone?: string;
  /** A governorate's id, 1 to 24. */
  regionNumber?: number;
  sort?: Sort;
  /** Only what is sold for less than it was. */
  reduced?: boolean;
  /** Place among the products shown, from 1. */
  reference?: number;
}

export interface Understanding {
  intent: ChatQueryType;
  language: Language;
  slots: Slots;
  /** For whom a gift is looked for, in the shopper's words: it holds for what is named next too. */
  whom?: string;
}

/** What came before a message. */
export interface Before {
  /** The last one that a message like "and in black?" may refer to. */
  last?: Understanding;
  /** Products of the last answer, as they were shown. */
  shown?: readonly { name: string }[];
}
