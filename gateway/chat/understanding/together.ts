/** Recognises questions for the price of several products together: "both, how much?", "الزوز مع بعضهم بقداش". */
import { valueOf } from '../../lexicon/numbers.ts';
import { patternOf, phrases } from './cues.ts';

const TOGETHER =
  `ensemble; au total; en tout; le total; la somme; additionne*; reunis; le tout; together; in total; altogether; sum of; total of; zusammen; insgesamt; مع بعضهم; مع بعضو; مع بعضها; مع بعض; بعضو; جمله; في الجمله; الحساب الكل; الكل قداش; قداش الكل; الكل بقداش; 9addech el kol; 9adech el kol; el kol b9addech; el kol 9addech; m3a b3adhhom; m3a b3adhou; m3a b3adhom; m3a ba3dhou; m3a b3adhha; m3a b3adhou; b3adhhom; b3adhou; m3a ba3dhom; m3a b3ad; maa baadhhom; jemla; jomla; fel jemla`
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

/** Before a number of pieces that is asked about, and after it. */
const BEFORE_COUNT =
  /^(?:pour|for|fur|prends|prend|prendre|achete|commande|take|buy|get|kosten|coutent|cost|nekhou|khdhit|nechri|قداش|بقداش|سوم|ناخذ|خذيت|نشري|ل|9addech|qaddech|qadech|b9adech|bqadech)$/u;
const BEHIND_COUNT =
  /^(?:بياسات|بياسه|كعبات|حبات|باكوات|باكيات|علب|علبات|دبابز|دبوزات|قطع|حكك|paquets|boites|bouteilles|lots|unites|packs|packets|boxes|bottles|pairs|paires|packungen|flaschen|pakouet|bakouet|3lab|dbabez|blayes|ka3bat|من|منو|منها|منهم|men|menou|menha|menhom|of|davon|exemplaires|pieces|stuck|svp|stp|please|bitte)$/u;
const MOST_PIECES = 20;

/** "How much for two?": the number of pieces of one product whose price a normalised text asks for. */
export function quantityIn(text: string): number | undefined {
  if (!has(PRICE, text)) return undefined;
  const words = text.split(' ');
  for (const [place, word] of words.entries()) {
    const count = /^\d{1,2}$/.test(word) ? Number(word) : valueOf([word]);
    if (count === undefined || count < 2 || count > MOST_PIECES) continue;
    const [before = '', behind] = [words[place - 1], words[place + 1]];
    if (
      BEFORE_COUNT.test(before)
        ? behind === undefined || BEHIND_COUNT.test(behind)
        : place === 0 && BEHIND_COUNT.test(behind ?? '')
    )
      return count;
  }
  return undefined;
}

/** Whether a normalised text asks for a sum. */
export const asksSum = (text: string): boolean =>
  has(TOGETHER, text) || (has(PRICE, text) && countTogether(text) !== undefined);
