import { assert, property, string } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { DERJA_GROUPS } from './derja/lexicon.ts';
import { canonicalOf, normalise, useSynonyms } from './normalise.ts';
import { phonesOf } from './phonetic.ts';
import { isOrdinary, readingOf } from './reading.ts';

/** What a word is read as: the token of a thing, or null when it is none. */
const thingOf = (word: string, isForeign = false): string | null => {
  const reading = readingOf(normalise(word), isForeign);
  return reading === undefined || isOrdinary(reading) ? null : (canonicalOf(reading) ?? null);
};

afterEach(() => useSynonyms('search', []));

describe('words read by their sound', () => {
  it.each([
    ['zarbeya', 'tapis'],
    ['tlafez', 'television'],
    ['3arousa', 'poupee'],
    ['kroussa', 'poussette'],
    ['chouffage', 'radiateur'],
    ['barabli', 'parapluie'],
    ['matra7', 'matelas'],
    ['زربيا', 'tapis'],
    ['بالصابون', 'savon'],
    ['للتليفون', 'telephone'],
    ['تليفوناتكم', 'telephone'],
    ['للتليفونات', 'telephone'],
    ['هالزربية', 'tapis'],
  ])('%s is %s', (word, thing) => {
    expect(thingOf(word)).toBe(canonicalOf(thing));
  });

  it.each(['pizza', 'gravier', 'helicopters', 'tayara', 'mer7ba', 'voyage', 'asdfgh', 'note9', 'usb3'])(
    '%s is nothing that is sold',
    (word) => {
      expect(thingOf(word)).toBeNull();
    },
  );

  it('a word in Arabic script is no German name', () => {
    expect(canonicalOf('wolldecke')).toBeDefined();
    expect(thingOf('والديك')).toBeNull();
    expect(thingOf('وولدكا')).not.toBe(canonicalOf('wolldecke'));
  });

  it('a foreign sentence has no derja in it', () => {
    expect(thingOf('tomorrow', true)).toBeNull();
    expect(thingOf('weather', true)).toBeNull();
  });

  it('a synonym of the shop is read by its sound, too, until the shop removes it', () => {
    expect(thingOf('kharb9a')).toBeNull();
    useSynonyms('search', [{ id: '1', words: ['خربقة', 'jeu de dames'] }]);
    expect(thingOf('kharb9a')).not.toBeNull();
    useSynonyms('search', []);
    expect(thingOf('kharb9a')).toBeNull();
  });

  it('accepts any word, with the same result each time', () =>
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        for (const word of normalise(text).split(' ')) {
          expect(readingOf(word)).toBe(readingOf(word));
          expect(phonesOf(word)).toMatch(/^[a-z\u0600-\u06ff]*$/);
        }
      }),
    ));

  it('each name of the lexicon is read as its thing', () => {
    for (const [name = '', ...words] of DERJA_GROUPS)
      for (const word of words) {
        const form = normalise(word);
        if (!form.includes(' ')) expect(canonicalOf(form), `${word} of ${name}`).toBeDefined();
      }
  });
});
