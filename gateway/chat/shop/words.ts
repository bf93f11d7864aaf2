/** Vocabulary of the shop's catalogue: read from its API, cached, and refreshed in the background. */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { AppliedSynonyms } from '../../contract/admin/synonyms.ts';
import { BrandPage, CategoriesResponse, ProductPage } from '../../contract/catalogue.ts';
import type { Category } from '../../contract/catalogue.ts';
import type { OtherTexts } from '../../contract/other-texts.ts';
import { makeVocabulary } from '../understanding/vocabulary.ts';
import type { Vocabulary } from '../understanding/vocabulary.ts';
import { CachedValue } from '../../service/cache.ts';
import { useSynonyms } from '../../lexicon/normalise.ts';
import { ShopRefusal } from './rest.ts';
import type { RestClient } from './rest.ts';

/** Milliseconds for which the words are fresh. */
const AGE = 10 * 60_000;
/** Backoff until the shop can be reached (ms): initial and maximum. */
const AGAIN = { first: 200, most: 5_000 };
const PAGE = 100;
/** Products whose names teach what is sold in which category; more add nothing. */
const MOST_PRODUCTS = 3_000;
const MOST_BRANDS = 2_000;

/** The fields of a listing's products that are read. */
const NamedProducts = ProductPage.pick({ cursors: true }).extend({
  products: z.array(
    z.object({ name: z.string(), category: z.object({ slug: z.string() }), colors: z.array(z.string()) }),
  ),
});

export interface ShopWords {
  vocabulary: Vocabulary;
  /** French names by slug. */
  categories: ReadonlyMap<string, string>;
  /** Names in the other languages, by slug. */
  categoryNames: ReadonlyMap<string, OtherTexts>;
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

/** The shop's synonyms; none where the shop does not offer them. */
async function readSynonyms(rest: RestClient): Promise<AppliedSynonyms['groups']> {
  try {
    return (await rest.get('/v1/synonyms', AppliedSynonyms, {})).groups;
  } catch (error) {
    if (error instanceof ShopRefusal) return [];
    throw error;
  }
}

async function read(rest: RestClient): Promise<ShopWords> {
  // Before the vocabulary is made of them.
  useSynonyms('search', await readSynonyms(rest));
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
      categories: categories.map(({ slug, name, names = {}, path }) => ({
        slug,
        name,
        names: Object.values(names),
        parentSlug: path.at(-2) ?? null,
      })),
      brands,
      products: products.map(({ name, category, colors }) => ({
        name,
        category: category.slug,
        hasColors: colors.length > 0,
      })),
    }),
    categories: new Map(categories.map(({ slug, name }) => [slug, name])),
    categoryNames: new Map(categories.map(({ slug, names = {} }) => [slug, names])),
    brands: new Map(brands.map(({ slug, name }) => [slug, name])),
    paths: new Map(categories.map(({ slug, path }) => [slug, path])),
  };
}

export class Words {
  readonly #words: CachedValue<ShopWords>;

  /** @param onProblem called when refreshing the words failed */
  constructor(rest: RestClient, onProblem?: (error: unknown) => void) {
    this.#words = new CachedValue(() => read(rest), { maxAge: AGE, onError: onProblem });
  }

  /** Reads the words in advance, and retries until the shop responds or the signal aborts. Never throws. */
  async readAhead(signal: AbortSignal): Promise<void> {
    for (let wait = AGAIN.first; !signal.aborted; wait = Math.min(wait * 2, AGAIN.most)) {
      try {
        await this.get();
        return;
      } catch {
        // The caller of the next question gets the error; here it only means "not yet".
        await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** The shop's words. @throws like RestClient, until they have been read once */
  async get(): Promise<ShopWords> {
    return this.#words.get();
  }
}
