/** Sellers in the back-office. The REST API has the final decision. */
import type { AdminSeller } from '../../../contract/sellers.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { sellerKey, sellerModel } from '../admin-catalogue/models.ts';
import { RegionModel } from '../content/region.ts';
import type { GatewayContext } from '../context.ts';
import { toGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { optionalMoney } from '../base/money.ts';
import { attempt } from '../base/userErrors.ts';
import type { AdminSellerChanges, Resolvers } from '../generated/resolvers.ts';

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
  },
  AdminSeller: {
    profile: async ({ id, row }, _, context) =>
      row ?? orNull(adminLoaders(context).catalogue.seller(sellerKey(id, 'id'))),
    documents: async ({ id }, _, context) =>
      (await adminLoaders(context).sellerDocuments(sellerKey(id, 'id'))).documents,
    figures: ({ id }, _, context) => adminLoaders(context).sellerFigures(sellerKey(id, 'id')),
  },
  AdminSellerProfile: {
    sellerId: ({ _id }) => toGlobalId('Seller', _id),
    nextStatuses: ({ nextStatuses }) => nextStatuses ?? [],
    region: ({ regionNumber }) => new RegionModel(regionNumber),
    preparationHours: ({ preparationHours }) => preparationHours ?? 0,
    commissionRate: ({ commissionRate }) => commissionRate ?? '0.00',
  },
  AdminSellerDocument: { key: ({ _id }) => _id },
  AdminSellerFigures: {
    revenue: ({ revenue }) => optionalMoney(revenue),
    balance: ({ balance }) => optionalMoney(balance),
  },
  Mutation: {
    adminSellerDocumentAdd: async (_, { input: { sellerId, document } }, context) => {
      const key = sellerKey(sellerId, 'input.sellerId');
      const { value, userErrors } = await attempt(
        adminLoaders(context).addSellerDocument(key, { ...document }),
        { key: 'document.key' },
      );
      return { documents: value?.documents ?? null, userErrors };
    },
    adminSellerDocumentRemove: async (_, { input: { sellerId, key } }, context) => {
      if (!/^[1-9]\d{0,17}$/.test(key)) throw badInput('input.key', 'is not the key of a document');
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
