/** Loads each type by the key of its global ID. Objects of one person resolve for that person only, for others to null. */
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import { findInPages } from '../../loaders/pages.ts';
import { orNull } from '../../loaders/orders.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Ticket } from '../../../contract/support.ts';
import { readSession } from '../account/session.ts';
import { toSession } from '../account/viewer.ts';
import type { ViewerModel } from '../account/viewer.ts';
import { BrandModel, SellerModel } from '../catalogue/brand.ts';
import { categoryById, productById, reviewById, variantById } from '../catalogue/lookup.ts';
import { HomepageModel } from '../content/homepage.ts';
import { PromoModel } from '../content/promo.ts';
import { RegionModel } from '../content/region.ts';
import { readTextPageKey, TextPageModel } from '../content/textPage.ts';
import type { GatewayContext } from '../context.ts';
import { linesOf, partsOf } from '../orders/order.ts';
import { messagesOf } from '../support/resolvers.ts';
import type { NodeType } from './ids.ts';

const withId =
  (id: string) =>
  ({ _id }: { _id: string }): boolean =>
    _id === id;

type Find = (key: string, context: GatewayContext) => Promise<object | null>;

/** Loads an object of the viewer; null without one. */
const own =
  (find: (key: string, viewer: ViewerModel) => Promise<object | null>): Find =>
  async (key, context) => {
    const { viewer } = await readSession(context);
    return viewer && find(key, viewer);
  };

/** Loads an object that only admins may see; null for others. */
const staff = (find: (key: string, viewer: ViewerModel) => Promise<object | null>): Find =>
  own(async (key, viewer) => (viewer.isAdmin ? find(key, viewer) : null));

/** An order of the account; for admins any order. */
const orderOf = async (key: string, { loaders, isAdmin }: ViewerModel): Promise<Order | null> =>
  (await orNull(loaders.order(key))) ?? (isAdmin ? orNull(loaders.admin.order(key)) : null);

/** A ticket of the account; for admins any ticket. */
const ticketOf = async (number: string, { loaders, isAdmin }: ViewerModel): Promise<Ticket | null> =>
  (await orNull(loaders.ticket(number))) ?? (isAdmin ? orNull(loaders.admin.ticket(number)) : null);

const finders: Readonly<Record<NodeType, Find>> = {
  Product: productById,
  ProductVariant: variantById,
  Review: reviewById,
  Category: categoryById,
  Brand: async (key, { loaders }) => {
    const brand = await loaders.brandById(key);
    return brand && new BrandModel(brand);
  },
  Seller: async (key, { loaders }) => {
    const shop = await loaders.shopById(key);
    return shop && new SellerModel(shop);
  },
  Homepage: async (key, { loaders, now }) => {
    const homepage = await loaders.homepage(key);
    return homepage && new HomepageModel(homepage, now);
  },
  Promo: async (key, { loaders }) => {
    const promo = await loaders.promo(key);
    return promo && new PromoModel(promo);
  },
  TextPage: async (key, { loaders }) => {
    const page = await loaders.textPage(...readTextPageKey(key));
    return page && new TextPageModel(page);
  },
  Region: async (key, context) => {
    context.note(CONSTANT_MS, []);
    return new RegionModel(Number(key));
  },
  Order: own(orderOf),
  SubOrder: own(async (key, viewer) => {
    const [orderId = '', partId] = key.split('.');
    const order = await orderOf(orderId, viewer);
    return (order && partsOf(order).find(({ _id }) => _id === partId)) ?? null;
  }),
  OrderLine: own(async (key, viewer) => {
    const [orderId = '', partId, lineId] = key.split('.');
    const order = await orderOf(orderId, viewer);
    const part = order && partsOf(order).find(({ _id }) => _id === partId);
    return (part && linesOf(part).find(({ _id }) => _id === lineId)) ?? null;
  }),
  SavedAddress: own(async (key, { loaders }) => {
    const { addresses } = await loaders.addresses();
    return addresses.find(({ _id }) => _id === key) ?? null;
  }),
  PointsEntry: own((key, { loaders }) =>
    findInPages(async (page) => {
      const { entries, ...rest } = await loaders.pointsHistory(page);
      return { items: entries, ...rest };
    }, withId(key)),
  ),
  Ticket: own(ticketOf),
  TicketMessage: own(async (key, viewer) => {
    const [number = '', messageId] = key.split('.');
    const ticket = await ticketOf(number, viewer);
    return (ticket && messagesOf(ticket).find(({ _id }) => _id === messageId)) ?? null;
  }),
  OwnReview: own(async (key, { loaders }) => {
    const [productId = '', reviewId] = key.split('.');
    const { review } = await loaders.reviewPlace(productId);
    return review?._id === reviewId ? review : null;
  }),
  AccountSession: own(async (key, { loaders }) => {
    const session = (await loaders.sessions()).sessions.find(({ id }) => id === key);
    return session ? toSession(session) : null;
  }),
  AdminUser: staff((key, { loaders }) => orNull(loaders.admin.user(key))),
  AdminCoupon: staff((key, { loaders }) =>
    findInPages(async (page) => {
      const { coupons, ...rest } = await loaders.admin.coupons(page);
      return { items: coupons, ...rest };
    }, withId(key)),
  ),
  RefundDue: staff((key, { loaders }) =>
    findInPages(async (page) => {
      const { refunds, ...rest } = await loaders.admin.refunds(page, undefined);
      return { items: refunds, ...rest };
    }, withId(key)),
  ),
  WebhookDeadLetter: staff((key, { loaders }) =>
    findInPages(async (page) => {
      const { deadLetters, ...rest } = await loaders.admin.deadLetters(page);
      return { items: deadLetters, ...rest };
    }, withId(key)),
  ),
};

/** Types of loaded nodes; most are REST objects without a type field. */
const types = new WeakMap<object, NodeType>();

/** Loads the object of a type and key; null when it does not exist or the caller may not see it. */
export async function findNode(type: NodeType, key: string, context: GatewayContext): Promise<object | null> {
  const found = await finders[type](key, context);
  if (found) types.set(found, type);
  return found;
}

/** The type of an object returned by findNode. */
export function typeOfNode(node: object): NodeType {
  const type = types.get(node);
  if (type === undefined) throw new Error('This was not found as a node');
  return type;
}
