/** Small catalogues for tests, written with the columns that the product rules require. */
import type { Insertable, Kysely } from 'kysely';
import { priceColumns } from '../api/products/price.ts';
import type { PricedProduct } from '../api/products/price.ts';
import type { BrandsTable, CategoriesTable, Database, ProductsTable, SellersTable } from '../db/tables.ts';
import { nameSortOf, searchTextOf } from '../../lexicon/normalise.ts';
import { directly } from './system.ts';

export interface TestCategory {
  id: number;
  slug: string;
  name: string;
  path: number[];
}

let serial = 0;
const unique = (): number => ++serial;

/** A category; its position in the tree follows from the parent. */
export async function addCategory(
  db: Kysely<Database>,
  name: string,
  parent?: TestCategory,
  more: Partial<Insertable<CategoriesTable>> = {},
): Promise<TestCategory> {
  const slug = more.slug ?? `${nameSortOf(name).replaceAll(' ', '-')}-${unique()}`;
  const { id } = await directly(db, (trx) =>
    trx
      .insertInto('categories')
      .values({
        name,
        depth: (parent?.path.length ?? 0) + 1,
        parent_id: parent?.id ?? null,
        ancestor_ids: parent?.path ?? [],
        ...more,
        slug,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, slug, name, path: [...(parent?.path ?? []), id] };
}

/** A brand. */
export async function addBrand(
  db: Kysely<Database>,
  name: string,
  more: Partial<Insertable<BrandsTable>> = {},
): Promise<{ id: number; slug: string; name: string }> {
  const slug = `${nameSortOf(name).replaceAll(' ', '-')}-${unique()}`;
  return directly(db, (trx) =>
    trx
      .insertInto('brands')
      .values({ name, slug, ...more })
      .returning(['id', 'slug', 'name'])
      .executeTakeFirstOrThrow(),
  );
}

/** A seller. */
export async function addSeller(
  db: Kysely<Database>,
  name: string,
  more: Partial<Insertable<SellersTable>> = {},
): Promise<{ id: number; slug: string; name: string }> {
  const slug = `${nameSortOf(name).replaceAll(' ', '-')}-${unique()}`;
  return directly(db, (trx) =>
    trx
      .insertInto('sellers')
      .values({ name, slug, legal_name: `${name} SARL`, governorate_id: 4, ...more })
      .returning(['id', 'slug', 'name'])
      .executeTakeFirstOrThrow(),
  );
}

export type NewProduct = Partial<Insertable<ProductsTable>> & {
  name: string;
  seller_id: number;
  category: TestCategory;
  brandName?: string;
};

/** Products, with their current prices and searchable; returns their ids in the same order. */
export async function addProducts(db: Kysely<Database>, products: readonly NewProduct[]): Promise<number[]> {
  const now = Date.now();
  const rows = products.map(({ category, brandName, ...product }) => {
    const n = unique();
    const priced: PricedProduct = {
      price: product.price ?? 10_000,
      discount_price: product.discount_price ?? null,
      is_flash_sale: product.is_flash_sale ?? false,
      flash_sale_price: product.flash_sale_price ?? null,
      flash_sale_starts_at:
        product.flash_sale_starts_at == null ? null : new Date(product.flash_sale_starts_at),
      flash_sale_expires_at:
        product.flash_sale_expires_at == null ? null : new Date(product.flash_sale_expires_at),
      flash_sale_remaining_stock: product.flash_sale_remaining_stock ?? null,
    };
    const description = product.description ?? `Description ${n}`;
    return {
      slug: `p-${n}`,
      sku: `SKU-${n}`,
      ...priced,
      ...priceColumns(priced, now),
      stock: 10,
      ...product,
      description,
      category_id: category.id,
      category_path: category.path,
      name_sort: nameSortOf(product.name),
      specs: product.specs ?? '[]',
      search_text: searchTextOf({
        name: product.name,
        names: typeof product.names === 'string' ? (JSON.parse(product.names) as Record<string, string>) : {},
        brand: brandName,
        categories: [category.name],
        tags: product.tags ?? [],
        colors: product.colors ?? [],
        description,
      }),
    };
  });
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += 200) {
    const inserted = await directly(db, (trx) =>
      trx
        .insertInto('products')
        .values(rows.slice(start, start + 200))
        .returning('id')
        .execute(),
    );
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

type CarpetMore = Pick<NewProduct, 'price' | 'stock'>;

/** A carpet of 30.000 of each of these new sellers, in one new category. */
export async function addCarpets(
  db: Kysely<Database>,
  sellers: readonly string[],
  more: CarpetMore = {},
): Promise<{ id: number; sellerId: number }[]> {
  const category = await addCategory(db, 'Maison');
  const carpets: { id: number; sellerId: number }[] = [];
  for (const name of sellers) {
    const { id: sellerId } = await addSeller(db, name);
    const [id = 0] = await addProducts(db, [
      { name: 'Tapis', seller_id: sellerId, category, price: 30_000, ...more },
    ]);
    carpets.push({ id, sellerId });
  }
  return carpets;
}

/** A carpet of 30.000, of a seller and in a category of its own; returns its id. */
export async function addCarpet(db: Kysely<Database>, more: CarpetMore = {}): Promise<number> {
  const [carpet] = await addCarpets(db, ['Chez Ali'], more);
  return carpet?.id ?? 0;
}
