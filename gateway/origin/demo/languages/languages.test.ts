import { describe, expect, it } from 'vitest';
import { CATEGORIES, demoProducts } from '../generate.ts';
import { BRANDS } from '../brands.ts';
import { brandDescriptions } from './brands.ts';
import { categoryDescriptions, categoryNames } from './categories.ts';
import { RETURN_POLICIES, SELLERS } from '../sellers.ts';
import { policyTexts, sellerDescriptions } from './sellers.ts';
import { specTexts } from './specs.ts';

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

describe('sellers in the other languages', () => {
  it('have a description of each, in Arabic script for Tunisian Arabic', () => {
    for (const seller of SELLERS) {
      const { en, de, tn } = sellerDescriptions(seller);
      for (const text of [en, de, tn]) expect(text, seller.name).toMatch(/^\S.{20}/);
      expect(`${en} ${de}`.replaceAll(seller.town, ''), seller.name).not.toMatch(FRENCH);
      expect(tn, seller.name).not.toMatch(/\p{Ll}/u);
    }
  });

  it('have each return policy', () => {
    for (const policy of RETURN_POLICIES)
      expect(Object.values(policyTexts(policy)).filter(Boolean), policy).toHaveLength(3);
  });
});

describe('brands and specs in the other languages', () => {
  it('have a description of each brand', () => {
    for (const brand of BRANDS)
      expect(Object.values(brandDescriptions(brand)).filter(Boolean), brand.name).toHaveLength(3);
  });

  it('have the names of all specs, and values without French words', () => {
    for (const product of demoProducts(700)) {
      for (const spec of product.specs.map(specTexts)) {
        expect(Object.values(spec.names ?? {}).filter(Boolean), spec.name).toHaveLength(3);
        expect(`${spec.values?.en} ${spec.values?.de}`).not.toMatch(FRENCH);
      }
    }
  });

  it('translate units and decimals', () => {
    expect(specTexts({ name: 'Volume', value: '1,5 L' }).values?.en).toBe('1.5 L');
    expect(specTexts({ name: 'Taille', value: '160 x 230 cm' }).values?.de).toBe('160 × 230 cm');
    expect(specTexts({ name: 'Écran', value: '6,1 pouces' }).values).toEqual({
      en: '6.1 inches',
      de: '6,1 Zoll',
      tn: '6,1 بوصة',
    });
  });
});
