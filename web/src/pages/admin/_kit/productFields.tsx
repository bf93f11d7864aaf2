/** Names and values of products' fields, as jobs show them. */
import type { ImportColumn } from '../../../../../gateway/contract/rules/import-columns.ts';
import { PRODUCT_CONDITIONS } from '../../../../../gateway/contract/rules/products.ts';
import { CONTENT_UNITS } from '../../../../../gateway/contract/rules/unit-price.ts';
import type { Key } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { Amount, Code, Text } from './format.tsx';
import { oneOf } from './oneOf.ts';

/** Names by the field's name in REST or, where it differs, that of its column. */
const NAMES = {
  name: 'adminProducts:column.name',
  description: 'adminProducts:description.title',
  'names.en': 'adminProducts:field.nameEn',
  'names.de': 'adminProducts:field.nameDe',
  'names.tn': 'adminProducts:field.nameTn',
  'descriptions.en': 'adminProducts:field.descriptionEn',
  'descriptions.de': 'adminProducts:field.descriptionDe',
  'descriptions.tn': 'adminProducts:field.descriptionTn',
  price: 'adminProducts:column.price',
  discountPrice: 'adminProducts:column.reduced',
  costPrice: 'adminProducts:prices.cost',
  stock: 'adminProducts:column.stock',
  stockDelta: 'adminProducts:column.stock',
  stockStatus: 'adminProducts:column.stockStatus',
  vatRate: 'adminProducts:prices.vat',
  active: 'adminProducts:column.state',
  isFeatured: 'adminProducts:flag.featured',
  isBestSeller: 'adminProducts:flag.bestSeller',
  tags: 'adminProducts:details.tags',
  colors: 'adminProducts:details.colors',
  brandId: 'adminProducts:column.brand',
  categoryId: 'adminProducts:column.category',
  sellerId: 'adminProducts:column.seller',
  sku: 'adminProducts:column.sku',
  weightGrams: 'adminProducts:stockCard.weight',
  gtin: 'adminProducts:field.gtin',
  mpn: 'adminProducts:field.mpn',
  condition: 'adminProducts:field.condition',
  lengthMm: 'adminProducts:field.lengthMm',
  widthMm: 'adminProducts:field.widthMm',
  heightMm: 'adminProducts:field.heightMm',
  contentAmount: 'adminProducts:field.contentAmount',
  contentUnit: 'adminProducts:field.contentUnit',
  hasWarranty: 'adminProducts:details.warranty',
  returnPolicy: 'adminProducts:details.returnPolicy',
  archived: 'adminProducts:state.archived',
  category: 'adminProducts:column.category',
  brand: 'adminProducts:column.brand',
  seller: 'adminProducts:column.seller',
  specs: 'adminProducts:specs',
  images: 'adminProducts:images.title',
  _id: 'adminProducts:field.id',
  warrantyMonths: 'adminProducts:field.warrantyMonths',
  warrantyType: 'adminProducts:field.warrantyType',
  slug: 'adminProducts:identity.slug',
  currentPrice: 'adminProducts:column.current',
  discountPercent: 'adminProducts:column.discount',
  ratingAverage: 'adminProducts:column.rating',
  soldCount: 'adminProducts:column.sold',
  createdAt: 'adminProducts:column.created',
  updatedAt: 'adminProducts:column.updated',
  archivedAt: 'adminProducts:state.archived',
  isFlashSale: 'adminProducts:column.flash',
  vatRateBp: 'adminProducts:prices.vat',
  imageKeys: 'adminProducts:images.title',
  color: 'adminProducts:variants.color',
  size: 'adminProducts:variants.size',
  priceDelta: 'adminProducts:variants.delta',
  id: 'adminProducts:field.id',
} as const satisfies Readonly<Record<string, Key>>;

/** The text of a field's name. */
export const productFieldKey = (field: keyof typeof NAMES): Key => NAMES[field];

/** Columns of CSV files that are no field of a screen. */
const CSV_ONLY = {
  stockDelta: 'adminProducts:field.stockDelta',
  name_en: NAMES['names.en'],
  name_de: NAMES['names.de'],
  name_tn: NAMES['names.tn'],
  description_en: NAMES['descriptions.en'],
  description_de: NAMES['descriptions.de'],
  description_tn: NAMES['descriptions.tn'],
} as const satisfies Partial<Record<ImportColumn, Key>>;

/** The text of the name of a column of CSV files of products. */
export const productColumnKey = (column: ImportColumn): Key =>
  column in CSV_ONLY ? CSV_ONLY[column as keyof typeof CSV_ONLY] : NAMES[column as keyof typeof NAMES];

/** Statuses of stock, in the order in which they are offered. */
export const STOCK_STATUSES = [
  'IN_STOCK',
  'OUT_OF_STOCK',
  'ON_BACKORDER',
  'PREORDER',
  'SOON',
  'DISCONTINUED',
] as const;

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'discountPrice', 'costPrice']);

/** The text of a field's name, if it has one. */
export const productFieldNamed = (field: string): Key | undefined =>
  (NAMES as Readonly<Record<string, Key>>)[field];

/** The name of a field; of one without a name, its own. */
export function ProductFieldName({ field }: { readonly field: string }) {
  const name = productFieldNamed(field);
  return name === undefined ? <Code text={field} /> : <Text of={name} />;
}

interface ProductFieldValueProps {
  readonly field: string;
  /** JSON text; null: no value. */
  readonly json: string | null | undefined;
}

/** A value of a field as people read it. */
export function ProductFieldValue({ field, json }: ProductFieldValueProps) {
  const { t, language } = useTranslation('adminProducts');
  const value: unknown = json == null ? null : JSON.parse(json);
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    const figure = formatNumber(Math.abs(value), language);
    return <Code text={value < 0 ? `−${figure}` : field === 'stockDelta' ? `+${figure}` : figure} />;
  }
  if (Array.isArray(value)) return value.length === 0 ? '–' : <bdi>{value.join(', ')}</bdi>;
  if (typeof value !== 'string') return <Code text={JSON.stringify(value)} />;
  if (AMOUNTS.has(field)) return <Amount amount={value} />;
  if (field === 'condition') {
    const condition = oneOf(PRODUCT_CONDITIONS, value);
    if (condition !== undefined) return t(`condition.${condition}`);
  }
  if (field === 'contentUnit') {
    const unit = oneOf(CONTENT_UNITS, value);
    if (unit !== undefined) return t(`contentUnit.${unit}`);
  }
  const status = field === 'stockStatus' ? oneOf(STOCK_STATUSES, value) : undefined;
  if (status !== undefined) return t(`common:stockStatus.${status}`);
  return <bdi dir="auto">{value}</bdi>;
}
