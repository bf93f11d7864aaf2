import { expect, it } from 'vitest';
import { fill, placeholdersIn, textFor } from './canned-answers.ts';

const VALUES = { name: 'Amel', number: 'CMD-26-000042-3', tracking: null };

it('what is known replaces its placeholder everywhere, what is unknown stays', () => {
  expect(fill('{name}, {number} ; {name} {tracking} {other}', VALUES)).toBe(
    'Amel, CMD-26-000042-3 ; Amel {tracking} {other}',
  );
  expect(fill('{tracking}', { ...VALUES, tracking: 'TN42' })).toBe('TN42');
  // What a customer calls themselves is no pattern of the replacement, and no placeholder.
  expect(fill('{name} {number}', { ...VALUES, name: '$& {number}' })).toBe('$& {number} CMD-26-000042-3');
});

it('placeholders that are left are named once', () => {
  expect(placeholdersIn('{tracking} et {tracking}, {name}')).toEqual(['{tracking}', '{name}']);
  expect(placeholdersIn('{other} {}')).toEqual([]);
});

it('the French text stands in for a language without one', () => {
  const texts = { fr: 'Bonjour', en: null, de: '', tn: 'عسلامة' };
  expect(textFor(texts, 'tn')).toEqual({ text: 'عسلامة', isFallback: false });
  expect(textFor(texts, 'en')).toEqual({ text: 'Bonjour', isFallback: true });
  expect(textFor(texts, 'de')).toEqual({ text: 'Bonjour', isFallback: true });
  expect(textFor(texts, 'fr')).toEqual({ text: 'Bonjour', isFallback: false });
});
