/** Governorates as shoppers write them, in the order of their IDs (spec section 3). */
import { REGIONS } from '../../contract/rules/regions.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import { normalise } from '../../lexicon/normalise.ts';
import { phoneticDistance, skeletonOf, soundsOf } from '../../lexicon/phonetic.ts';
import type { Sounds } from '../../lexicon/phonetic.ts';

/** Names in Tunisian Arabic answers. */
const ARABIC_NAMES: readonly string[] = [
  'نابل',
  'قفصة',
  'صفاقس',
  'تونس',
  'بنزرت',
  'جندوبة',
  'توزر',
  'تطاوين',
  'الكاف',
  'سيدي بوزيد',
  'منوبة',
  'باجة',
  'قابس',
  'زغوان',
  'أريانة',
  'القيروان',
  'المنستير',
  'المهدية',
  'سليانة',
  'بن عروس',
  'مدنين',
  'القصرين',
  'سوسة',
  'قبلي',
];

/** Name of a governorate in a language, by its ID from 1. */
export const regionName = (id: number, language: LanguageCode): string =>
  (language === 'tn' ? ARABIC_NAMES : REGIONS)[id - 1] ?? '';

/** Other spellings. */
const OTHER_NAMES: readonly string[] = [
  'nabel',
  'gafssa',
  'safa9es sfa9es sfakes',
  'tounes',
  'binzert benzart',
  'jandouba',
  'touzeur',
  'tatawin',
  'elkef kaf',
  'sidibouzid',
  'mannouba manuba',
  'baja',
  'gabes 9abes gabs',
  'zaghwan',
  'aryana اريانه',
  '9ayrawen kairawan قيروان',
  'mestir monestir منستير',
  'mehdia مهدية',
  'seliana',
  'benarous',
  'medenin mednine',
  'gasrine 9asrine قصرين',
  'soussa sousa',
  'gbelli kbelli',
];
const SEVERAL_WORDS: Readonly<Record<string, number>> = {
  'sidi bouzid': 10,
  'ben arous': 20,
  'le kef': 9,
};
/** Before the name of a place. */
const TO = /^(?:l|lel|fi|f|b|ila|ل|في|الي)$/u;
const TO_WITHIN = /^(?:و?(?:لل|ل|ب|ف)|l|f)(?=.{4})/u;
const byName = new Map<string, number>();
REGIONS.forEach((name, index) => {
  for (const word of [
    normalise(name),
    ARABIC_NAMES[index] ?? '',
    ...(OTHER_NAMES[index] ?? '').split(' '),
  ].map(normalise))
    if (word !== '') byName.set(word, index + 1);
});
for (const [name, id] of Object.entries(SEVERAL_WORDS)) byName.set(normalise(name), id);

/** Forms of names by their consonants, for words that are certainly derja. */
const bySkeleton = new Map<string, { id: number; sounds: Sounds }[]>();
for (const [name, id] of byName) {
  const sounds = soundsOf(name);
  const key = skeletonOf(sounds.phones);
  if (key.length >= 3) bySkeleton.set(key, [...(bySkeleton.get(key) ?? []), { id, sounds }]);
}
/** The largest distance of two spellings of one name. */
const SPELLINGS = 0.45;

/** The governorate that a word of derja sounds like, after a preposition or alone: "l 9ebelli". */
function soundingLike(words: readonly string[]): number | undefined {
  for (const [index, word] of words.entries()) {
    if (word.length < 4 || (words.length > 1 && !TO.test(words[index - 1] ?? '') && !TO_WITHIN.test(word)))
      continue;
    for (const form of [word, word.replace(TO_WITHIN, '')]) {
      const sounds = soundsOf(form);
      const found = (bySkeleton.get(skeletonOf(sounds.phones)) ?? []).find(
        (one) => phoneticDistance(sounds, one.sounds) <= SPELLINGS,
      );
      if (found) return found.id;
    }
  }
  return undefined;
}

/** ID of the governorate named by a normalised text. */
export function regionIn(text: string): number | undefined {
  const words = text.split(' ');
  for (const [index, word] of words.entries()) {
    // "لصفاقس", "للقصرين", "بتونس", "lsfax": joined with the preposition.
    for (const form of [
      word,
      word.replace(/^و?لل/u, 'ال'),
      word.replace(/^و?(?:لل|ال|ل|ب|في|ف)/u, ''),
      word.replace(/^[lf](?=[a-z]{4})/, ''),
    ]) {
      const region = byName.get(`${form} ${words[index + 1] ?? ''}`) ?? byName.get(form);
      if (region !== undefined) return region;
    }
  }
  return soundingLike(words);
}
