import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductPage, ProductSuggestion } from '../../contract/catalogue.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../testing/catalogue.ts';
import { startTestOrigin } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { editDistance } from '../../lexicon/distance.ts';
import { conceptsIn, normalise, searchTextOf, stem, stemsOf } from '../../lexicon/normalise.ts';
import { rebuildVocabulary } from './vocabulary.ts';
import { directly } from '../testing/system.ts';

describe('the normaliser', () => {
  test.each([
    ['Écouteurs  sans-fil', 'ecouteurs sans fil'],
    ['CŒUR DE BŒUF', 'coeur de boeuf'],
    ['أحذية', 'احذيه'],
    ['آلة', 'اله'],
    ['مُــدَرَّسَة', 'مدرسه'],
    ['على', 'علي'],
    ['٢٥ دينار', '25 دينار'],
    ['7lib', 'hlib'],
    ['9ahwa', 'qahwa'],
    ['sa7fa', 'sahfa'],
    ['usb3 iphone15 5kg 3pcs note9', 'usb3 iphone15 5kg 3pcs note9'],
    ['', ''],
    ['?!', ''],
  ])('%s → %s', (text, plain) => {
    expect(normalise(text)).toBe(plain);
  });

  test('is idempotent and leaves only letters, digits and single spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const plain = normalise(text);
        expect(normalise(plain)).toBe(plain);
        expect(plain).not.toMatch(/ {2}|^ | $/);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['chaussures', 'chaussure'],
    ['cadeaux', 'cadeau'],
    ['chevaux', 'cheval'],
    ['pliantes', 'pliant'],
    ['connectees', 'connecte'],
    ['lumineuse', stem('lumineux')],
    ['tuyaux', 'tuyau'],
    ['الاحذيه', 'احذيه'],
    ['bas', 'bas'],
    ['fitness', 'fitness'],
  ])('the stem of %s is %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  test('the search text has three lines and no stop words', () => {
    const lines = searchTextOf({
      name: 'Marmite en inox',
      brand: 'Alpha',
      categories: ['Cuisine'],
      description: 'Une marmite solide pour la cuisine',
    }).split('\n');
    expect(lines).toEqual(['marmite inox zzmarmite', 'alpha cuisine zzcuisine', 'solide']);
    expect(stemsOf('le sac à dos de Sami')).toEqual(['sac', 'dos', 'sami']);
  });

  test.each([
    // Written as it sounds, with the adjective's other gender, and by what one does with it.
    ['machine a lavé', 'lave-linge'],
    ['montres connectés', 'montre connectée'],
    ['laver le linge', 'lave-linge'],
  ])('%s means %s', (text, thing) => {
    const meant = (words: string) => conceptsIn(stemsOf(words)).map(({ canonical }) => canonical);
    expect(meant(thing)).toHaveLength(1);
    expect(meant(text)).toEqual(meant(thing));
  });

  test('edits: a swap of neighbours is one', () => {
    expect([
      editDistance('samsung', 'smasung'),
      editDistance('kitten', 'sitting'),
      editDistance('', 'abc'),
      editDistance('abc', 'abcdefgh', 2),
    ]).toEqual([1, 3, 3, 3]);
  });
});

const NAMES = [
  'Smartphone Samsung Galaxy A15 128 Go',
  'Marmite en inox 24 cm',
  'Ordinateur portable Lenovo 15 pouces',
  'Table basse en bois',
  'Chaussures homme en cuir',
  'Baskets femme blanches',
  'Couscoussier aluminium 8 litres',
  'Tapis berbère en laine',
  'Matelas orthopédique 160 x 200',
  'Huile d’olive extra vierge 1 L',
  'Écouteurs Bluetooth sans fil',
  'Robe d’été fleurie',
  'Réfrigérateur deux portes',
  'Café moulu',
  'Chéchia traditionnelle',
  'Rouge à lèvres mat',
  'Coque pour téléphone',
  'شاشية تونسية',
  'Chemise homme à carreaux',
  'Cahier de notes',
  'Olives vertes 500 g',
  'Thé vert à la menthe',
  'Home cinéma',
  'T-shirt enfant',
  'T-shirt homme',
] as const;

