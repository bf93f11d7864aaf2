/** Governorates as shoppers write them, in the order of their ids (spec section 3). */
import { REGIONS } from '../../contract/content.ts';
import { normalise } from '../../origin/search/normalise.ts';

const OTHER_NAMES: readonly string[] = [
  'nabel نابل',
  'قفصة gafssa',
  'safa9es sfa9es sfakes صفاقس',
  'tounes تونس',
  'binzert benzart بنزرت',
  'jandouba جندوبة',
  'touzeur توزر',
  'tatawin تطاوين',
  'elkef الكاف kaf',
  'sidibouzid',
  'mannouba manuba منوبة',
  'baja باجة',
  'gabes قابس 9abes gabs',
  'zaghwan زغوان',
  'aryana أريانة اريانه',
  '9ayrawen kairawan القيروان قيروان',
  'mestir monestir المنستير منستير',
  'mehdia المهدية مهدية',
  'seliana سليانة',
  'benarous',
  'medenin mednine مدنين',
  'gasrine 9asrine القصرين قصرين',
  'soussa sousa سوسة',
  'gbelli kbelli قبلي',
];
const SEVERAL_WORDS: Readonly<Record<string, number>> = {
  'sidi bouzid': 10,
  'سيدي بوزيد': 10,
  'ben arous': 20,
  'بن عروس': 20,
  'le kef': 9,
};
const byName = new Map<string, number>();
REGIONS.forEach((name, index) => {
  for (const word of [normalise(name), ...normalise(OTHER_NAMES[index] ?? '').split(' ')])
    if (word !== '') byName.set(word, index + 1);
});
for (const [name, id] of Object.entries(SEVERAL_WORDS)) byName.set(normalise(name), id);

/** The governorate that a normalised text names, as its id. */
export function regionIn(text: string): number | undefined {
  const words = text.split(' ');
  for (const [index, word] of words.entries()) {
    const pair = byName.get(`${word} ${words[index + 1] ?? ''}`);
    if (pair !== undefined) return pair;
    // "لصفاقس", "للقصرين", "بتونس", "lsfax": to or in a place, written in one word.
    for (const form of [
      word,
      word.replace(/^لل/u, 'ال'),
      word.replace(/^(?:لل|ال|ل|ب|في)/u, ''),
      word.replace(/^[lf](?=[a-z]{4})/, ''),
    ]) {
      const region = byName.get(form);
      if (region !== undefined) return region;
    }
  }
  return undefined;
}
