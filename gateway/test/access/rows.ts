/**
 * Who may ask for what, told a second time and by itself: the test compares these rows with what the shop really answers. The first row
 * whose pattern fits counts; `*` stands for anything. What fits no row fails the test.
 *
 * open: everybody, whatever they send along. account: who is signed in. self: the account that the path names, and admins; for others
 * it does not exist. admin: admins. service: the shop's own programs.
 */
export type Who = 'open' | 'account' | 'self' | 'admin' | 'service';
export type Row = readonly [pattern: string, who: Who];

/** Paths of the REST API. */
export const ROUTES: readonly Row[] = [
  ['GET /health', 'open'],
  ['GET /media/*', 'open'],
  ['GET /v1/openapi.json', 'open'],
  // The catalogue, in spite of its prefix.
  ['GET /v1/admin/categories*', 'open'],
  ['GET /v1/admin/products*', 'open'],
  ['GET /v1/admin/homepages-name/:name', 'open'],
  ['GET /v1/admin/users/:accountNumber', 'self'],
  ['GET /v1/admin/users', 'admin'],
  ['GET /v1/admin/coupons', 'admin'],
  ['* /v1/admin/*', 'admin'],
  ['GET /v1/products/*', 'open'],
  ['GET /v1/brands*', 'open'],
  ['GET /v1/shops*', 'open'],
  ['GET /v1/pages*', 'open'],
  ['GET /v1/promos/:slug', 'open'],
  ['GET /v1/regions/:number/delegations', 'open'],
  ['GET /v1/delivery/times', 'open'],
  ['POST /v1/cart/quote', 'open'],
  ['POST /v1/mail/*', 'open'],
  ['POST /v1/tickets', 'open'],
  ['POST /v1/seller-applications', 'open'],
  ['POST /v1/auth/logout', 'account'],
  ['POST /v1/auth/*', 'open'],
  // Placing; the rest by a secret, or by whose order it is.
  ['POST /v1/orders', 'open'],
  ['* /v1/orders/*', 'open'],
  ['GET /v1/invoices/:key', 'open'],
  // Callbacks and the payer's page of the simulator: believed in nothing.
  ['* /v1/payments/*', 'open'],
  ['* /v1/user/*', 'account'],
  ['GET /v1/events', 'service'],
  ['POST /v1/webhooks/*', 'service'],
];

/** Ways into the schema. */
export const ROOT_FIELDS: readonly Row[] = [
  ['Query.admin*', 'admin'],
  ['Query.sellerLedger', 'admin'],
  ['Query.webhook*', 'admin'],
  ['Query.*', 'open'],
  ['Mutation.orderTransition', 'admin'],
  ['Mutation.orderPaymentTransition', 'admin'],
  ['Mutation.returnInspect', 'admin'],
  ['Mutation.refundNote', 'admin'],
  ['Mutation.sellerPayoutNote', 'admin'],
  ['Mutation.webhook*', 'admin'],
  ['Mutation.account*Register', 'open'],
  ['Mutation.accountDelete', 'account'],
  ['Mutation.profile*', 'account'],
  ['Mutation.sessionRevoke', 'account'],
  ['Mutation.session*', 'open'],
  ['Mutation.password*', 'open'],
  ['Mutation.newsletter*', 'open'],
  ['Mutation.order*', 'open'],
  ['Mutation.returnOpen', 'open'],
  ['Mutation.address*', 'account'],
  ['Mutation.review*', 'account'],
  ['Mutation.sellerApply', 'open'],
  ['Mutation.ticketCreate', 'open'],
  ['Mutation.ticketReply', 'admin'],
  ['Mutation.ticketTransition', 'admin'],
  ['Mutation.ticket*', 'account'],
  ['Mutation.wishlist*', 'account'],
  ['Mutation.bot*', 'open'],
  ['Subscription.orderUpdated', 'account'],
  ['Subscription.*Feed', 'admin'],
  ['Subscription.botReply', 'open'],
];

/**
 * Everything else of the schema. public: the same for all, so that answers are kept. own: of one person; who gets there has been let
 * in by a root field, a token of theirs or a secret. admin: guarded by itself as well.
 */
