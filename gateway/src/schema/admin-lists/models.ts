/** Models of accounts and sellers for admins. */
import type { ListedUser, UsersPage } from '../../../contract/accounts.ts';
import type { AdminSeller, AdminSellersPage } from '../../../contract/sellers.ts';
import { sellerModel } from '../admin-catalogue/models.ts';
import type { AdminSellerModel } from '../admin-catalogue/models.ts';
import { ConnectionModel } from '../base/connection.ts';

export class UserConnectionModel extends ConnectionModel<ListedUser, ListedUser> {
  constructor(page: UsersPage) {
    super(page.users, page.cursors, page.pagination, (user) => user);
  }
}

export class AdminSellerConnectionModel extends ConnectionModel<AdminSeller, AdminSellerModel> {
  constructor(page: AdminSellersPage) {
    super(page.sellers, page.cursors, page.pagination, sellerModel);
  }
}
