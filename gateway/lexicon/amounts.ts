/** Extracts budgets and sizes from search texts. */
import { UNIT_SPELLINGS } from './measures.ts';
import { canonicalOf, normalise } from './normalise.ts';
import { valueOf, writeNumbers } from './numbers.ts';

/** A number in a query ("40"; "12,5" arrives as "12q5"), in TND. */
const NUMBER = '(\\d{1,7}(?:q\\d{1,3})?)';
const CURRENCY = '(?:dt|tnd|dinars?|dnanir|dinarat|dinare|balles|d|دينار|دنانير|دينارات|د|دت)';
/** What other numbers count. */
const COUNTED =
  'km|v|ans|mois|years?|months?|snin|سنين|سنوات|jahren?|monaten?|monate|pcs|pieces?|places?|personnes?|personen|people|3bed|عباد';
const UNITS = `(?!\\S)(?!\\s+(?:${UNIT_SPELLINGS.join('|')}|${COUNTED})(?!\\S))`;
const money = `${NUMBER}(?:\\s*${CURRENCY}(?!\\S)|${UNITS})`;
const AT_MOST =
  '(?:moins de|moins d|moins que|maximum|max|jusqu a|inferieur a|ne (?:doit|dois) pas depasser|pas (?:\\S+ ){0,3}plus de|pas plus cher que|(?:ne |qui )*depass(?:e|ent|er|ant) pas|sans depasser|ne pas depasser|environ|autour de|autour des|a peu pres|around|about|roughly|um die|etwa|circa|(?:fi )?hdoud|(?:في )?حدود|حوالي|aux alentours de|dans les|maxi|au plus|au maximum|pas au dessus de|pas au dela de|moins cher que|(?:not|t) (?:\\S+ ){0,2}more than|no more than|cheaper than|(?:not|nothing|none) (?:over|above|more than)|rien (?:au dessus|au dela) de|nichts uber|under|below|less than|up to|at most|unter|nicht uber|bis zu|bis|hochstens|maximal|weniger als|nicht (?:\\S+ ){0,3}mehr als|gunstiger als|billiger als|budget de|budget|(?:مش|لا|\\S{2,}ش) اكثر من|\\S{2,}(?:ch|sh) akth[ae]r m[ie]n|taht|aqall? m[ie]n|(?:ma )?(?:najm|njam|najem)e?ch n(?:fout|et3adda|et3ada)|ma nfoutech|ma nfoutouch|(?:ما )?نجمش (?:نفوت|نتعدي)|(?:ما )?ن(?:فوت|تعدا|عدي|طلع|زيد)و?ش(?: علي)?|ما تتعداش|ما يتعداش|ميزانيتي|(?:ال)?ميزانيه متاعي|(?:ال)?بودجي(?: متاعي)?|(?:el )?m[iey]z[aei]n[iye]+(?:t[iy]|h)?[ae]?(?: mt[ae]{1,3}i)?|(?:el )?budg[ei]t?(?: mt[ae]{1,3}i)|عندي كان|ma n(?:3addi|et3adda|zid)e?ch|ma ?[yt]fout(?:e|ou)?(?:ch|sh)|arkhes men|arkhas men|تحت|باقل من|اقل من|ما ?[يت]فوتش|ارخص من|بميزانيه|حتي(?: ل)?)';
const AT_LEAST =
  '(?:plus de|plus que|a partir de|au moins|minimum|min|superieur a|over|above|more than|from|uber|ab|mindestens|mehr als|fouq|foug|akth?[ae]r m[ie]n|فوق|اكثر من|ابتداء من)';
const BETWEEN = '(?:entre|between|de|from|zwischen|von|bin|bayn|ben|بين|من)';
const AND = '(?:et|and|a|to|und|bis|w|we|و|الي|حتي)';
const edges = (pattern: string): RegExp => new RegExp(`(?<!\\S)${pattern}(?!\\S)`, 'u');

const RANGE = edges(`${BETWEEN}\\s+${NUMBER}(?:\\s*${CURRENCY})?\\s+${AND}\\s*${money}`);
const RANGE_SHORT = edges(`${NUMBER}\\s+(?:a|to|bis|الي|ل)\\s+${NUMBER}\\s*${CURRENCY}`);
const UPPER = edges(`${AT_MOST}\\s+${money}`);
/** "300 dt max": the comparison follows the amount. Without a currency, a small number may be part of a name. */
const BEHIND = `${NUMBER}(?:\\s*${CURRENCY}|(?<=\\d{3}))`;
const AT_MOST_BEHIND =
  '(?:(?:au |grand )?max(?:i|imum)?|(?:tout )?au plus|ou moins|environ|hochstens|maximal|oder weniger|at most|or less|w aqal|wala aqal|تقريبا|او اقل|علي الاكثر|كحد اقصي|بالكثير|بالاكثر|bel kthir|bel kther)';
