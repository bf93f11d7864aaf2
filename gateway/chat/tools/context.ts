/** What every tool works with: the shop, and for whom it is asked. Tools only read. */
import type { LanguageCode } from '../../contract/pages.ts';
import type { Caller, RestClient } from '../shop/rest.ts';
import type { ShopWords } from '../shop/words.ts';

export interface ToolContext {
  rest: RestClient;
  words: ShopWords;
  caller: Caller;
  /** Language of the answer. */
  language: LanguageCode;
  /** Slugs of categories that the persona likes. */
  preferred: readonly string[];
}
