/** Context of all tools: the shop's client and the caller. Tools only read. */
import type { LanguageCode } from '../../contract/pages.ts';
import type { Caller, RestClient } from '../shop/rest.ts';
import type { ShopWords } from '../shop/words.ts';

export interface ToolContext {
  rest: RestClient;
  words: ShopWords;
  caller: Caller;
  /** Language of the answer. */
  language: LanguageCode;
  /** Category slugs that the persona prefers. */
  preferred: readonly string[];
}
