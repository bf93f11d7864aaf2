/** Says in the language of a person why a row of a job, or a file, is refused. */
import type { LanguageCode } from '../pages.ts';
import { IMPORT_PROBLEMS } from './jobs.ts';
import { PRODUCT_PROBLEMS } from './products.ts';
import { ROW_PROBLEM_TEXTS } from './row-problem-texts.ts';
import type { RowProblem } from './row-problem-texts.ts';

interface Named {
  name: RowProblem;
  values: Readonly<Record<string, string | undefined>>;
}

const { onSale, ...RULES } = PRODUCT_PROBLEMS;
const REQUIREMENTS = ['PICTURE', 'PRICE', 'CATEGORY_VISIBLE', 'SELLER_ACTIVE'] as const;
const CODES = [
  'INVALID',
  'REQUIRED',
  'TAKEN',
  'NOT_FOUND',
  'FROZEN',
  'IN_USE',
  'STALE',
  'STOCK_MOVED',
  'TOO_LONG',
  'TOO_SHORT',
] as const satisfies readonly RowProblem[];

/** Problems by their exact messages: rules between fields first. */
const EXACT: readonly (readonly [RowProblem, string])[] = [
  ...entriesOf(RULES),
  ...entriesOf(IMPORT_PROBLEMS),
].sort(([, a], [, b]) => b.length - a.length);

function entriesOf<Name extends string>(texts: Readonly<Record<Name, string>>): (readonly [Name, string])[] {
  const isName = (name: string): name is Name => Object.hasOwn(texts, name);
  return Object.keys(texts)
    .filter(isName)
    .map((name) => [name, texts[name]]);
}

/** Messages of schemas and rules with their values, as they are worded. */
const PATTERNS: readonly (readonly [RowProblem, RegExp])[] = [
  ['range', /^must be from (?<from>\S+) to (?<to>\S+)$/],
  ['oneOf', /\b(?:must be|is not|expected) one of\b/],
  ['distinct', /^must be distinct/],
  ['noPicture', /is not in the media library$/],
  ['mostCharacters', /^must have at most (?<n>\d+) characters$/],
  ['leastCharacters', /^must have at least (?<n>\d+) characters$/],
  ['letters', /^must be (?<from>\d+) to (?<to>\d+) letters/],
  ['address', /^must be lower-case letters/],
  ['oneLine', /^must be one line$/],
  ['noAngles', /^must not contain < or >$/],
  ['atMost', /^must be at most (?<n>[\d.]+)/],
  ['atLeast', /^must be at least (?<n>[\d.]+)/],
  ['atMost', /^Too big: .*<=\s?(?<n>[\d.]+)/],
  ['atLeast', /^Too small: .*>=\s?(?<n>[\d.]+)/],
  ['above', /^Too small: .*>\s?(?<n>[\d.]+)/],
  ['priceLeft', /^must leave a price above zero$/],
  ['afterStart', /^must be after the start$/],
  ['tooDeep', /\(TOO_DEEP\)$/],
  ['cycle', /\(CYCLE\)$/],
  ['otherType', /^is for (?:percentages|fixed discounts)$/],
  ['otherScope', /^(?:excludes the scope all|seller needs the scope seller|is not the id of such a scope)$/],
  ['movedMeanwhile', /^is .* now$/],
  ['refused', /^The database refused it$/],
];

/** The problem that a message is of; undefined: of none that is known. */
function named(message: string): Named | undefined {
  const [, value, rest = message] = /^"(.*)" (.*)$/s.exec(message) ?? [];
  const exact = EXACT.find(([, text]) => rest.startsWith(text));
  if (exact) return { name: exact[0], values: { value, n: rest.slice(exact[1].length).trim() } };
  for (const [name, pattern] of PATTERNS) {
    const found = pattern.exec(rest);
    if (found) return { name, values: found.groups ?? {} };
  }
  return undefined;
}

const filled = (language: LanguageCode, { name, values }: Named, number: (text: string) => string): string =>
  ROW_PROBLEM_TEXTS[language][name].replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key] ?? '';
    return key === 'value' || key === 'what' ? value : number(value);
  });

/** A number of a message as a language writes it. */
export const localNumber = (language: LanguageCode, text: string): string =>
  language === 'en' ? text : text.replace('.', ',');

/** What the message of a known rule says to people; undefined: it is of none. */
export function rowRuleText(language: LanguageCode, message: string): string | undefined {
  const number = (text: string): string => localNumber(language, text);
  if (message.startsWith(onSale)) {
    const given = message.slice(onSale.length).replaceAll(/[ ()]/g, '');
    const requirement = REQUIREMENTS.find((one) => one === given);
    if (requirement !== undefined)
      return filled(
        language,
        { name: 'onSale', values: { what: ROW_PROBLEM_TEXTS[language][requirement] } },
        number,
      );
  }
  const found = named(message);
  return found && filled(language, found, number);
}

/** What a problem says to people: by its rule, else by its code. */
export function rowProblemText(
  language: LanguageCode,
  { code, message }: { code?: string | null | undefined; message: string },
): string {
  const texts = ROW_PROBLEM_TEXTS[language];
  return rowRuleText(language, message) ?? texts[CODES.find((one) => one === code) ?? byMessage(message)];
}

/** The code of messages that come without one. */
function byMessage(message: string): 'REQUIRED' | 'TAKEN' | 'NOT_FOUND' | 'OTHER' {
  if (message.startsWith('is required')) return 'REQUIRED';
  if (message.includes('is taken')) return 'TAKEN';
  if (/does not exist|not found|is not known/.test(message)) return 'NOT_FOUND';
  return 'OTHER';
}
