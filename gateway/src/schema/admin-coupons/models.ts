/** Coupons of the back-office, between the schema and REST. */
import type {
  AdminCoupon,
  AdminCouponsPage,
  CouponScope,
  CouponUse,
  CouponUsesPage,
} from '../../../contract/coupons.ts';
import { ConnectionModel } from '../base/connection.ts';
import { readGlobalId, readKey } from '../base/ids.ts';
import type { NodeType } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { optionalWireAmount } from '../base/money.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { AdminCouponChanges, AdminCouponFilter, AdminCouponSort } from '../generated/resolvers.ts';

export class CouponConnectionModel extends ConnectionModel<AdminCoupon, AdminCoupon> {
  constructor(page: AdminCouponsPage) {
    super(page.coupons, page.cursors, page.pagination, (coupon) => coupon);
  }
}

export class CouponUseConnectionModel extends ConnectionModel<CouponUse, CouponUse> {
  constructor(page: CouponUsesPage) {
    super(page.uses, page.cursors, page.pagination, (use) => use);
  }
}

/** Node types of coupon scopes. */
export const SCOPE_TYPES: Readonly<Record<Exclude<CouponScope, 'all'>, NodeType>> = {
  seller: 'Seller',
  category: 'Category',
  brand: 'Brand',
  product: 'Product',
};
/** Types whose id an input may have, with those that admins use. */
const SCOPE_INPUTS: ReadonlySet<NodeType> = new Set(
  Object.values(SCOPE_TYPES).flatMap((type) => [type, `Admin${type}` as NodeType]),
);

/** Terms that REST does not clear. */
const NOT_CLEARED = ['code', 'type', 'scope', 'firstOrderOnly', 'fundedBy', 'active'] as const;

/** Maps terms to REST. @throws BAD_USER_INPUT naming the argument */
export function wireTerms(changes: AdminCouponChanges, argument: string): object {
  for (const field of NOT_CLEARED)
    if (changes[field] === null) throw badInput(`${argument}.${field}`, 'cannot be cleared');
  let scopeId = changes.scopeId;
  if (scopeId != null) {
    const found = readGlobalId(scopeId, `${argument}.scopeId`);
    if (!SCOPE_INPUTS.has(found.type) || (changes.scope != null && !isOf(changes.scope, found.type)))
      throw badInput(`${argument}.scopeId`, 'is not the id of such a scope');
    scopeId = found.key;
  }
  return {
    ...changes,
    scopeId,
    amount: optionalWireAmount(changes.amount),
    minPurchase: optionalWireAmount(changes.minPurchase),
    maxDiscount: optionalWireAmount(changes.maxDiscount),
  };
}

const isOf = (scope: CouponScope, type: NodeType): boolean =>
  scope !== 'all' && type.endsWith(SCOPE_TYPES[scope]);

/** Maps a filter and a sort to the parameters of REST. @throws BAD_USER_INPUT naming the argument */
export const couponListQuery = (
  filter: AdminCouponFilter | null | undefined,
  sort: AdminCouponSort | null | undefined,
): Record<string, string | undefined> => ({
  account: filter?.accountNumber ?? undefined,
  state: filter?.state ?? undefined,
  type: filter?.type ?? undefined,
  scope: filter?.scope ?? undefined,
  fundedBy: filter?.fundedBy ?? undefined,
  personal: filter?.isPersonal == null ? undefined : String(filter.isPersonal),
  job: filter?.jobId == null ? undefined : readKey(filter.jobId, 'AdminJob', 'filter.jobId'),
  card: filter?.hasCard == null ? undefined : String(filter.hasCard),
  code: filter?.code?.trim() || undefined,
  ...createdBetween(filter),
  q: filter?.search?.trim() || undefined,
  sort: sort?.field,
  order: sort?.direction,
});

/** Names of arguments by REST parameter. */
export const COUPON_LIST_NAMES: Readonly<Record<string, string>> = {
  limit: 'first',
  account: 'filter.accountNumber',
  code: 'filter.code',
  ...CREATED_NAMES,
  q: 'filter.search',
};

/** Fields by the columns that a stale version names. */
export const FIELD_OF_COLUMN: Readonly<Record<string, string>> = { value: 'amount' };
