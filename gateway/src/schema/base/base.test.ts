import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestBed } from '../../../test/harness.ts';
import type { TestBed } from '../../../test/harness.ts';
import { inLanguage } from './languages.ts';
import { joinKey, lastOfKey, readGlobalId, splitKey, toGlobalId } from './ids.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

describe('global ids', () => {
  it('survive a round trip', () => {
    expect(readGlobalId(toGlobalId('Product', 12), 'id')).toEqual({ type: 'Product', key: '12' });
    expect(readGlobalId(toGlobalId('ProductVariant', '3.31'), 'id')).toEqual({
      type: 'ProductVariant',
      key: '3.31',
    });
  });

  it('carry any id of the upstream, and several of them', () => {
    const odd = ['a-uuid', '1/../2?x#y', 'é ü', 'a.b%2Ec', '商品'.repeat(32)];
    for (const id of odd) {
      expect(readGlobalId(toGlobalId('Product', id), 'id')).toEqual({ type: 'Product', key: id });
      const { key } = readGlobalId(toGlobalId('OrderLine', joinKey('1.2', id, '%')), 'id');
      expect(splitKey(key)).toEqual(['1.2', id, '%']);
      expect(lastOfKey(key)).toBe('%');
    }
  });

  it('are sent to the upstream as one segment, and as one value', async () => {
    const [one, other] = ['../x?y#z', 'a b'].map((id) => toGlobalId('Product', id));
    await ask(bed.gateway, `{ node(id: "${one}") { ... on Product { images { url } } } }`);
    await ask(bed.gateway, `{ nodes(ids: ["${one}", "${other}"]) { id } }`);
    const sent = bed.sent();
    expect(sent.join(' ')).toMatch(/\.\.%2Fx%3Fy%23z/);
    expect(sent.join(' ')).not.toContain('../');
  });

  const encoded = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    ['not base64url', 'a b+/'],
    ['of no type', encoded('Unicorn:1')],
    ['an inherited name', encoded('constructor:1')],
    ['without a key', encoded('Product:')],
    ['of a key with a comma, which separates ids', encoded('Product:1,2')],
    ['of a key that leads up in a path', encoded('Product:..')],
    ['of a key with a control character', encoded('Product:1\n2')],
    ['of a key that is too long', encoded(`Product:${'x'.repeat(65)}`)],
    ['of a composite key that is not escaped', encoded('ProductVariant:a%b.c')],
    ['padded', `${encoded('Product:1')}=`],
    ['of a region that is not', encoded('Region:25')],
    ['empty', ''],
  ])('are refused when %s', async (_, id) => {
    const { data, errors } = await ask(bed.gateway, 'query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data).toEqual({ node: null });
    expect(errors?.[0]).toMatchObject({
      message: 'id: is not a global id',
      extensions: { code: 'BAD_USER_INPUT', argument: 'id' },
    });
    expect(bed.sent()).toEqual([]);
  });
});

describe('node', () => {
  const keys = {
    Product: '10',
    ProductVariant: '10.101',
    Review: '10.1003',
    Category: '1',
    Brand: '1',
    Seller: '1',
    Homepage: 'v0',
    Promo: 'the-50',
    TextPage: 'shipping.de',
    Region: '24',
  };

  it.each(Object.keys(keys) as (keyof typeof keys)[])('finds a %s', async (type) => {
    const id = toGlobalId(type, keys[type]);
    const { data, errors } = await ask(bed.gateway, 'query ($id: ID!) { node(id: $id) { __typename id } }', {
      id,
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { __typename: type, id } });
  });

  const unknown = { ...keys, Product: '999999', ProductVariant: '10.7', Review: '10.7', Category: '999' };
  it.each(['Product', 'ProductVariant', 'Review', 'Category', 'Brand', 'Seller', 'Homepage'] as const)(
    'gives null for an unknown %s',
    async (type) => {
      const key = { ...unknown, Brand: '999', Seller: '999', Homepage: 'v9' }[type];
      const id = toGlobalId(type, key);
      const { data, errors } = await ask(bed.gateway, 'query ($id: ID!) { node(id: $id) { id } }', { id });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ node: null });
    },
  );
});

describe('nodes', () => {
  it('loads objects of one type together, in the requested order', async () => {
    bed.sent();
    const ids = [
      toGlobalId('Product', 23),
      toGlobalId('Brand', 7),
      toGlobalId('Product', 999_999),
      toGlobalId('Product', 21),
    ];
    const { data } = await ask(bed.gateway, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(data).toEqual({ nodes: [{ id: ids[0] }, { id: ids[1] }, null, { id: ids[3] }] });
    expect(bed.sent().toSorted()).toEqual([
      'GET /v1/admin/products?limit=3&ids=21,23,999999',
      'GET /v1/brands/by-ids?ids=7',
    ]);
  });

  it('names the id that is malformed and answers the others', async () => {
    const ids = [toGlobalId('Region', 1), 'broken!'];
    const { data, errors } = await ask(bed.gateway, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids,
    });
    expect(data).toEqual({ nodes: [{ id: ids[0] }, null] });
    expect(errors?.[0]?.extensions['argument']).toBe('ids.1');
  });

  it('rejects more than 100', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => toGlobalId('Product', index + 1));
    const { errors } = await ask(bed.gateway, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'ids' });
  });
});

describe('pictures', () => {
  const url = async (width: string) => {
    const { data } = await ask(
      bed.gateway,
      `{ product(by: { slug: "produit-1" }) { mainImage { url${width} } } }`,
    );
    return (data as unknown as { product: { mainImage: { url: string } } }).product.mainImage.url;
  };

  it.each([
    ['', 1600],
    ['(width: 1)', 64],
    ['(width: 64)', 64],
    ['(width: 65)', 96],
    ['(width: 900)', 1200],
    ['(width: 9000)', 1600],
  ])('are asked for at a served width %s', async (width, served) => {
    expect(await url(width)).toBe(`/media/product-1?w=${served}`);
  });
});

describe('Tunisian texts of the catalogue', () => {
  it.each([
    ['عسل، 500 g', 'عسل، \u200E500 g'],
    ['ماء 6 × 1,5 L، بارد', 'ماء \u200E6 × 1,5 L، بارد'],
    ['تليفون iPhone 15 Pro', 'تليفون iPhone \u200E15 Pro'],
    ['كبل USB 3.0، 12 %', 'كبل USB 3.0، 12 %'],
    ['3 حاجات', '3 حاجات'],
  ])('keep a unit at the right of its number: %s', (text, marked) => {
    expect(inLanguage('fr', { tn: text }, 'tn')).toEqual({ text: marked, language: 'tn' });
    expect(inLanguage(text, {}, 'tn').text).toBe(text);
    expect(inLanguage('fr', { en: text }, 'en').text).toBe(text);
  });
});
