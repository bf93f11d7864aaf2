/** The independent half of the access matrix. */
import type { AdminRole } from '../../contract/accounts.ts';

/**
 * Access rules, written a second time and independently: the test compares these rows with the shop's actual responses. The first row
 * whose pattern matches counts; `*` matches anything. A name without a row fails the test.
 *
 * open: every client, whatever it sends. account: signed in. self: the account of the path, and admins; for others
 * it does not exist. service: the shop's own services. A list: admins of these roles.
 */
export type Who = 'open' | 'account' | 'self' | 'service' | readonly AdminRole[];

const ADMINS: readonly AdminRole[] = [
  'Owner',
  'Catalogue',
  'Orders',
  'Support',
  'Marketing',
  'Finance',
  'ReadOnly',
];
const OWNERS: readonly AdminRole[] = ['Owner'];
const CATALOGUE_DESK: readonly AdminRole[] = ['Owner', 'Catalogue'];
const UPLOADERS: readonly AdminRole[] = ['Owner', 'Catalogue', 'Orders', 'Support', 'Marketing'];
const FLASH_DESK: readonly AdminRole[] = ['Owner', 'Catalogue', 'Marketing'];
const ORDER_DESK: readonly AdminRole[] = ['Owner', 'Orders'];
const SUPPORT_DESK: readonly AdminRole[] = ['Owner', 'Support'];
const ACCOUNTING: readonly AdminRole[] = ['Owner', 'Finance'];
const LEDGER_READERS: readonly AdminRole[] = ['Owner', 'Orders', 'Finance', 'ReadOnly'];
/** Roles that read contact data unmasked. */
const CONTACT_READERS: readonly AdminRole[] = ['Owner', 'Orders', 'Support', 'Finance'];

export type Row = readonly [pattern: string, who: Who];

/** Paths of the REST API. */
export const ROUTES: readonly Row[] = [
  ['GET /health', 'open'],
  ['GET /media/*', 'open'],
  ['GET /v1/openapi.json', 'open'],
  // The catalogue, in spite of its prefix.
  ['GET /v1/admin/categories*', 'open'],
  ['GET /v1/admin/products/manage', ADMINS],
  ['GET /v1/admin/products/:id/*', ADMINS],
  ['GET /v1/admin/products*', 'open'],
  ['* /v1/admin/products/:id/flash-sale', FLASH_DESK],
  ['* /v1/admin/products*', CATALOGUE_DESK],
  ['POST /v1/admin/categories*', CATALOGUE_DESK],
  ['DELETE /v1/admin/categories*', CATALOGUE_DESK],
  ['POST /v1/admin/brands*', CATALOGUE_DESK],
  ['POST /v1/admin/jobs*', CATALOGUE_DESK],
  ['GET /v1/admin/homepages-name/:name', 'open'],
  ['GET /v1/admin/users/:accountNumber', 'self'],
  ['GET /v1/admin/sellers/:id/ledger', LEDGER_READERS],
  ['GET /v1/admin/cash/*', LEDGER_READERS],
  // The whole log; the history of one object is everybody's.
  ['GET /v1/admin/audit', OWNERS],
  ['POST /v1/admin/audit/changes/:id/undo', ADMINS],
  ['POST /v1/admin/upload-photos-supabase', UPLOADERS],
  ['POST /v1/admin/media/*', UPLOADERS],
  ['DELETE /v1/admin/media/*', UPLOADERS],
  ['* /v1/admin/staff*', OWNERS],
  ['* /v1/admin/views*', ADMINS],
  ['GET /v1/admin/shipments/:id/label', CONTACT_READERS],
  ['GET /v1/admin/parcels/documents', CONTACT_READERS],
  ['GET /v1/admin/*', ADMINS],
  ['POST /v1/admin/orders/*', ORDER_DESK],
  ['POST /v1/admin/parcels/*', ORDER_DESK],
  ['POST /v1/admin/refunds/:id', ORDER_DESK],
  ['POST /v1/admin/webhooks/*', ORDER_DESK],
  ['POST /v1/admin/sellers/:id/payouts', ACCOUNTING],
  ['POST /v1/admin/sellers/:id/adjustments', ACCOUNTING],
  ['POST /v1/admin/cash/*', ACCOUNTING],
  ['POST /v1/admin/sellers/:id/status', CATALOGUE_DESK],
  ['POST /v1/admin/tickets/*', SUPPORT_DESK],
  ['POST /v1/admin/reviews/*', SUPPORT_DESK],
  ['GET /v1/redirects/*', 'open'],
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
  // Placing; the others by a secret, or by the order's owner.
  ['POST /v1/orders', 'open'],
  ['* /v1/orders/*', 'open'],
  ['GET /v1/invoices/:key', 'open'],
  // Callbacks and the payer's page of the simulator: their contents are not trusted.
  ['* /v1/payments/*', 'open'],
  ['* /v1/user/*', 'account'],
  ['GET /v1/events', 'service'],
  ['POST /v1/webhooks/*', 'service'],
];

