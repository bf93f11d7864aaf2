/** Coupons. */
import type { z } from 'zod';
import { Job } from '../../../../contract/admin/jobs.ts';
import { Quote } from '../../../../contract/cart.ts';
import {
  AdminCoupon,
  AdminCouponsPage,
  ChangedCoupon,
  CouponPatchAnswer,
  CouponUsesPage,
} from '../../../../contract/coupons.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

type CouponResult = Promise<z.infer<typeof ChangedCoupon>>;

/** Bodies are as the schema's inputs: the REST API checks them. */
export interface AdminCouponLoaders {
  /** `filter`: parameters of GET /v1/admin/coupons. */
  coupons(page: ListPage, filter: Query): Promise<AdminCouponsPage>;
  coupon(id: string): Promise<AdminCoupon>;
  couponUses(id: string, page: ListPage): Promise<CouponUsesPage>;
  testCoupon(body: object): Promise<Quote>;
  createCoupon(body: object, idempotencyKey: string): CouponResult;
  createCodes(body: object, idempotencyKey: string): Promise<Job>;
  changeCoupon(id: string, version: number, changes: object): CouponResult;
  patchCoupons(body: object): Promise<CouponPatchAnswer>;
}

export function createAdminCouponLoaders({ get, getByPost, send }: AdminCalls): AdminCouponLoaders {
  const path = '/v1/admin/coupons';
  const changed = (json: unknown) => ChangedCoupon.parse(json);
  return {
    coupons: (page, filter) =>
      get(withQuery(path, { ...page, ...filter }), (json) => AdminCouponsPage.parse(json)),
    coupon: (id) => get(`${path}/${segment(id)}`, (json) => AdminCoupon.parse(json)),
    couponUses: (id, page) =>
      get(withQuery(`${path}/${segment(id)}/uses`, { ...page }), (json) => CouponUsesPage.parse(json)),
    testCoupon: (body) => getByPost(`${path}/test`, body, (json) => Quote.parse(json)),
    createCodes: (body, idempotencyKey) =>
      send(`${path}/codes`, body, (json) => Job.parse(json), { idempotencyKey }),
    createCoupon: (body, idempotencyKey) => send(path, body, changed, { idempotencyKey }),
    changeCoupon: (id, version, changes) => send(`${path}/${segment(id)}`, changes, changed, { version }),
    patchCoupons: (body) => send(`${path}/patch`, body, (json) => CouponPatchAnswer.parse(json)),
  };
}
