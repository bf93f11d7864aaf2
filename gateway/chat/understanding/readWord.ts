/** Reads a word as the form that the tables have: by its sound, then as a typing error. No I/O. */
import { colorOf } from '../../lexicon/colors.ts';
import { editDistance } from '../../lexicon/distance.ts';
import { UNIT_SPELLINGS } from '../../lexicon/measures.ts';
import { canonicalOf, stem } from '../../lexicon/normalise.ts';
import { isNumberWord } from '../../lexicon/numbers.ts';
import { phoneticDistance, soundsOf } from '../../lexicon/phonetic.ts';
import { bareForms, isOrdinary, readingOf } from '../../lexicon/reading.ts';
import { isWhom } from '../../lexicon/whom.ts';
import { CUE_WORDS } from './cues.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Most edits of a typing error: further apart are translations ("nephew", "neveu"). */
const MISTYPED = 2;

/** Whether a word was read as another one that is spelt alike, and not only without what is attached to it. */
const isMistyped = (word: string, read: string): boolean =>
  word !== read && !word.includes(read) && editDistance(word, read, MISTYPED) <= MISTYPED;

/** Names of units are no typing errors: "litre" is no "livre". */
const UNITS = new Set(UNIT_SPELLINGS);

/** Whether two words are spellings of one, in either script. */
const isExactSound = (word: string, other: string): boolean =>
  word.includes(other) || phoneticDistance(soundsOf(word), soundsOf(other)) <= SPELLING;

/** Largest phonetic distance of two spellings of one word. */
const SPELLING = 0.21;

/** Maps a word to its form in the tables: by its sound, then corrected; ordinary words stay as they are. */
export function readWord(
  word: string,
  vocabulary: Vocabulary,
  isForeign: boolean,
  hasSureThing: boolean,
  noteCorrection: (typed: string, read: string) => void,
): string {
  /** Beside a thing that is written as it is called, no other word is turned into one. */
  const isGuess = (form: string): boolean =>
    hasSureThing &&
    form !== word &&
    !isWhom(canonicalOf(form) ?? '') &&
    vocabulary.thingsOf(stem(form)).length + (canonicalOf(form) === undefined ? 0 : 1) > 0 &&
    colorOf(form) === undefined;
  const isKnown = (form: string): boolean =>
    colorOf(form) !== undefined || canonicalOf(form) !== undefined || CUE_WORDS.has(form);
  if (isKnown(word) || isNumberWord(word) || UNITS.has(word)) return word;
  if (/^[a-z]{2}s$/.test(word) && canonicalOf(word.slice(0, -1)) !== undefined) return word.slice(0, -1);
  for (const singular of [word.replace(/et$/, ''), word.replace(/at$/, '')])
    if (singular !== word && singular.length >= 5 && canonicalOf(singular) !== undefined) return singular;
  // "Dresses" is not a dresser.
  const english = /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : '';
  if (canonicalOf(english) !== undefined) return english;
  if (vocabulary.knows(word)) return word;
  // "باللون", "والتوصيل": what is attached to a word of a question.
  if (/^[\u0600-\u06ff]/.test(word))
    for (const form of bareForms(word)) if (vocabulary.knows(form)) return form;
  const reading = readingOf(word, isForeign);
  if (reading !== undefined && isGuess(reading) && !isExactSound(word, reading)) return word;
  if (reading !== undefined && !isOrdinary(reading)) {
    // Another word in the same script.
    if (/^[a-z]+$/.test(word + reading) && isMistyped(word, reading)) noteCorrection(word, reading);
    return reading;
  }
  // An ordinary word, spelt otherwise: "nabda" is no "nabta".
  if (reading !== undefined && isExactSound(word, reading)) return /^[a-z]+$/.test(reading) ? reading : word;
  const corrected = vocabulary.correct(word);
  if (isGuess(corrected)) return word;
  if (isMistyped(word, corrected)) noteCorrection(word, corrected);
  return corrected;
}