let shop: TestOrigin;
beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Vendeur');
  const category = await addCategory(db, 'Divers');
  const brand = await addBrand(db, 'Samsung');
  const ids = await addProducts(
    db,
    NAMES.map((name, index) => ({
      name,
      seller_id: seller.id,
      category,
      brand_id: index === 0 ? brand.id : null,
      brandName: index === 0 ? 'Samsung' : undefined,
      price: 10_000 * (index + 1),
      sold_count: index,
      description: name === 'Coque pour téléphone' ? 'Protège solidement, livré sous blister' : undefined,
      colors: index === 4 ? ['noir'] : index === 11 ? ['rouge', 'blanc'] : [],
    })),
  );
  await addProducts(db, [
    { name: 'Téléphone à touches', seller_id: seller.id, category },
    { name: 'Lampe à huile', seller_id: seller.id, category, sold_count: 500 },
    { name: 'Ampoule pour lampe', seller_id: seller.id, category, sold_count: 5_000 },
    { name: 'Tapis de yoga', seller_id: seller.id, category, sold_count: 5_000 },
  ]);
  const outside = await addCategory(db, 'Jardin & terrasse');
  await addProducts(db, [
    { name: 'Arrosoir en zinc', seller_id: seller.id, category: outside },
    { name: 'Jardin d’hiver, roman', seller_id: seller.id, category, sold_count: 4_000 },
  ]);
  const shoes = await addCategory(db, 'Chaussures enfant');
  await addProducts(db, [
    { name: 'Sandales fermées devant', seller_id: seller.id, category: shoes },
    { name: 'Sac de voyage avec compartiment à chaussures', seller_id: seller.id, category },
  ]);
  await db
    .updateTable('products')
    .set({ sold_count: 3_000 })
    .where('name', '=', 'Coque pour téléphone')
    .execute();
  await addProducts(
    db,
    Array.from({ length: 12 }, (_, n) => ({
      name: `Bougie parfumée ${n}`,
      seller_id: seller.id,
      category,
      sold_count: n % 4,
    })),
  );
  await directly(db, (own) =>
    own
      .insertInto('product_variants')
      .values([
        { product_id: ids[4] ?? 0, sku: 'C42', size: '42' },
        { product_id: ids[18] ?? 0, sku: 'CXL', size: 'XL' },
      ])
      .execute(),
  );
  await rebuildVocabulary(db);
});
afterAll(() => shop.close());

const search = async (input: string, more = ''): Promise<ProductPage> =>
  (await shop.get<ProductPage>(`/v1/admin/products?limit=20&input=${encodeURIComponent(input)}${more}`)).body;
const names = async (input: string): Promise<string[]> =>
  (await search(input)).products.map(({ name }) => name);

