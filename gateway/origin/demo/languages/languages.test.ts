import { describe, expect, it } from 'vitest';
import { allFamilies, CATEGORIES, demoProducts } from '../generate.ts';
import { BRANDS } from '../brands.ts';
import { GLOSSARY } from '../glossary.ts';
import { KITS } from '../kits.ts';
import { brandDescriptions } from './brands.ts';
import { categoryDescriptions, categoryNames } from './categories.ts';
import { RETURN_POLICIES, SELLERS } from '../sellers.ts';
import { policyTexts, sellerDescriptions } from './sellers.ts';
import { productDescriptions } from './descriptions/index.ts';
import { productNames } from './names.ts';
import { nounTexts } from './nouns.ts';
import { specTexts } from './specs.ts';
import { traitTexts } from './traits/index.ts';

const LANGUAGES = ['en', 'de', 'tn'] as const;
/** French words that no translation has. */
const FRENCH = /\s(?:de|du|des|d’|en|à|au|aux|et|ou|pour|avec|sans)\s/;
/** "des" is German too. */
const FRENCH_BUT_GERMAN = new RegExp(FRENCH.source.replace('|des', ''));

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

describe('names of products in the other languages', () => {
  it('have a word for every noun and trait of the families', () => {
    const missing = allFamilies().flatMap(({ type, kit, traits }) => [
      ...(nounTexts(type.noun) ? [] : [type.noun]),
      ...(kit.naming === 'title' ? [] : traits.flat())
        .filter((trait) => trait !== '-' && !traitTexts(type.noun, trait))
        .map((trait) => `${type.noun}: ${trait}`),
    ]);
    expect(missing).toEqual([]);
  });

  it('contain no French words, and Arabic script for Tunisian Arabic', () => {
    for (const product of demoProducts(1500)) {
      const { brand, line, work } = product.parts;
      const names = productNames(product.parts);
      const [en, de, tn] = LANGUAGES.map((language) =>
        [brand, line, work?.title, work?.author].reduce<string>(
          (name, own) => (own ? name.replace(own, '') : name),
          names[language],
        ),
      );
      // What perfumes are called in all three.
      expect(`${en} | ${de}`.replace(/eau de parfum/gi, ''), product.name).not.toMatch(FRENCH);
      expect(tn).toMatch(/^\p{Script=Arabic}/u);
      expect(Object.values(names).join('|')).not.toMatch(/~| {2}|, ,|undefined/u);
    }
  });

  const parts = { naming: 'model', brand: null, line: null, spec: null, color: null, work: null } as const;

  it('put English traits before the noun, German and Tunisian ones after it', () => {
    expect(
      productNames({
        ...parts,
        naming: 'brand',
        noun: 'Casque audio',
        traits: ['pliable sans fil'],
        brand: 'Sonarys',
        line: 'Nova',
      }),
    ).toEqual({
      en: 'Sonarys Nova foldable wireless headphones',
      de: 'Kopfhörer Sonarys Nova, faltbar und kabellos',
      tn: 'كاسك بلاش خيط يتطوى Sonarys Nova',
    });
  });

  it('agree in Tunisian Arabic, and in the German case after a preposition', () => {
    const round = (noun: string): string => productNames({ ...parts, noun, traits: ['ronde'] }).tn;
    expect([round('Table basse'), round('Miroir'), round('Cocotte')]).toEqual([
      'طاولة صالون مدوّرة',
      'مراية مدوّرة',
      'طنجرة مدوّرة',
    ]);
    expect(productNames({ ...parts, noun: 'Plaid', traits: ['en lin lavé'], color: 'gris' })).toMatchObject({
      de: 'Wohndecke aus gewaschenem Leinen, grau',
      tn: 'بطانية كتان مغسول، لون رمادي',
    });
  });

  it('keep the title of a book', () => {
    const work = { title: 'Le retour de Kerkennah', author: 'Mongi Rekik' };
    expect(productNames({ ...parts, naming: 'title', noun: 'Roman', traits: [], work })).toEqual({
      en: 'Le retour de Kerkennah, novel by Mongi Rekik',
      de: 'Le retour de Kerkennah, Roman von Mongi Rekik',
      tn: 'رواية «Le retour de Kerkennah»، Mongi Rekik',
    });
  });
});

describe('descriptions of products in the other languages', () => {
  it('are at least a sentence of each, in Arabic script for Tunisian Arabic and without French words', () => {
    const spoken = new Set<string>();
    for (const product of demoProducts(1500)) {
      const { en, de, tn } = productDescriptions(product.type.noun, product.told);
      for (const text of [en, de, tn]) {
        expect(text, product.name).toMatch(/^\S.{15,}[.!?]$/u);
        expect(text).not.toMatch(/ {2}|undefined/);
      }
      expect(`${en} ${de}`, product.name).not.toMatch(FRENCH_BUT_GERMAN);
      expect(tn).toMatch(/^\p{Script=Arabic}/u);
      spoken.add(product.type.noun);
    }
    expect(spoken.size).toBe(allFamilies().length);
  });

  it('have every trait of the glossary and every sentence on care', () => {
    const said = { trait: null, spec: null, brand: null, care: null };
    for (const trait of Object.keys(GLOSSARY))
      expect(Object.keys(productDescriptions('Roman', { ...said, trait }))).toEqual([...LANGUAGES]);
    for (const care of Object.values(KITS).flatMap((kit) => kit.care))
      expect(Object.keys(productDescriptions('Roman', { ...said, care }))).toEqual([...LANGUAGES]);
  });

  it('say in each language what the French one says', () => {
    expect(
      productDescriptions('Fouta', {
        trait: 'en lin',
        spec: { name: 'Taille', value: '100 x 200 cm' },
        brand: null,
        care: 'L’artisan signe chaque pièce.',
      }).en,
    ).toBe(
      'Hammam, beach, sofa: good for everything. Linen breathes, absorbs and only gets softer. Size: 100 × 200 cm. Each piece is signed by its maker.',
    );
  });
});
