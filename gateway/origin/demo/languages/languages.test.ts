import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../generate.ts';
import { categoryDescriptions, categoryNames } from './categories.ts';

const LANGUAGES = ['en', 'de', 'tn'] as const;
/** French words that no translation has. */
const FRENCH = /\s(?:de|du|des|d’|en|à|au|aux|et|ou|pour|avec|sans)\s/;

describe('the categories in the other languages', () => {
  it('have a name and a description in each', () => {
    for (const category of CATEGORIES) {
      const texts = [categoryNames(category), categoryDescriptions(category)];
      for (const text of texts) {
        expect(Object.keys(text), category.name).toEqual([...LANGUAGES]);
        for (const language of LANGUAGES) expect(text[language]?.trim(), category.name).toBeTruthy();
      }
    }
  });

  it('contain no French words, and Arabic script for Tunisian Arabic', () => {
    for (const category of CATEGORIES) {
      const { en, de, tn } = categoryNames(category);
      expect(`${en} ${de}`).not.toMatch(FRENCH);
      // Abbreviations such as LED stay.
      expect(tn).not.toMatch(/\p{Ll}/u);
    }
  });

  it('differ wherever the French names differ', () => {
    for (const language of LANGUAGES) {
      const french = new Set(CATEGORIES.map(({ name }) => name));
      const names = new Map(CATEGORIES.map((category) => [categoryNames(category)[language], category.name]));
      expect(names.size).toBe(french.size);
    }
  });
});
