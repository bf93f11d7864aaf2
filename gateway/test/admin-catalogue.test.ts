/** The back office's products through the schema: for admins alone, on sale or not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { until } from './harness.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const LIST = `query ($first: Int, $after: String, $before: String, $filter: AdminProductFilter, $sort: AdminProductSort) {
  adminProducts(first: $first, after: $after, before: $before, filter: $filter, sort: $sort) {
    edges { cursor node { id active product { name currentPrice { amount } } } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    total { value isExact }
  }
}`;
interface List {
  adminProducts: {
    edges: { node: { id: string; product: { name: string } } }[];
    pageInfo: { hasNextPage: boolean; startCursor: string; endCursor: string };
    total: object;
  };
}

let shop: LiveShop;
let reader: Member;
let editor: Member;
let ids: number[];
let categoryId: number;
let sellerId: number;
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  ({ id: sellerId } = await addSeller(db, 'Chez Ali'));
  const category = await addCategory(db, 'Maison');
  categoryId = category.id;
  ids = await addProducts(
    db,
    ['Bol', 'Lampe', 'Tapis', 'Vase'].map((name, index) => ({
      name,
      seller_id: sellerId,
      category,
      price: 10_000 * (index + 1),
      active: index < 3,
      cost_price: 4_200,
      image_keys: ['a-0'],
    })),
  );
  shop.origin.context.directory.drop();
  reader = await signUp(shop, 'ReadOnly');
  editor = await signUp(shop, 'Catalogue');
});
afterAll(() => shop.close());

const list = async (variables: Record<string, unknown>): Promise<List['adminProducts']> => {
  const { data, errors } = await reader.ask(LIST, variables);
  expect(errors).toBeUndefined();
  return (data as unknown as List).adminProducts;
};
const namesOf = ({ edges }: List['adminProducts']): string[] => edges.map(({ node }) => node.product.name);

describe('adminProducts', () => {
  it('lists products on sale or not, in both directions', async () => {
    const sort = { by: 'PRICE', direction: 'DESC' };
    const first = await list({ first: 2, sort });
    expect(namesOf(first)).toEqual(['Vase', 'Tapis']);
    expect(first.total).toEqual({ value: 4, isExact: true });
    const next = await list({ first: 2, sort, after: first.pageInfo.endCursor });
    expect(namesOf(next)).toEqual(['Lampe', 'Bol']);
    expect(next.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(namesOf(await list({ first: 2, sort, before: next.pageInfo.startCursor }))).toEqual([
      'Vase',
      'Tapis',
    ]);
  });

  it('takes ids of categories and sellers', async () => {
    const filter = {
      categoryId: toGlobalId('Category', categoryId),
      sellerIds: [toGlobalId('AdminSeller', sellerId)],
      active: false,
    };
    expect(namesOf(await list({ filter }))).toEqual(['Vase']);
  });

  it.each([
    [{ first: 101 }, 'first'],
    [{ after: 'x', before: 'x' }, 'before'],
    [{ after: 'x' }, 'after'],
    [{ filter: { colors: ['mauve'] } }, 'filter.colors'],
    [{ filter: { categoryId: toGlobalId('Brand', 1) } }, 'filter.categoryId'],
    [{ filter: { vatRate: '1900' } }, 'filter.vatRate'],
  ])('names the argument that is wrong: %o', async (variables, argument) => {
    const { errors } = await reader.ask(LIST, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  it('is refused to shoppers', async () => {
    const { data, errors } = await (await signUp(shop)).ask(LIST);
    expect(data).toEqual({ adminProducts: null });
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });
});

describe('adminProduct', () => {
  const ONE = `query ($id: ID!) {
    adminProduct(id: $id) {
      id active costPrice { amount } vatRate lowest30Days { amount } archivedAt soldCount flashSale { price { amount } }
      seller { id name status } brand { name } categoryPath { reference name } canEdit
      images { address } checklist { requirement isMet } variants { edges { node { sku } } total { value } }
      product { name }
    }
  }`;

  it('shows one that is off sale, by either of its ids', async () => {
    for (const type of ['AdminProduct', 'Product'] as const) {
      const { data, errors } = await reader.ask(ONE, { id: toGlobalId(type, ids[3] ?? 0) });
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        adminProduct: {
          id: toGlobalId('AdminProduct', ids[3] ?? 0),
          active: false,
          costPrice: { amount: '4.200' },
          vatRate: '19.00',
          lowest30Days: { amount: '40.000' },
          archivedAt: null,
          soldCount: 0,
          flashSale: null,
          seller: { id: toGlobalId('AdminSeller', sellerId), name: 'Chez Ali', status: 'ACTIVE' },
          brand: null,
          categoryPath: [{ reference: toGlobalId('Category', categoryId), name: 'Maison' }],
          canEdit: false,
          images: [{ address: '/media/a-0' }],
          checklist: ['PICTURE', 'PRICE', 'CATEGORY_VISIBLE', 'SELLER_ACTIVE'].map((requirement) => ({
            requirement,
            isMet: true,
          })),
          variants: { edges: [], total: { value: 0 } },
          product: { name: 'Vase' },
        },
      });
    }
  });

  it('says who may change it', async () => {
    const { data } = await editor.ask(ONE, { id: toGlobalId('Product', ids[0] ?? 0) });
    expect(data).toMatchObject({ adminProduct: { canEdit: true } });
  });

  it('is null when it does not exist', async () => {
    expect((await reader.ask(ONE, { id: toGlobalId('Product', 999_999) })).data).toEqual({
      adminProduct: null,
    });
  });
});

describe('changes', () => {
  const PAYLOAD = `{
    product { id version product { name price { amount } stock } discountPrice { amount } archivedAt flashSale { price { amount } } }
    current { version product { name } } change { reference canUndoUntil } warnings userErrors { field code changedBy usedBy useCount stock }
  }`;
  const run = async (
    field: string,
    input: Record<string, unknown>,
    who: Member = editor,
    selection = PAYLOAD,
  ): Promise<Record<string, never>> => {
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const { data, errors } = await who.ask(
      `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`,
      { input },
    );
    expect(errors).toBeUndefined();
    return (data as Record<string, Record<string, never>>)[field] as Record<string, never>;
  };
  let keys = 0;
  const idempotencyKey = () => `catalogue-${(keys += 1)}`;
  const id = () => toGlobalId('AdminProduct', ids[0] ?? 0);

  it('of a product: absent stays, null clears, a stale version gives the present product', async () => {
    const first = await run('adminProductUpdate', {
      id: id(),
      version: 1,
      changes: { name: 'Bol bleu', price: '12.5', discountPrice: '11' },
    });
    expect(first).toMatchObject({
      product: { version: 2, product: { name: 'Bol bleu', price: { amount: '12.500' } } },
      change: { reference: expect.any(String) as string },
      warnings: ['REFERENCE_PRICE_NOT_ASKED'],
      userErrors: [],
    });
    const cleared = await run('adminProductUpdate', {
      id: id(),
      version: 2,
      changes: { discountPrice: null },
    });
    expect(cleared).toMatchObject({
      product: { version: 3, discountPrice: null, product: { name: 'Bol bleu' } },
    });
    const stale = await run('adminProductUpdate', { id: id(), version: 2, changes: { name: 'Bol vert' } });
    expect(stale).toMatchObject({
      product: null,
      current: { version: 3, product: { name: 'Bol bleu' } },
      userErrors: [
        { field: [], code: 'STALE' },
        { field: ['discountPrice'], code: 'CHANGED', changedBy: expect.any(String) as string },
      ],
    });
  });

  it('have names, descriptions and technical data by language; French replaces missing ones', async () => {
    const TEXTS = `{ version names { en de tn } descriptions { en de tn } specs { name names { en } value values { en } } }`;
    const first = await run(
      'adminProductCreate',
      {
        idempotencyKey: idempotencyKey(),
        fields: {
          sku: 'LANG-1',
          sellerId: toGlobalId('AdminSeller', sellerId),
          categoryId: toGlobalId('Category', categoryId),
          price: '20',
          name: 'Théière en cuivre',
          names: { en: 'Copper teapot', tn: 'براد نحاس' },
          description: 'Faite à la main',
          descriptions: { en: 'Handmade' },
          specs: [{ name: 'Matière', names: { en: 'Material' }, value: 'Cuivre', values: { en: 'Copper' } }],
        },
      },
      editor,
      `{ product { id ${TEXTS.slice(1)} userErrors { field code } }`,
    );
    expect(first).toMatchObject({
      userErrors: [],
      product: {
        names: { en: 'Copper teapot', de: null, tn: 'براد نحاس' },
        descriptions: { en: 'Handmade', de: null },
        specs: [{ name: 'Matière', names: { en: 'Material' }, value: 'Cuivre', values: { en: 'Copper' } }],
      },
    });
    const own = (first as unknown as { product: { id: string; version: number } }).product;
    const second = await run(
      'adminProductUpdate',
      {
        id: own.id,
        version: own.version,
        // Clients that know French only do not remove the other languages.
        changes: { names: { de: 'Teekanne', tn: null }, specs: [{ name: 'Matière', value: 'Cuivre étamé' }] },
      },
      editor,
      `{ product ${TEXTS} change { reference } userErrors { field code } }`,
    );
    expect(second).toMatchObject({
      userErrors: [],
      product: {
        version: own.version + 1,
        names: { en: 'Copper teapot', de: 'Teekanne', tn: null },
        specs: [{ names: { en: 'Material' }, value: 'Cuivre étamé', values: { en: null } }],
      },
    });
    const { data } = await editor.ask(
      `query ($id: ID!) { adminProduct(id: $id) { product {
         fr: name en: name(language: EN) tn: name(language: TN) tnIn: nameLanguage(language: TN) } } }`,
      { id: own.id },
    );
    expect(data).toEqual({
      adminProduct: {
        product: { fr: 'Théière en cuivre', en: 'Copper teapot', tn: 'Théière en cuivre', tnIn: 'FR' },
      },
    });
    const wrong = await run(
      'adminProductUpdate',
      { id: own.id, version: own.version + 1, changes: { names: { en: 'T' } } },
      editor,
      '{ userErrors { field code } }',
    );
    expect(wrong).toEqual({ userErrors: [{ field: ['names', 'en'], code: 'TOO_SHORT' }] });
    const undone = await editor.ask(
      'mutation ($input: ChangeUndoInput!) { changeUndo(input: $input) { userErrors { code } } }',
      { input: { id: (second as unknown as { change: { reference: string } }).change.reference } },
    );
    expect(undone.errors).toBeUndefined();
    const after = await editor.ask(`query ($id: ID!) { adminProduct(id: $id) ${TEXTS} }`, { id: own.id });
    expect(after.data).toMatchObject({
      adminProduct: {
        names: { en: 'Copper teapot', de: null, tn: 'براد نحاس' },
        specs: [{ value: 'Cuivre' }],
      },
    });
  });

  it('of names in other languages are shown in the shop, and found', async () => {
    await run('adminProductUpdate', {
      id: toGlobalId('AdminProduct', ids[1] ?? 0),
      version: 1,
      changes: { names: { en: 'Bedside zephyrlight' }, descriptions: { en: 'Warm' } },
    });
    const shown = async () => {
      const { data } = await shop.browser().ask(
        `{ products(filter: { query: "zephyrlight" }, first: 2) { nodes { fr: name en: name(language: EN) de: name(language: DE)
             about: description(language: EN) aboutIn: descriptionLanguage(language: EN) aboutDe: descriptionLanguage(language: DE) } } }`,
      );
      return (
        (data as unknown as { products: { nodes: Record<string, string>[] } | null }).products?.nodes ?? []
      );
    };
    await until(async () => (await shown()).length > 0);
    expect(await shown()).toEqual([
      {
        fr: 'Lampe',
        en: 'Bedside zephyrlight',
        de: 'Lampe',
        about: 'Warm',
        aboutIn: 'EN',
        aboutDe: 'FR',
      },
    ]);
  });

  it('are seen in the shop after the next event', async () => {
    const { data } = await editor.ask('query ($id: ID!) { node(id: $id) { ... on Product { slug } } }', {
      id: toGlobalId('Product', ids[1] ?? 0),
    });
    const { slug } = (data as unknown as { node: { slug: string } }).node;
    const name = async () => {
      const page = await shop
        .browser()
        .ask('query ($slug: String!) { product(by: { slug: $slug }) { name } }', { slug });
      return (page.data as unknown as { product: { name: string } | null }).product?.name;
    };
    expect(await name()).toBe('Lampe');
    await run('adminProductUpdate', {
      id: toGlobalId('Product', ids[1] ?? 0),
      version: 2,
      changes: { name: 'Lampe de chevet' },
    });
    await until(async () => (await name()) === 'Lampe de chevet');
  });

  it('name the field that is wrong', async () => {
    const change = (changes: object) => run('adminProductUpdate', { id: id(), version: 3, changes });
    expect(await change({ discountPrice: '99.000' })).toMatchObject({
      userErrors: [{ field: ['discountPrice'], code: 'INVALID' }],
    });
    expect(await change({ sku: 'x y' })).toMatchObject({ userErrors: [{ field: ['sku'], code: 'INVALID' }] });
    const { errors } = await editor.ask(
      'mutation ($input: AdminProductUpdateInput!) { adminProductUpdate(input: $input) { userErrors { code } } }',
      { input: { id: id(), version: 3, changes: { name: null } } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ argument: 'input.changes.name' });
  });

  it('create once by a key, and archive', async () => {
    const input = {
      fields: {
        name: 'Miroir',
        sku: 'miroir-1',
        sellerId: toGlobalId('AdminSeller', sellerId),
        categoryId: toGlobalId('Category', categoryId),
        price: '20',
      },
      stock: 3,
      idempotencyKey: idempotencyKey(),
    };
    const made = await run('adminProductCreate', input);
    expect(made).toMatchObject({ product: { version: 1, product: { stock: 3 } }, userErrors: [] });
    const { id: made1 } = made['product'] as unknown as { id: string };
    expect((await run('adminProductCreate', input))['product']).toMatchObject({ id: made1 });
    const gone = await run('adminProductArchive', { id: made1, version: 1, archived: true });
    expect(gone).toMatchObject({ product: { archivedAt: expect.any(String) as string } });
  });

  it('move the stock, and plan a flash sale for the people of marketing too', async () => {
    const stock = (more: object) =>
      run('adminStockAdjust', { id: id(), idempotencyKey: idempotencyKey(), ...more });
    expect(await stock({ delta: 4 })).toMatchObject({ product: { product: { stock: 14 } } });
    expect(await stock({ set: 2, expected: 10 })).toMatchObject({
      userErrors: [{ code: 'STOCK_MOVED', usedBy: null, useCount: null, stock: 14 }],
    });
    const marketer = await signUp(shop, 'Marketing');
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const sale = {
      id: id(),
      version: 3,
      price: '9',
      expiresAt,
      stock: 5,
      idempotencyKey: idempotencyKey(),
    };
    expect(await run('adminFlashSaleSet', sale, marketer)).toMatchObject({
      product: { version: 4, flashSale: { price: { amount: '9.000' } } },
    });
    // The same key is the same change: its version is not stale.
    expect(await run('adminFlashSaleSet', sale, marketer)).toMatchObject({
      product: { version: 4 },
      userErrors: [],
    });
    const end = { id: id(), version: 4, idempotencyKey: idempotencyKey() };
    expect(await run('adminFlashSaleRemove', end, marketer)).toMatchObject({
      product: { version: 5, flashSale: null },
    });
    const { errors } = await marketer.ask(
      'mutation ($input: AdminProductArchiveInput!) { adminProductArchive(input: $input) { userErrors { code } } }',
      { input: { id: id(), version: 5, archived: true } },
    );
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  it('of several products each have their own result', async () => {
    const rows = [
      { id: id(), version: 5, changes: { price: '15' } },
      { id: toGlobalId('Product', ids[2] ?? 0), version: 7, changes: { price: '15' } },
    ];
    const selection =
      '{ rows { index product { product { price { amount } } } current { version } userErrors { code } } userErrors { code } }';
    expect(await run('adminProductsPatch', { rows }, editor, selection)).toEqual({
      rows: [
        { index: 0, product: { product: { price: { amount: '15.000' } } }, current: null, userErrors: [] },
        { index: 1, product: null, current: { version: 1 }, userErrors: [{ code: 'STALE' }] },
      ],
      userErrors: [],
    });
  });

  it('add, change and delete variants', async () => {
    const selection = `{ variant { id version size color } product { variantCount variants { edges { node { id version size } } } }
      userErrors { field code } }`;
    const made = (await run(
      'adminVariantsCreate',
      { productId: id(), sizes: ['S', 'M'], idempotencyKey: idempotencyKey() },
      editor,
      selection,
    )) as unknown as { product: { variants: { edges: { node: { id: string; version: number } }[] } } };
    const [first, second] = made.product.variants.edges.map(({ node }) => node);
    const changed = await run(
      'adminVariantUpdate',
      { id: first?.id, version: 1, changes: { color: 'rouge' } },
      editor,
      selection,
    );
    expect(changed).toMatchObject({ variant: { version: 2, size: 'S', color: 'rouge' }, userErrors: [] });
    const deleted = await run('adminVariantDelete', { id: second?.id, version: 1 }, editor, selection);
    expect(deleted).toMatchObject({ variant: null, product: { variantCount: 1 }, userErrors: [] });
  });

  it('of a slug leave its former address leading to the present one', async () => {
    const product = toGlobalId('Product', ids[3] ?? 0);
    const { data } = await editor.ask(
      'query ($id: ID!) { adminProduct(id: $id) { version product { slug } } }',
      { id: product },
    );
    const before = (data as unknown as { adminProduct: { version: number; product: { slug: string } } })
      .adminProduct;
    await run('adminProductUpdate', {
      id: product,
      version: before.version,
      changes: { slug: 'vase-en-verre' },
    });
    const { findRedirect } = shop.gateway;
    expect(await findRedirect(`/product/${before.product.slug}`)).toBe('/product/vase-en-verre');
    for (const path of ['/product/vase-en-verre', '/product/never-was', '/cart', '/category/a/b'])
      expect(await findRedirect(path)).toBeNull();
  });
});
