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
  [/sch|tch|ch|sh/g, '\u0001'],
  [/kh/g, 'x'],
  [/gh/g, '\u0002'],
  [/dh/g, 'd'],
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/qu?|ck/g, 'k'],
  [/eau|au|ou|oo|w|o/g, 'u'],
  [/ai|ei|ee|ie|y|e/g, 'i'],
  [/c(?=i)/g, 's'],
  [/c/g, 'k'],
  [/\u0001/g, 'c'],
  [/g(?=i)/g, 'j'],
  [/g/g, 'k'],
  [/\u0002/g, 'g'],
  [/v/g, 'f'],
  [/p/g, 'b'],
];

/**
 * The phonetic form of a word: one letter a sound, of "abcdfghijklmnrstuxz". Short vowels are missing in Arabic script, so that
 * they weigh little in `phoneticDistance`.
 */
export function phonesOf(word: string): string {
  const plain = readArabizi(normalise(word)).replace(/[^a-z\u0600-\u06ff]/g, '');
  if (/[\u0600-\u06ff]/.test(plain))
    return plain
      .replace(/ه$/u, 'ا')
      .replace(/./gu, (letter) => ARABIC[letter] ?? letter)
      .replace(/(.)\1+/g, '$1');
  let sounds = plain.replace(/(?<=[a-z]{3})e$/, '').replace(/(?<=[aeiou])h$/, '');
  for (const [spelling, sound] of LATIN) sounds = sounds.replace(spelling, sound);
  return sounds.replace(/(.)\1+/g, '$1');
}

const isVowel = (letter: string): boolean => letter === 'a' || letter === 'i' || letter === 'u';
/** Sounds that are written or heard for each other. */
const NEAR = new Set(['hx', 'gh', 'gk', 'sz', 'dt', 'cs', 'jz', 'mn', 'dz', 'cj', 'bf', 'gx', 'gr'].map((pair) => [...pair].sort().join('')));
const VOWEL_ADDED = 0.2;
const replaced = (a: string, b: string): number => {
  if (a === b) return 0;
  if (isVowel(a) && isVowel(b)) return 0.2;
  if (isVowel(a) || isVowel(b)) return 1;
  return NEAR.has(a < b ? a + b : b + a) ? 0.5 : 1;
};
const added = (letter: string): number => (isVowel(letter) ? VOWEL_ADDED : letter === 'h' ? 0.6 : 1);

/** Weighted edit distance of two phonetic forms; vowels cost a fifth of a consonant. */
export function phoneticDistance(a: string, b: string): number {
  let last = [0];
  for (let j = 1; j <= b.length; j++) last.push((last[j - 1] as number) + added(b[j - 1] as string));
  for (let i = 1; i <= a.length; i++) {
    const row = [(last[0] as number) + added(a[i - 1] as string)];
    for (let j = 1; j <= b.length; j++)
      row.push(
        Math.min(
          (last[j] as number) + added(a[i - 1] as string),
          (row[j - 1] as number) + added(b[j - 1] as string),
          (last[j - 1] as number) + replaced(a[i - 1] as string, b[j - 1] as string),
        ),
      );
    last = row;
  }
  return last[b.length] as number;
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
