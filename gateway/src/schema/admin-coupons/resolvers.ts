/** Coupons of the back-office. The REST API has the final decision. */
import { orNull } from '../../loaders/base/missing.ts';
import type { AdminCouponLoaders } from '../../loaders/viewer/admin/coupons.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { readKey, toGlobalId } from '../base/ids.ts';
import { connectionPage, namingArguments } from '../base/input.ts';
import { money, optionalMoney } from '../base/money.ts';
import { attempt, rowErrors } from '../base/userErrors.ts';
import { quoteModel, wireLines } from '../cart/models.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import {
  COUPON_LIST_NAMES,
  CouponConnectionModel,
  couponListQuery,
  CouponUseConnectionModel,
  FIELD_OF_COLUMN,
  SCOPE_TYPES,
  wireTerms,
} from './models.ts';

const DEFAULT_PAGE = 25;
const loadersOf = (context: GatewayContext): AdminCouponLoaders => adminLoaders(context);

export const adminCouponResolvers: Resolvers = {
  CouponScope: { ALL: 'all', SELLER: 'seller', CATEGORY: 'category', BRAND: 'brand', PRODUCT: 'product' },
  CouponFunder: { PLATFORM: 'platform', SELLER: 'seller' },
  AdminCouponSortField: { CREATED: 'created', ENDS: 'ends', USED: 'used', DISCOUNT: 'discount' },
  Query: {
    adminCoupons: async (_, { first, after, accountNumber, filter, sort }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const query = couponListQuery({ accountNumber, ...filter }, sort);
      const found = await namingArguments(loadersOf(context).coupons(page, query), COUPON_LIST_NAMES);
      return withFiles(new CouponConnectionModel(found), ['coupons'], query);
    },
    adminCoupon: (_, { id }, context) => orNull(loadersOf(context).coupon(readKey(id, 'AdminCoupon', 'id'))),
    adminCouponTest: async (_, { input }, context) => {
      const { couponId, changes, lines, accountNumber, contactPhone } = input;
      const call = loadersOf(context).testCoupon({
        couponId: couponId == null ? null : readKey(couponId, 'AdminCoupon', 'input.couponId'),
        changes: wireTerms(changes ?? {}, 'input.changes'),
        lines: wireLines(lines),
        accountNumber: accountNumber?.trim() || null,
        contactPhone: contactPhone?.trim() || null,
      });
      const { value, userErrors } = await attempt(call);
      return { quote: value && quoteModel(value, context.now), userErrors };
    },
  },
  AdminCoupon: {
    id: ({ _id }) => toGlobalId('AdminCoupon', _id),
    amount: ({ amount }) => optionalMoney(amount),
    minPurchase: ({ minPurchase }) => optionalMoney(minPurchase),
    maxDiscount: ({ maxDiscount }) => optionalMoney(maxDiscount),
    scopeId: ({ scope, scopeId }) =>
      scope === 'all' || scopeId === null ? null : toGlobalId(SCOPE_TYPES[scope], scopeId),
    discountGiven: ({ discountGiven }) => money(discountGiven),
    revenue: ({ revenue }) => money(revenue),
    jobId: ({ jobId }) => (jobId === null ? null : toGlobalId('AdminJob', jobId)),
    uses: async ({ _id }, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      return new CouponUseConnectionModel(await namingArguments(loadersOf(context).couponUses(_id, page)));
    },
  },
  AdminCouponConnection: {
    total: ({ listTotal }) => listTotal,
    files: filesOf,
  },
  CouponUse: {
    orderId: ({ orderId }) => toGlobalId('Order', orderId),
    discount: ({ discount }) => money(discount),
    revenue: ({ revenue }) => money(revenue),
  },
  Mutation: {
    adminCouponCreate: async (_, { input: { fields, idempotencyKey } }, context) => {
      const call = loadersOf(context).createCoupon(wireTerms(fields, 'input.fields'), idempotencyKey);
      const { value, userErrors } = await attempt(call);
      return { coupon: value, current: null, change: changeOf(value?.change), userErrors };
    },
    adminCouponCodesCreate: async (
      _,
      { input: { fields, idempotencyKey, count, accountNumbers, ...codes } },
      context,
    ) => {
      const body = {
        ...codes,
        ...(count == null ? {} : { count }),
        ...(accountNumbers == null ? {} : { accountNumbers }),
        fields: wireTerms(fields, 'input.fields'),
      };
      const { value, userErrors } = await attempt(loadersOf(context).createCodes(body, idempotencyKey));
      return { job: value, userErrors };
    },
    adminCouponUpdate: async (_, { input: { id, version, changes } }, context) => {
      const key = readKey(id, 'AdminCoupon', 'input.id');
      const loaders = loadersOf(context);
      const call = loaders.changeCoupon(key, version, wireTerms(changes, 'input.changes'));
      const { value, userErrors } = await attempt(call, FIELD_OF_COLUMN);
      const isStale = userErrors.some(({ code }) => code === 'STALE');
      return {
        coupon: value,
        current: isStale ? await orNull(loaders.coupon(key)) : null,
        change: changeOf(value?.change),
        userErrors,
      };
    },
    adminCouponsPatch: async (_, { input }, context) => {
      const rows = input.rows.map(({ id, version, changes }, index) => ({
        id: readKey(id, 'AdminCoupon', `input.rows.${index}.id`),
        version,
        changes: wireTerms(changes, `input.rows.${index}.changes`),
      }));
      const { value, userErrors } = await attempt(loadersOf(context).patchCoupons({ rows }));
      return {
        rows:
          value?.rows.map(({ coupon, error }) => ({
            coupon,
            userErrors: error === null ? [] : rowErrors(error),
          })) ?? null,
        change: changeOf(value?.change),
        userErrors,
      };
    },
  },
};