/** Root fields of the schema. */
export const ROOT_FIELDS: readonly Row[] = [
  ['Query.adminShipmentLabel', CONTACT_READERS],
  ['Query.adminParcelDocument', CONTACT_READERS],
  ['Query.adminAudit', OWNERS],
  ['Query.adminStaff*', OWNERS],
  ['Query.admin*', ADMINS],
  ['Query.sellerLedger', LEDGER_READERS],
  ['Query.cashStatement*', LEDGER_READERS],
  ['Query.missingCash', LEDGER_READERS],
  ['Query.webhook*', ADMINS],
  ['Query.uploadTarget', UPLOADERS],
  ['Query.confirmationQueue', ADMINS],
  ['Query.*', 'open'],
  ['Mutation.parcelScan', ORDER_DESK],
  ['Mutation.orderClaim', ORDER_DESK],
  ['Mutation.orderContactNote', ORDER_DESK],
  ['Mutation.orderConfirm', ORDER_DESK],
  ['Mutation.orderAmend', ORDER_DESK],
  ['Mutation.orderNote', ORDER_DESK],
  ['Mutation.adminFlashSale*', FLASH_DESK],
  ['Mutation.adminProduct*', CATALOGUE_DESK],
  ['Mutation.adminCategory*', CATALOGUE_DESK],
  ['Mutation.adminBrand*', CATALOGUE_DESK],
  ['Mutation.adminStock*', CATALOGUE_DESK],
  ['Mutation.adminVariant*', CATALOGUE_DESK],
  ['Mutation.orderTransition', ORDER_DESK],
  ['Mutation.orderPaymentTransition', ORDER_DESK],
  ['Mutation.returnInspect', ORDER_DESK],
  ['Mutation.refundNote', ORDER_DESK],
  ['Mutation.sellerPayoutNote', ACCOUNTING],
  ['Mutation.sellerLedgerAdjust', ACCOUNTING],
  ['Mutation.cash*', ACCOUNTING],
  ['Mutation.webhook*', ORDER_DESK],
  ['Mutation.changeUndo', ADMINS],
  ['Mutation.staffInvitationAccept', 'account'],
  ['Mutation.staff*', OWNERS],
  ['Mutation.adminView*', ADMINS],
  ['Mutation.media*', UPLOADERS],
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
  ['Mutation.ticketReply', SUPPORT_DESK],
  ['Mutation.ticketTransition', SUPPORT_DESK],
  ['Mutation.ticket*', 'account'],
  ['Mutation.wishlist*', 'account'],
  ['Mutation.bot*', 'open'],
  ['Subscription.orderUpdated', 'account'],
  ['Subscription.*Feed', ADMINS],
  ['Subscription.botReply', 'open'],
];

