/** Routes of coupons. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import {
  AdminCoupon,
  AdminCouponsPage,
  AdminCouponsQuery,
  ChangedCoupon,
  CouponChanges,
  CouponCreate,
  CouponPatch,
  CouponPatchAnswer,
  CouponUsesPage,
  CouponUsesQuery,
} from '../../../contract/coupons.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { tagVersion } from '../write.ts';
import { changeCoupon, couponRow, createCoupon, patchCoupons } from './change.ts';
import { couponById, listCoupons, listUses, toCoupon } from './list.ts';

const ById = z.strictObject({ id: EntityId });
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;

export const couponRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/coupons',
    summary: 'Coupons, by default the latest first.',
    query: AdminCouponsQuery,
    response: AdminCouponsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<AdminCouponsPage> => listCoupons(db, query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/coupons/:id',
    summary: 'A coupon.',
    params: ById,
    query: z.strictObject({}),
    response: AdminCoupon,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params, reply }): Promise<AdminCoupon> => {
      const row = await couponById(db, Number(params.id));
      tagVersion(reply, row.version);
      return toCoupon(row);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/coupons/:id/uses',
    summary: 'Orders with a coupon, the latest first.',
    params: ById,
    query: CouponUsesQuery,
    response: CouponUsesPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params, query }): Promise<CouponUsesPage> =>
      listUses(db, Number(params.id), query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/coupons/patch',
    summary: 'Changes several coupons; each changes, or says why not, independently of the others.',
    body: CouponPatch,
    response: CouponPatchAnswer,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    write: { action: 'coupon.update', canUndo: true },
    handle: async (_, { body, write }) => write((trx) => patchCoupons(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/coupons',
    summary: 'Creates a coupon.',
    body: CouponCreate,
    response: ChangedCoupon,
    errors: REFUSALS,
    write: { action: 'coupon.create', needsKey: true },
    handle: async (_, { body, write }) =>
      write(async (trx) => toCoupon(await couponById(trx, await createCoupon(trx, body)))),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/coupons/:id',
    summary:
      'Changes fields of a coupon: absent is unchanged, null is cleared. Once it was used, code, type, value, scope and funder are frozen.',
    params: ById,
    body: CouponChanges,
    response: ChangedCoupon,
    errors: [...REFUSALS, 'STALE', 'PRECONDITION_REQUIRED'],
    write: { action: 'coupon.update', row: ({ id }) => couponRow(id), canUndo: true },
    handle: async (_, { params, body, write }) =>
      write(async (trx) => {
        const id = Number(params.id);
        await changeCoupon(trx, await couponById(trx, id), body);
        return toCoupon(await couponById(trx, id));
      }),
  }),
];
