/** Models of accounts and coupons for admins. */
import type { User, UsersPage } from '../../../contract/accounts.ts';
import type { AdminCoupon, AdminCouponsPage } from '../../../contract/coupons.ts';
import { ConnectionModel } from '../base/connection.ts';

export class UserConnectionModel extends ConnectionModel<User, User> {
  constructor(page: UsersPage) {
    super(page.users, page.cursors, page.pagination, (user) => user);
  }
}

export class CouponConnectionModel extends ConnectionModel<AdminCoupon, AdminCoupon> {
  constructor(page: AdminCouponsPage) {
    super(page.coupons, page.cursors, page.pagination, (coupon) => coupon);
  }
}