const UPPER_BEHIND = edges(`${BEHIND}\\s+${AT_MOST_BEHIND}`);
/** What follows a spoken amount that has no currency. */
const FOLLOWS_AMOUNT = new RegExp(`^${AT_MOST_BEHIND}(?!\\S)`, 'u');
const LOWER_BEHIND = edges(
  `${BEHIND}\\s+(?:(?:au )?min(?:i|imum)?|au moins|et plus|ou plus|or more|oder mehr|w akther|او اكثر)`,
);
const LOWER = edges(`${AT_LEAST}\\s+${money}`);
const AMOUNT = edges(`${NUMBER}\\s*${CURRENCY}`);

const toMillimes = (text: string | undefined): number => {
  const [whole = '0', places = ''] = (text ?? '0').split('q');
  return Number(whole) * 1000 + Number(places.padEnd(3, '0'));
};

const IS_CURRENCY = new RegExp(`^${CURRENCY}$`, 'u');
/** After these words, a number is an amount of money unless a unit follows. */
const BEFORE_AMOUNT = edges(`(?:${AT_MOST}|${AT_LEAST}|${BETWEEN})`);
const LAST_WORDS = 5;
/** Spellings of units that are no other words, nor letters of sizes. */
const UNIT_WORDS = new Set(UNIT_SPELLINGS.filter((unit) => unit.length > 2));

const IS_COUNTED = new RegExp(`^(?:${COUNTED})$`, 'u');

/** Whether a bound ends the words before a number: "moins de", "between", or "between 50 and". */
function followsBound(before: readonly string[]): boolean {
  const last = before.slice(-LAST_WORDS);
  return last.some((_, start) => {
    const found = BEFORE_AMOUNT.exec(last.slice(start).join(' '));
    if (found?.index !== 0) return false;
    const rest = last.slice(start).join(' ').slice(found[0].length).trim();
    return rest === '' || new RegExp(`^${NUMBER}(?: ${CURRENCY})? ${AND}$`, 'u').test(rest);
  });
}

const MILLION = /^(?:millions?|melyoun|malyoun|melion|melyon|mlayen|mleyen|mlayn|مليون|ملايين|ملاين|ملاينن)$/u;
const TWO_MILLIONS = /^(?:melyounin|malyounin|مليونين)$/u;
const HALF = /^(?:demie?|half|halb|n[ou]ss?|نص|نصف)$/u;
const JOINS = /^(?:et|and|und|w|we|و)$/u;

/**
 * Writes millions in dinars, as prices are said: a million of millimes is a thousand dinars, "a million and two hundred" are 1,200, "two
 * million and a half" 2,500. What is followed by a currency stays.
 */
function millionsOf(text: string): string {
  const words = text.replace(/(?<!\S)و(?=(?:نص|نصف|مي[ته]|[\u0600-\u06ff]+مي[هة])(?!\S))/gu, 'و ').split(' ');
  const written: string[] = [];
  for (let place = 0; place < words.length; place++) {
    const word = words[place] ?? '';
    const isTwo = TWO_MILLIONS.test(word);
    if (!isTwo && !MILLION.test(word)) {
      written.push(word);
      continue;
    }
    const before = written.at(-1) ?? '';
    const count = isTwo ? 2 : /^\d{1,2}$/.test(before) ? Number(before) : valueOf([before]);
    let next = place + 1;
    let more = 0;
    if (JOINS.test(words[next] ?? '')) {
      const part = words[next + 1] ?? '';
      const hundreds = /^\d{3}$/.test(part) ? Number(part) : (valueOf([part]) ?? 0);
      more = HALF.test(part) ? 500 : hundreds >= 100 && hundreds < 1000 ? hundreds : 0;
      if (more > 0) next += 2;
      if (more > 0 && /^(?:mille|alf|elf|الف)$/u.test(words[next] ?? '')) next += 1;
    }
    if (IS_CURRENCY.test(words[next] ?? '')) {
      written.push(word);
      continue;
    }
    if (!isTwo && count !== undefined && count > 0) written.pop();
    written.push(String((count === undefined || count === 0 ? 1 : count) * 1000 + more), 'dt');
    place = next - 1;
  }
  return written.join(' ');
}

/** The text normalised, with each amount as digits: signs, spoken numbers, thousands, and the old count in thousands of millimes. */
function spelledOut(typed: string): string {
  const signs = typed
    .replace(/[<≤]\s*(?=\d)/g, ' moins de ')
    .replace(/[>≥]\s*(?=\d)/g, ' plus de ')
    // "50-100 dt", "50/80 dinars".
    .replace(
      /(?<![\d.,-])(\d{1,5})\s?[-–—/]\s?(\d{1,5})(?=\s?(?:dt|tnd|dinars?|د|دينار)(?![\p{L}\d]))/giu,
      ' $1 a $2 ',
    )
    // "1.200 dt" is more than a thousand; "49.900" is a price.
    .replace(/(?<![\d.,])([1-9])[.,](\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)[.,](\d)/g, '$1q$2')
    .replace(/(\d)(dt|tnd|dinars?|balles|mille|alf)(?![a-z])/gi, '$1 $2')
    .replace(/(?<![\p{L}\d])([bب])(?=\d)/giu, ' ');
  const words = writeNumbers(
    millionsOf(normalise(signs)).replace(
      new RegExp(`(?<!\\S)(\\d{1,3}) (?:mille|alf|elf|thousand|tausend|الف)(?= ${CURRENCY}(?!\\S))`, 'gu'),
      '$1000',
    ),
    (before, after) =>
      IS_CURRENCY.test(after[0] ?? '') || FOLLOWS_AMOUNT.test(after.join(' ')) || followsBound(before),
    (word) => UNIT_WORDS.has(word) || IS_COUNTED.test(word),
  );
  return (
    words
      // "1 200 dt".
      .replace(new RegExp(`(?<!\\S)(\\d{1,2}) (\\d{3})(?= ${CURRENCY}(?!\\S))`, 'gu'), '$1$2')
      // A dinar is a thousand millimes: without "dinars", "100 mille" are a hundred of them, and a million is a thousand.
      .replace(
        new RegExp(
          `(?<!\\S)(\\d{1,4}) (?:mille|alf|elf|الف)(?: francs?| millimes?| مليم)?(?! ${CURRENCY}(?!\\S))(?!\\S)`,
          'gu',
        ),
        '$1 dt',
      )
  );
}

