/** The back office's categories and brands through the schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategory, addProducts, addSeller } from '../origin/testing/catalogue.ts';
import type { TestCategory } from '../origin/testing/catalogue.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { until } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let editor: Member;
let home: TestCategory;
let rugs: TestCategory;
let mode: TestCategory;
let brands: { id: number; slug: string }[];
beforeAll(async () => {
  shop = await openLiveShop();
  const { db } = shop.database;
  home = await addCategory(db, 'Maison', undefined, { display_order: 30 });
  rugs = await addCategory(db, 'Tapis', home);
  mode = await addCategory(db, 'Mode', undefined, { display_order: 20 });
  brands = [await addBrand(db, 'Zaytouna'), await addBrand(db, 'Qamar')];
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  await addProducts(
    db,
    Array.from({ length: 3 }, (_, n) => ({
      name: `Kilim ${n}`,
      seller_id,
      category: rugs,
      brand_id: brands[0]?.id as number,
    })),
  );
  shop.origin.context.directory.drop();
  editor = await signUp(shop, 'Catalogue');
});
afterAll(() => shop.close());

interface Payload {
  category: Record<string, unknown> | null;
  brand: Record<string, unknown> | null;
  current: Record<string, unknown> | null;
  change: { reference: string; canUndoUntil: string | null } | null;
  userErrors: { field: string[]; code: string }[];
}
const CATEGORY =
  'id version name slug active isVisible parentId path { name } image { url } cover { url } impact { products }';
const BRAND = 'id version name slug country active productCount createdAt impact { products addresses }';
const run = async (mutation: string, input: object): Promise<Payload> => {
  const isBrand = mutation.includes('Brand');
  const type = mutation.endsWith('Merge') ? 'AdminMerge' : mutation.replace(/^a/, 'A');
  const own = isBrand
    ? `brand { ${BRAND} } current { ${BRAND} }`
    : `category { ${CATEGORY} } current { ${CATEGORY} }`;
  const { data, errors } = await editor.ask(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
       ${own} change { reference canUndoUntil } userErrors { field code } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as Record<string, Payload>)[mutation] as Payload;
};
const id = (category: { id: number }) => toGlobalId('AdminCategory', category.id);
const inTree = async (): Promise<string[]> => {
  const { data } = await editor.ask('{ adminCategories { path { name } } }');
  return (data as unknown as { adminCategories: { path: { name: string }[] }[] }).adminCategories.map(
    ({ path }) => path.map(({ name }) => name).join(' > '),
  );
};
const problems = ({ userErrors }: Payload) => userErrors.map(({ code, field }) => [code, field.join('.')]);
/** What the shop shows to everybody. */
const inShop = async (): Promise<string[]> => {
  const { data } = await shop.browser().ask('{ categories { name subCategories { name } } }');
  return (
    data as unknown as { categories: { name: string; subCategories: { name: string }[] }[] }
  ).categories.flatMap(({ name, subCategories }) => [
    name,
    ...subCategories.map((below) => `${name} > ${below.name}`),
  ]);
};

