/** Loads each type by the key of its global ID. Objects of one person resolve for that person only, for others to null. */
import type { AskedKind } from '../../../contract/admin/asked.ts';
import { CONSTANT_MS } from '../../loaders/anonymous/policies.ts';
import { findInPages } from '../../loaders/base/pages.ts';
import { orNull } from '../../loaders/base/missing.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Ticket } from '../../../contract/support.ts';
import { can } from '../../../contract/rules/staff.ts';
import { readSession } from '../account/session.ts';
import { toSession } from '../account/viewer.ts';
import type { ViewerModel } from '../account/viewer.ts';
import { toAdminReturn } from '../admin-returns/models.ts';
import { sellerModel } from '../admin-catalogue/models.ts';
import { textPathOf } from '../admin-texts/models.ts';
import { BrandModel, SellerModel } from '../catalogue/brand.ts';
import { categoryById, productById, reviewById, variantById } from '../catalogue/lookup.ts';
import { HomepageModel } from '../content/homepage.ts';
import { PromoModel } from '../content/promo.ts';
import { RegionModel } from '../content/region.ts';
import { readTextPageKey, TextPageModel } from '../content/textPage.ts';
import type { GatewayContext } from '../context.ts';
import { linesOf, partsOf } from '../orders/order.ts';
import { messagesOf } from '../support/resolvers.ts';
import { splitKey } from './ids.ts';
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

/** An order of the account; for admins any order, with the facts for staff. */
const orderOf = (key: string, { loaders, isAdmin }: ViewerModel): Promise<Order | null> =>
  orNull(isAdmin ? loaders.admin.order(key) : loaders.order(key));

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
    const [orderId = '', partId] = splitKey(key);
    const order = await orderOf(orderId, viewer);
    return (order && partsOf(order).find(({ _id }) => _id === partId)) ?? null;
  }),
  OrderLine: own(async (key, viewer) => {
    const [orderId = '', partId, lineId] = splitKey(key);
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
    const [number = '', messageId] = splitKey(key);
    const ticket = await ticketOf(number, viewer);
    return (ticket && messagesOf(ticket).find(({ _id }) => _id === messageId)) ?? null;
  }),
  OwnReview: own(async (key, { loaders }) => {
    const [productId = '', reviewId] = splitKey(key);
    const { review } = await loaders.reviewPlace(productId);
    return review?._id === reviewId ? review : null;
  }),
  AccountSession: own(async (key, { loaders }) => {
    const session = (await loaders.sessions()).sessions.find(({ id }) => id === key);
    return session ? toSession(session) : null;
  }),
  AdminReview: staff((key, { loaders }) => orNull(loaders.admin.reviewById(key))),
  HomepageVersion: staff((key, { loaders }) => {
    const [name = '', number] = splitKey(key);
    return orNull(loaders.admin.homepageVersion(name, Number(number)));
  }),
  AdminUser: staff((key, { loaders }) => orNull(loaders.admin.user(key))),
  AdminProduct: staff((key, { loaders }) => orNull(loaders.admin.catalogue.product(key))),
  AdminVariant: staff(async (key, { loaders }) => {
    const [productId = '', variantId] = splitKey(key);
    return findInPages(
      async ({ limit, after }) => {
        const page = await orNull(loaders.admin.catalogue.variants(productId, { limit, after }));
        const { variants: items = [], cursors = [], hasNext = false } = page ?? {};
        return { items, cursors, pagination: { hasNext } };
      },
      ({ id }) => id === variantId,
    );
  }),
  AdminCategory: staff((key, { loaders }) => orNull(loaders.admin.categories.category(key))),
  AdminPromo: staff((key, { loaders }) => orNull(loaders.admin.promo(key))),
  AdminBrand: staff((key, { loaders }) => orNull(loaders.admin.categories.brand(key))),
  WebhookSubscription: staff((key, { loaders }) => orNull(loaders.admin.webhookSubscriptions.one(key))),
  AdminApiKey: staff(async (key, { loaders }) => {
    const { keys } = await loaders.admin.apiKeys.list();
    return keys.find(({ _id }) => _id === key) ?? null;
  }),
  AdminSynonymGroup: staff(async (key, { loaders }) => {
    const { groups } = await loaders.admin.synonyms.list();
    return groups.find(({ _id }) => _id === key) ?? null;
  }),
  AdminSearchRedirect: staff(async (key, { loaders }) => {
    const { redirects } = await loaders.admin.searchRedirects.list();
    return redirects.find(({ _id }) => _id === key) ?? null;
  }),
  AdminAskedText: staff(async (key, { loaders }) => {
    const ofKind = (kind: AskedKind) =>
      findInPages(async (page) => {
        const { texts, ...rest } = await loaders.admin.asked.list(page, { kind });
        return { items: texts, ...rest };
      }, withId(key));
    return (await ofKind('search')) ?? ofKind('question');
  }),
  AdminSubscriber: staff((key, { loaders }) =>
    findInPages(async (page) => {
      const { subscribers, ...rest } = await loaders.admin.newsletter.list(page, {});
      return { items: subscribers, ...rest };
    }, withId(key)),
  ),
  AdminTextPage: staff((key, { loaders }) => orNull(loaders.admin.texts.page(textPathOf(key)))),
  AdminTextVersion: staff((key, { loaders }) => {
    const dot = key.lastIndexOf('.');
    return orNull(loaders.admin.texts.version(textPathOf(key.slice(0, dot)), key.slice(dot + 1)));
  }),
  AdminSeller: staff(async (key, { loaders }) => {
    const seller = await orNull(loaders.admin.catalogue.seller(key));
    return seller && sellerModel(seller);
  }),
  AdminCoupon: staff((key, { loaders }) => orNull(loaders.admin.coupon(key))),
  PayoutBatch: staff((key, { loaders, adminRole }) =>
    can(adminRole, 'ledgers.read') ? orNull(loaders.admin.payoutBatch(key)) : Promise.resolve(null),
  ),
  CashStatement: staff((key, { loaders, adminRole }) =>
    can(adminRole, 'ledgers.read') ? orNull(loaders.admin.cashStatement(key)) : Promise.resolve(null),
  ),
  AdminReturn: staff(async (key, { loaders }) => {
    const found = await orNull(loaders.admin.returnById(key));
    return found && toAdminReturn(found);
  }),
  AdminJob: staff((key, { loaders }) => orNull(loaders.admin.job(key))),
  AuditEntry: staff((key, { loaders }) => orNull(loaders.admin.auditEntry(key))),
  StaffMember: staff(async (key, { loaders, adminRole }) => {
    if (!can(adminRole, 'staff')) return null;
    return (await loaders.admin.staff()).members.find(({ accountNumber }) => accountNumber === key) ?? null;
  }),
  StaffInvitation: staff(async (key, { loaders, adminRole }) => {
    if (!can(adminRole, 'staff')) return null;
    return (await loaders.admin.staff()).invitations.find(withId(key)) ?? null;
  }),
  CannedAnswer: staff(async (key, { loaders }) => {
    return (await loaders.admin.cannedAnswers()).answers.find(withId(key)) ?? null;
  }),
  SavedView: staff(async (key, { loaders }) => {
    return (await loaders.admin.views(undefined)).views.find(withId(key)) ?? null;
  }),
  AdminMedia: staff((key, { loaders }) => orNull(loaders.admin.mediaById(key))),
  RefundDue: staff((key, { loaders }) =>
    findInPages(async (page) => {
      const { refunds, ...rest } = await loaders.admin.refunds(page, {});
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
