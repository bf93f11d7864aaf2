/** Files of products: each line changes the product of its id or SKU, or creates one. */
import { StockStatus } from '../../../../contract/catalogue.ts';
import { IMPORT_PROBLEMS } from '../../../../contract/rules/jobs.ts';
import type { ProductColumn } from '../../../../contract/rules/import-columns.ts';
import { PRODUCT_CONDITIONS } from '../../../../contract/rules/products.ts';
import type { ProductCondition } from '../../../../contract/rules/products.ts';
import { CONTENT_UNITS } from '../../../../contract/rules/unit-price.ts';
import type { ContentUnit } from '../../../../contract/rules/unit-price.ts';
import { badInput } from '../../../base/errors.ts';
import { run } from '../../../base/sql.ts';
import { mediaKey, mediaUrl } from '../../media.ts';
import type { ProductRow } from '../../products/admin/change.ts';
import {
  amount,
  categoryColumn,
  colorOf,
  commaOf,
  escaped,
  flag,
  identifier,
  invalid,
  list,
  literal,
  plain,
  reference,
  skuColumn,
  split,
  squeezed,
  gtinColumn,
  text,
  unescaped,
  unliteral,
  whole,
} from '../cells.ts';
import type { Column } from '../cells.ts';
import { idIn, skuIn } from '../kind.ts';
import type { ImportKind } from '../kind.ts';
import { checkChange, checkCreation, productsWithVariants, valuesOf } from '../values.ts';

const STATUSES: ReadonlyMap<string, StockStatus> = new Map([
  ...StockStatus.options.map((status) => [plain(status), status] as const),
  ['en stock', 'In Stock'],
  ['disponible', 'In Stock'],
  ['auf lager', 'In Stock'],
  ['rupture', 'Out of Stock'],
  ['rupture de stock', 'Out of Stock'],
  ['épuisé', 'Out of Stock'],
  ['nicht vorrätig', 'Out of Stock'],
  ['sur commande', 'On Backorder'],
  ['précommande', 'Preorder'],
  ['vorbestellung', 'Preorder'],
  ['bientôt', 'Soon'],
  ['bald', 'Soon'],
  ['arrêté', 'Discontinued'],
  ['eingestellt', 'Discontinued'],
]);

const CONDITIONS: ReadonlyMap<string, ProductCondition> = new Map([
  ...PRODUCT_CONDITIONS.map((condition) => [plain(condition), condition] as const),
  ['neuf', 'NEW'],
  ['neu', 'NEW'],
  ['reconditionné', 'REFURBISHED'],
  ['generalüberholt', 'REFURBISHED'],
  ['occasion', 'USED'],
  ['gebraucht', 'USED'],
]);

const UNITS: ReadonlyMap<string, ContentUnit> = new Map([
  ...CONTENT_UNITS.map((unit) => [plain(unit), unit] as const),
  ['g', 'GRAM'],
  ['gramme', 'GRAM'],
  ['gramm', 'GRAM'],
  ['ml', 'MILLILITRE'],
  ['milliliter', 'MILLILITRE'],
  ['mm', 'MILLIMETRE'],
  ['millimètre', 'MILLIMETRE'],
  ['pièce', 'PIECE'],
  ['stück', 'PIECE'],
]);

/** A column of one of some words, each of which is also written otherwise. */
const choice = (field: string, words: ReadonlyMap<string, string>, cleared?: null): Column => ({
  field,
  write: (values) => (values[field] as string | null) ?? '',
  read: (cell) => {
    const value = words.get(plain(cell));
    if (value === undefined) throw invalid(`must be one of ${[...new Set(words.values())].join(', ')}`);
    return value;
  },
  ...(cleared === undefined ? {} : { cleared }),
});

