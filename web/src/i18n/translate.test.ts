import { describe, expect, it } from 'vitest';
import { createTranslations, translateArea, type Catalogue } from './translate.ts';
import type { Language } from './language.ts';

function translatorOf(language: Language, texts: Record<string, unknown>) {
  const translations = createTranslations(language, {
    common: texts,
    product: { name: 'Produit' },
  } as unknown as Catalogue);
  // The texts here are the test's own, not the shop's.
  return translateArea(translations, 'common') as unknown as (
    key: string,
    values?: Record<string, string | number>,
  ) => string;
}

describe('a translator', () => {
  it('finds nested keys and inserts values', () => {
    const t = translatorOf('fr', { a: { b: '{{name}} : {{name}} ({{other}})' } });
    expect(t('a.b', { name: 'x' })).toBe('x : x ({{other}})');
  });

  it('inserts values unescaped', () => {
    expect(translatorOf('fr', { a: '{{name}}' })('a', { name: '$& <b> {{name}}' })).toBe('$& <b> {{name}}');
  });

  it('chooses the plural form of the language', () => {
    const french = translatorOf('fr', { n_one: '{{count}} avis', n_other: '{{count}} avis!' });
    expect([0, 1, 2].map((count) => french('n', { count }))).toEqual(['0 avis', '1 avis', '2 avis!']);
    const arabic = translatorOf('tn', {
      n_zero: '0',
      n_one: '1',
      n_two: '2',
      n_few: '3-10',
      n_many: '11',
      n_other: '100',
    });
    expect([0, 1, 2, 5, 11, 100].map((count) => arabic('n', { count }))).toEqual([
      '0',
      '1',
      '2',
      '3-10',
      '11',
      '100',
    ]);
  });

  it('falls back to `other`, and to the plain key', () => {
    const t = translatorOf('tn', { n_other: 'o', plain: 'p' });
    expect([t('n', { count: 2 }), t('plain', { count: 2 })]).toEqual(['o', 'p']);
  });

  it('reads a key of another area, and returns an unknown key', () => {
    const t = translatorOf('fr', {});
    expect([t('product:name'), t('nothing.here')]).toEqual(['Produit', 'common:nothing.here']);
  });
});
