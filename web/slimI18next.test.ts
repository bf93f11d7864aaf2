import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { refuseUnusedMethods, slimI18next } from './slimI18next.ts';
import { loadAdminCatalogue } from './src/i18n/adminTexts.ts';
import { LANGUAGES } from './src/i18n/language.ts';
import { createTranslations, loadCatalogue, type Texts } from './src/i18n/translate.ts';

const require = createRequire(import.meta.url);
const source = readFileSync(
  require.resolve('i18next').replace(/dist[\\/].*$/, 'dist/esm/i18next.js'),
  'utf8',
);

/** The shop's translations on the library as its build has it. */
async function slimTranslations(): Promise<typeof createTranslations> {
  const folder = fileURLToPath(new URL('../.cache/slim-i18next/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'i18next.mjs');
  writeFileSync(file, slimI18next(source));
  vi.doMock('i18next', () => import(/* @vite-ignore */ file));
  vi.resetModules();
  return (await import('./src/i18n/translate.ts')).createTranslations;
}

/** Keys of texts, with those of plural forms without their form. */
const keysOf = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [`${path}${key}`, `${path}${key.replace(/_(?:zero|one|two|few|many|other)$/, '')}`]
      : keysOf(text, `${path}${key}.`),
  );

const COUNTS = [0, 1, 2, 3, 11, 100, 1_000_000, 1.5];
/** What a person may have typed as a name is shown as it is. */
const NAMES = ['Café', '{{count}} $t(common:close) <b>&', 7];

describe('i18next without its unused parts', () => {
  it('says the same of every text, for all values, in all languages', async () => {
    const createSlim = await slimTranslations();
    const different: unknown[] = [];
    let compared = 0;
    for (const language of LANGUAGES) {
      const texts = { ...(await loadCatalogue(language)), ...(await loadAdminCatalogue(language)) };
      const [whole, slim] = [createTranslations(language, texts), createSlim(language, texts)];
      expect(slim.language).toBe(whole.language);
      expect(slim.cloneInstance, 'the part left out').toBeUndefined();
      for (const [area, areaTexts] of Object.entries(texts as Readonly<Record<string, Texts>>)) {
        const translator = ({ getFixedT, language: tag }: typeof whole) =>
          getFixedT(tag, area) as unknown as (key: string, values?: object) => string;
        const [inWhole, inSlim] = [translator(whole), translator(slim)];
        const keys = [...new Set([...keysOf(areaTexts), 'nothing.like.it', 'common:close'])];
        for (const [at, key] of keys.entries()) {
          const placeholders = [...JSON.stringify(areaTexts).matchAll(/\{\{(\w+)\}\}/g)].map(
            ([, name]) => name,
          );
          const name = NAMES[at % NAMES.length];
          const values = Object.fromEntries(placeholders.map((one) => [one, name]));
          const counted = COUNTS.map((count) => ({ ...values, count }));
          for (const given of [undefined, values, ...counted]) {
            compared += 1;
            const [expected, actual] = [inWhole(key, given), inSlim(key, given)];
            if (expected !== actual) different.push({ language, area, key, given, expected, actual });
          }
        }
      }
    }
    expect(different).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  }, 120_000);

  it('takes an area of texts later', async () => {
    const slim = (await slimTranslations())('fr', { common: { close: 'Fermer' } });
    expect(slim.hasResourceBundle(slim.language, 'cart')).toBe(false);
    slim.addResourceBundle(slim.language, 'cart', { empty: 'Vide' });
    expect(slim.hasResourceBundle(slim.language, 'cart')).toBe(true);
    expect(slim.getFixedT(slim.language, 'cart')('empty')).toBe('Vide');
  });

  it('has to be reviewed when the library changes', () => {
    expect(() => slimI18next(source.replaceAll('returnDetails', 'details'))).toThrow('knows it: details');
    expect(() => slimI18next(source.replace('  dir(lng) {', '  direction(lng) {'))).toThrow('I18n.dir');
  });
});

it('code of the shop that needs a removed part fails the build', () => {
  expect(() => refuseUnusedMethods('i18n.cloneInstance()', 'src/Some.tsx')).toThrow(
    'src/Some.tsx uses i18n.cloneInstance(',
  );
  expect(() => refuseUnusedMethods("import { Trans } from 'react-i18next';", 'src/Some.tsx')).toThrow(
    'Trans',
  );
  expect(() =>
    refuseUnusedMethods(
      "import { I18nContext } from 'react-i18next'; useTranslation('cart');",
      'src/Some.tsx',
    ),
  ).not.toThrow();
});
