import { assert, constantFrom, integer, option, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeBudget } from './amounts.ts';
import { valueOf } from './numbers.ts';

const amount = integer({ min: 10, max: 9_999 });
const currency = constantFrom(' dt', 'dt', ' dinars', ' TND', ' دينار', ' د', ' d');
const upper = constantFrom(
  'moins de',
  'max',
  "jusqu'à",
  'pas plus de',
  'under',
  'up to',
  'unter',
  'höchstens',
  'taht',
  'تحت',
  'بأقل من',
  '<',
);
const lower = constantFrom(
  'plus de',
  'à partir de',
  'over',
  'more than',
  'über',
  'mindestens',
  'fouq',
  'فوق',
  '>',
);
const between = constantFrom(
  ['entre', 'et'],
  ['between', 'and'],
  ['from', 'to'],
  ['zwischen', 'und'],
  ['von', 'bis'],
  ['bin', 'w'],
  ['بين', 'و'],
);

/** What is left of a text besides its budget. */
const restOf = (text: string): string => takeBudget(text).rest.replace(/\s+/g, ' ').trim();

describe('amounts of money', () => {
  it('an upper bound is understood before any amount, with and without a currency', () =>
    assert(
      property(upper, amount, option(currency, { nil: '' }), (word, number, unit) => {
        expect(takeBudget(`tapis ${word} ${number}${unit}`)).toMatchObject({
          minPrice: null,
          maxPrice: number * 1000,
        });
        expect(restOf(`tapis ${word} ${number}${unit}`)).toBe('tapis');
      }),
    ));

  it('a lower bound likewise', () =>
    assert(
      property(lower, amount, currency, (word, number, unit) => {
        expect(takeBudget(`tapis ${word} ${number}${unit}`)).toMatchObject({
          minPrice: number * 1000,
          maxPrice: null,
        });
      }),
    ));

  it('a range is understood in all languages and in either order', () =>
    assert(
      property(between, amount, amount, currency, ([first, second], one, other, unit) => {
        expect(takeBudget(`tapis ${first} ${one} ${second} ${other}${unit}`)).toMatchObject({
          minPrice: Math.min(one, other) * 1000,
          maxPrice: Math.max(one, other) * 1000,
        });
      }),
    ));

  it('a range with a hyphen or a slash needs a currency', () =>
    assert(
      property(amount, amount, constantFrom('-', '/', ' - ', '–'), (one, other, sign) => {
        expect(takeBudget(`montre ${one}${sign}${other} dt`)).toMatchObject({
          minPrice: Math.min(one, other) * 1000,
          maxPrice: Math.max(one, other) * 1000,
        });
        expect(takeBudget(`matelas ${one}${sign}${other}`)).toMatchObject({ minPrice: null, maxPrice: null });
      }),
    ));

  it('without "dinars", a count in thousands is one of millimes', () =>
    assert(
      property(amount, constantFrom('mille', 'alf', 'ألف'), (number, word) => {
        expect(takeBudget(`tapis ${number} ${word}`)).toMatchObject({ maxPrice: number * 1000 });
      }),
    ));

  it('an amount of another unit is no budget', () =>
    assert(
      property(upper, amount, constantFrom('kg', 'cm', 'l', 'go', 'w', 'pouces'), (word, number, unit) => {
        expect(takeBudget(`tapis ${word} ${number} ${unit}`)).toMatchObject({
          minPrice: null,
          maxPrice: null,
        });
      }),
    ));

  it.each([
    ['غسالة ما تفوتش مليون و ميتين', null, 1200],
    ['frigider ma yfoutech zouz mlayen', null, 2000],
    ['frigo à un million et demi', null, 1500],
    ['ألفين و خمسمية كحد أقصى', null, 2500],
    ['nothing over forty dinars', null, 40],
    ['casque noir moins de cent dinars', null, 100],
    ['robe à deux cents dinars max', null, 200],
    ['télé à quatre-vingt-dix dinars', null, 90],
    ['moins de soixante-dix dinars', null, 70],
    ['two hundred and fifty dinars', null, 250],
    ['shoes between fifty and eighty', 50, 80],
    ['lampe unter fünfzig dinar', null, 50],
    ['marwa7a b miyat dinar', null, 100],
    ['telifoun b 3achrin dinar', null, 20],
    ['تليفون بخمسين دينار', null, 50],
    ['ثلاجة بين ألف و ألفين دينار', 1000, 2000],
    ['2 mille dinars', null, 2000],
    ['frigo à 2 millions', null, 2000],
    ['lave linge entre 800 et 1.200 dt', 800, 1200],
    ['moins de 49,900 dt', null, 49.9],
    ['بين ألف وألف وخمسمية', 1000, 1500],
    ['bin alf w alf w khamsmya', 1000, 1500],
    ['entre cent et deux cents dinars', 100, 200],
    ['ما عنديش أكثر من 80 دينار', null, 80],
    ['ma 3andich akther men 80 dinar', null, 80],
    ['خمسة وعشرين دينار', null, 25],
    ['ميتين وخمسة وسبعين دينار', null, 275],
    ['شوفلي حاجة تحت المية', null, 100],
    ['telifoun, mizeniya mte3i 800', null, 800],
    ['ميزانيتي 350', null, 350],
    ['puzzle de mille pièces', null, null],
    ['sac pour deux', null, null],
  ])('%s', (text, min, max) => {
    expect(takeBudget(text)).toMatchObject({
      minPrice: min === null ? null : Math.round(min * 1000),
      maxPrice: max === null ? null : Math.round(max * 1000),
    });
  });

  it('words that are no single number have no value', () => {
    expect(valueOf(['cinquante', 'trente'])).toBeUndefined();
    expect(valueOf(['mille', 'deux', 'cents'])).toBe(1200);
  });
});
