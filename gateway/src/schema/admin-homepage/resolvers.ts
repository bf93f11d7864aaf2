/** Versions of the home content, for the back office. */
import type { HomepageVersionDetail, HomepageVersions } from '../../../contract/admin/homepage.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { adminPage, DEFAULT_ADMIN_PAGE } from '../admin-catalogue/page.ts';
import { adminLoaders } from '../account/session.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';
import { attempt } from '../base/userErrors.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { HomepageVersionConnectionModel, versionKeyOf, wireContent } from './models.ts';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** The first page of versions, with the numbers by state: read once for each request. */
const statesOf = (context: GatewayContext, name: string): Promise<HomepageVersions> =>
  adminLoaders(context).homepageVersions(name, {});

const versionInState =
  (state: 'published' | 'draft' | 'scheduled') =>
  async (
    { name }: { name: string },
    _: unknown,
    context: GatewayContext,
  ): Promise<HomepageVersionDetail | null> => {
    const number = (await statesOf(context, name))[state];
    return number === null ? null : adminLoaders(context).homepageVersion(name, number);
  };

/** The result of a change. `again`: the version, when it was not the present one. */
async function result(call: Promise<HomepageVersionDetail>, again?: () => Promise<HomepageVersionDetail>) {
  const { value, userErrors } = await attempt(call, { 'Idempotency-Key': 'idempotencyKey' });
  const isStale = userErrors.some(({ code }) => code === 'STALE');
  return {
    version: value,
    current: isStale && again ? await orNull(again()) : null,
    homepage: value && { name: value.name },
    change: changeOf(value?.change),
    userErrors,
  };
}

export const adminHomepageResolvers: Resolvers = {
  Query: {
    adminHomepage: async (_, { name }, context) => {
      const found = NAME.test(name) ? await orNull(statesOf(context, name)) : null;
      return found && { name };
    },
  },
  AdminHomepage: {
    published: versionInState('published'),
    draft: versionInState('draft'),
    scheduled: versionInState('scheduled'),
    versions: async ({ name }, args, context) =>
      new HomepageVersionConnectionModel(
        await adminLoaders(context).homepageVersions(name, adminPage(args, DEFAULT_ADMIN_PAGE)),
      ),
  },
  HomepageVersion: {
    id: ({ name, number }) => toGlobalId('HomepageVersion', `${name}.${number}`),
    content: async ({ name, number, content }, _, context) =>
      content ?? (await adminLoaders(context).homepageVersion(name, number)).content,
    preview: ({ name, number }, _, context) => adminLoaders(context).homepagePreviewToken(name, number),
  },
  HomepageItem: { image: ({ imageUrl }) => optionalImage(imageUrl) },
  Mutation: {
    homepageDraftBegin: (_, { input: { name, from, idempotencyKey } }, context) =>
      result(
        adminLoaders(context).beginHomepageDraft(name, { ...(from != null && { from }) }, idempotencyKey),
      ),
    homepageDraftSave: (_, { input: { id, version, content, note, baseNumber } }, context) => {
      const { name, number } = versionKeyOf(id);
      const loaders = adminLoaders(context);
      const body = {
        ...(content != null && { content: wireContent(content) }),
        ...(note !== undefined && { note }),
        ...(baseNumber != null && { baseNumber }),
      };
      return result(loaders.saveHomepageDraft(name, number, version, body), () =>
        loaders.homepageVersion(name, number),
      );
    },
    homepageDraftDiscard: (_, { input: { id, version } }, context) => {
      const { name, number } = versionKeyOf(id);
      const loaders = adminLoaders(context);
      return result(loaders.discardHomepageDraft(name, number, version), () =>
        loaders.homepageVersion(name, number),
      );
    },
    homepagePublish: (_, { input: { id, version, idempotencyKey } }, context) => {
      const { name, number } = versionKeyOf(id);
      const loaders = adminLoaders(context);
      return result(loaders.publishHomepage(name, number, version, idempotencyKey), () =>
        loaders.homepageVersion(name, number),
      );
    },
    homepageSchedule: (_, { input: { id, version, publishAt } }, context) => {
      const { name, number } = versionKeyOf(id);
      const loaders = adminLoaders(context);
      return result(loaders.scheduleHomepage(name, number, version, publishAt ?? null), () =>
        loaders.homepageVersion(name, number),
      );
    },
    homepageRestore: (_, { input: { id, baseNumber, idempotencyKey } }, context) => {
      const { name, number } = versionKeyOf(id);
      return result(adminLoaders(context).restoreHomepage(name, number, baseNumber, idempotencyKey));
    },
  },
};
