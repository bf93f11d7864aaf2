/** Models of the back office's catalogue, between REST and the schema. */
import type { ListTotal } from '../../../contract/admin/products.ts';
import type {
  AdminProduct,
  AdminProductPage,
  AdminVariant,
  AdminVariantPage,
} from '../../../contract/admin/products.ts';
import type { Ref } from '../../../contract/catalogue.ts';
import type { AdminSeller, SellerStatus } from '../../../contract/sellers.ts';
import type { PageInfoModel } from '../base/connection.ts';
import type { Exported } from '../base/files.ts';
import { readGlobalId, readKey, toGlobalId } from '../base/ids.ts';
import type { NodeType } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { AdminProductFilter, AdminProductSort } from '../generated/resolvers.ts';

/** A page of a list of the back office; its entries are read in both directions. */
export class AdminConnectionModel<Item> {
  readonly edges: { cursor: string; node: Item }[];
  readonly pageInfo: PageInfoModel;
  readonly total: ListTotal;
  /** What files of the list have; absent: there are none. */
  exported?: Exported;

  constructor(
    items: readonly Item[],
    { cursors, hasNext, hasPrev, total }: Pick<AdminProductPage, 'cursors' | 'hasNext' | 'hasPrev' | 'total'>,
  ) {
    this.edges = items.map((node, index) => ({ cursor: cursors[index] ?? '', node }));
    this.pageInfo = {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrev,
      startCursor: cursors[0] ?? null,
      endCursor: cursors.at(-1) ?? null,
    };
    this.total = total;
  }
}

export class AdminProductConnectionModel extends AdminConnectionModel<AdminProduct> {
  constructor(page: AdminProductPage) {
    super(page.products, page);
  }
}

export class AdminVariantConnectionModel extends AdminConnectionModel<AdminVariant> {
  constructor(page: AdminVariantPage) {
    super(page.variants, page);
  }
}

/** A seller as the back office's catalogue shows it. */
export interface AdminSellerModel {
  id: string;
  name: string;
  slug: string;
  status: SellerStatus;
  /** The whole of it, where it was read. */
  row?: AdminSeller;
}

/** A seller that was read whole. */
export const sellerModel = (row: AdminSeller): AdminSellerModel => ({
  ...adminSeller(row, row.status),
  row,
});

export const adminSeller = (ref: Ref, status: SellerStatus): AdminSellerModel => ({
  id: toGlobalId('AdminSeller', ref._id),
  name: ref.name,
  slug: ref.slug,
  status,
});

/** A category, brand or seller by its reference. */
export const referenceTo = (type: NodeType, { _id, name, slug }: Ref) => ({
  reference: toGlobalId(type, _id),
  name,
  slug,
});

/** The key of a product, from its public ID or the one that admins use. @throws BAD_USER_INPUT on `argument` */
export function productKey(id: string, argument: string): string {
  const found = readGlobalId(id, argument);
  if (found.type === 'AdminProduct' || found.type === 'Product') return found.key;
  throw badInput(argument, 'is not the id of a product');
}

const listed = (values: readonly string[] | null | undefined): string | undefined =>
  values == null || values.length === 0 ? undefined : values.join(',');
const flag = (value: boolean | null | undefined): string | undefined =>
  value == null ? undefined : String(value);
const keys = (
  ids: readonly string[] | null | undefined,
  type: NodeType,
  argument: string,
): string | undefined => listed(ids?.map((id, index) => readKey(id, type, `${argument}.${index}`)));

/** The key of a seller, from its public ID or the one that admins use. @throws BAD_USER_INPUT on `argument` */
export function sellerKey(id: string, argument: string): string {
  const found = readGlobalId(id, argument);
  if (found.type === 'AdminSeller' || found.type === 'Seller') return found.key;
  throw badInput(argument, 'is not the id of a seller');
}

const sellerKeys = (ids: readonly string[] | null | undefined): string | undefined =>
  listed(ids?.map((id, index) => sellerKey(id, `filter.sellerIds.${index}`)));

const productKeys = (ids: readonly string[] | null | undefined): string | undefined =>
  listed(ids?.map((id, index) => productKey(id, `filter.ids.${index}`)));

/** Maps a filter and a sort to the parameters of REST. @throws BAD_USER_INPUT naming the argument */
export function productListQuery(
  filter: AdminProductFilter | null | undefined,
  sort: AdminProductSort | null | undefined,
): Record<string, string | undefined> {
  const given = filter ?? {};
  return {
    ids: productKeys(given.ids),
    active: flag(given.active),
    archived: flag(given.archived),
    toReview: flag(given.toReview),
    isBestSeller: flag(given.isBestSeller),
    isFlashSale: flag(given.isFlashSale),
    flash: given.flash ?? undefined,
    flashFrom: given.flashFrom ?? undefined,
    flashUntil: given.flashUntil ?? undefined,
    isFeatured: flag(given.isFeatured),
    minPrice: given.minPrice ?? undefined,
    maxPrice: given.maxPrice ?? undefined,
    inStock: flag(given.inStock),
    lowStock: flag(given.lowStock),
    category:
      given.categoryId == null ? undefined : readKey(given.categoryId, 'Category', 'filter.categoryId'),
    brand: keys(given.brandIds, 'Brand', 'filter.brandIds'),
    seller: sellerKeys(given.sellerIds),
    stockStatus: listed(given.stockStatus),
    color: listed(given.colors),
    hasImage: flag(given.hasImage),
    hasDescription: flag(given.hasDescription),
    vatRate: given.vatRate ?? undefined,
    ...createdBetween(given),
    updatedSince: given.updatedSince ?? undefined,
    job: given.jobId == null ? undefined : readKey(given.jobId, 'AdminJob', 'filter.jobId'),
    input: given.search?.trim() || undefined,
    sortBy: sort?.by,
    sortOrder: sort?.direction,
  };
}

/** Names of arguments by REST parameter. */
export const PRODUCT_LIST_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  ids: 'filter.ids',
  active: 'filter.active',
  flashFrom: 'filter.flashFrom',
  flashUntil: 'filter.flashUntil',
  minPrice: 'filter.minPrice',
  maxPrice: 'filter.maxPrice',
  category: 'filter.categoryId',
  brand: 'filter.brandIds',
  seller: 'filter.sellerIds',
  stockStatus: 'filter.stockStatus',
  color: 'filter.colors',
  vatRate: 'filter.vatRate',
  ...CREATED_NAMES,
  updatedSince: 'filter.updatedSince',
  job: 'filter.jobId',
  input: 'filter.search',
  sortBy: 'sort.by',
  sortOrder: 'sort.direction',
};