/**
 * Everything else of the schema. public: the same for all, so that responses are cached. own: of one person; access was
 * granted by a root field, a token or a secret. admin: guarded itself as well.
 */
export type Whose = 'public' | 'own' | 'admin';
export const FIELDS: readonly (readonly [pattern: string, whose: Whose])[] = [
  ['*.userErrors', 'public'],
  ['UserError.*', 'public'],
  ['WebhookDead*', 'admin'],
  ['Ledger*', 'admin'],
  ['Cash*', 'admin'],
  ['MissingCash*', 'admin'],
  ['SellerLedgerAdjustPayload.*', 'admin'],
  ['AdminUser*', 'admin'],
  ['Audit*', 'admin'],
  ['ChangeUndoPayload.*', 'admin'],
  ['UndoneObject.*', 'admin'],
  ['UnchangedField.*', 'admin'],
  ['StaffInvitationAcceptPayload.*', 'own'],
  ['Staff*', 'admin'],
  ['SavedView.*', 'admin'],
  ['AdminSearchHit.*', 'admin'],
  ['AdminView*', 'admin'],
  ['AdminCoupon*', 'admin'],
  ['AdminReturn*', 'admin'],
  ['AdminParcel*', 'admin'],
  ['ParcelDocument.*', 'admin'],
  ['ReturnQuote.*', 'admin'],
  ['AdminProduct*', 'admin'],
  ['AdminCategory*', 'admin'],
  ['AdminOtherTexts.*', 'admin'],
  ['AdminBrand*', 'admin'],
  ['ProductFollowing.*', 'admin'],
  ['CatalogueImpact.*', 'admin'],
  ['AdminVariant*', 'admin'],
  ['ChangeRef.*', 'admin'],
  ['AdminSeller.*', 'admin'],
  ['AdminFlashSale.*', 'admin'],
  ['ProductChecklistItem.*', 'admin'],
  ['CatalogueReference.*', 'admin'],
  ['AdminMedia*', 'admin'],
  ['Media*', 'admin'],
  ['SignedUpload*', 'admin'],
  ['UploadTarget.*', 'admin'],
  ['FeedEvent.*', 'admin'],
  ['OrderTransitionPayload.*', 'admin'],
  ['ParcelScanPayload.*', 'admin'],
  ['OrderClaimPayload.*', 'admin'],
  ['OrderContactNotePayload.*', 'admin'],
  ['OrderConfirmPayload.*', 'admin'],
  ['OrderAmendPayload.*', 'admin'],
  ['OrderNotePayload.*', 'admin'],
  ['OrderPaymentTransitionPayload.*', 'admin'],
  ['ReturnInspectPayload.*', 'admin'],
  ['Refund*', 'admin'],
  ['SellerPayoutNotePayload.*', 'admin'],
  ['Session.*', 'own'],
  ['Viewer*', 'own'],
  ['AccountSession.*', 'own'],
  ['ShipmentLabel.*', 'admin'],
  // Facts for staff: the REST API adds them to orders that an admin reads.
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
  // The rest of the cart is reached by a root field whose response depends on the caller.
  ['CartQuote.*oints*', 'own'],
  ['AppliedCoupon.*', 'public'],
  ['Cart*', 'public'],
  ['Money.*', 'public'],
  ['Image.*', 'public'],
  ['PageInfo.*', 'public'],
  ['ListTotal.*', 'public'],
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
 * Data of one person, requested by id: returned to the owner, for others it does not exist, admins included, who have
 * paths of their own. `ORDER`, `SUBORDER` and `ADDRESS` stand for the owner's; writes come last.
 */
export const OWN_ROUTES: readonly { route: string; body?: object }[] = [
  { route: 'GET /v1/user/orders/ORDER' },
  { route: 'POST /v1/orders/pay', body: { orderId: 'ORDER', paymentProvider: 'SIMULATOR' } },
  {
    route: 'POST /v1/orders/return',
    body: {
      subOrderId: 'SUBORDER',
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
