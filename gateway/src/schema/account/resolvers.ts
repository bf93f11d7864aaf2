/** Accounts: registration, signing in and out, password recovery, profile. */
import type { SignedIn } from '../../../contract/accounts.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { findKey } from '../base/ids.ts';
import { attempt, userError } from '../base/userErrors.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { ownLoaders, readSession, requireViewer } from './session.ts';
import { toSession, ViewerModel } from './viewer.ts';

/** Starts a session in the caller's browser and returns its viewer. */
function begin(context: GatewayContext, { token, expiresAt, user, deviceToken }: SignedIn): ViewerModel {
  context.cookie.begin(token, expiresAt, deviceToken);
  return new ViewerModel(user, context.openViewer(token));
}

export const accountResolvers: Resolvers = {
  AdminRole: {
    OWNER: 'Owner',
    CATALOGUE: 'Catalogue',
    ORDERS: 'Orders',
    SUPPORT: 'Support',
    MARKETING: 'Marketing',
    FINANCE: 'Finance',
    READ_ONLY: 'ReadOnly',
  },
  StaffCapability: {
    READ: 'read',
    CATALOGUE: 'catalogue',
    CATALOGUE_BULK: 'catalogue.bulk',
    SHELVES: 'shelves',
    SELLERS_DECIDE: 'sellers.decide',
    SELLERS_COMMISSION: 'sellers.commission',
    ORDERS: 'orders',
    ORDERS_REFUND: 'orders.refund',
    ORDERS_EXPORT: 'orders.export',
    WEBHOOKS_RESEND: 'webhooks.resend',
    SUPPORT: 'support',
    REVIEWS: 'reviews',
    PEOPLE_POINTS: 'people.points',
    PEOPLE_POINTS_UNLIMITED: 'people.points.unlimited',
    PEOPLE_SESSIONS: 'people.sessions',
    PEOPLE_EDIT: 'people.edit',
    PEOPLE_COUPONS: 'people.coupons',
    RETURNS_OPEN: 'returns.open',
    AUDIT_ACCESS: 'audit.access',
    PEOPLE_CONTACT: 'people.contact',
    PEOPLE_EXPORT: 'people.export',
    PEOPLE_ERASE: 'people.erase',
    MARKETING: 'marketing',
    NEWSLETTER_EXPORT: 'newsletter.export',
    FLASH: 'flash',
    FINANCE: 'finance',
    LEDGERS_READ: 'ledgers.read',
    LEDGERS_EXPORT: 'ledgers.export',
    MEDIA: 'media',
    AUDIT: 'audit',
    AUDIT_MONEY: 'audit.money',
    STAFF: 'staff',
    SETTINGS: 'settings',
    API_KEYS: 'api-keys',
    VIEWS_SHARE: 'views.share',
  },
  Query: {
    session: (_parent, _args, context) => readSession(context),
    viewer: async (_parent, _args, context) => (await readSession(context)).viewer,
  },
  Viewer: {
    staff: (viewer) => viewer.staff(),
    sessions: async ({ loaders }) => (await loaders.sessions()).sessions.map(toSession),
    dataExport: async ({ loaders }) => JSON.stringify(await loaders.dataExport(), null, 2),
  },
  Mutation: {
    accountRegister: async (_, { input }, context) => {
      const { userAgent, deviceToken } = context.cookie;
      const { value, userErrors } = await attempt(
        context.loaders.register({ ...input, userAgent, deviceToken }),
      );
      return { viewer: value && begin(context, value), userErrors };
    },
    sessionCreate: async (_, { input }, context) => {
      const { userAgent, deviceToken } = context.cookie;
      const { value, userErrors } = await attempt(
        context.loaders.signIn({ ...input, userAgent, deviceToken }),
      );
      if (value && 'challenge' in value)
        return {
          viewer: null,
          challenge: { token: value.challenge, expiresAt: value.challengeExpiresAt },
          userErrors,
        };
      return { viewer: value && begin(context, value), challenge: null, userErrors };
    },
    sessionConfirm: async (_, { input }, context) => {
      const { userAgent, deviceToken } = context.cookie;
      const { value, userErrors } = await attempt(
        context.loaders.confirmSignIn({ ...input, userAgent, deviceToken }),
      );
      return { viewer: value && begin(context, value), userErrors };
    },
    sessionEnd: async (_, { input }, context) => {
      // The browser is signed out in any case.
      context.cookie.end();
      try {
        await context.viewerLoaders?.signOut({ everywhere: input.everywhere });
      } catch (error) {
        const hadEnded = error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';
        if (!hadEnded) throw error;
      }
      return { ended: true, userErrors: [] };
    },
    sessionRevoke: async (_, { input }, context) => {
      const viewer = await requireViewer(context);
      const key = findKey(input.id, 'AccountSession');
      if (key === undefined)
        return {
          revokedId: null,
          viewer: null,
          userErrors: [userError(['id'], 'NOT_FOUND', 'No such session')],
        };
      const { value, userErrors } = await attempt(viewer.loaders.revokeSession(key));
      if (!value) {
        const problems = userErrors.map((problem) => ({ ...problem, field: ['id'] }));
        return { revokedId: null, viewer: null, userErrors: problems };
      }
      return { revokedId: input.id, viewer: (await readSession(context)).viewer, userErrors };
    },
    passwordEnter: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(ownLoaders(context).enterPassword({ ...input }));
      return { isEntered: value !== null, userErrors };
    },
    passwordRecover: async (_, { input }, { loaders, cookie: { deviceToken } }) => {
      const { value, userErrors } = await attempt(loaders.recover({ ...input, deviceToken }));
      return { requested: value !== null, userErrors };
    },
    accountOpen: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.openByOrder({ token: input.orderToken }));
      return { isSent: value !== null, userErrors };
    },
    passwordReset: async (_, { input }, context) => {
      const { value, userErrors } = await attempt(context.loaders.resetPassword({ ...input }));
      if (value) context.cookie.end();
      return { isReset: value !== null, userErrors };
    },
    profileUpdate: async (_, { input }, context) => {
      const { loaders } = await requireViewer(context);
      // null means "not given".
      const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
      const { value, userErrors } = await attempt(loaders.updateProfile(given));
      return { viewer: value && new ViewerModel(value, loaders), userErrors };
    },
    accountDelete: async (_, { input }, context) => {
      const { loaders } = await requireViewer(context);
      const { value, userErrors } = await attempt(loaders.deleteAccount({ ...input }));
      if (value) context.cookie.end();
      return { deleted: value !== null, userErrors };
    },
  },
};
