/** What a shopper reads of the demo catalogue, walked through the API: nothing stays French where another language is expected. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OtherTexts } from '../../../contract/other-texts.ts';
import { OTHER_LANGUAGES } from '../../../contract/rules/languages.ts';
import type { OtherLanguage } from '../../../contract/rules/languages.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { COLORS } from '../../../lexicon/color-names.ts';
import { loadDemo } from '../index.ts';
import { SELLERS } from '../sellers.ts';

const TEXTS = { name: 'names', description: 'descriptions', value: 'values', label: 'labels' } as const;
/** Places whose names have a French article. */
const PLACES = /La Marsa|Le Kef|La Goulette/g;
const FRENCH = /(?:^|[\s’])(?:du|au|aux|et|ou|pour|avec|sans|les?|la|une?)(?=\s)/iu;

/** More than numbers, units and abbreviations. */
const WORDS = /\p{L}{5}/u;

/** Which texts need no other languages, and why. */
const NONE_NEEDED: readonly ((path: string, text: string) => boolean)[] = [
  // Proper names of brands and shops.
  (path) => /(?:^|\.)(?:brands?|brandRef|sellers?|partners|shops?)(?:\.\d+)?\.(?:name|label)$/.test(path),
  // References; the names are those of the tree, which is walked too.
  (path) => /\.(?:category|ancestors\.\d+)\.name$/.test(path),
  // Colours have one list for all shops, stock statuses are words of the client.
  (path, text) => /\.colors\.\d+\.label$/.test(path) && COLORS[text] !== undefined,
  (path) => /\.stockStatuses\.\d+\.label$/.test(path),
  // Also names such as "Bluetooth" among the values of technical data.
  (_, text) => !WORDS.test(text),
  // What an option is asked for by; people read its label.
  (path) => /^options\..*\.value$/.test(path),
  (path) => /specs\.\d+(?:\.values\.\d+)?\.(?:value|label)$/.test(path),
];

interface Text {
  path: string;
  french: string;
  others: OtherTexts;
}

/** Every text of an answer that has, or should have, other languages. */
function textsOf(node: unknown, path = ''): Text[] {
  if (Array.isArray(node)) return node.flatMap((one, place) => textsOf(one, `${path}.${place}`));
  if (typeof node !== 'object' || node === null) return [];
  const fields: Record<string, unknown> = { ...node };
  const found: Text[] =
    typeof fields['fr'] === 'string'
      ? [{ path, french: fields['fr'], others: OtherTexts.parse(fields) }]
      : [];
  for (const [one, many] of Object.entries(TEXTS)) {
    const french = fields[one];
    if (typeof french === 'string' && french !== '')
      found.push({ path: `${path}.${one}`, french, others: OtherTexts.parse(fields[many] ?? {}) });
  }
  return [
    ...found,
    ...Object.entries(fields).flatMap(([key, value]) => textsOf(value, path === '' ? key : `${path}.${key}`)),
  ];
}

/** What is wrong with a text in a language; null: nothing. */
function fault({ path, french, others }: Text, language: OtherLanguage): string | null {
  const text = others[language];
  if (text === undefined)
    return NONE_NEEDED.some((allowed) => allowed(path, french))
      ? null
      : `${path}: "${french}" has no ${language}`;
  if (language === 'tn')
    return /\p{Script=Arabic}/u.test(text) || !WORDS.test(text)
      ? null
      : `${path}: "${text}" is not in Arabic script`;
  // The title of a book is a name.
  if (/, (?:roman|livre|guide|album)/u.test(french)) return null;
  const plain = SELLERS.reduce((rest, { name }) => rest.replaceAll(name, ''), text.replaceAll(PLACES, ''));
  return FRENCH.test(plain) ? `${path}: "${text}" is French` : null;
}

describe('the demo catalogue in English, German and Tunisian Arabic', () => {
  let shop: TestOrigin;
  beforeAll(async () => {
    shop = await startTestOrigin();
    await loadDemo(shop.database.db, { products: 352 });
  }, 300_000);
  afterAll(() => shop.close());

  const faultsAt = async (path: string, kind: string): Promise<string[]> => {
    const { status, body } = await shop.get(path);
    expect(status, path).toBe(200);
    const texts = textsOf(body, kind);
    expect(texts.length, path).toBeGreaterThan(0);
    return texts.flatMap((text) => OTHER_LANGUAGES.flatMap((language) => fault(text, language) ?? []));
  };

  it.each([
    ['home', '/v1/admin/homepages-name/v0'],
    ['categories', '/v1/admin/categories'],
    ['promo', '/v1/promos/2'],
    ['shop', '/v1/shops/dar-el-fakhar'],
    ['brand', '/v1/brands/fouta-co'],
    ['options', '/v1/admin/products/filter-options?category=mode'],
  ])('is complete: %s', async (kind, path) => {
    expect(await faultsAt(path, kind)).toEqual([]);
  });

  it('is complete: the pages of products of every kind', async () => {
    const faults: string[] = [];
    // One product of each family.
    const products = await shop.database.db
      .selectFrom('products')
      .select('id')
      .where('active', '=', true)
      .execute();
    expect(products.length).toBeGreaterThan(300);
    for (const { id } of products) faults.push(...(await faultsAt(`/v1/products/${id}`, 'product')));
    expect([...new Set(faults)].slice(0, 20)).toEqual([]);
  });

  it('finds products by their names in every language', async () => {
    const { db } = shop.database;
    const [one] = await db
      .selectFrom('products')
      .select(['id', 'names'])
      .where('active', '=', true)
      .where('name', 'like', 'Bouilloire%')
      .limit(1)
      .execute();
    for (const words of ['electric kettle', 'Wasserkocher', 'بويلوار']) {
      const { body } = await shop.get(`/v1/admin/products/search/${encodeURIComponent(words)}`);
      expect(JSON.stringify(body), words).toContain(`"_id":"${one?.id}"`);
    }
  });
});
