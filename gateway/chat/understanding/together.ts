/** Recognises questions for the price of several products together: "both, how much?", "الزوز مع بعضهم بقداش". */
import { patternOf, phrases } from './cues.ts';

const TOGETHER =
  `ensemble; au total; en tout; le total; la somme; additionne*; reunis; le tout; together; in total; altogether; sum of; total of; zusammen; insgesamt; مع بعضهم; مع بعض; جمله; في الجمله; m3a b3adhhom; m3a ba3dhom; m3a b3ad; maa baadhhom; jemla; jomla; fel jemla`
    .split('\n')
    .flatMap(phrases)
    .map(patternOf);
/** "How much for both?" */
const COUNTED: readonly (readonly [number, RegExp[]])[] = [
  [
    2,
    phrases(
      'les deux; tous les deux; toutes les deux; ces deux; both; the two; the two of them; beide; die beiden; الزوز; الاثنين; زوزهم; ezzouz; zouz; el zouz; zouzhom',
    ).map(patternOf),
  ],
  [
    3,
    phrases('les trois; all three; the three; alle drei; الثلاثه; ethletha; el thletha; thlethethom').map(
      patternOf,
    ),
  ],
];
const PRICE = phrases(
  'combien; prix; coute*; coutent; revient; reviennent; how much; cost*; price; kostet; kosten; preis; wie viel; قداش; بقداش; سوم; الحساب; 9adech; 9addech; 9adeh; b9adech; b9adeh; qadech; qaddech; soum; le7seb; combien ca fait; ca fait',
).map(patternOf);

const has = (patterns: readonly RegExp[], text: string): boolean => patterns.some((one) => one.test(text));

/** Number of products said to be taken together, such as two for "both". */
export const countTogether = (text: string): number | undefined =>
  COUNTED.find(([, patterns]) => has(patterns, text))?.[0];

/** Whether a normalised text asks for a sum. */
export const asksSum = (text: string): boolean =>
  has(TOGETHER, text) || (has(PRICE, text) && countTogether(text) !== undefined);
