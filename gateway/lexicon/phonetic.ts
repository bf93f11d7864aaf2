/** One rough phonetic form for Arabic script, Arabizi and French spellings, and the weighted distance of two of them. No I/O. */
import { normalise, readArabizi } from './normalise.ts';

const ARABIC: Readonly<Record<string, string>> = {
  ا: 'a',
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'c',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'd',
  ع: 'a',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'u',
  ي: 'i',
};
/** Latin spellings of one sound, longest first. "x" is the sound of "kh", "c" that of "ch", "g" that of "gh". */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/sch|tch|ch|sh/g, 'C'],
  [/kh/g, 'x'],
  [/gh/g, 'G'],
  [/dh/g, 'd'],
  [/dj/g, 'j'],
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/qu?|ck/g, 'k'],
  [/eau|au|ou|oo|w|o/g, 'u'],
  [/ai|ei|ee|ie|y|e/g, 'i'],
  [/c(?=i)/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/g(?=i)/g, 'j'],
  [/g/g, 'k'],
  [/G/g, 'g'],
  [/v/g, 'f'],
  [/p/g, 'b'],
];

/**
 * The phonetic form of a word: one letter a sound, of "abcdfghijklmnrstuxz". Short vowels are missing in Arabic script, so that
 * they weigh little in `phoneticDistance`.
 */
export function phonesOf(word: string): string {
  // A final "h" is silent, but not as the letter ح in "matra7".
  const typed = normalise(word).replace(/(?<=[aeiou])h$/, '');
  const plain = readArabizi(typed).replace(/[^a-z\u0600-\u06ff]/g, '');
  if (/[\u0600-\u06ff]/.test(plain))
    return (
      plain
        .replace(/ه$/u, 'ا')
        // At the beginning, alif only carries the vowel: "ايفون".
        .replace(/^ا(?=[يو])/u, '')
        .replace(/./gu, (letter) => ARABIC[letter] ?? letter)
        .replace(/(.)\1+/g, '$1')
    );
  let sounds = plain.replace(/(?<=[a-z]{3})e$/, '');
  for (const [spelling, sound] of LATIN) sounds = sounds.replace(spelling, sound);
  return sounds.replace(/(.)\1+/g, '$1');
}

const isVowel = (letter: string): boolean => letter === 'a' || letter === 'i' || letter === 'u';
/** Sounds that are written or heard for each other. */
const NEAR = new Set(
  ['hx', 'gh', 'gk', 'sz', 'dt', 'cs', 'jz', 'mn', 'dz', 'cj', 'bf', 'gx', 'gr'].map((pair) =>
    pair.split('').sort().join(''),
  ),
);
const replaced = (a: string, b: string): number => {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return 0.2;
  if (isVowel(a) || isVowel(b)) return 1;
  return NEAR.has(a < b ? a + b : b + a) ? 0.5 : 1;
};
/** Cost of a vowel that only one of two forms has: in Arabic script short ones are not written, so that they hardly tell. */
const VOWEL = { plain: 0.2, unwritten: 0.08, long: 0.25 };
const added = (letter: string, vowel: number): number => (isVowel(letter) ? vowel : letter === 'h' ? 0.6 : 1);

/** A word as it sounds. */
export interface Sounds {
  phones: string;
  isArabic: boolean;
}

/** The sounds of a word in either script. */
export const soundsOf = (word: string): Sounds => ({
  phones: phonesOf(word),
  isArabic: /[\u0600-\u06ff]/.test(word),
});

/** Weighted edit distance of two words' sounds; a consonant counts 1, a vowel a fifth or less. */
export function phoneticDistance(one: Sounds, other: Sounds): number {
  const [a, b] = [one.phones, other.phones];
  const same = one.isArabic === other.isArabic;
  const vowelOf = ({ isArabic }: Sounds): number =>
    same ? VOWEL.plain : isArabic ? VOWEL.long : VOWEL.unwritten;
  const [own, others] = [vowelOf(one), vowelOf(other)];
  let last = [0];
  for (let j = 1; j <= b.length; j++) last.push((last[j - 1] ?? 0) + added(b[j - 1] ?? '', others));
  for (let i = 1; i <= a.length; i++) {
    const letter = a[i - 1] ?? '';
    const row = [(last[0] ?? 0) + added(letter, own)];
    for (let j = 1; j <= b.length; j++)
      row.push(
        Math.min(
          (last[j] ?? 0) + added(letter, own),
          (row[j - 1] ?? 0) + added(b[j - 1] ?? '', others),
          (last[j - 1] ?? 0) + replaced(letter, b[j - 1] ?? ''),
        ),
      );
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The consonants of a phonetic form, near ones merged: words of one sound have the same skeleton in most spellings. */
export const skeletonOf = (phones: string): string =>
  phones
    .replace(/[aiu]/g, '')
    .replaceAll('x', 'h')
    .replaceAll('g', 'k')
    .replaceAll('z', 's')
    .replaceAll('d', 't')
    .replaceAll('m', 'n')
    .replace(/(.)\1+/g, '$1');
