/** What the shop sells, as words and names: read from its API, kept for a while, renewed while the old ones still serve. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { BrandPage, CategoriesResponse, ProductPage } from '../../contract/catalogue.ts';
import type { Category } from '../../contract/catalogue.ts';
import { makeVocabulary } from '../understanding/vocabulary.ts';
import type { Vocabulary } from '../understanding/vocabulary.ts';
import { CachedValue } from '../../service/cache.ts';
import type { RestClient } from './rest.ts';

/** Milliseconds for which what was read serves. */
const AGE = 10 * 60_000;
/** Milliseconds until a shop that is not there yet is asked again: so many at first, and at most. */
const AGAIN = { first: 200, most: 5_000 };
const PAGE = 100;
/** Products whose names say what is sold where; more teach nothing new. */
const MOST_PRODUCTS = 3_000;
const MOST_BRANDS = 2_000;

/** Only what is read of a listing's products. */
const NamedProducts = ProductPage.pick({ cursors: true }).extend({
  products: z.array(
    z.object({ name: z.string(), category: z.object({ slug: z.string() }), colors: z.array(z.string()) }),
  ),
});

export interface ShopWords {
  vocabulary: Vocabulary;
  /** Names by slug. */
  categories: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
  /** Slugs from the top level down, by slug. */
  paths: ReadonlyMap<string, readonly string[]>;
}

const flatten = (categories: readonly Category[]): Category[] =>
  categories.flatMap((one) => (one.active ? [one, ...flatten(one.subCategories)] : []));

async function readAll<T>(most: number, page: (after: string) => Promise<{ items: T[]; cursors: string[] }>) {
  const all: T[] = [];
  for (let after = ''; all.length < most;) {
    const { items, cursors } = await page(after);
    all.push(...items);
    const last = cursors.at(-1);
    if (last === undefined || items.length < PAGE) break;
    after = `&after=${encodeURIComponent(last)}`;
  }
  return all;
}

async function read(rest: RestClient): Promise<ShopWords> {
  const [tree, brands, products] = await Promise.all([
    rest.get('/v1/admin/categories', CategoriesResponse, {}),
    readAll(MOST_BRANDS, async (after) => {
      const answer = await rest.get(`/v1/brands?limit=${PAGE}${after}`, BrandPage, {});
      return { items: answer.brands, cursors: answer.cursors };
    }),
    readAll(MOST_PRODUCTS, async (after) => {
      const answer = await rest.get(
        `/v1/admin/products?limit=${PAGE}&sortBy=popularity${after}`,
        NamedProducts,
        {},
      );
      return { items: answer.products, cursors: answer.cursors };
    }),
  ]);
  const categories = flatten(tree.categories);
  return {
    vocabulary: makeVocabulary({
      categories: categories.map(({ slug, name, path }) => ({ slug, name, parentSlug: path.at(-2) ?? null })),
      brands,
      products: products.map(({ name, category, colors }) => ({
        name,
        category: category.slug,
        hasColors: colors.length > 0,
      })),
    }),
    categories: new Map(categories.map(({ slug, name }) => [slug, name])),
    brands: new Map(brands.map(({ slug, name }) => [slug, name])),
    paths: new Map(categories.map(({ slug, path }) => [slug, path])),
  };
}

export class Words {
  readonly #words: CachedValue<ShopWords>;

  /** @param onProblem notified when the words could not be read again */
  constructor(rest: RestClient, onProblem?: (error: unknown) => void) {
    this.#words = new CachedValue(() => read(rest), { maxAge: AGE, onError: onProblem });
  }

  /** Reads them before anybody asks, and tries again until the shop is there or the signal aborts. Never throws. */
  async readAhead(signal: AbortSignal): Promise<void> {
    for (let wait = AGAIN.first; !signal.aborted; wait = Math.min(wait * 2, AGAIN.most)) {
      try {
        await this.get();
        return;
      } catch {
        // The next question tells who asks of the failure; here it only means "not yet".
        await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** The shop's words. Throws as RestClient does while they were never read. */
  async get(): Promise<ShopWords> {
    return this.#words.get();
  }
}
