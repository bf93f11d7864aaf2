/** Governorates as shoppers write them, in the order of their IDs (spec section 3). */
import { REGIONS } from '../../contract/rules/regions.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import { normalise } from '../../lexicon/normalise.ts';

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
  return undefined;
}
