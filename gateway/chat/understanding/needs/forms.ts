/** Forms under which a word of a need is counted and looked up, so that inflections, spellings and both scripts meet. No I/O. */
import { isNegation } from '../negation.ts';
import { ORDINARY_WORDS } from '../ordinary.ts';
import { isStopWord, stem } from '../../../lexicon/normalise.ts';
import { phonesOf } from '../../../lexicon/phonetic.ts';
import { soundOf } from '../turns/features.ts';

/** What is written together with an Arabic word: articles and prepositions before it, possessives and endings after it, a verb's person. */
const BEFORE = /^(?:[وبفعهكم]?ال|و?لل|[وبفلك](?=[\u0600-\u06ff]{3}))(?=[\u0600-\u06ff]{2})/u;
const AFTER = /(?:هم|ها|نا|كم|ني|ات|ين|ش|ي|و|ك|ه|ة)$/u;
const PERSON = /^[تنيا]/u;

/** Letters of the beginning and the end that stand for a Latin word, and how long it must be. */
const PART = 5;
const SHORTEST_SOUND = 3;

/** How much a kind of form tells, against the word as it is written. */
const WEIGHT = {
  word: 1,
  stem: 0.8,
  sound: 0.8,
  bare: 0.8,
  consonants: 0.8,
  /** Two consonants are shared by many words. */
  two: 0.56,
  beginning: 0.7,
  end: 0.5,
} as const;

/** A form and how much it tells. */
export type Form = readonly [form: string, weight: number];

/** The same of derja in Latin letters. */
const LATIN_BEFORE = /^(?:bel|bil|lel|lil|fel|fil|wel|el|al|il|l|b|f|w)(?=[a-z0-9]{4,}$)/;
const LATIN_AFTER = /(?:hom|kom|ha|na|ni|ti|ou|ek|ik|ch|h|i|o|u|a|e)$/;
/** Shorter words keep their ending. */
const SHORT = 4;

const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word);

/** A word of derja without what is attached to it: an ending, then one before that ("-ou", "-ch"). */
function bareOf(word: string): string {
  const [before, after] = isLatin(word) ? [LATIN_BEFORE, LATIN_AFTER] : [BEFORE, AFTER];
  let bare = word.replace(before, '');
  for (let ending = 0; ending < 2; ending++) if (bare.length > SHORT) bare = bare.replace(after, '');
  return bare;
}

/** The consonants of a word of derja, the same in both scripts; also without the letter of a verb's person. */
function consonantsOf(word: string): string[] {
  const all = phonesOf(bareOf(word))
    .replace(/[aiu]/g, '')
    .replace(/(.)\1+/g, '$1');
  return [all, ...(all.length > 3 && /^[nt]/.test(all) ? [all.slice(1)] : [])].filter(
    ({ length }) => length > 1,
  );
}

/** What a word may be of: derja, surely French, English or German, or any of them. */
export type Origin = 'derja' | 'foreign' | 'any';

/** Forms of a normalised word; those that it shares with others tell less. */
export function formsOf(word: string, origin: Origin): Form[] {
  const forms: Form[] = [
    [`w ${word}`, WEIGHT.word],
    [`s ${stem(word)}`, WEIGHT.stem],
  ];
  const sound = soundOf(word);
  if (sound.length >= SHORTEST_SOUND) forms.push([`k ${sound}`, WEIGHT.sound]);
  if (origin !== 'foreign' || !isLatin(word))
    for (const consonants of consonantsOf(word))
      forms.push([`c ${consonants}`, consonants.length < SHORTEST_SOUND ? WEIGHT.two : WEIGHT.consonants]);
  if (isLatin(word)) {
    if (word.length > PART) forms.push([`p ${word.slice(0, PART)}`, WEIGHT.beginning]);
    if (word.length > PART + 1) forms.push([`e ${word.slice(-PART)}`, WEIGHT.end]);
  } else {
    const inner = word.replace(BEFORE, '');
    const short = inner.length > SHORT ? inner.replace(AFTER, '') : inner;
    const root = short.length > 3 ? short.replace(PERSON, '') : short;
    for (const bare of new Set([inner, short, root]))
      if (bare.length > 1) forms.push([`a ${bare}`, WEIGHT.bare]);
  }
  return forms;
}

/** The words of a normalised text that tell a need. */
export const tellingWords = (words: readonly string[]): string[] => [
  ...new Set(
    words.filter(
      (word) =>
        word !== '' &&
        !isStopWord(word) &&
        !isNegation(word) &&
        !ORDINARY_WORDS.has(word) &&
        !/^\d+$/.test(word),
    ),
  ),
];