describe('categories', () => {
  it('are a tree, and one is read by either of its ids', async () => {
    expect(await inTree()).toEqual(['Maison', 'Maison > Tapis', 'Mode']);
    for (const type of ['Category', 'AdminCategory'] as const) {
      const { data } = await editor.ask(
        `query ($id: ID!) { adminCategory(id: $id) { name reference impact { products categories addresses coupons promos } } }`,
        { id: toGlobalId(type, home.id) },
      );
      expect(data).toEqual({
        adminCategory: {
          name: 'Maison',
          reference: toGlobalId('Category', home.id),
          impact: { products: 3, categories: 1, addresses: 2, coupons: 0, promos: 0 },
        },
      });
    }
  });

  it('are created, changed and moved; the shop shows it within 5 s', async () => {
    expect(await inShop()).toEqual(['Maison', 'Maison > Tapis', 'Mode']);
    const made = await run('adminCategoryCreate', {
      parentId: id(home),
      fields: { name: 'Rideaux', active: true, imageUrl: '/media/a-1', coverUrl: '/media/a-2' },
      idempotencyKey: 'key-of-curtains',
    });
    expect(made.category).toMatchObject({
      slug: 'rideaux',
      isVisible: true,
      cover: { url: '/media/a-2?w=1600' },
    });
    await until(async () => (await inShop()).includes('Maison > Rideaux'));
    const changed = await run('adminCategoryUpdate', {
      id: made.category?.['id'],
      version: 1,
      changes: { name: 'Voilages', coverUrl: null },
    });
    expect(changed.category).toMatchObject({ name: 'Voilages', version: 2, cover: null });
    expect(changed.change?.canUndoUntil).not.toBeNull();
    const moved = await run('adminCategoryMove', {
      id: made.category?.['id'],
      version: 2,
      parentId: id(mode),
      beforeId: null,
    });
    expect(moved.category).toMatchObject({ parentId: id(mode) });
    await until(async () => (await inShop()).includes('Mode > Voilages'));
  });

  it('name the field that is refused, and say what is when the version is not the present one', async () => {
    const refused = async (input: object) =>
      (await run('adminCategoryMove', { id: id(home), version: 1, parentId: null, beforeId: null, ...input }))
        .userErrors;
    expect(await refused({ parentId: id(rugs) })).toEqual([{ field: ['parentId'], code: 'INVALID' }]);
    expect(await refused({ beforeId: id(rugs) })).toEqual([{ field: ['beforeId'], code: 'NOT_FOUND' }]);
    const stale = await run('adminCategoryUpdate', { id: id(mode), version: 9, changes: { active: false } });
    expect(stale.userErrors[0]?.code).toBe('STALE');
    expect(stale.current).toMatchObject({ name: 'Mode' });
    const { errors } = await editor.ask(
      'mutation ($input: AdminCategoryUpdateInput!) { adminCategoryUpdate(input: $input) { userErrors { code } } }',
      { input: { id: id(mode), version: 1, changes: { name: null } } },
    );
    expect(errors?.[0]?.extensions['argument']).toBe('input.changes.name');
  });

  it('have names and descriptions by language; French replaces missing ones', async () => {
    const TEXTS = `{ version names { en de tn } descriptions { en de tn } }`;
    const change = async (version: number, changes: object, of = home) => {
      const { data, errors } = await editor.ask(
        `mutation ($input: AdminCategoryUpdateInput!) { adminCategoryUpdate(input: $input) {
           category ${TEXTS} current ${TEXTS} change { reference canUndoUntil } userErrors { field code } } }`,
        { input: { id: id(of), version, changes } },
      );
      expect(errors).toBeUndefined();
      return (data as unknown as { adminCategoryUpdate: Payload }).adminCategoryUpdate;
    };
    const both = await change(1, {
      description: 'Tout pour la maison',
      names: { en: 'Home', tn: 'الدار' },
      descriptions: { en: 'All for your home' },
    });
    expect(both.category).toEqual({
      version: 2,
      names: { en: 'Home', de: null, tn: 'الدار' },
      descriptions: { en: 'All for your home', de: null, tn: null },
    });
    await change(1, { names: { en: 'Rugs' } }, rugs);
    const third = await change(2, { names: { de: 'Haus', tn: null } });
    expect(third.category).toMatchObject({
      version: 3,
      names: { en: 'Home', de: 'Haus', tn: null },
    });
    const inLanguages = async () => {
      const { data } = await shop.browser().ask(
        `query ($slug: String!) { category(by: { slug: $slug }) {
           fr: name en: name(language: EN) tn: name(language: TN)
           enIn: nameLanguage(language: EN) tnIn: nameLanguage(language: TN)
           about: description(language: EN) aboutDe: description(language: DE)
           aboutIn: descriptionLanguage(language: EN) aboutDeIn: descriptionLanguage(language: DE)
         } products(first: 1) { nodes { category { name(language: DE) nameLanguage(language: DE) } byReference: category { name(language: EN) } } } }`,
        { slug: home.slug },
      );
      return data as unknown as { category: Record<string, string>; products: { nodes: object[] } };
    };
    await until(async () => (await inLanguages()).category['en'] === 'Home');
    const { category: shown, products } = await inLanguages();
    expect(shown).toEqual({
      fr: 'Maison',
      en: 'Home',
      tn: 'Maison',
      enIn: 'EN',
      tnIn: 'FR',
      about: 'All for your home',
      aboutDe: 'Tout pour la maison',
      aboutIn: 'EN',
      aboutDeIn: 'FR',
    });
    // A product has a reference to its category only: names in other languages are in the tree.
    expect(products.nodes).toEqual([
      { category: { name: 'Tapis', nameLanguage: 'FR' }, byReference: { name: 'Rugs' } },
    ]);
    expect(problems(await change(3, { names: { de: 'H' } }))).toEqual([['TOO_SHORT', 'names.de']]);
    expect(third.change?.canUndoUntil).not.toBeNull();
    await editor.ask(
      `mutation ($input: ChangeUndoInput!) { changeUndo(input: $input) { userErrors { code } } }`,
      {
        input: { id: third.change?.reference },
      },
    );
    const { data } = await editor.ask(`query ($id: ID!) { adminCategory(id: $id) ${TEXTS} }`, {
      id: id(home),
    });
    expect(data).toMatchObject({
      adminCategory: { version: 4, names: { en: 'Home', de: null, tn: 'الدار' } },
    });
    expect(problems(await change(2, { names: { de: 'Heim' } }))[0]?.[0]).toBe('STALE');
  });

  it('are merged for good', async () => {
    const merged = await run('adminCategoryMerge', {
      id: id(rugs),
      version: 2,
      intoId: id(mode),
      idempotencyKey: 'key-of-merge-1',
    });
    expect(merged).toMatchObject({
      category: { name: 'Mode' },
      change: { canUndoUntil: null },
      userErrors: [],
    });
    expect(await inTree()).not.toContain('Maison > Tapis');
    await until(async () => !(await inShop()).includes('Maison > Tapis'));
  });
});

