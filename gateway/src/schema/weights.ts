/** Cost of fields in points, for documents that are not trusted (plugins/cost.ts). */
import { MAX_CART_LINES } from '../../contract/rules/limits.ts';
import { toGlobalId } from './base/ids.ts';
import type { NodeType } from './base/ids.ts';
import type { FieldCoordinate, UnsizedListCoordinate } from './generated/coordinates.ts';

/**
 * A point is about 35 µs of CPU time of the gateway and the REST API with its database, on the machine described in the decisions.
 * `npm run bench -- limits` measures each document of its table per point; adjust weights accordingly.
 */
export interface FieldWeight {
  /** Points per parent object: the upstream calls it needs. */
  call?: number;
  /** Points for the field, regardless of the number of parent objects: one call for all of them. */
  together?: number;
  /** Points per returned object, when they are read from upstream. Default: OBJECT_POINTS. */
  item?: number;
  /** Additional points when the argument at this path (such as `filter.query`) is given. */
  given?: Readonly<Record<string, number>>;
  /** The argument that determines the length of lists below. Default: `first` or `ids`. */
  sizedBy?: string;
  /** Assumed length of lists below, where no argument says it. */
  size?: number;
  /** The argument with global IDs, some of which are expensive (`idPoints`). */
  ids?: string;
  /** Fields with the same name share one call: in a selection with several of them, one counts. */
  shared?: string;
}

/** An object created from data already loaded. */
export const OBJECT_POINTS = 0.15;
/** A root field without a row: one upstream call. */
export const CALL_POINTS = 60;
/** Introspection objects, which are in memory. */
export const INTROSPECTION_POINTS = 0.01;

const LISTING = { item: 3, given: { 'filter.query': 250 } } as const;
/** Fields of the product page: one call for all of them. */
const DETAIL: FieldWeight = { together: 40, call: 12, shared: 'detail' };
/** Password hashing, which is slow on purpose. */
const PASSWORD: FieldWeight = { call: 350 };

/** Types without a call of their own: up to 20 pages of their list are read to find one (loaders/base/pages.ts). */
const SOUGHT: readonly NodeType[] = ['Review', 'PointsEntry', 'RefundDue', 'WebhookDeadLetter'];
const SOUGHT_POINTS = 500;
/** A global ID is base64url: the prefix that depends on the type only. */
const SOUGHT_IDS = SOUGHT.map((type) =>
  toGlobalId(type, '').slice(0, Math.floor(((type.length + 1) * 8) / 6)),
);

/** Additional points for global IDs of types that are expensive to find. */
export const idPoints = (id: string): number =>
  SOUGHT_IDS.some((start) => id.startsWith(start)) ? SOUGHT_POINTS : 0;

