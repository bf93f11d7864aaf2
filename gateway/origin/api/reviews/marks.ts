/** What a moderator is shown of a review's text: facts, no score. */
import type { ReviewMark } from '../../../contract/reviews.ts';
import { latinDigits } from '../../../contract/rules/digits.ts';
import { normalise } from '../../../lexicon/normalise.ts';

/** Eight digits of a Tunisian number, in groups or not, with or without the country's prefix. */
const PHONE = /(?<!\d)(?:(?:\+|00)216[\s./-]?)?[2-57-9]\d(?:[\s./-]?\d){6}(?!\d)/;
const LINK = /https?:\/\/|\bwww\.|\b[\w.+-]+@[\w-]+\.\w{2,}|\b[\w-]+\.(?:com|net|org|tn|fr|shop|store)\b/i;

/** Vulgar words of the shop's languages, normalised; a star stands for any ending. */
const WORDS = `connard* connasse* encule* enfoire* merde* putain* pute putes salope* salaud* batard*
  fuck* shit shits bitch* asshole* bastard*
  scheiss* arschloch* hurensohn* fotze*
  zebi zebbi zeb nayek nik nikek nikomek 9a7ba qahba kahba qahbe miboun mibouna
  زبي زب نيك نايك نيكمك قحبه قحبات ميبون شرموطه`
  .split(/\s+/)
  .map((word) => (word.endsWith('*') ? { start: normalise(word) } : { whole: normalise(word) }));
const WHOLE = new Set(WORDS.flatMap(({ whole }) => whole ?? []));
const STARTS = WORDS.flatMap(({ start }) => start ?? []);

/** Marks of a title and a text. */
export function marksOf(title: string | null, text: string): ReviewMark[] {
  const written = latinDigits(`${title ?? ''}\n${text}`);
  const words = normalise(written).split(' ');
  return [
    ...(PHONE.test(written) ? ['PHONE' as const] : []),
    ...(LINK.test(written) ? ['LINK' as const] : []),
    ...(words.some((word) => WHOLE.has(word) || STARTS.some((start) => word.startsWith(start)))
      ? ['PROFANITY' as const]
      : []),
  ];
}