describe('what people type', () => {
  test.each([
    // As it is written
    ['marmite', 'Marmite en inox 24 cm'],
    ['marmites', 'Marmite en inox 24 cm'],
    // Derja and Arabizi
    ['borma', 'Marmite en inox 24 cm'],
    ['telifoun', 'Smartphone Samsung Galaxy A15 128 Go'],
    ['tabla', 'Table basse en bois'],
    ['sabbat', 'Chaussures homme en cuir'],
    ['farcha', 'Matelas orthopédique 160 x 200'],
    ['9ahwa', 'Café moulu'],
    ['zit zitouna', 'Huile d’olive extra vierge 1 L'],
    ['zarbia', 'Tapis berbère en laine'],
    ['zaytouna', 'Olives vertes 500 g'],
    ['thé', 'Thé vert à la menthe'],
    // Arabic
    ['لاب توب', 'Ordinateur portable Lenovo 15 pouces'],
    ['هاتف', 'Smartphone Samsung Galaxy A15 128 Go'],
    ['زربيّة', 'Tapis berbère en laine'],
    ['ثلاجة', 'Réfrigérateur deux portes'],
    ['شاشيه', 'شاشية تونسية'],
    // English
    ['laptop', 'Ordinateur portable Lenovo 15 pouces'],
    ['fridge', 'Réfrigérateur deux portes'],
    ['lipstick', 'Rouge à lèvres mat'],
    // German, also as one word for a man's
    ['Kühlschrank', 'Réfrigérateur deux portes'],
    ['kuehlschrank', 'Réfrigérateur deux portes'],
    ['Herrenschuhe', 'Chaussures homme en cuir'],
    // Amounts, however they are written
    ['samsung 128go', 'Smartphone Samsung Galaxy A15 128 Go'],
    ['huile d’olive 1L', 'Huile d’olive extra vierge 1 L'],
    ['marmite 24 cm', 'Marmite en inox 24 cm'],
    // Typing errors
    ['chemise hom', 'Chemise homme à carreaux'],
    ['smasung', 'Smartphone Samsung Galaxy A15 128 Go'],
    ['couscousier', 'Couscoussier aluminium 8 litres'],
    ['ordinatuer portabl', 'Ordinateur portable Lenovo 15 pouces'],
    ['chausure', 'Chaussures homme en cuir'],
    ['ecouteur bluetoth', 'Écouteurs Bluetooth sans fil'],
    ['chechya', 'Chéchia traditionnelle'],
    ['telefone', 'Smartphone Samsung Galaxy A15 128 Go'],
    // Written as it sounds
    ['chossure', 'Chaussures homme en cuir'],
    // A word that nothing is called by does not hide the rest
    ['marmite xyzzyqwv', 'Marmite en inox 24 cm'],
  ])('%s finds %s', async (input, name) => {
    expect(await names(input)).toContain(name);
  });

  test('what it is called counts more than what it is for', async () => {
    const found = await names('telephone');
    expect(found).toContain('Coque pour téléphone');
    expect((await names('smartphone samsung'))[0]).toBe('Smartphone Samsung Galaxy A15 128 Go');
    expect((await names('cahier de notes'))[0]).toBe('Cahier de notes');
  });

  test('tells how it understood a mistyped text, and says nothing of a right one', async () => {
    expect((await search('couscousier aluminum')).correctedInput).toBe('couscoussier aluminium');
    expect((await search('couscoussier aluminium')).correctedInput).toBeNull();
    expect((await search('borma')).correctedInput).toBeNull();
  });

  test.each([
    ['téléphone', 'Téléphone à touches', 'Coque pour téléphone'],
    ['telifoun', 'Smartphone Samsung Galaxy A15 128 Go', 'Coque pour téléphone'],
    ['zit', 'Huile d’olive extra vierge 1 L', 'Lampe à huile'],
    ['lampe', 'Lampe à huile', 'Ampoule pour lampe'],
    ['tapis', 'Tapis berbère en laine', 'Tapis de yoga'],
    ['chaussures', 'Sandales fermées devant', 'Sac de voyage avec compartiment à chaussures'],
  ])('%s: %s stands before %s, however often that is sold', async (input, thing, accessory) => {
    const found = await names(input);
    expect(found).toContain(accessory);
    expect(found.indexOf(thing)).toBeGreaterThanOrEqual(0);
    expect(found.indexOf(thing)).toBeLessThan(found.indexOf(accessory));
  });

  test('a description is searched by its own words, not by what they might stand for', async () => {
    expect(await names('solidement')).toEqual(['Coque pour téléphone']);
    expect(await names('kteb')).toEqual([]);
  });

  test('a far-fetched correction is none', async () => {
    expect((await search('lampe de chevt')).correctedInput).toBe('lampe');
  });

  test('words of which no product has all: those that are the thing itself', async () => {
    expect(await names('marmite laine')).toEqual(['Marmite en inox 24 cm']);
    expect(await names('marmite pour la cuisine de mamie')).toEqual(['Marmite en inox 24 cm']);
  });

  test('what is for children is for boys and girls', async () => {
    expect(await names('t-shirt garçon')).toEqual(['T-shirt enfant']);
  });

  test('of words that none has all, whom it is for counts only alone', async () => {
    expect(await names('marmite femme')).toEqual(['Marmite en inox 24 cm']);
    expect(await names('femme')).toContain('Baskets femme blanches');
  });

  test('a wire is not what has none', async () => {
    expect(await names('fils')).not.toContain('Écouteurs Bluetooth sans fil');
    expect(await names('sans fil')).toContain('Écouteurs Bluetooth sans fil');
  });

  test('nonsense finds nothing', async () => {
    expect(await names('xyzzyqwv')).toEqual([]);
    expect(await names('???')).not.toEqual([]);
  });
});

describe('the query language', () => {
  const prices = async (input: string): Promise<number[]> =>
    (await search(input)).products.map(({ price }) => Number(price));
  test.each([
    ['moins de 100 dt', 0, 100],
    ['taht 50 dinar', 0, 50],
    ['ta7t 50 dt', 0, 50],
    ['تحت 50 دينار', 0, 50],
    ['under 60 tnd', 0, 60],
    ['entre 20 et 40', 20, 40],
    ['between 20 and 40 dt', 20, 40],
    ['بين 20 و 40 دينار', 20, 40],
    ['plus de 150 dinars', 150, 1e9],
    ['max 35,500 dt', 0, 35.5],
    ['budget 80dt', 0, 80],
    ['80 dt max', 0, 80],
    ['150 maximum', 0, 150],
    ['sans dépasser 60 dt', 0, 60],
    ['150 dt au moins', 150, 1e9],
  ])('%s', async (input, low, high) => {
    const found = await prices(input);
    const all = (await search('', '')).products;
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((price) => price >= low && price <= high)).toBe(true);
    expect(all.length).toBeGreaterThan(found.length - 1);
  });

  test('budget and words together', async () => {
    expect(await names('baskets moins de 70 dt')).toContain('Baskets femme blanches');
    expect(await names('baskets moins de 20 dt')).toEqual([]);
  });

  test('an amount of something else is no budget', async () => {
    expect(await names('couscoussier plus de 8 litres')).toContain('Couscoussier aluminium 8 litres');
  });

  test.each([
    ['chaussures noires', 'Chaussures homme en cuir', true],
    ['black shoes', 'Chaussures homme en cuir', true],
    ['robe 7amra', 'Robe d’été fleurie', true],
    ['robe rouge', 'Robe d’été fleurie', true],
    ['chaussures taille 42', 'Chaussures homme en cuir', true],
    ['chaussures pointure 45', 'Chaussures homme en cuir', false],
    ['sabbat 42', 'Chaussures homme en cuir', true],
    ['sabbat 42', 'Baskets femme blanches', false],
    // A bare number that nothing has as a size is not insisted on.
    ['chaussures 45', 'Chaussures homme en cuir', true],
    ['chemise xl', 'Chemise homme à carreaux', true],
    ['chemise 2xl', 'Chemise homme à carreaux', false],
  ])('%s', async (input, name, found) => {
    expect((await names(input)).includes(name)).toBe(found);
  });
});

