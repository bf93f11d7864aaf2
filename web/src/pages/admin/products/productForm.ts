/** The values of the editor of a product: from the schema, checked, and as the input of its mutations. */
import { graphql, useFragment } from 'react-relay';
import { isGtin } from '../../../../../gateway/contract/rules/gtin.ts';
import {
  freeSlugOf,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  MAX_CONTENT,
  MAX_SIDE,
  MAX_WARRANTY_MONTHS,
  MAX_WEIGHT,
  type ProductCondition,
} from '../../../../../gateway/contract/rules/products.ts';
import type { ContentUnit } from '../../../../../gateway/contract/rules/unit-price.ts';
import { readAmount } from '../_kit/amount.ts';
import { NO_TEXTS, textsInput, textsOf, withTextsInput, type OtherTexts } from '../_kit/otherTexts.ts';
import type { Problem } from '../_kit/useAdminMutation.ts';
import type { AdminProductChanges, StockStatus } from './__generated__/ProductEditorMutation.graphql.ts';
import type {
  productForm_product$data,
  productForm_product$key,
} from './__generated__/productForm_product.graphql.ts';

export interface Spec {
  readonly name: string;
  readonly names: OtherTexts;
  readonly value: string;
  readonly values: OtherTexts;
}

/** An entry of technical data in French only. */
export const newSpec = (name = '', value = ''): Spec => ({ name, names: NO_TEXTS, value, values: NO_TEXTS });

/** Amounts are decimals of dinars; texts are empty where there is none. */
export type ProductForm = {
  readonly name: string;
  readonly sku: string;
  readonly slug: string;
  readonly description: string;
  readonly names: OtherTexts;
  readonly descriptions: OtherTexts;
  readonly sellerId: string;
  readonly categoryId: string;
  readonly brandId: string;
  readonly price: string;
  readonly discountPrice: string;
  readonly costPrice: string;
  readonly vatRate: string;
  readonly stockStatus: StockStatus;
  readonly weightGrams: string;
  readonly gtin: string;
  readonly mpn: string;
  readonly condition: ProductCondition;
  readonly lengthMm: string;
  readonly widthMm: string;
  readonly heightMm: string;
  readonly contentAmount: string;
  readonly contentUnit: ContentUnit | '';
  readonly tags: readonly string[];
  readonly colors: readonly string[];
  readonly specs: readonly Spec[];
  readonly returnPolicy: string;
  readonly hasWarranty: boolean;
  readonly warrantyMonths: string;
  readonly warrantyType: string;
  readonly images: readonly string[];
  readonly active: boolean;
  readonly isFeatured: boolean;
  readonly isBestSeller: boolean;
};

/** A product that does not exist yet. */
export const NEW_PRODUCT: ProductForm = {
  name: '',
  sku: '',
  slug: '',
  description: '',
  names: NO_TEXTS,
  descriptions: NO_TEXTS,
  sellerId: '',
  categoryId: '',
  brandId: '',
  price: '',
  discountPrice: '',
  costPrice: '',
  vatRate: '19.00',
  stockStatus: 'IN_STOCK',
  weightGrams: '',
  gtin: '',
  mpn: '',
  condition: 'NEW',
  lengthMm: '',
  widthMm: '',
  heightMm: '',
  contentAmount: '',
  contentUnit: '',
  tags: [],
  colors: [],
  specs: [],
  returnPolicy: '',
  hasWarranty: false,
  warrantyMonths: '',
  warrantyType: '',
  images: [],
  active: false,
  isFeatured: false,
  isBestSeller: false,
};

const text = (value: number | string | null | undefined): string => (value == null ? '' : String(value));

function formOf({ product, ...data }: productForm_product$data): ProductForm {
  return {
    name: product.name,
    sku: product.sku,
    slug: product.slug,
    description: product.description,
    names: textsOf(data.names),
    descriptions: textsOf(data.descriptions),
    sellerId: data.seller.id,
    categoryId: data.categoryPath.at(-1)?.reference ?? '',
    brandId: text(data.brand?.reference),
    price: product.price.amount,
    discountPrice: text(data.discountPrice?.amount),
    costPrice: text(data.costPrice?.amount),
    vatRate: data.vatRate,
    stockStatus: product.stockStatus,
    weightGrams: text(product.weightGrams),
    gtin: text(product.gtin),
    mpn: text(product.mpn),
    condition: product.condition,
    lengthMm: text(product.dimensions?.lengthMm),
    widthMm: text(product.dimensions?.widthMm),
    heightMm: text(product.dimensions?.heightMm),
    contentAmount: text(product.content?.amount),
    contentUnit: product.content?.unit ?? '',
    tags: product.tags,
    colors: product.colors,
    specs: data.specs.map(({ name, names, value, values }) => ({
      name,
      names: textsOf(names),
      value,
      values: textsOf(values),
    })),
    returnPolicy: text(data.returnPolicy),
    hasWarranty: product.warranty != null,
    warrantyMonths: text(product.warranty?.months),
    warrantyType: text(product.warranty?.type),
    images: data.images.map(({ address }) => address),
    active: data.active,
    isFeatured: product.isFeatured,
    isBestSeller: product.isBestSeller,
  };
}

