/** Rows of products and their contract objects. Written by hand: a list of twenty is the API's most frequent response. */
import type { Selectable } from 'kysely';
import type {
  ImageAlt,
  ProductDetail,
  ProductSummary,
  ProductVariant,
  StockStatus,
} from '../../../contract/catalogue.ts';
import { FREE_DELIVERY_FROM, toTnd } from '../../../contract/money.ts';
import type { ProductsTable, ProductVariantsTable } from '../../db/tables.ts';
import type { DirectorySnapshot } from '../directory.ts';
import { mediaUrl } from '../media.ts';
import { reducedPrice } from '../../../contract/rules/price.ts';
import { isFlashActive, priceFacts } from './price.ts';

const SUMMARY_COLUMNS = [
  'id',
  'slug',
  'sku',
  'name',
  'names',
  'description',
  'brand_id',
  'seller_id',
  'category_id',
  'price',
  'discount_price',
  'current_price',
  'discount_percent',
  'stock',
  'stock_status',
  'rating_average',
  'rating_count',
  'is_best_seller',
  'is_featured',
  'is_flash_sale',
  'flash_sale_price',
  'flash_sale_starts_at',
  'flash_sale_expires_at',
  'flash_sale_stock',
  'flash_sale_remaining_stock',
  'active',
  'tags',
  'colors',
  'has_warranty',
  'warranty_months',
  'warranty_type',
  'weight_grams',
  'gtin',
  'mpn',
  'condition',
  'length_mm',
  'width_mm',
  'height_mm',
  'content_amount',
  'content_unit',
  'created_at',
  'updated_at',
] as const;
const DETAIL_COLUMNS = [
  ...SUMMARY_COLUMNS,
  'descriptions',
  'image_keys',
  'specs',
  'return_policy',
  'return_policies',
  'category_path',
] as const;

export type SummaryRow = Pick<Selectable<ProductsTable>, (typeof SUMMARY_COLUMNS)[number]> & {
  image_key: string | null;
  image_alt: ImageAlt | null;
  has_variants: boolean;
};
export type DetailRow = SummaryRow &
  Pick<Selectable<ProductsTable>, (typeof DETAIL_COLUMNS)[number]> & {
    /** By key. */
    image_alts: Readonly<Record<string, ImageAlt>> | null;
  };

// Not "exists": expecting to check every product, the planner would read all variants for a page of twenty.
const COMPUTED = `p.image_keys[1] as image_key, (select m.alt from media m where m.key = p.image_keys[1] and m.alt <> '{}') as image_alt,
  coalesce((select true from product_variants v where v.product_id = p.id limit 1), false) as has_variants`;

/** Columns of a list of products `p`. */
export const SUMMARY_SELECT = `${SUMMARY_COLUMNS.map((column) => `p.${column}`).join(', ')}, ${COMPUTED}`;
/** Columns of a product's own page of products `p`. */
export const DETAIL_SELECT = `${DETAIL_COLUMNS.map((column) => `p.${column}`).join(', ')}, ${COMPUTED},
  (select jsonb_object_agg(m.key, m.alt) from media m where m.key = any (p.image_keys) and m.alt <> '{}') as image_alts`;

const instant = (date: Date | null): string | null => (date === null ? null : date.toISOString());

/** What most products do not have is left out. */
const identityOf = (row: SummaryRow): Partial<ProductSummary> => ({
  gtin: row.gtin ?? undefined,
  mpn: row.mpn ?? undefined,
  condition: row.condition,
  dimensions:
    row.length_mm === null || row.width_mm === null || row.height_mm === null
      ? undefined
      : { lengthMm: row.length_mm, widthMm: row.width_mm, heightMm: row.height_mm },
  content:
    row.content_amount === null || row.content_unit === null
      ? undefined
      : { amount: row.content_amount, unit: row.content_unit },
});

