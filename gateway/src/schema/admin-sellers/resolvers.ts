/** Sellers in the back-office. The REST API has the final decision. */
import type { AdminSeller } from '../../../contract/sellers.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { sellerKey, sellerModel } from '../admin-catalogue/models.ts';
import { RegionModel } from '../content/region.ts';
import type { GatewayContext } from '../context.ts';
import { checkEntityId, toGlobalId } from '../base/ids.ts';
import { badInput, connectionPage, namingArguments } from '../base/input.ts';
import { optionalMoney } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { AdminSellerChanges, Resolvers } from '../generated/resolvers.ts';
import { SellerMessageConnectionModel } from './models.ts';
import { SELLER_LIST_NAMES, wireSelection } from './selection.ts';

/** Fields by the columns that a stale version names. */
const FIELD_OF_COLUMN = {
  logoKey: 'logoUrl',
  coverKey: 'coverUrl',
  governorateId: 'regionNumber',
  commissionRateBp: 'commissionRate',
};

/** Fields that can be cleared. */
const CLEARED: ReadonlySet<string> = new Set([
  'logoUrl',
  'coverUrl',
  'description',
  'returnPolicy',
  'commissionFreeUntil',
]);

const DEFAULT_PAGE = 25;

/** Names of arguments by REST parameter of a message’s reach. */
const REACH_NAMES = Object.fromEntries(
  Object.entries({ ...SELLER_LIST_NAMES, ids: 'ids', exceptIds: 'exceptIds', status: 'status' }).map(
    ([parameter, name]) => [parameter, `to.${name}`],
  ),
);

/** Names of fields by REST field of a message. */
const SEND_NAMES = {
  'Idempotency-Key': 'idempotencyKey',
  ...Object.fromEntries(
    Object.entries(SELLER_LIST_NAMES).map(([parameter, name]) => [`to.filter.${parameter}`, `to.${name}`]),
  ),
};

/** The body of a change. @throws BAD_USER_INPUT naming a field that cannot be cleared */
function wireChanges(changes: AdminSellerChanges): object {
  for (const [field, value] of Object.entries(changes))
    if (value === null && !CLEARED.has(field)) throw badInput(`input.changes.${field}`, 'cannot be cleared');
  return changes;
}

async function changed(context: GatewayContext, key: string, call: Promise<AdminSeller>) {
  const { value, userErrors } = await attempt(call, FIELD_OF_COLUMN);
  const isStale = userErrors.some(({ code }) => code === 'STALE');
  const current = isStale ? await orNull(adminLoaders(context).catalogue.seller(key)) : null;
  return {
    seller: value && sellerModel(value),
    current: current && sellerModel(current),
    change: changeOf(value?.change),
    userErrors,
  };
}

export const adminSellerResolvers: Resolvers = {
  Query: {
    adminSeller: async (_, { id }, context) => {
      const seller = await orNull(adminLoaders(context).catalogue.seller(sellerKey(id, 'id')));
      return seller && sellerModel(seller);
    },
    adminSellerMessageReach: (_, { to }, context) => {
      const selection = wireSelection(to, 'to');
      const query =
        'ids' in selection
          ? { ids: selection.ids.join(',') }
          : { ...selection.filter, exceptIds: selection.exceptIds.join(',') || undefined };
      return namingArguments(adminLoaders(context).sellerMessageReach(query), REACH_NAMES);
    },
  },
  AdminSeller: {
    profile: async ({ id, row }, _, context) =>
      row ?? orNull(adminLoaders(context).catalogue.seller(sellerKey(id, 'id'))),
    documents: async ({ id }, _, context) =>
      (await adminLoaders(context).sellerDocuments(sellerKey(id, 'id'))).documents,
    messages: async ({ id }, { first, after }, context) => {
      const page = connectionPage({ first, after }, DEFAULT_PAGE);
      const key = sellerKey(id, 'id');
      return new SellerMessageConnectionModel(
        await namingArguments(adminLoaders(context).sellerMessages(key, page)),
      );
    },
    figures: ({ id }, _, context) => adminLoaders(context).sellerFigures(sellerKey(id, 'id')),
  },
  AdminSellerProfile: {
    sellerId: ({ _id }) => toGlobalId('Seller', _id),
    descriptions: ({ descriptions }) => descriptions ?? {},
    returnPolicies: ({ returnPolicies }) => returnPolicies ?? {},
    nextStatuses: ({ nextStatuses }) => nextStatuses ?? [],
    region: ({ regionNumber }) => new RegionModel(regionNumber),
    preparationHours: ({ preparationHours }) => preparationHours ?? 0,
    commissionRate: ({ commissionRate }) => commissionRate ?? '0.00',
  },
  AdminSellerDocument: { key: ({ _id }) => _id },
  AdminSellerMessage: { key: ({ _id }) => _id },
  AdminSellerFigures: {
    revenue: ({ revenue }) => optionalMoney(revenue),
    balance: ({ balance }) => optionalMoney(balance),
  },
  Mutation: {
    adminSellerMessageSend: async (_, { input: { to, texts, expectedCount, idempotencyKey } }, context) => {
      const { fr, en, de, tn } = texts;
      const body = {
        to: wireSelection(to, 'input.to'),
        texts: { fr, en: en ?? undefined, de: de ?? undefined, tn: tn ?? undefined },
        expectedCount: expectedCount ?? undefined,
      };
      const { value, userErrors } = await attempt(
        adminLoaders(context).sendSellerMessage(body, idempotencyKey),
        SEND_NAMES,
      );
      return { reach: value, userErrors };
    },
    adminSellerDocumentAdd: async (_, { input: { sellerId, document } }, context) => {
      const key = sellerKey(sellerId, 'input.sellerId');
      const { value, userErrors } = await attempt(
        adminLoaders(context).addSellerDocument(key, { ...document }),
        { key: 'document.key' },
      );
      return { documents: value?.documents ?? null, userErrors };
    },
    adminSellerDocumentRemove: async (_, { input }, context) => {
      const { sellerId } = input;
      const key = checkEntityId(input.key, 'input.key', 'is not the key of a document');
      const { value, userErrors } = await attempt(
        adminLoaders(context).removeSellerDocument(sellerKey(sellerId, 'input.sellerId'), key),
      );
      return { documents: value?.documents ?? null, userErrors };
    },
    adminSellerUpdate: (_, { input: { id, version, changes } }, context) => {
      const key = sellerKey(id, 'input.id');
      return changed(context, key, adminLoaders(context).updateSeller(key, version, wireChanges(changes)));
    },
    adminSellerStatusSet: (_, { input: { id, version, to, note } }, context) => {
      const key = sellerKey(id, 'input.id');
      return changed(
        context,
        key,
        adminLoaders(context).setSellerStatus(key, version, { to, note: note ?? null }),
      );
    },
  },
};
