/** Reads bounds on technical data from texts: "moins de 2 kg", "au moins 16 Go de RAM", "mindestens 55 Zoll". Never prices. No I/O. */
import { normalise } from './normalise.ts';

/** Units by what they measure, with their value in the first of them. */
const UNITS = {
  kg: { kg: 1, g: 0.001 },
  l: { l: 1, cl: 0.01, ml: 0.001 },
  go: { go: 1, to: 1000, mo: 0.001 },
  pouce: { pouce: 1 },
  w: { w: 1, kw: 1000 },
  cm: { cm: 1, mm: 0.1, m: 100 },
  mah: { mah: 1 },
  hz: { hz: 1 },
  h: { h: 1 },
} as const;
export type Quantity = keyof typeof UNITS;

/** Spellings of units, normalised; in texts of shoppers and in technical data. */
const SPELLINGS: Readonly<Record<string, string>> = {
  kg: 'kg; kgs; kilo; kilos; kilogramme; kilogrammes; kilogramm; كيلو; كغ',
  g: 'g; gr; gramme; grammes; gramm; grams; غرام',
  l: 'l; litre; litres; liter; liters; litra; ليتره; ليترات; لترات; لتر; ليتر',
  cl: 'cl',
  ml: 'ml',
  go: 'go; gb; giga; gigas; gigaoctet; gigaoctets; جيغا; جيقا',
  to: 'to; tb; tera; teras; تيرا',
  mo: 'mo; mb; mega',
  pouce: 'pouce; pouces; inch; inches; zoll; bousa; بوصه; بوص; انش; بوس',
  w: 'w; watt; watts; وات',
  kw: 'kw',
  cm: 'cm; centimetre; centimetres; centimeter; صانتي; سم',
  mm: 'mm',
  m: 'm; metre; metres; meter; metro; ميترو; متر',
  mah: 'mah',
  hz: 'hz',
  h: 'h; heures; hours; stunden; sway3; سوايع',
};
const unitOf = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, names]) =>
    names.split('; ').map((name) => [normalise(name), unit] as const),
  ),
);
/** All spellings of units, normalised. */
export const UNIT_SPELLINGS: readonly string[] = [...unitOf.keys()];

const QUANTITIES: readonly Quantity[] = ['kg', 'l', 'go', 'pouce', 'w', 'cm', 'mah', 'hz', 'h'];
const quantityOf = new Map<string, { quantity: Quantity; factor: number }>(
  QUANTITIES.flatMap((quantity) =>
    Object.entries<number>(UNITS[quantity]).map(([unit, factor]) => [unit, { quantity, factor }] as const),
  ),
);

const AT_MOST =
  'moins de|pas plus de|maximum|max|maxi|jusqu a|inferieur a|sous|less than|no more than|not more than|up to|at most|under|below|unter|bis|bis zu|weniger als|hochstens|maximal|aqal men|aqal min|taht|اقل من|تحت|باقل من';
const AT_LEAST =
  'au moins|minimum|min|plus de|a partir de|superieur a|at least|more than|over|above|from|mindestens|mehr als|uber|ab|aktar men|akther men|akthar men|fouq|foug|اكثر من|علي الاقل|فوق';
const MOST_BEHIND =
  'maximum|max|maxi|au plus|ou moins|or less|at most|hochstens|maximal|oder weniger|او اقل|كحد اقصي';
const LEAST_BEHIND =
  'minimum|min|au moins|et plus|ou plus|or more|at least|oder mehr|mindestens|او اكثر|علي الاقل|w akther';

const unit = `(${[...unitOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const amount = `(\\d{1,5}(?:[.,q]\\d{1,2})?)\\s*${unit}`;
const MEMORY = '(?:\\s+(?:(?:de|d|of)\\s+)?(ram|memoire vive|memoire|memory|arbeitsspeicher|رام))?';
const edges = (pattern: string): RegExp => new RegExp(`(?<!\\S)(?:${pattern})(?!\\S)`, 'u');
const PATTERNS = {
  between: edges(
    `(?:entre|between|zwischen|von|bin|بين)\\s+(\\d{1,5}(?:[.,q]\\d{1,2})?)\\s*(?:et|and|und|w|و)\\s+${amount}`,
  ),
  max: edges(`(?:${AT_MOST})\\s+${amount}${MEMORY}`),
  min: edges(`(?:${AT_LEAST})\\s+${amount}${MEMORY}`),
  maxBehind: edges(`${amount}${MEMORY}\\s+(?:${MOST_BEHIND})`),
  minBehind: edges(`${amount}${MEMORY}\\s+(?:${LEAST_BEHIND})`),
};

/** A bound on what a product's data say, in the quantity's first unit; null: none on that side. */
export interface Bound {
  quantity: Quantity;
  min: number | null;
  max: number | null;
  /** Only working memory counts, which data name before the storage ("16 Go / 512 Go"). */
  isMemory: boolean;
}

const toNumber = (text: string): number => Number(text.replace(/[q,]/, '.'));

/** Takes the bounds out of a normalised text, in which "12,5" may be "12q5". */
export function takeBounds(text: string): { rest: string; bounds: Bound[] } {
  const bounds: Bound[] = [];
  let rest = text;
  const take = (pattern: RegExp, read: (groups: string[]) => Bound | undefined): void => {
    const found = pattern.exec(rest);
    const bound = found && read(found.slice(1).map((group) => group ?? ''));
    if (!found || !bound) return;
    bounds.push(bound);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
  };
  const one =
    (side: 'min' | 'max') =>
    ([value = '', name = '', memory = '']: string[]): Bound | undefined => {
      const own = quantityOf.get(unitOf.get(name) ?? '');
      if (!own) return undefined;
      return {
        quantity: own.quantity,
        min: null,
        max: null,
        isMemory: own.quantity === 'go' && memory !== '',
        [side]: toNumber(value) * own.factor,
      };
    };
  take(PATTERNS.between, ([low = '', high = '', name = '']) => {
    const own = quantityOf.get(unitOf.get(name) ?? '');
    const [min = 0, max = 0] = [toNumber(low), toNumber(high)].toSorted((a, b) => a - b);
    return own && { quantity: own.quantity, min: min * own.factor, max: max * own.factor, isMemory: false };
  });
  take(PATTERNS.minBehind, one('min'));
  take(PATTERNS.maxBehind, one('max'));
  take(PATTERNS.min, one('min'));
  take(PATTERNS.max, one('max'));
  return { rest, bounds };
}

/** A bound as a text that takeBounds reads again. */
export function boundText({ quantity, min, max, isMemory }: Bound): string {
  const suffix = `${quantity}${isMemory ? ' ram' : ''}`;
  const plain = (value: number): string => String(Number(value.toFixed(2)));
  if (min !== null && max !== null) return `entre ${plain(min)} et ${plain(max)} ${quantity}`;
  return min === null ? `max ${plain(max ?? 0)} ${suffix}` : `min ${plain(min)} ${suffix}`;
}

/** The spellings of a quantity's units, as in technical data, with their value in its first unit. */
export const spellingsOf = (quantity: Quantity): (readonly [name: string, factor: number])[] =>
  [...unitOf].flatMap(([name, own]) => {
    const found = quantityOf.get(own);
    return found?.quantity === quantity && /^[a-z]+$/.test(name) ? [[name, found.factor] as const] : [];
  });
