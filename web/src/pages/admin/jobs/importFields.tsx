/** Names of the fields and columns of imports, as their screens show them. */
import type { ImportColumn } from '../../../../../gateway/contract/rules/import-columns.ts';
import type { ImportKind } from '../../../../../gateway/contract/rules/jobs.ts';
import type { Key } from '../../../i18n/translate.ts';
import { Text } from '../_kit/format.tsx';
import { ProductFieldName, productColumnKey } from '../_kit/productFields.tsx';

/** What products do not have: by the column, or by the field where it has another name. */
const OTHERS = {
  productSku: 'adminImport:field.productSku',
  position: 'adminImport:field.position',
  parent: 'adminImport:field.parent',
  parentId: 'adminImport:field.parent',
  image: 'adminCategories:field.imageUrl',
  imageUrl: 'adminCategories:field.imageUrl',
  icon: 'adminCategories:field.icon',
  cover: 'adminCategories:field.coverUrl',
  coverUrl: 'adminCategories:field.coverUrl',
  isSpecial: 'adminCategories:field.isSpecial',
} as const satisfies Readonly<Record<string, Key>>;

/** What categories name otherwise than products. */
const OF_CATEGORIES = {
  slug: 'adminCategories:field.slug',
  active: 'adminCategories:field.state',
} as const satisfies Readonly<Record<string, Key>>;

/** Fields of coupons that products and categories have not. */
const OF_COUPONS = {
  code: 'adminMarketing:field.code',
  type: 'adminMarketing:field.type',
  amount: 'adminMarketing:field.amount',
  percent: 'adminMarketing:field.percent',
  minPurchase: 'adminMarketing:field.minPurchase',
  maxDiscount: 'adminMarketing:field.maxDiscount',
  scope: 'adminMarketing:field.scope',
  scopeId: 'adminMarketing:field.scopeId',
  startsAt: 'adminMarketing:field.startsAt',
  endsAt: 'adminMarketing:field.endsAt',
  usageLimit: 'adminMarketing:field.usageLimit',
  perAccountLimit: 'adminMarketing:field.perAccountLimit',
  firstOrderOnly: 'adminMarketing:field.firstOrderOnly',
  accountNumber: 'adminMarketing:field.accountNumber',
  fundedBy: 'adminMarketing:field.fundedBy',
  note: 'adminMarketing:field.note',
} as const satisfies Readonly<Record<string, Key>>;

/** The text of the name of a column of a kind of file. */
export function importColumnKey(kind: ImportKind, column: ImportColumn): Key {
  if (kind === 'CATEGORIES_IMPORT' && column in OF_CATEGORIES)
    return OF_CATEGORIES[column as keyof typeof OF_CATEGORIES];
  if (column in OF_COUPONS) return OF_COUPONS[column as keyof typeof OF_COUPONS];
  if (kind === 'COUPONS_IMPORT' && column === 'active') return 'adminMarketing:field.active';
  return column in OTHERS ? OTHERS[column as keyof typeof OTHERS] : productColumnKey(column);
}

/** The name of a field that a job changes. */
export function JobFieldName({ field }: { readonly field: string }) {
  const named = { ...OTHERS, ...OF_COUPONS };
  return field in named ? (
    <Text of={named[field as keyof typeof named]} />
  ) : (
    <ProductFieldName field={field} />
  );
}