describe('brands', () => {
  it('have descriptions by language; a change of one leaves the others', async () => {
    const TEXTS = 'version descriptions { en de tn }';
    const change = async (version: number, descriptions: object) => {
      const { data, errors } = await editor.ask(
        `mutation ($input: AdminBrandUpdateInput!) {
           adminBrandUpdate(input: $input) { brand { ${TEXTS} } userErrors { field code } } }`,
        {
          input: {
            id: toGlobalId('AdminBrand', brands[1]?.id ?? 0),
            version,
            changes: { descriptions },
          },
        },
      );
      expect(errors).toBeUndefined();
      return (data as unknown as { adminBrandUpdate: Payload }).adminBrandUpdate.brand;
    };
    await change(1, { en: 'Lamps', de: 'Lampen' });
    expect(await change(2, { de: null, tn: 'لامبات' })).toEqual({
      version: 3,
      descriptions: { en: 'Lamps', de: null, tn: 'لامبات' },
    });
  });

  it('are listed, narrowed and sorted', async () => {
    const list = async (variables: Record<string, unknown>) => {
      const { data, errors } = await editor.ask(
        `query ($first: Int, $after: String, $before: String, $filter: AdminBrandFilter, $sort: AdminBrandSort) {
          adminBrands(first: $first, after: $after, before: $before, filter: $filter, sort: $sort) {
            edges { node { name } } pageInfo { hasNextPage endCursor } total { value } } }`,
        variables,
      );
      const argument = errors?.[0]?.extensions['argument'];
      if (argument !== undefined) return argument;
      const { edges } = (data as unknown as { adminBrands: { edges: { node: { name: string } }[] } })
        .adminBrands;
      return edges.map(({ node }) => node.name);
    };
    expect(await list({})).toEqual(['Qamar', 'Zaytouna']);
    expect(await list({ sort: { by: 'PRODUCTS', direction: 'DESC' }, first: 1 })).toEqual(['Zaytouna']);
    expect(await list({ filter: { hasProducts: false } })).toEqual(['Qamar']);
    expect(await list({ filter: { search: 'zay' } })).toEqual(['Zaytouna']);
    expect(await list({ filter: { country: 'tn' } })).toBe('filter.country');
    expect(await list({ after: 'x', before: 'x' })).toBe('before');
  });

  it('are created, changed and merged', async () => {
    const made = await run('adminBrandCreate', {
      fields: { name: 'Sidi Bou', country: 'TN' },
      idempotencyKey: 'key-of-brand-1',
    });
    expect(made.brand).toMatchObject({ slug: 'sidi-bou', active: true, productCount: 0 });
    const brandId = made.brand?.['id'];
    const taken = await run('adminBrandUpdate', {
      id: brandId,
      version: 1,
      changes: { slug: brands[0]?.slug },
    });
    expect(taken.userErrors).toEqual([{ field: ['slug'], code: 'TAKEN' }]);
    const archived = await run('adminBrandUpdate', { id: brandId, version: 1, changes: { active: false } });
    expect(archived.brand).toMatchObject({ active: false, version: 2 });
    const merged = await run('adminBrandMerge', {
      id: brandId,
      version: 2,
      intoId: toGlobalId('Brand', brands[1]?.id ?? 0),
      idempotencyKey: 'key-of-merge-2',
    });
    expect(merged).toMatchObject({ brand: { name: 'Qamar' }, change: { canUndoUntil: null } });
  });
});
