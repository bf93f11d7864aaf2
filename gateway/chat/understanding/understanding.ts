/** The interpretation of a message. */
import type { ChatQueryType } from '../../contract/chat.ts';
import type { WrittenLanguage } from '../../lexicon/language.ts';
import type { Turn } from './turns/turn.ts';

/** Detected languages; `arabizi` is Tunisian Arabic in Latin letters. */
export type Language = WrittenLanguage;

/** Sort orders other than relevance. */
export const SORTS = ['cheaper', 'dearer', 'bestSelling', 'bestRated', 'newest', 'mostReduced'] as const;
export type Sort = (typeof SORTS)[number];

/** Categories and brands are slugs, colours are the contract's, prices are in millimes. */
export interface Slots {
  /** Words for the shop's search; absent when the category is sufficient. */
  text?: string;
  /** Fewer and fewer of them, down to the thing's name: alternatives when no product matches all words. */
  things?: string[];
  /** Negated words ("pas reconditionné"): products named so are excluded. */
  notWords?: string[];
  category?: string;
  /** Tokens of what else the category is named by, which is not meant: the cushions of "Rideaux & coussins". */
  notKinds?: string[];
  colors?: string[];
  notColors?: string[];
  brands?: string[];
  notBrands?: string[];
  /** Lower case, as in variants. */
  sizes?: string[];
  /** Bounds on technical data, as the search reads them ("max 2 kg"). */
  bounds?: string[];
  minPrice?: number;
  maxPrice?: number;
  /** CMD-26-000042-3. */
  orderNumber?: string;
  /** +216 and eight digits. */
  phone?: string;
  /** ID of a governorate, 1 to 24. */
  regionNumber?: number;
  sort?: Sort;
  /** Only reduced products. */
  reduced?: boolean;
  /** Position among the products shown, from 1. */
  reference?: number;
  /** Further things that are asked for in the same message. */
  also?: Slots[];
}

export interface Understanding {
  intent: ChatQueryType;
  /** What the message asks for, more finely than its intent. */
  turn: Turn;
  language: Language;
  slots: Slots;
  /** Two or three categories between which nothing decides: the shopper is asked. */
  candidates?: readonly string[];
  /** Whether what is searched for is a guess at what a message needs that names nothing. */
  isGuess?: boolean;
  /** Words that were taken for typing errors: as typed, and as read. */
  corrected?: readonly (readonly [typed: string, read: string])[];
  /** Recipient of a gift, in the shopper's words; applies to the next thing named too. */
  whom?: string;
  /** The message, normalised, when it describes a situation that calls for what was searched for. */
  situation?: string;
}

/** What preceded a message. */
export interface Before {
  /** The last interpretation that a message like "and in black?" may refer to. */
  last?: Understanding;
  /** Products of the last reply, in order. */
  shown?: readonly { name: string }[];
}
