/** Counts of technical data for many filters, compared with plain statements on the JSON of the products. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilterOptions, ProductPage, ProductSpec } from '../../../contract/catalogue.ts';
import { fromTnd } from '../../../contract/money.ts';
import { run } from '../../base/sql.ts';
import { random } from '../../media/random.ts';
import { addBrand, addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { directly } from '../../testing/system.ts';

type Spec = NonNullable<FilterOptions['specs']>[number];
type Chosen = [name: string, values: string[]][];

const CATEGORY = 'appareils';
const r = random('spec options');
let shop: TestOrigin;
let brands: { id: number; slug: string }[];
let ids: number[];

/** More names than are offered; the first has more values than are offered. */
const NAMES = Array.from({ length: 24 }, (_, place) => `nom${String(place).padStart(2, '0')}`);
const valuesOf = (name: string): string[] =>
  Array.from({ length: name === NAMES[0] ? 40 : 4 }, (_, place) => `valeur${String(place).padStart(2, '0')}`);
const english = (text: string) => ({ en: `${text} (en)` });

/** Entries with and without translations, some twice. */
function randomSpecs(): ProductSpec[] {
  const entries = NAMES.filter((_, place) => r.chance(0.9 - place / 30)).map((name) => {
    const value = r.pick(valuesOf(name));
    return {
      name,
      ...(r.chance(0.1) && { names: english(name) }),
      value,
      ...(r.chance(0.1) && { values: r.chance(0.2) ? {} : english(value) }),
    };
  });
  return entries.flatMap((entry) =>
    r.chance(0.05) ? [entry, { name: entry.name, value: entry.value }] : entry,
  );
}

beforeAll(async () => {
  shop = await startTestOrigin();
  const { db } = shop.database;
  const seller = await addSeller(db, 'Chez Ali');
  const top = await addCategory(db, 'Appareils', undefined, { slug: CATEGORY });
  const categories = [
    top,
    await addCategory(db, 'Petits', top),
    await addCategory(db, 'Autres', undefined, { slug: 'autres' }),
  ];
  brands = [await addBrand(db, 'Alif'), await addBrand(db, 'Ba'), await addBrand(db, 'Ta')];
  ids = await addProducts(
    db,
    Array.from({ length: 150 }, (_, place) => ({
      name: `Produit ${place}`,
      seller_id: seller.id,
      category: r.pick(categories),
      brand_id: r.pick(brands).id,
      price: r.int(1, 100) * 1_000,
      colors: r.sample(['noir', 'blanc', 'rouge'], r.int(0, 2)),
      active: r.chance(0.9),
      specs: JSON.stringify(randomSpecs()),
    })),
  );
});
afterAll(() => shop.close());

interface Filter {
  brand?: string;
  color?: string;
  minPrice?: string;
  specs?: Chosen;
}

function randomFilter(): Filter {
  const chosen = r
    .sample(NAMES, r.int(0, 2))
    .map((name): Chosen[number] => [name, r.sample(valuesOf(name), r.int(1, 3))]);
  return {
    ...(r.chance(0.4) && { brand: r.pick(brands).slug }),
    ...(r.chance(0.3) && { color: r.pick(['noir', 'blanc']) }),
    ...(r.chance(0.3) && { minPrice: `${r.int(1, 90)}.000` }),
    ...(chosen.length > 0 && { specs: chosen }),
  };
}

const addressOf = ({ specs, ...filter }: Filter): string =>
  new URLSearchParams({
    category: CATEGORY,
    ...filter,
    ...(specs && { specs: JSON.stringify(specs) }),
  }).toString();

/** The products that match, read one by one. */
async function matching({ brand, color, minPrice, specs = [] }: Filter): Promise<ProductSpec[][]> {
  const rows = await run<{ specs: ProductSpec[] }>(
    shop.database.db,
    `select p.specs from products p left join brands b on b.id = p.brand_id
     where p.active and exists (select from categories c where c.slug = $1 and c.id = any(p.category_path))
       and ($2::text is null or b.slug = $2) and ($3::text is null or $3 = any(p.colors))
       and ($4::bigint is null or p.current_price >= $4)`,
    [CATEGORY, brand ?? null, color ?? null, minPrice === undefined ? null : fromTnd(minPrice)],
  );
  return rows
    .map((row) => row.specs)
    .filter((entries) =>
      specs.every(([name, values]) =>
        entries.some((entry) => entry.name === name && values.includes(entry.value)),
      ),
    );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

async function expected(filter: Filter): Promise<Spec[]> {
  const products = await matching(filter);
  const told = products.flat();
  const names = [...new Set(told.map(({ name }) => name))];
  return names
    .map((name) => {
      const own = told.filter((entry) => entry.name === name);
      const values = [...new Set(own.map(({ value }) => value))]
        .map((value) => ({
          value,
          label: value,
          ...(own.some((entry) => entry.value === value && entry.values?.en !== undefined) && {
            labels: english(value),
          }),
          count: products.filter((entries) =>
            entries.some((entry) => entry.name === name && entry.value === value),
          ).length,
        }))
        .toSorted((a, b) => b.count - a.count || compare(a.value, b.value));
      return {
        total: values.reduce((sum, { count }) => sum + count, 0),
        spec: {
          name,
          label: name,
          ...(own.some((entry) => entry.names?.en !== undefined) && { labels: english(name) }),
          values: values.slice(0, 30),
        },
      };
    })
    .toSorted((a, b) => b.total - a.total || compare(a.spec.name, b.spec.name))
    .map(({ spec }) => spec);
}

/** Each condition on technical data is counted without itself, before all others. */
async function expectedApart({ specs = [], ...filter }: Filter): Promise<Spec[]> {
  const own: Spec[] = [];
  for (const [name] of specs) {
    const freed = await expected({ ...filter, specs: specs.filter(([other]) => other !== name) });
    own.push(...freed.filter((spec) => spec.name === name));
  }
  const all = (await expected({ ...filter, specs })).slice(0, 20);
  return [...own, ...all.filter(({ name }) => !specs.some(([chosen]) => chosen === name))];
}

const optionsOf = async (filter: Filter, more = '') =>
  (
    await shop.get<FilterOptions>(
      `/v1/admin/products/filter-options?${addressOf(filter)}&withSpecs=true${more}`,
    )
  ).body.specs;

it('has the counts, the order and the translations of the products themselves', async () => {
  for (let round = 0; round < 60; round += 1) {
    const filter = randomFilter();
    expect(await optionsOf(filter), addressOf(filter)).toEqual((await expected(filter)).slice(0, 20));
    expect(await optionsOf(filter, '&apart=true'), addressOf(filter)).toEqual(await expectedApart(filter));
    const { body } = await shop.get<ProductPage>(`/v1/admin/products?${addressOf(filter)}&limit=1`);
    expect(body.pagination.totalItems, addressOf(filter)).toBe((await matching(filter)).length);
  }
});

it('follows changes of the products', async () => {
  const { db } = shop.database;
  for (const id of r.sample(ids, 40))
    await directly(db, (trx) =>
      trx
        .updateTable('products')
        .set({ specs: JSON.stringify(randomSpecs()) })
        .where('id', '=', id)
        .execute(),
    );
  for (let round = 0; round < 20; round += 1) {
    // Prices that no earlier filter has had: nothing comes from the cache.
    const filter = { ...randomFilter(), minPrice: (1 + round / 1_000).toFixed(3) };
    expect(await optionsOf(filter), addressOf(filter)).toEqual((await expected(filter)).slice(0, 20));
  }
});