/** The values of a product's editor. */
export function useProductForm(product: productForm_product$key): ProductForm {
  return formOf(
    useFragment(
      graphql`
        fragment productForm_product on AdminProduct {
          seller {
            id
          }
          brand {
            reference
          }
          categoryPath {
            reference
          }
          discountPrice {
            amount
          }
          costPrice {
            amount
          }
          vatRate
          images {
            address
          }
          names {
            en
            de
            tn
          }
          descriptions {
            en
            de
            tn
          }
          specs {
            name
            names {
              en
              de
              tn
            }
            value
            values {
              en
              de
              tn
            }
          }
          returnPolicy
          active
          product {
            name
            sku
            slug
            description
            price {
              amount
            }
            stockStatus
            weightGrams
            gtin
            mpn
            condition
            dimensions {
              lengthMm
              widthMm
              heightMm
            }
            content {
              amount
              unit
            }
            tags
            colors
            warranty {
              months
              type
            }
            isFeatured
            isBestSeller
          }
        }
      `,
      product,
    ),
  );
}

const orNull = (value: string): string | null => (value === '' ? null : value);
const numberOrNull = (value: string): number | null => (value === '' ? null : Number(value));
const INTEGER = /^\d{1,8}$/;

/** The change of these fields, for the mutation. */
export function changesOf(form: Partial<ProductForm>): AdminProductChanges {
  const {
    brandId,
    discountPrice,
    costPrice,
    weightGrams,
    gtin,
    mpn,
    lengthMm,
    widthMm,
    heightMm,
    contentAmount,
    contentUnit,
    returnPolicy,
    warrantyMonths,
    warrantyType,
    specs,
  } = form;
  return {
    ...withTextsInput(form),
    ...(specs !== undefined && {
      specs: specs.map(({ name, names, value, values }) => ({
        name,
        names: textsInput(names),
        value,
        values: textsInput(values),
      })),
    }),
    ...(brandId !== undefined && { brandId: orNull(brandId) }),
    ...(discountPrice !== undefined && { discountPrice: orNull(discountPrice) }),
    ...(costPrice !== undefined && { costPrice: orNull(costPrice) }),
    ...(weightGrams !== undefined && { weightGrams: numberOrNull(weightGrams) }),
    ...(gtin !== undefined && { gtin: orNull(gtin) }),
    ...(mpn !== undefined && { mpn: orNull(mpn.trim()) }),
    ...(lengthMm !== undefined && { lengthMm: numberOrNull(lengthMm) }),
    ...(widthMm !== undefined && { widthMm: numberOrNull(widthMm) }),
    ...(heightMm !== undefined && { heightMm: numberOrNull(heightMm) }),
    ...(contentAmount !== undefined && { contentAmount: numberOrNull(contentAmount) }),
    ...(contentUnit !== undefined && { contentUnit: contentUnit === '' ? null : contentUnit }),
    ...(returnPolicy !== undefined && { returnPolicy: orNull(returnPolicy.trim()) }),
    ...(warrantyMonths !== undefined && { warrantyMonths: numberOrNull(warrantyMonths) }),
    ...(warrantyType !== undefined && { warrantyType: orNull(warrantyType.trim()) }),
  } as AdminProductChanges;
}

/** The fields whose values differ from those of `loaded`. */
export function differences(form: ProductForm, loaded: ProductForm): Partial<ProductForm> {
  return Object.fromEntries(
    Object.entries(form).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(loaded[name as keyof ProductForm]),
    ),
  );
}

const SIDES = ['lengthMm', 'widthMm', 'heightMm'] as const;
const REQUIRED = ['name', 'sku', 'sellerId', 'categoryId', 'price'] as const;

/** The address that the server proposes in the place of a taken one; null: none. */
export const freeSlugIn = (problems: readonly Problem[]): string | null =>
  problems
    .filter(({ field }) => field.includes('slug'))
    .map(({ message }) => freeSlugOf(message ?? ''))
    .find((free) => free !== undefined) ?? null;

/** What the server would refuse, by field. It has the final decision. */
export function problemsOf(form: ProductForm): readonly Problem[] {
  const wrong: Problem[] = [];
  const report = (field: keyof ProductForm, code: string): void => {
    if (wrong.every((one) => one.field[0] !== field)) wrong.push({ field: [field], code });
  };
  for (const field of REQUIRED) if (form[field].trim() === '') report(field, 'REQUIRED');
  const millimes = (amount: string): number => Math.round(Number(readAmount(amount) ?? Number.NaN) * 1_000);
  const price = millimes(form.price);
  if (!(price >= LOWEST_PRICE && price <= HIGHEST_PRICE)) report('price', 'INVALID');
  if (form.discountPrice !== '') {
    const reduced = millimes(form.discountPrice);
    if (!(reduced > 0 && reduced < price)) report('discountPrice', 'INVALID');
  }
  if (form.costPrice !== '' && Number.isNaN(millimes(form.costPrice))) report('costPrice', 'INVALID');
  const isWithin = (value: string, most: number): boolean =>
    value === '' || (INTEGER.test(value) && Number(value) >= 1 && Number(value) <= most);
  if (!isWithin(form.weightGrams, MAX_WEIGHT)) report('weightGrams', 'INVALID');
  if (form.gtin !== '' && !isGtin(form.gtin)) report('gtin', 'INVALID');
  for (const side of SIDES) {
    if (!isWithin(form[side], MAX_SIDE)) report(side, 'INVALID');
    else if (form[side] === '' && SIDES.some((other) => form[other] !== '')) report(side, 'REQUIRED');
  }
  if (!isWithin(form.contentAmount, MAX_CONTENT)) report('contentAmount', 'INVALID');
  else if (form.contentAmount === '' && form.contentUnit !== '') report('contentAmount', 'REQUIRED');
  if (form.contentUnit === '' && form.contentAmount !== '') report('contentUnit', 'REQUIRED');
  if (!isWithin(form.warrantyMonths, MAX_WARRANTY_MONTHS)) report('warrantyMonths', 'INVALID');
  if (form.specs.some(({ name, value }) => name.trim() === '' || value.trim() === ''))
    report('specs', 'REQUIRED');
  return wrong;
}