const COLUMNS: Readonly<Record<ProductColumn, Column>> = {
  _id: identifier,
  sku: skuColumn('sku'),
  name: text('name'),
  name_en: text('names.en', ''),
  name_de: text('names.de', ''),
  name_tn: text('names.tn', ''),
  seller: reference(
    'sellerId',
    ({ sellers }) => sellers,
    (id, { snapshot }) => snapshot.sellers.get(id)?.name ?? '',
  ),
  category: categoryColumn('categoryId'),
  brand: reference(
    'brandId',
    ({ brands }) => brands,
    (id, { snapshot }) => snapshot.brands.get(id)?.name ?? '',
    null,
  ),
  description: text('description', ''),
  description_en: text('descriptions.en', ''),
  description_de: text('descriptions.de', ''),
  description_tn: text('descriptions.tn', ''),
  price: amount('price'),
  discountPrice: amount('discountPrice', null),
  costPrice: amount('costPrice', null),
  stock: whole('stock'),
  stockDelta: whole('stockDelta'),
  stockStatus: choice('stockStatus', STATUSES),
  vatRate: {
    field: 'vatRate',
    write: ({ vatRate }) => commaOf(String(vatRate)),
    read: (cell) => {
      const [, rate] = /^(\d{1,3}(?:[.,]\d{1,2})?)%?$/.exec(squeezed(cell)) ?? [];
      if (rate === undefined) throw invalid(IMPORT_PROBLEMS.percentage);
      return Number(rate.replace(',', '.')).toFixed(2);
    },
  },
  active: flag('active'),
  isFeatured: flag('isFeatured'),
  isBestSeller: flag('isBestSeller'),
  tags: list('tags', String, String),
  colors: list('colors', String, colorOf),
  specs: {
    field: 'specs',
    write: ({ specs }) =>
      literal(
        (specs as { name: string; value: string }[])
          .map(({ name, value }) => `${escaped(name, /[\\|:]/g)}: ${escaped(value, /[\\|]/g)}`)
          .join(' | '),
      ),
    read: (cell) =>
      split(unliteral(cell), '|')
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [name = '', ...value] = split(part, ':');
          if (value.length === 0)
            throw invalid(`"${part.trim().slice(0, 80)}" ${IMPORT_PROBLEMS.specification}`);
          return { name: unescaped(name), value: unescaped(value.join(':')) };
        }),
    cleared: [],
  },
  weightGrams: whole('weightGrams', null),
  gtin: gtinColumn,
  mpn: text('mpn', null),
  condition: choice('condition', CONDITIONS),
  lengthMm: whole('lengthMm', null),
  widthMm: whole('widthMm', null),
  heightMm: whole('heightMm', null),
  contentAmount: whole('contentAmount', null),
  contentUnit: choice('contentUnit', UNITS, null),
  hasWarranty: flag('hasWarranty'),
  warrantyMonths: whole('warrantyMonths', null),
  warrantyType: text('warrantyType', null),
  returnPolicy: text('returnPolicy', null),
  images: list('images', mediaKey, mediaUrl),
  archived: flag('archived'),
};

export const productKind: ImportKind = {
  columns: COLUMNS,
  read: async (trx, lines, snapshot) => {
    const products = await run<ProductRow>(
      trx,
      'select * from products where id = any($1::bigint[]) or sku = any($2::text[])',
      [lines.flatMap((raw) => idIn(raw) ?? []), lines.flatMap((raw) => skuIn(raw) ?? [])],
    );
    const withVariants = await productsWithVariants(
      trx,
      products.map(({ id }) => id),
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    const bySku = new Map(products.map((product) => [product.sku, product]));
    return (raw) => {
      const sku = skuIn(raw);
      const product = raw['_id'] === undefined ? bySku.get(sku ?? '') : byId.get(idIn(raw) ?? 0);
      if (raw['_id'] !== undefined && !product) throw badInput('_id', IMPORT_PROBLEMS.noProduct, 'NOT_FOUND');
      if (!product && sku === undefined) throw badInput('sku', 'is required', 'REQUIRED');
      return {
        entity: 'product',
        id: product?.id ?? null,
        label: product?.sku ?? sku ?? '',
        present: product ? valuesOf(product) : null,
        check: (after) =>
          product
            ? checkChange(trx, product, after, withVariants.has(product.id), snapshot)
            : checkCreation(trx, after, snapshot),
      };
    };
  },
};
