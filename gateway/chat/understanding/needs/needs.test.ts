import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { trainedNeeds, trainNeeds, needSentences } from '../../training/needs.ts';
import { normalise } from '../../../lexicon/normalise.ts';
import { demoVocabulary } from '../../testing/vocabulary.ts';
import { understand } from '../understand.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { familiesFor, packNeeds } from './classifier.ts';

it('has weights that its training data give', { timeout: 60_000 }, () => {
  const committed = readFileSync(new URL('weights.json', import.meta.url), 'utf8');
  expect(packNeeds(trainedNeeds()) === committed, 'run node gateway/scripts/weights.ts').toBe(true);
});

/** The least share of right readings of sentences that are left out of the training, by form. */
const LEAST = { fr: 0.6, en: 0.7, tn: 0.5, arabizi: 0.65, de: 0.65 };

it('reads sentences that it was not trained with', { timeout: 60_000 }, () => {
  const all = needSentences();
  const model = trainNeeds(all.filter((_, place) => place % 5 !== 4));
  const leftOut = all.filter((_, place) => place % 5 === 4);
  for (const [form, least] of Object.entries(LEAST)) {
    const own = leftOut.filter(({ language }) => language === form);
    const right = own.filter(
      ({ text, family }) => familiesFor(normalise(text).split(' '), undefined, model)[0]?.family === family,
    );
    expect(right.length / own.length, form).toBeGreaterThan(least);
  }
});

describe('a message that needs what it does not name', () => {
  let vocabulary: Vocabulary;
  beforeAll(() => {
    vocabulary = demoVocabulary();
  });
  const thingOf = (text: string, last?: string): string | undefined => {
    const before =
      last === undefined
        ? {}
        : { last: understand(last, {}, vocabulary), shown: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
    return understand(text, before, vocabulary).slots.things?.at(-1);
  };

  it.each([
    ['i want to film my surfing', 'camera action'],
    ['I started running last week and my knees hurt, probably my old sneakers', 'baskets'],
    ['ma 3andi 7atta outil bech nrakbou', 'outil'],
    ['mon balcon est tout triste, que du béton', 'olivier pot'],
  ])('%s', (text, thing) => {
    expect(thingOf(text)).toBe(thing);
  });

  it('guesses when nothing is certain: the likeliest families, which the answer asks about', () => {
    const { slots, isGuess } = understand('bf turns 30 on friday, music is his whole life', {}, vocabulary);
    expect(isGuess).toBe(true);
    expect(slots.things).toEqual(['enceinte bluetooth']);
    expect(slots.also?.length).toBeGreaterThan(0);
  });

  it('does not guess for a question, words that are not known or what is not sold', () => {
    for (const text of ['do you sell fuel?', 'un zorglub quantique vrombissant', 'on est quatre à la maison'])
      expect(understand(text, {}, vocabulary).isGuess, text).toBeUndefined();
  });

  it('searches for what is named all the same', () => {
    expect(thingOf('hi there, redoing the bathroom, can you show me some towels?')).toMatch(
      /towels|serviette/,
    );
    expect(thingOf('الرجوع للمدرسة قرب، ولدي يستحق كرطابلة')).toMatch(/كرطابله|cartable/);
  });

  it('does not take a condition of the last search for a need', () => {
    expect(thingOf('quelque chose de moins gras', 'je cherche une crème de jour')).toMatch(/creme/);
    expect(thingOf('with usb if possible', 'a power strip')).toMatch(/multiprise|power strip/);
  });

  it.each([
    'merci beaucoup, c’est noté',
    'vous livrez à Tataouine ?',
    'ok perfect',
    'do you take cards or cash only?',
  ])('finds no need in "%s"', (text) => {
    expect(understand(text, {}, vocabulary).intent).not.toBe('SEARCH_PRODUCT');
  });
});
