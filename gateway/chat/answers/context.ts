/** What an answer is composed of. */
import type { ProductSuggestion } from '../../contract/catalogue.ts';
import type { BotQueryRequest } from '../../contract/chat.ts';
import { plainText } from '../clean.ts';
import type { Persona } from '../personas.ts';
import type { ToolContext } from '../tools/context.ts';
import type { Product } from '../tools/products.ts';
import type { Meaning } from './conversation.ts';
import type { Voice } from '../voices.ts';
import type { Texts } from './texts/texts.ts';

export type ChatProduct = Pick<ProductSuggestion, '_id' | 'name' | 'slug' | 'mainImgUrl'>;

/** A piece of a reply on its way: text that goes behind what came before, or products that replace earlier ones. */
export type Piece = { content: string } | { products: ChatProduct[] };

/** Paragraphs and products, in the order in which they are shown. */
export type Part = string | ChatProduct[];

export interface AnswerContext extends ToolContext {
  request: BotQueryRequest;
  texts: Texts;
  persona: Persona | undefined;
  /** How the persona words what was found; undefined without one. */
  voice: Voice | undefined;
  meaning: Meaning;
  /** Products that "the second" counts; null: one that is no longer sold. */
  shown: readonly (Product | null)[];
  /** The product that "it" is. */
  single: Product | undefined;
}

/** Products that a reply shows, at most. */
export const MOST_SHOWN = 12;

/** What a reply carries of products. */
export const toChatProducts = (products: readonly ChatProduct[]): ChatProduct[] =>
  products
    .slice(0, MOST_SHOWN)
    .map(({ _id, name, slug, mainImgUrl }) => ({ _id, name: plainText(name, 160), slug, mainImgUrl }));

/** A product's name in a sentence. */
export const nameOf = ({ name }: { name: string }): string => plainText(name, 80);

/** A text that keeps its own direction in an Arabic sentence. */
export const own = ({ language }: Pick<ToolContext, 'language'>, text: string): string =>
  language === 'tn' ? `\u2068${text}\u2069` : text;
