/** Loads complete products by ID, for details and comparisons. */
import { z } from 'zod';
import { Shop, ProductDetail, ProductPage } from '../../contract/catalogue.ts';
import { availablePieces } from '../../contract/rules/availability.ts';
import { colorOf } from '../../lexicon/colors.ts';
import { canonicalOf, isStopWord, normalise } from '../../lexicon/normalise.ts';
import { CUE_WORDS } from '../understanding/cues.ts';
import { ORDINARY_WORDS } from '../understanding/ordinary.ts';
import { ShopRefusal } from '../shop/rest.ts';
import type { ToolContext } from './context.ts';

export type Product = ProductDetail;

/** Whether pieces of a variant can be ordered. */
export const isSold = ({ stockStatus }: Product, { stock }: Product['variants'][number]): boolean =>
  availablePieces(stockStatus, stock) > 0;

/** In the requested order; unknown ones are omitted. */
export async function productsByIds(
  { rest, caller }: ToolContext,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  return rest.get(
    `/v1/products/by-ids?ids=${ids.map(encodeURIComponent).join(',')}`,
    z.array(ProductDetail),
    {
      signal: caller.signal,
    },
  );
}

/** Words that may be part of a product's name; question words are removed. */
const nameWords = (text: string): string[] =>
  normalise(text)
    .split(' ')
    .filter((word) => word !== '' && !isStopWord(word) && !CUE_WORDS.has(word) && !ORDINARY_WORDS.has(word));

/**
 * The product whose name contains all words of a text, which must include a brand and a word that denotes nothing else ("Mobyra
 * Atlas"). undefined when there is none.
 */
export async function productNamed(context: ToolContext, text: string): Promise<Product | undefined> {
  const { rest, words, caller } = context;
  const wanted = nameWords(text);
  const isBrand = (word: string): boolean => words.vocabulary.brandOf(word) !== undefined;
  const isOwn = (word: string): boolean =>
    !isBrand(word) && canonicalOf(word) === undefined && colorOf(word) === undefined && !/^\d/.test(word);
  if (!wanted.some(isBrand) || !wanted.some(isOwn)) return undefined;
  const query = new URLSearchParams({ active: 'true', limit: '20', input: wanted.join(' ') });
  const page = await rest.get(`/v1/admin/products?${query}`, ProductPage, { signal: caller.signal });
  const found = page.products.find(({ name }) => {
    const own = new Set(normalise(name).split(' '));
    return wanted.every((word) => own.has(word));
  });
  return found && (await productsByIds(context, [found._id]))[0];
}

/** Hours that a product's shop needs to prepare a parcel; undefined when it is unknown. */
export async function preparationHours(
  { rest, caller }: ToolContext,
  product: Pick<Product, 'seller'>,
): Promise<number | undefined> {
  try {
    const shop = await rest.get(`/v1/shops/${product.seller.slug}`, Shop, { signal: caller.signal });
    return shop.preparationHours > 0 ? shop.preparationHours : undefined;
  } catch (error) {
    if (error instanceof ShopRefusal) return undefined;
    throw error;
  }
}
