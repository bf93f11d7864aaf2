/** Chooses the language of an answer. */
import type { LanguageCode } from '../../contract/pages.ts';
import { languageOf } from '../understanding/language.ts';

/** Words that occur only in German. */
const GERMAN = new Set(
  `ich suche sie der das und ist mit für fur eine einen einem einer ein nicht wie wo wann kann können bitte danke hallo guten
   kostet lieferung lieferzeit bestellung meine mein mir unter zwischen von den dem auf haben möchte mochte brauche welche welcher welches gibt es
   rot rote roten rotes schwarz schwarze schwarzen schwarzes weiß weiße blau blaue grün grüne schuhe kleid hose hemd billiger günstiger
   teurer zahlen bezahlen zurückgeben rückgabe passwort konto verkaufen händler versand liefern noch auch oder über größe farbe`.split(
    /\s+/,
  ),
);

/** The language of a message, if it is certain. */
export function sureLanguage(text: string): LanguageCode | undefined {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const german = words.filter((word) => GERMAN.has(word)).length;
  if (german >= 2 && german * 3 >= words.length) return 'de';
  // `languageOf` returns the previous language for text without clues: different results for two previous ones mean there are none.
  const [one, other] = [languageOf(text, 'fr'), languageOf(text, 'en')];
  if (one !== other) return undefined;
  return one === 'arabizi' ? 'tn' : one;
}

/** The message's language if it is certain, otherwise that of earlier messages, otherwise the page's. */
export function answerLanguage(
  text: string,
  page: LanguageCode | undefined,
  before: readonly string[],
): LanguageCode {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  if (page === 'de' && words.some((word) => GERMAN.has(word))) return 'de';
  for (const one of [text, ...before.toReversed()]) {
    const sure = sureLanguage(one);
    if (sure !== undefined) return sure;
  }
  return page ?? 'fr';
}
