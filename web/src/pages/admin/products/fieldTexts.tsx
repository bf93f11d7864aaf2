import type { ReactNode } from 'react';
import type { Key } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Amount } from '../_kit/format.tsx';
import { showTexts, type OtherTexts } from '../_kit/otherTexts.ts';
import type { ProductForm, Spec } from './productForm.ts';

const LABELS: Readonly<Record<keyof ProductForm, Key>> = {
  name: 'adminProducts:column.name',
  sku: 'adminProducts:column.sku',
  slug: 'adminProducts:identity.slug',
  description: 'adminProducts:description.title',
  names: 'adminProducts:field.names',
  descriptions: 'adminProducts:field.descriptions',
  sellerId: 'adminProducts:column.seller',
  categoryId: 'adminProducts:column.category',
  brandId: 'adminProducts:column.brand',
  price: 'adminProducts:column.price',
  discountPrice: 'adminProducts:column.reduced',
  costPrice: 'adminProducts:prices.cost',
  vatRate: 'adminProducts:prices.vat',
  stockStatus: 'adminProducts:column.stockStatus',
  weightGrams: 'adminProducts:stockCard.weight',
  gtin: 'adminProducts:field.gtin',
  mpn: 'adminProducts:field.mpn',
  condition: 'adminProducts:field.condition',
  lengthMm: 'adminProducts:field.lengthMm',
  widthMm: 'adminProducts:field.widthMm',
  heightMm: 'adminProducts:field.heightMm',
  contentAmount: 'adminProducts:field.contentAmount',
  contentUnit: 'adminProducts:field.contentUnit',
  tags: 'adminProducts:details.tags',
  colors: 'adminProducts:details.colors',
  specs: 'adminProducts:specs',
  returnPolicy: 'adminProducts:details.returnPolicy',
  hasWarranty: 'adminProducts:details.warranty',
  warrantyMonths: 'adminProductEditor:details.warrantyMonths',
  warrantyType: 'adminProductEditor:details.warrantyType',
  images: 'adminProducts:images.title',
  active: 'adminProductEditor:visibility.active',
  isFeatured: 'adminProducts:flag.featured',
  isBestSeller: 'adminProducts:flag.bestSeller',
};
const AMOUNTS: ReadonlySet<string> = new Set(['price', 'discountPrice', 'costPrice']);

interface FieldTexts {
  /** A field's name for people. */
  readonly label: (name: string) => string;
  /** A field's value for people. */
  readonly show: (name: string, value: unknown) => ReactNode;
}

/** Names and values of the editor's fields, as people read them. */
export function useFieldTexts(): FieldTexts {
  const { t } = useTranslation('adminProductEditor');
  return {
    label: (name) => (name in LABELS ? t(LABELS[name as keyof ProductForm]) : name),
    show: (name, value) => {
      if (typeof value === 'boolean') return t(value ? 'adminProducts:yes' : 'adminProducts:no');
      if (name === 'condition') return t(`adminProducts:condition.${value as ProductForm['condition']}`);
      if (name === 'contentUnit')
        return t(`adminProducts:contentUnit.${(value as ProductForm['contentUnit']) || 'none'}`);
      if (name === 'specs')
        return (value as readonly Spec[]).map((spec) => `${spec.name} : ${spec.value}`).join(', ') || '–';
      if (name === 'names' || name === 'descriptions') return showTexts(value as OtherTexts);
      if (name === 'images') return t('pictures.count', { count: (value as readonly string[]).length });
      if (Array.isArray(value)) return value.join(', ') || '–';
      if (typeof value !== 'string' || value === '') return '–';
      return AMOUNTS.has(name) ? <Amount amount={value} /> : <bdi>{value}</bdi>;
    },
  };
}
