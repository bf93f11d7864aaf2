/** What the list of products is narrowed and sorted by: in the address, and for the server. */
import { parsePrice } from '../../../features/listing/filters.ts';
import type { Filter, ListRequest } from '../_kit/listTypes.ts';
import { dayStart } from '../_kit/days.ts';
import { manyOf, severalOf } from '../_kit/oneOf.ts';
import { STOCK_STATUSES } from '../_kit/productFields.tsx';
import { AllBrands, AllCategories, AllSellers } from '../_kit/allOptions.tsx';
import { ColorOptions } from '../_kit/catalogueOptions.tsx';
import { JobOptions } from '../_kit/JobOptions.tsx';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import type {
  AdminProductSortBy,
  ProductsPageQuery$variables,
} from './__generated__/ProductsPageQuery.graphql.ts';

const SORTS: Readonly<Record<string, AdminProductSortBy>> = {
  name: 'NAME',
  price: 'PRICE',
  stock: 'STOCK',
  created: 'CREATED',
  updated: 'UPDATED',
  sold: 'SOLD',
  rating: 'RATING',
  discount: 'DISCOUNT',
};

const yesNo = (id: string, label: Filter['label']): Filter => ({
  id,
  label,
  kind: 'choice',
  options: [
    { value: 'true', label: 'adminProducts:yes' },
    { value: 'false', label: 'adminProducts:no' },
  ],
});

export const FILTERS: readonly Filter[] = [
  {
    id: 'active',
    label: 'adminProducts:filter.state',
    kind: 'choice',
    options: [
      { value: 'true', label: 'adminProducts:state.active' },
      { value: 'false', label: 'adminProducts:state.inactive' },
      { value: 'review', label: 'adminProducts:state.review' },
      { value: 'archived', label: 'adminProducts:state.archived' },
    ],
  },
  {
    id: 'category',
    label: 'adminProducts:column.category',
    kind: 'choice',
    Options: AllCategories,
  },
  { id: 'brand', label: 'adminProducts:column.brand', kind: 'choices', Options: AllBrands },
  { id: 'seller', label: 'adminProducts:column.seller', kind: 'choices', Options: AllSellers },
  { id: 'minPrice', label: 'adminProducts:filter.minPrice', kind: 'amount' },
  { id: 'maxPrice', label: 'adminProducts:filter.maxPrice', kind: 'amount' },
  {
    id: 'stock',
    label: 'adminProducts:column.stockStatus',
    kind: 'choices',
    options: STOCK_STATUSES.map((value) => ({ value, label: `common:stockStatus.${value}` })),
  },
  yesNo('inStock', 'adminProducts:filter.inStock'),
  yesNo('lowStock', 'adminProducts:filter.lowStock'),
  yesNo('flash', 'adminProducts:column.flash'),
  yesNo('bestSeller', 'adminProducts:flag.bestSeller'),
  yesNo('featured', 'adminProducts:flag.featured'),
  { id: 'color', label: 'adminProducts:filter.color', kind: 'choices', Options: ColorOptions },
  yesNo('image', 'adminProducts:filter.image'),
  yesNo('description', 'adminProducts:filter.description'),
  { id: 'vat', label: 'adminProducts:filter.vat', kind: 'text' },
  { id: 'updated', label: 'adminProducts:filter.updatedSince', kind: 'date' },
  { id: 'job', label: 'adminProducts:filter.job', kind: 'choice', Options: JobOptions },
  ...CREATED_FILTERS,
];

const readFlag = (text: string | undefined): boolean | null =>
  text === 'true' ? true : text === 'false' ? false : null;

/** A rate as people type it, `7` or `19,00`, in percent with two decimals; null when it is none. */
function readRate(text: string | undefined): string | null {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text?.replace(/\s*%$/, '') ?? '');
  return match === null ? null : `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}`;
}

/** The list's state as the server takes it; what the address has malformed narrows nothing. */
export function variablesOf({
  first,
  after,
  search,
  filters,
  sort,
}: ListRequest): ProductsPageQuery$variables {
  const by = sort === null ? undefined : SORTS[sort.field];
  const state = filters['active'];
  return {
    first,
    after,
    sort: by === undefined ? null : { by, direction: sort?.isDescending === true ? 'DESC' : 'ASC' },
    filter: {
      search: search === '' ? null : search,
      active: readFlag(state),
      archived: state === 'archived',
      toReview: state === 'review' ? true : null,
      categoryId: filters['category'] ?? null,
      brandIds: manyOf(filters['brand']),
      sellerIds: manyOf(filters['seller']),
      minPrice: parsePrice(filters['minPrice'] ?? null),
      maxPrice: parsePrice(filters['maxPrice'] ?? null),
      stockStatus: severalOf(STOCK_STATUSES, filters['stock']),
      inStock: readFlag(filters['inStock']),
      lowStock: readFlag(filters['lowStock']),
      isFlashSale: readFlag(filters['flash']),
      isBestSeller: readFlag(filters['bestSeller']),
      isFeatured: readFlag(filters['featured']),
      colors: manyOf(filters['color']),
      hasImage: readFlag(filters['image']),
      hasDescription: readFlag(filters['description']),
      vatRate: readRate(filters['vat']),
      updatedSince: dayStart(filters['updated']),
      ...createdIn(filters),
      jobId: filters['job'] ?? null,
    },
  };
}