/** Fields below the root types that may need their own call, and root fields that cost more or less than one call. */
export const fieldWeights: Readonly<Partial<Record<FieldCoordinate, FieldWeight>>> = {
  'Product.images': DETAIL,
  'Product.variants': DETAIL,
  'Product.options': DETAIL,
  'Product.delivery': { together: 60, call: 2 },
  'Product.specs': DETAIL,
  'Product.returnPolicy': DETAIL,
  'Product.returnPolicyLanguage': DETAIL,
  'Product.priceHistory': DETAIL,
  'Product.brand': { together: 60, item: 1 },
  'Product.seller': { together: 60, item: 1 },
  'Product.breadcrumb': { together: 60 },
  'Product.reviews': { call: 75, item: 0.5 },
  'Product.related': { call: 130, item: 4 },
  'Category.description': { call: 30, shared: 'category' },
  'Category.descriptionLanguage': { call: 30, shared: 'category' },
  'Category.products': { call: 170, ...LISTING },
  'Brand.products': { call: 80, ...LISTING },
  'Seller.products': { call: 80, ...LISTING },
  'Seller.deliveryTimes': { together: 60, call: 2 },
  'Promo.products': { call: 200, ...LISTING },
  'Query.products': { call: 220, ...LISTING },
  'Query.product': { call: 110 },
  'Query.node': { call: 110, ids: 'id' },
  'Query.nodes': { call: 60, item: 4, ids: 'ids' },
  'Query.productSuggestions': { call: 190, item: 3 },
  'Query.randomProducts': { call: 150, item: 3 },
  'Query.catalogueChanges': { call: 220 },
  'CatalogueChanges.changes': { item: 3 },
  'Query.productFilterOptions': { call: 140, given: { query: 90, filter: 300, 'filter.query': 90 } },
  'ProductFilterOptions.specs': { call: 100 },
  'Query.cartQuote': { call: 60, sizedBy: 'input.lines' },
  // How many lines a token holds is not known before it is read.
  'SharedCart.quote': { call: 60, size: MAX_CART_LINES },
  'CartQuote.lines': { item: 4 },
  'Query.category': { call: 20 },
  'Query.regions': { call: 0 },
  'Query.shop': { call: 0 },
  'Query.storeLinks': { call: 0 },
  'Query.paymentMethods': { call: 0 },
  'Query.adminProducts': { call: 220, item: 4, given: { 'filter.search': 250 } },
  'Query.adminProduct': { call: 110 },
  'Query.adminBrands': { call: 60, item: 1 },
  'AdminTextPage.versions': { call: 60, item: 1 },
  'AdminTextVersion.body': { call: 60 },
  'AdminCategory.impact': { call: 60 },
  'AdminHomepage.published': { call: 60 },
  'AdminHomepage.draft': { call: 60 },
  'AdminHomepage.scheduled': { call: 60 },
  'AdminHomepage.versions': { call: 60, item: 1 },
  'HomepageVersion.content': { call: 60 },
  'HomepageVersion.preview': { call: 60 },
  'AdminBrand.impact': { call: 60 },
  'AdminProduct.variants': { call: 60, item: 0.5 },
  'AdminProduct.activity': { call: 60 },
  'Query.adminOrders': { call: 100, item: 3 },
  'Query.confirmationQueue': { call: 100, item: 3 },
  'Query.adminParcels': { call: 100, item: 3 },
  'Query.adminParcelDocument': { call: 150 },
  'Query.adminReturns': { call: 100, item: 3 },
  'AdminReturn.quote': { call: 60 },
  'Query.adminReviews': { call: 60, item: 1, given: { 'filter.search': 60 } },
  'AdminReview.order': { call: 60 },
  'Query.adminCounts': { call: 0 },
  'AdminCounts.ordersToConfirm': { call: 60 },
  'AdminCounts.pendingReviews': { call: 60 },
  'AdminCounts.newTickets': { call: 60 },
  'AdminCounts.applications': { call: 60 },
  'Query.adminJobs': { call: 60, item: 1 },
  'AdminJob.rows': { call: 60, item: 1 },
  'PayoutBatch.payouts': { call: 60, item: 1 },
  'CashStatement.rows': { call: 60, item: 1 },
  'OrderDesk.timeline': { call: 60, item: 1 },
  'OrderDesk.details': { call: 60 },
  'OrderDesk.linesQuote': { call: 60 },
  'Query.adminUsers': { call: 60, item: 1 },
  'Query.adminUserAccount': { call: 60 },
  'AdminUserAccount.points': { call: 60, item: 0.5 },
  'Query.adminCoupons': { call: 60, item: 1 },
  'Query.adminCoupon': { call: 60 },
  'Query.adminCouponTest': { call: 60 },
  'Query.adminPromos': { call: 60, item: 3 },
  'Query.adminPromo': { call: 60 },
  'AdminCoupon.uses': { call: 60, item: 1 },
  'Query.adminSellers': { call: 60, item: 1, given: { 'filter.search': 60 } },
  'Query.adminSeller': { call: 60 },
  'AdminSeller.profile': { call: 20 },
  'AdminSeller.figures': { call: 20 },
  'AdminSeller.documents': { call: 20 },
  'AdminSeller.messages': { call: 20, item: 1 },
  'Query.adminSellerMessageReach': { call: 60 },
  'Mutation.accountRegister': PASSWORD,
  'Mutation.sessionConfirm': PASSWORD,
  'Mutation.twoStepBegin': PASSWORD,
  'Mutation.twoStepDisable': PASSWORD,
  'Mutation.twoStepRecoveryCodesRenew': PASSWORD,
  'Mutation.sessionCreate': PASSWORD,
  'Mutation.passwordEnter': PASSWORD,
  'Mutation.passwordReset': PASSWORD,
  'Mutation.profileUpdate': PASSWORD,
  'Mutation.accountDelete': PASSWORD,
};

/**
 * Assumed length of lists without an argument for it: that of the demo shop, or the domain's maximum.
 * `page`: as many as the argument of the parent field.
 */
