/** What private pages ask of who is signed in, by their names: one file, before their own code and no part of the first load. */
import * as account from './pages/account/AccountPage.viewer.ts';
import * as accountOrder from './pages/orders/OrderPage.viewer.ts';
import * as orders from './pages/orders/OrdersPage.viewer.ts';
import * as ticket from './pages/ticket/TicketPage.viewer.ts';
import * as wishlist from './pages/wishlist/WishlistPage.viewer.ts';
// What writes into their lists has to be there before an answer is.
import './relay/handlers.ts';
import type { ViewerRoute } from './page/page.ts';

export const viewerRoutes = { account, accountOrder, orders, ticket, wishlist } satisfies Record<
  string,
  ViewerRoute
>;
