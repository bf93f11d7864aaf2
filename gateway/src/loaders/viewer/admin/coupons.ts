/** Coupons. */
import { AdminCouponsPage } from '../../../../contract/coupons.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminCouponLoaders {
  coupons(page: ListPage): Promise<AdminCouponsPage>;
}

export function createAdminCouponLoaders({ get }: AdminCalls): AdminCouponLoaders {
  return {
    coupons: (page) =>
      get(withQuery('/v1/admin/coupons', { ...page }), (json) => AdminCouponsPage.parse(json)),
  };
}