describe('the name of a category', () => {
  test.each(['jardin', 'jarda', 'jardins'])('%s leads to what is below it first', async (text) => {
    const [first, second] = await names(text);
    expect([first, second]).toEqual(['Arrosoir en zinc', 'Jardin d’hiver, roman']);
  });
});

describe('pages by relevance', () => {
  test('cursors walk the whole list both ways without loss or repetition', async () => {
    const whole = (await search('bougie')).products.map(({ _id }) => _id);
    expect(whole).toHaveLength(12);
    const seen: string[] = [];
    let page = await search('bougie', '&limit=5'.replace('limit=5', 'page=1'));
    let cursor: string | undefined;
    do {
      const url = `/v1/admin/products?input=bougie&limit=5${cursor === undefined ? '' : `&after=${cursor}`}`;
      page = (await shop.get<ProductPage>(url)).body;
      seen.push(...page.products.map(({ _id }) => _id));
      cursor = page.cursors.at(-1);
    } while (page.pagination.hasNext);
    expect(seen).toEqual(whole);
    expect(page.pagination).toMatchObject({ currentPage: 3, totalItems: 12, totalPages: 3 });
    const back = (
      await shop.get<ProductPage>(`/v1/admin/products?input=bougie&limit=5&before=${page.cursors[0]}`)
    ).body;
    expect(back.products.map(({ _id }) => _id)).toEqual(whole.slice(5, 10));
    const second = (await shop.get<ProductPage>('/v1/admin/products?input=bougie&limit=5&page=2')).body;
    expect(second.products).toEqual(back.products);
    const reversed = (await shop.get<ProductPage>('/v1/admin/products?input=bougie&limit=20&sortOrder=asc'))
      .body;
    expect(reversed.products.map(({ _id }) => _id)).toEqual(whole.toReversed());
  });

  test('another sort over the same search', async () => {
    const { body } = await shop.get<ProductPage>('/v1/admin/products?input=bougie&sortBy=popularity&limit=3');
    expect(body.pagination.totalItems).toBe(12);
    const wrong = await shop.get<ErrorBody>(`/v1/admin/products?input=bougie&after=${body.cursors[0]}`);
    expect(wrong.body.error.fields?.[0]?.field).toBe('after');
  });
});

describe('suggestions while typing', () => {
  const suggest = async (text: string): Promise<string[]> =>
    (await shop.get<ProductSuggestion[]>(`/v1/admin/products/search/${encodeURIComponent(text)}`)).body.map(
      ({ name }) => name,
    );
  test.each([
    ['cous', 'Couscoussier aluminium 8 litres'],
    ['ordinateur por', 'Ordinateur portable Lenovo 15 pouces'],
    ['écout', 'Écouteurs Bluetooth sans fil'],
    ['samsung gal', 'Smartphone Samsung Galaxy A15 128 Go'],
    ['شاش', 'شاشية تونسية'],
    ['borm', 'Marmite en inox 24 cm'],
  ])('%s → %s', async (text, name) => {
    expect(await suggest(text)).toContain(name);
  });

  test('eight unless asked otherwise, twenty at most', async () => {
    expect(await suggest('bougie')).toHaveLength(8);
    expect(
      (await shop.get<ProductSuggestion[]>('/v1/admin/products/search/bougie?limit=12')).body,
    ).toHaveLength(12);
    expect(
      (await shop.get<ErrorBody>('/v1/admin/products/search/bougie?limit=21')).body.error.fields?.[0]?.field,
    ).toBe('limit');
    expect(
      (await shop.get<ErrorBody>(`/v1/admin/products/search/${'x'.repeat(201)}`)).body.error.fields?.[0]
        ?.field,
    ).toBe('query');
    expect((await shop.get<ErrorBody>('/v1/admin/products/search/%20')).body.error.fields?.[0]?.field).toBe(
      'query',
    );
  });

  test('signs of the query language of the database are only text', async () => {
    for (const text of ["o'neil | !(", 'a:* & b', "\\'); drop table products; --", '<-> x'])
      expect((await search(text)).products).toBeDefined();
    expect((await search('marmite')).pagination.totalItems).toBeGreaterThan(0);
  });
});