export type Whose = 'public' | 'own' | 'admin';
export const FIELDS: readonly (readonly [pattern: string, whose: Whose])[] = [
  ['*.userErrors', 'public'],
  ['UserError.*', 'public'],
  ['WebhookDead*', 'admin'],
  ['Ledger*', 'admin'],
  ['AdminUser*', 'admin'],
  ['AdminCoupon*', 'admin'],
  ['FeedEvent.*', 'admin'],
  ['OrderTransitionPayload.*', 'admin'],
  ['OrderPaymentTransitionPayload.*', 'admin'],
  ['ReturnInspectPayload.*', 'admin'],
  ['Refund*', 'admin'],
  ['SellerPayoutNotePayload.*', 'admin'],
  ['Session.*', 'own'],
  ['Viewer.*', 'own'],
  ['AccountSession.*', 'own'],
  ['ShipmentLabel.*', 'admin'],
  ['Order*', 'own'],
  ['SubOrder*', 'own'],
  ['Address*', 'own'],
  ['SavedAddress.*', 'own'],
  ['Loyalty.*', 'own'],
  ['Points*', 'own'],
  ['ReturnOpenPayload.*', 'own'],
  ['OwnReview*', 'own'],
  ['ReviewPlace.*', 'own'],
  ['ReviewedProduct.*', 'own'],
  ['AdminTicket*', 'admin'],
  ['TicketReplyPayload.*', 'admin'],
  ['TicketTransitionPayload.*', 'admin'],
  ['TicketCreatePayload.*', 'public'],
  ['Ticket*', 'own'],
  ['Wishlist*Payload.isInWishlist', 'public'],
  ['Wishlist*', 'own'],
  ['AccountRegisterPayload.viewer', 'own'],
  ['SessionCreatePayload.viewer', 'own'],
  ['SessionRevokePayload.viewer', 'own'],
  ['ProfileUpdatePayload.viewer', 'own'],
  ['Review*Payload.*', 'own'],
  ['*Payload.*', 'public'],
  // The rest of the cart is reached by a root field whose answer depends on who asks.
  ['CartQuote.*oints*', 'own'],
  ['AppliedCoupon.*', 'public'],
  ['Cart*', 'public'],
  ['Money.*', 'public'],
  ['Image.*', 'public'],
  ['PageInfo.*', 'public'],
  ['Product*', 'public'],
  ['FlashSale.*', 'public'],
  ['Warranty.*', 'public'],
  ['PricePoint.*', 'public'],
  ['Review*', 'public'],
  ['Category.*', 'public'],
  ['Brand*', 'public'],
  ['Seller*', 'public'],
  ['DeliveryTimes.*', 'public'],
  ['FilterOption.*', 'public'],
  ['Banner.*', 'public'],
  ['Homepage.*', 'public'],
  ['Promo*', 'public'],
  ['CouponCard.*', 'public'],
  ['DiscountBand.*', 'public'],
  ['LiveShow.*', 'public'],
  ['ServiceCard.*', 'public'],
  ['Region.*', 'public'],
  ['StoreLinks.*', 'public'],
  ['SocialLink.*', 'public'],
  ['Text*', 'public'],
  ['PaymentOption.*', 'public'],
  ['Delegation.*', 'public'],
  ['Assistant.*', 'public'],
  ['Bot*', 'public'],
];

/**
 * What belongs to one person, asked for by its id: the owner gets it, for others it does not exist, admins included, who have
 * paths of their own. `ORDER`, `PART` and `ADDRESS` stand for the owner's; what changes something comes last.
 */
export const OWN_ROUTES: readonly { route: string; body?: object }[] = [
  { route: 'GET /v1/user/orders/ORDER' },
  { route: 'POST /v1/orders/pay', body: { orderId: 'ORDER', paymentProvider: 'SIMULATOR' } },
  {
    route: 'POST /v1/orders/return',
    body: {
      subOrderId: 'PART',
      lines: [{ lineId: '1', quantity: 1, reason: 'Trop grand' }],
      idempotencyKey: 'access-return',
    },
  },
  { route: 'DELETE /v1/user/addresses', body: { id: 'ADDRESS' } },
  { route: 'POST /v1/orders/cancellation', body: { orderId: 'ORDER' } },
  { route: 'POST /v1/orders/cancel', body: { orderId: 'ORDER', idempotencyKey: 'access-cancel' } },
];

/** The row of a name; undefined: there is none. */
export function rowOf<T>(
  rows: readonly (readonly [pattern: string, what: T])[],
  name: string,
): T | undefined {
  return rows.find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '.*')}$`).test(name),
  )?.[1];
}
