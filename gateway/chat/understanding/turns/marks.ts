/** Replaces what the shop knows in a message (things, colours, brands, numbers) by marks, so that the turn does not depend on them. */
import { colorOf } from '../../../lexicon/colors.ts';
import {
  canonicalOf,
  conceptsIn,
  isMeasure,
  isStopWord,
  joinMeasures,
  stem,
} from '../../../lexicon/normalise.ts';
import { bareForms } from '../../../lexicon/reading.ts';
import { isWhom } from '../../../lexicon/whom.ts';
import { CUE_WORDS } from '../cues.ts';
import { ORDINARY_WORDS } from '../ordinary.ts';
import { isOrdinal } from '../references.ts';
import type { Vocabulary } from '../vocabulary.ts';

const SIZE = /^(?:x{0,3}[sl]|m)$/;

/** Words that also belong to questions about the shop: "livre" is a book, and delivered. */
const isAmbiguous = (word: string): boolean => CUE_WORDS.has(word) || ORDINARY_WORDS.has(word);

/** An Arabic word that is known only without what is attached to it: "بالاحمر", "للقهوه", "والتوصيل". */
function detached(word: string, vocabulary: Vocabulary): readonly string[] {
  if (!/^[\u0600-\u06ff]{4}/.test(word)) return [word];
  const isKnown = (form: string): boolean =>
    colorOf(form) !== undefined ||
    isAmbiguous(form) ||
    isOrdinal(form) ||
    vocabulary.thingsOf(stem(form)).length > 0;
  if (isKnown(word)) return [word];
  for (const form of bareForms(word))
    if (isKnown(form) || canonicalOf(form) !== undefined) return word.startsWith('و') ? ['و', form] : [form];
  return [word];
}

/** The words of a normalised text, with marks for what they name. */
export function markedWords(text: string, vocabulary: Vocabulary): string[] {
  const words = joinMeasures(text.split(' ').filter(Boolean)).flatMap((word) => detached(word, vocabulary));
  const marks = words.map((word) => {
    if (isMeasure(word)) return '#measure';
    if (/^\d+$/.test(word)) return '#num';
    if (SIZE.test(word) && word.length > 1) return '#size';
    if (isOrdinal(word)) return '#ord';
    if (colorOf(word) !== undefined) return '#color';
    if (isAmbiguous(word)) return word;
    if (vocabulary.brandOf(word) !== undefined) return '#brand';
    return vocabulary.thingsOf(stem(word)).length > 0 ? '#thing' : word;
  });
  const content = words.flatMap((word, place) =>
    isStopWord(word) || /^#(?!thing)/.test(marks[place] ?? '') ? [] : [place],
  );
  for (const { start, end, canonical } of conceptsIn(content.map((place) => stem(words[place] ?? '')))) {
    const [first = 0, last = first] = [content[start], content[end - 1]];
    if (isWhom(canonical) || (first === last && isAmbiguous(words[first] ?? ''))) continue;
    for (let place = first; place <= last; place++) marks[place] = '#thing';
  }
  // Several marks of one name are one.
  return marks.filter((mark, place) => mark !== '#thing' || marks[place - 1] !== '#thing');
}