export const listSizes: Readonly<Record<UnsizedListCoordinate, number | 'page'>> = {
  'AdminAskedTextConnection.files': 1,
  'AdminBrandConnection.files': 1,
  'AdminJobConnection.files': 1,
  'AdminMediaConnection.files': 1,
  'AdminParcelConnection.files': 1,
  'AdminPromoConnection.files': 1,
  'AdminReturnConnection.files': 1,
  'PayableSellerConnection.files': 1,
  'PayoutBatchConnection.files': 1,
  'AdminCouponConnection.files': 1,
  'AdminReviewConnection.files': 1,
  'AdminSellerConnection.files': 1,
  'AdminSubscriberConnection.files': 1,
  'AdminTicketConnection.files': 1,
  'AdminUserConnection.files': 1,
  'AuditEntryConnection.files': 1,
  'CashRowConnection.files': 1,
  'LedgerEntryConnection.files': 1,
  'RefundDueConnection.files': 1,
  'Query.adminOrderFiles': 3,
  'AdminCategory.path': 3,
  'Query.adminCategories': 200,
  'AdminProduct.categoryPath': 4,
  'AdminProduct.checklist': 4,
  'AdminUserAccount.addresses': 5,
  'AdminUserAccount.sessions': 10,
  'ReviewsModeratePayload.results': 200,
  'AdminCouponsPatchPayload.rows': 100,
  'AdminProduct.images': 5,
  'AdminProduct.specs': 8,
  'ProductFilterOptions.specs': 20,
  'SpecFilterOptions.values': 10,
  'Product.options': 2,
  'ProductOption.values': 6,
  'ProductVariant.selectedOptions': 2,
  'AdminJob.operations': 2,
  'AdminJob.columns': 10,
  'AdminJob.warnings': 3,
  'AdminJobRow.changes': 2,
  'AdminJobRow.problems': 1,
  'AdminReturn.lines': 5,
  'AdminReturn.photos': 1,
  'OrderDetails.payments': 2,
  'OrderDetails.refunds': 2,
  'OrderDetails.subOrders': 2,
  'PhoneOrderPayload.differences': 2,
  'SubOrderOutlook.stock': 2,
  'AdminMedia.uses': 20,
  'SellerStatementConnection.sums': 6,
  'SignedUpload.fields': 5,
  'AdminProductsPatchPayload.rows': 100,
  'AuditEntry.fields': 4,
  'ChangeUndoPayload.unchanged': 4,
  'ChangeUndoPayload.undone': 1,
  'Query.adminStaff': 12,
  'Query.adminStaffInvitations': 3,
  'Query.adminSearch': 15,
  'Query.adminViews': 12,
  'BotReplyProducts.products': 8,
  'CartQuote.lines': 'page',
  'CartQuote.problems': 2,
  'CatalogueChanges.changes': 'page',
  'CartQuoteLine.pieces': 2,
  'CartQuoteLine.problems': 2,
  'Category.ancestors': 3,
  'Category.subCategories': 3,
  'Homepage.aboveFooter': 3,
  'Homepage.couponCards': 6,
  'Homepage.discountBands': 5,
  'Homepage.liveShows': 5,
  'Homepage.partners': 12,
  'Homepage.promoSlides': 5,
  'Homepage.serviceCards': 6,
  'Homepage.slider1': 5,
  'HomepageContent.layouts': 3,
  'HomepageContent.lists': 12,
  'HomepageLayout.sections': 15,
  'HomepageList.items': 3,
  'Order.subOrders': 3,
  'OrderPlacePayload.differences': 5,
  'OrderReturn.lines': 2,
  'OrderStatus.subOrders': 3,
  'Product.breadcrumb': 4,
  'Product.images': 5,
  'Product.priceHistory': 12,
  'AdminProductActivity.priceHistory': 12,
  'Product.specs': 8,
  'Product.variants': 8,
  'ProductFilterOptions.brands': 40,
  'ProductFilterOptions.categories': 40,
  'ProductFilterOptions.colors': 15,
  'ProductFilterOptions.sellers': 20,
  'ProductFilterOptions.stockStatuses': 6,
  'Query.categories': 12,
  'Query.delegations': 15,
  'Query.paymentMethods': 4,
  'Query.regions': 24,
  'Query.textPages': 12,
  'Query.adminTextPages': 64,
  'TextPagePreview.blocks': 20,
  'TextPagePreview.dropped': 5,
  'StoreLinks.social': 5,
  'SubOrder.lines': 5,
  'SubOrder.returns': 1,
  'SubOrder.timeline': 6,
  'SubOrderStatus.timeline': 6,
  'TextLine.runs': 3,
  'TextList.items': 6,
  'TextPage.blocks': 20,
  'TextParagraph.runs': 3,
  'TextQuestion.answer': 2,
  'TextTable.head': 4,
  'TextTable.rows': 6,
  'TextTableRow.cells': 4,
  'AdminTicket.messages': 8,
  'AdminSeller.documents': 6,
  'AdminSellerDocumentsPayload.documents': 6,
  'AdminTicketMessage.files': 1,
  'TicketMessage.files': 1,
  'Query.ticketAgents': 20,
  'TicketsChangePayload.results': 100,
  'AdminApiKey.secrets': 2,
  'AdminApiKeyUse.days': 31,
  'AdminApiKeyUse.deprecated': 20,
  'AdminApiKeyUse.networks': 10,
  'WebhookSubscription.secrets': 2,
  'LoggedDelivery.attempts': 3,
  'TicketsAnswerPayload.results': 100,
  'AdminSynonymGroup.words': 4,
  'AdminAskedText.openings': 3,
  'AdminLowStock.products': 10,
  'AdminStatsDays.days': 30,
  'AdminStatsTop.products': 10,
  'AdminStatsTop.sellers': 10,
  'Query.adminStatsPlaces': 24,
  'Query.adminApiKeys': 50,
  'Query.adminSynonymGroups': 100,
  'Query.adminSearchRedirects': 100,
  'Query.adminTaxPeriods': 20,
  'Query.cannedAnswers': 100,
  'Ticket.messages': 8,
  'Viewer.addresses': 5,
  'Viewer.productsToReview': 20,
  'Viewer.sessions': 5,
};
