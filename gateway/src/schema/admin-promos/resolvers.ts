/** Promotions of the back office. The REST API has the final decision. */
import { orNull } from '../../loaders/base/missing.ts';
import type { AdminPromoLoaders } from '../../loaders/viewer/admin/promos.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { adminPage, DEFAULT_ADMIN_PAGE } from '../admin-catalogue/page.ts';
import { optionalImage } from '../base/image.ts';
import { filesOf, withFiles } from '../base/files.ts';
import { readGlobalId, toGlobalId } from '../base/ids.ts';
import { badInput, namingArguments } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import { CREATED_NAMES, createdBetween } from '../base/created.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { AdminPromoConnectionModel, conditionsOf, FIELD_OF_COLUMN, wireFields } from './models.ts';

const loadersOf = (context: GatewayContext): AdminPromoLoaders => adminLoaders(context);

/** The slug of a promotion, from its public ID or the one that admins use. @throws BAD_USER_INPUT on `argument` */
function slugOf(id: string, argument: string): string {
  const found = readGlobalId(id, argument);
  if (found.type === 'AdminPromo' || found.type === 'Promo') return found.key;
  throw badInput(argument, 'is not the id of a promotion');
}

export const adminPromoResolvers: Resolvers = {
  AdminPromoSortBy: { TITLE: 'title', UPDATED: 'updatedAt' },
  Query: {
    adminPromos: async (_, { first, after, before, filter, sort }, context) => {
      const page = adminPage({ first, after, before }, DEFAULT_ADMIN_PAGE);
      const conditions = {
        active: filter?.active == null ? undefined : String(filter.active),
        ...createdBetween(filter),
        input: filter?.search?.trim() || undefined,
        sortBy: sort?.by,
        sortOrder: sort?.direction,
      };
      const found = await namingArguments(loadersOf(context).promos(page, conditions), {
        limit: 'first',
        ...CREATED_NAMES,
        input: 'filter.search',
      });
      return withFiles(new AdminPromoConnectionModel(found), ['promos'], conditions);
    },
    adminPromo: (_, { id }, context) => orNull(loadersOf(context).promo(slugOf(id, 'id'))),
  },
  AdminPromoConnection: { files: filesOf },
  AdminPromo: {
    id: ({ slug }) => toGlobalId('AdminPromo', slug),
    image: ({ imageUrl }) => optionalImage(imageUrl),
    filter: conditionsOf,
  },
  Mutation: {
    adminPromoCreate: async (_, { input: { slug, fields, idempotencyKey } }, context) => {
      const body = { slug, ...wireFields(fields, context.now, 'input.fields') };
      const { value, userErrors } = await attempt(loadersOf(context).createPromo(body, idempotencyKey));
      return { promo: value, current: null, change: changeOf(value?.change), userErrors };
    },
    adminPromoUpdate: async (_, { input: { id, version, changes } }, context) => {
      const slug = slugOf(id, 'input.id');
      const loaders = loadersOf(context);
      const call = loaders.changePromo(slug, version, wireFields(changes, context.now, 'input.changes'));
      const { value, userErrors } = await attempt(call, FIELD_OF_COLUMN);
      const isStale = userErrors.some(({ code }) => code === 'STALE');
      return {
        promo: value,
        current: isStale ? await orNull(loaders.promo(slug)) : null,
        change: changeOf(value?.change),
        userErrors,
      };
    },
  },
};
