/** Input and parts of an answer. */
import type { ProductSuggestion } from '../../contract/catalogue.ts';
import type { BotQueryRequest } from '../../contract/chat.ts';
import { plainText } from '../../contract/plain-text.ts';
import type { Persona } from '../personas.ts';
import type { ToolContext } from '../tools/context.ts';
import type { Product } from '../tools/products.ts';
import type { Meaning } from './conversation.ts';
import type { Voice } from '../voices.ts';
import type { Texts } from './texts/texts.ts';

export type ChatProduct = Pick<ProductSuggestion, '_id' | 'name' | 'slug' | 'mainImgUrl'>;

/** A streamed piece of a reply: text to append, or products that replace earlier ones. */
export type Piece = { content: string } | { products: ChatProduct[] } | Choices;

/** Messages to choose from, as a reply to a question. */
export interface Choices {
  choices: string[];
}

/** Paragraphs, products and choices, in display order. */
export type Part = string | ChatProduct[] | Choices;

export interface AnswerContext extends ToolContext {
  /** Whether the shop had what was asked for; set while the answer is made. */
  outcome: { isAnswered: boolean };
  request: BotQueryRequest;
  texts: Texts;
  persona: Persona | undefined;
  /** The persona's phrases; undefined without a persona. */
  voice: Voice | undefined;
  meaning: Meaning;
  /** The products shown before, to which "the second" refers; null: no longer sold. */
  shown: readonly (Product | null)[];
  /** Whether they were taken from a longer list to compare them. */
  isComparison: boolean;
  /** The product to which "it" refers. */
  single: Product | undefined;
}

/** Most products shown with a reply. */
export const MOST_SHOWN = 12;

/** Product data in a reply. */
export const toChatProducts = (products: readonly ChatProduct[]): ChatProduct[] =>
  products
    .slice(0, MOST_SHOWN)
    .map(({ _id, name, slug, mainImgUrl }) => ({ _id, name: plainText(name, 160), slug, mainImgUrl }));

/** A product's name within a sentence. */
export const nameOf = ({ name }: { name: string }): string => plainText(name, 80);

/** Isolates the direction of a text within an Arabic sentence. */
export const own = ({ language }: Pick<ToolContext, 'language'>, text: string): string =>
  language === 'tn' ? `\u2068${text}\u2069` : text;
