/** Finds one product by what names it. */
import type { ProductDetail, ProductSummary, ProductVariant } from '../../../contract/catalogue.ts';
import { MAX_PAGE_SIZE } from '../../../contract/common.ts';
import { isAvailable } from '../../../contract/rules/availability.ts';
import { wholeGtin } from '../../../contract/rules/gtin.ts';
import { notOffered } from '../../upstream/errors.ts';
import { readKey } from '../base/ids.ts';
import { namingArguments } from '../base/input.ts';
import type { GatewayContext } from '../context.ts';
import type { ProductBy } from '../generated/resolvers.ts';
import { oneGtin, oneSku } from './listing.ts';
import { isSlug } from './lookup.ts';
import { ProductModel } from './product.ts';

/** The product that a look-up names, with the fields of its page. @throws BAD_USER_INPUT naming the argument */
export async function productBy(
  by: ProductBy,
  { loaders, now }: GatewayContext,
): Promise<ProductModel | null> {
  const detail = await detailBy(by, loaders);
  return detail && new ProductModel(detail, now, detail);
}

async function detailBy(
  { slug, id, sku, gtin }: ProductBy,
  loaders: GatewayContext['loaders'],
): Promise<ProductDetail | null> {
  if (slug != null) return isSlug(slug) ? loaders.productBySlug(slug) : null;
  if (id != null) return loaders.productDetail(readKey(id, 'Product', 'by.id'));
  if (sku != null) {
    const query = { skus: oneSku(sku, 'by.sku') };
    const { products } = await namingArguments(loaders.products(query, { limit: 1 }), { skus: 'by.sku' });
    return detailWith(products[0], (one) => one.sku === query.skus, loaders);
  }
  const query = { gtins: oneGtin(gtin ?? '', 'by.gtin'), sortBy: 'price', sortOrder: 'asc' } as const;
  const { products } = await namingArguments(loaders.products(query, { limit: MAX_PAGE_SIZE }), {
    gtins: 'by.gtin',
  });
  const whole = wholeGtin(gtin ?? '');
  return detailWith(
    products.find(isAvailable) ?? products[0],
    (one) => one.gtin != null && wholeGtin(one.gtin) === whole,
    loaders,
  );
}

/** The detail of a found product. @throws NOT_SUPPORTED_BY_UPSTREAM: the upstream found what was not asked for */
async function detailWith(
  found: ProductSummary | undefined,
  isMeant: (one: Pick<ProductVariant, 'sku' | 'gtin'>) => boolean,
  loaders: GatewayContext['loaders'],
): Promise<ProductDetail | null> {
  const detail = found ? await loaders.productDetail(found._id) : null;
  if (detail === null) return null;
  // An upstream that does not know the condition lists all products.
  if (!isMeant(detail) && !detail.variants.some(isMeant)) throw notOffered();
  return detail;
}
