/** What fields cost, in points: the table that documents which are not trusted are measured by (plugins/cost.ts). */
import { toGlobalId } from './base/ids.ts';
import type { NodeType } from './base/ids.ts';
import type { FieldCoordinate, UnsizedListCoordinate } from './generated/coordinates.ts';

/**
 * A point is about 35 µs of CPU, of the gateway and of the REST API with its database together, on the machine that the
 * decisions name. `npm run bench -- limits` measures what each document of its table takes a point: change a weight by that.
 */
export interface FieldWeight {
  /** Points on each object that the field stands on: the calls upstream that it needs. */
  call?: number;
  /** Points for the field, on however many objects it stands: of a call for all of them together. */
  together?: number;
  /** Points of each object that it gives, when they are read from upstream. Default: OBJECT_POINTS. */
  item?: number;
  /** More points, when the argument at this path (such as `filter.query`) is given. */
  given?: Readonly<Record<string, number>>;
  /** The argument whose length sizes the lists below. Default: `first` or `ids`. */
  sizedBy?: string;
  /** The argument with global ids, of which some are dear (`idPoints`). */
  ids?: string;
  /** Fields of one name here come of one call: of several in a selection, one counts. */
  shared?: string;
}

/** An object that is made of what is there. */
export const OBJECT_POINTS = 0.15;
/** A root field that has no row: a call upstream. */
export const CALL_POINTS = 60;
/** Objects of the schema's description of itself: they are in memory. */
export const INTROSPECTION_POINTS = 0.01;

const LISTING = { item: 3, given: { 'filter.query': 250 } } as const;
/** What only a product's own page carries: one call for all of it. */
const DETAIL: FieldWeight = { together: 40, call: 12, shared: 'detail' };
/** A password is hashed, on purpose slowly. */
const PASSWORD: FieldWeight = { call: 350 };

/** What no call finds alone: up to 20 pages of the list that it stands in are read for it (loaders/pages.ts). */
const SOUGHT: readonly NodeType[] = [
  'Review',
  'PointsEntry',
  'RefundDue',
  'WebhookDeadLetter',
  'AdminCoupon',
];
const SOUGHT_POINTS = 500;
/** A global id is base64url: the characters that only the type decides. */
const SOUGHT_IDS = SOUGHT.map((type) =>
  toGlobalId(type, '').slice(0, Math.floor(((type.length + 1) * 8) / 6)),
);

/** More points for a global id: those that take more than others to be found. */
export const idPoints = (id: string): number =>
  SOUGHT_IDS.some((start) => id.startsWith(start)) ? SOUGHT_POINTS : 0;

/** Fields below the root types that may need a call of their own, and root fields that cost more or less than a call. */
export const fieldWeights: Readonly<Partial<Record<FieldCoordinate, FieldWeight>>> = {
  'Product.images': DETAIL,
  'Product.variants': DETAIL,
  'Product.specs': DETAIL,
  'Product.returnPolicy': DETAIL,
  'Product.priceHistory': DETAIL,
  'Product.brand': { together: 60, item: 1 },
  'Product.seller': { together: 60, item: 1 },
  'Product.breadcrumb': { together: 60 },
  'Product.reviews': { call: 75, item: 0.5 },
  'Product.related': { call: 130, item: 4 },
  'Category.description': { call: 30 },
  'Category.products': { call: 170, ...LISTING },
  'Brand.products': { call: 80, ...LISTING },
  'Seller.products': { call: 80, ...LISTING },
  'Seller.deliveryTimes': { call: 60 },
  'Promo.products': { call: 200, ...LISTING },
  'Query.products': { call: 220, ...LISTING },
  'Query.product': { call: 110 },
  'Query.node': { call: 110, ids: 'id' },
  'Query.nodes': { call: 60, item: 4, ids: 'ids' },
  'Query.productSuggestions': { call: 190, item: 3 },
  'Query.randomProducts': { call: 150, item: 3 },
  'Query.productFilterOptions': { call: 140, given: { query: 90 } },
  'Query.cartQuote': { call: 60, sizedBy: 'input.lines' },
  'CartQuote.lines': { item: 4 },
  'Query.category': { call: 20 },
  'Query.regions': { call: 0 },
  'Query.storeLinks': { call: 0 },
  'Query.paymentMethods': { call: 0 },
  'Query.adminUsers': { call: 60, item: 1 },
  'Query.adminCoupons': { call: 60, item: 1 },
  'Mutation.accountRegister': PASSWORD,
  'Mutation.sessionCreate': PASSWORD,
  'Mutation.passwordReset': PASSWORD,
  'Mutation.profileUpdate': PASSWORD,
  'Mutation.accountDelete': PASSWORD,
};

/**
 * How many items count for a list that no argument sizes: what the demo shop has, or the most that the domain allows.
 * `page`: as many as the argument of the field above says.
 */
export const listSizes: Readonly<Record<UnsizedListCoordinate, number | 'page'>> = {
  'BotReplyProducts.products': 8,
  'CartQuote.lines': 'page',
  'CartQuote.problems': 2,
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
  'Order.subOrders': 3,
  'OrderPlacePayload.differences': 5,
  'OrderReturn.lines': 2,
  'OrderStatus.subOrders': 3,
  'Product.breadcrumb': 4,
  'Product.images': 5,
  'Product.priceHistory': 12,
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
  'Ticket.messages': 8,
  'Viewer.addresses': 5,
  'Viewer.productsToReview': 20,
  'Viewer.sessions': 5,
};