/** A product of a list. `now` in ms: it decides about the flash sale. The snapshot must cover the row. */
export function toSummary(row: SummaryRow, snapshot: DirectorySnapshot, now: number): ProductSummary {
  const brand = row.brand_id === null ? undefined : snapshot.brands.get(row.brand_id);
  const seller = snapshot.sellers.get(row.seller_id);
  const category = snapshot.categories.get(row.category_id);
  if (!seller || !category) throw new Error(`Product ${row.id} names an unknown seller or category`);
  return {
    _id: String(row.id),
    slug: row.slug,
    name: row.name,
    names: row.names,
    brand: brand?.name ?? null,
    brandRef: brand?.active === true ? brand.ref : null,
    seller: seller.ref,
    category: category.ref,
    sku: row.sku,
    mainImgUrl: row.image_key === null ? null : mediaUrl(row.image_key),
    mainImgAlt: row.image_alt ?? undefined,
    description: row.description,
    price: toTnd(row.price),
    discountPrice: row.discount_price === null ? null : toTnd(row.discount_price),
    stock: row.stock,
    stockStatus: row.stock_status as StockStatus,
    ratingAverage: row.rating_average,
    ratingCount: row.rating_count,
    isBestSeller: row.is_best_seller,
    isFeatured: row.is_featured,
    isFlashSale: row.is_flash_sale,
    flashSalePrice: row.flash_sale_price === null ? null : toTnd(row.flash_sale_price),
    flashSaleStartsAt: instant(row.flash_sale_starts_at),
    flashSaleExpiresAt: instant(row.flash_sale_expires_at),
    flashSaleStock: row.flash_sale_stock,
    flashSaleRemainingStock: row.flash_sale_remaining_stock,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    active: row.active,
    tags: row.tags,
    colors: row.colors,
    hasDiscount: reducedPrice(priceFacts(row)) !== null,
    hasFlashSale: isFlashActive(row, now),
    hasWarranty: row.has_warranty,
    isWarranty: row.has_warranty,
    warrantyDuration: row.warranty_months,
    warrantyType: row.warranty_type,
    freeDelivery: row.current_price >= FREE_DELIVERY_FROM,
    hasVariants: row.has_variants,
    weightGrams: row.weight_grams,
    ...identityOf(row),
  };
}

/** Alternative texts by the address of the picture; undefined: none. */
export const altsOf = ({ image_alts: alts }: Pick<DetailRow, 'image_alts'>): ProductDetail['imageAlts'] =>
  alts === null
    ? undefined
    : Object.fromEntries(Object.entries(alts).map(([key, alt]) => [mediaUrl(key), alt]));

/** A variant of the contract. */
export function toVariant(row: Selectable<ProductVariantsTable>): ProductVariant {
  return {
    id: String(row.id),
    sku: row.sku,
    color: row.color,
    size: row.size,
    priceDelta: toTnd(row.price_delta),
    stock: row.stock,
    gtin: row.gtin ?? undefined,
    mpn: row.mpn ?? undefined,
  };
}

/** A product of its own page. */
export function toDetail(
  row: DetailRow,
  variants: readonly Selectable<ProductVariantsTable>[],
  history: readonly { at: Date; price: number }[],
  snapshot: DirectorySnapshot,
  now: number,
): ProductDetail {
  const seller = snapshot.sellers.get(row.seller_id);
  return {
    ...toSummary(row, snapshot, now),
    descriptions: row.descriptions,
    images: row.image_keys.map(mediaUrl),
    imageAlts: altsOf(row),
    variants: variants.map(toVariant),
    specs: row.specs,
    returnPolicy: row.return_policy ?? seller?.return_policy ?? null,
    returnPolicies: row.return_policy === null ? seller?.return_policies : row.return_policies,
    priceHistory: history.map((point) => ({ at: point.at.toISOString(), price: toTnd(point.price) })),
    ancestors: (snapshot.categories.get(row.category_id)?.path ?? []).map((node) => node.ref),
  };
}
