/** The viewer queries of private pages by page name: one file, loaded before their own code and outside of the first load. */
import * as account from './pages/account/AccountPage.viewer.ts';
import * as accountOrder from './pages/orders/OrderPage.viewer.ts';
import * as orders from './pages/orders/OrdersPage.viewer.ts';
import * as ticket from './pages/ticket/TicketPage.viewer.ts';
import * as wishlist from './pages/wishlist/WishlistPage.viewer.ts';
// Connection handlers have to be registered before a response is processed.
import './relay/handlers.ts';
import type { ViewerRoute } from './page/page.ts';

export const viewerRoutes = { account, accountOrder, orders, ticket, wishlist } satisfies Record<
  string,
  ViewerRoute
>;
