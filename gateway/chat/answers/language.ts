/** Chooses the language of an answer. */
import type { LanguageCode } from '../../contract/pages.ts';
import { ONLY_GERMAN, sureLanguage } from '../../lexicon/language.ts';

/** The message's language if it is certain, otherwise that of earlier messages, otherwise the page's. */
export function answerLanguage(
  text: string,
  page: LanguageCode | undefined,
  before: readonly string[],
): LanguageCode {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  if (page === 'de' && words.some((word) => ONLY_GERMAN.has(word))) return 'de';
  for (const one of [text, ...before.toReversed()]) {
    const sure = sureLanguage(one);
    if (sure !== undefined) return sure;
  }
  return page ?? 'fr';
}