/** Extracts the budget (millimes) from a text and returns the rest normalised. */
export function takeBudget(typed: string): {
  rest: string;
  minPrice: number | null;
  maxPrice: number | null;
} {
  const text = spelledOut(typed);
  const range = RANGE.exec(text) ?? RANGE_SHORT.exec(text);
  if (range) {
    const [low, high] = [toMillimes(range[1]), toMillimes(range[2])].sort((a, b) => a - b);
    return { rest: text.replace(range[0], ' '), minPrice: low ?? null, maxPrice: high ?? null };
  }
  let rest = text;
  let minPrice: number | null = null;
  let maxPrice: number | null = null;
  const upper = UPPER_BEHIND.exec(rest) ?? UPPER.exec(rest);
  if (upper) {
    maxPrice = toMillimes(upper[1]);
    rest = rest.replace(upper[0], ' ');
  }
  const lower = LOWER_BEHIND.exec(rest) ?? LOWER.exec(rest);
  if (lower) {
    minPrice = toMillimes(lower[1]);
    rest = rest.replace(lower[0], ' ');
  }
  const amount = upper || lower ? null : AMOUNT.exec(rest);
  if (amount) {
    maxPrice = toMillimes(amount[1]);
    rest = rest.replace(amount[0], ' ');
  }
  return { rest, minPrice, maxPrice };
}

const SIZE_AFTER =
  /(?<!\S)(?:(?:i|je|ich|ana|انا) (?:wear|take|porte|mets|trage)|je fais du|nelbes|nelbs|nlbes|نلبس|يلبس|تلبس|taille|pointure|size|grosse|groesse|numero|noumrou|nemra|n|qias|qyes|مقاس|قياس|نومرو|نمره)\s+(\d{1,2} (?:ans|mois)|\d{1,3}|x{0,4}[sml]|\dxl)(?!\S)/gu;
const SIZE_ALONE = /(?<!\S)(xs|xl|xxl|xxxl|[2345]xl)(?!\S)/gu;

/** Sizes as they sound, in Arabic script. */
const SPELT_SIZES: Readonly<Record<string, string>> = {
  سمول: 's',
  مديوم: 'm',
  ميديوم: 'm',
  لارج: 'l',
  'اكس لارج': 'xl',
  اكسلارج: 'xl',
  'اكس اكس لارج': 'xxl',
};
const SPELT_SIZE = new RegExp(
  `(?<!\\S)(?:(?:ال)?(?:مقاس|قياس)(?:ي| متاعي| متاعو| متاعها)? )?(${Object.keys(SPELT_SIZES)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?!\\S)`,
  'gu',
);

/** Extracts the sizes from a normalised text, in lower case; "2xl" and "xxl" are treated as equal. */
export function takeSizes(text: string): { rest: string; sizes: string[] } {
  const sizes = new Set<string>();
  const collect = (_: string, size: string): string => {
    sizes.add(size);
    const repeated = /^([2345])xl$/.exec(size);
    if (repeated) sizes.add(`${'x'.repeat(Number(repeated[1]))}l`);
    if (/^x{2,}l$/.test(size)) sizes.add(`${size.length - 1}xl`);
    return ' ';
  };
  const spelt = text.replace(SPELT_SIZE, (_, size: string) => `taille ${SPELT_SIZES[size] ?? size}`);
  return { rest: spelt.replace(SIZE_AFTER, collect).replace(SIZE_ALONE, collect), sizes: [...sizes] };
}

/** Things that are worn: a number next to them is a size ("sabbat 42"). */
const WORN = new Set(
  'chaussure baskets sandale bottes balgha pantalon jean chemise robe jupe veste manteau'
    .split(' ')
    .map(canonicalOf),
);
/** Whether a canonical token denotes something that is worn. */
export const isWorn = (canonical: string): boolean => WORN.has(canonical);
/** Whether a bare number may be a clothing or shoe size. */
export const isWornSize = (word: string): boolean => /^(?:3[4-9]|4[0-9]|5[0-4])$/.test(word);
