/** Paths by which the back office edits, publishes and plans the home content. */
import { z } from 'zod';
import { Homepage } from '../../../contract/content.ts';
import {
  HomepageDraftRequest,
  HomepageName,
  HomepagePreviewQuery,
  HomepagePreviewToken,
  HomepageRestoreRequest,
  HomepageSaveRequest,
  HomepageScheduleRequest,
  HomepageVersionDetail,
  HomepageVersions,
  HomepageVersionsQuery,
  VersionNumber,
} from '../../../contract/admin/homepage.ts';
import { ApiError } from '../../base/errors.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { tagVersion } from '../write.ts';
import type { VersionedRow } from '../write.ts';
import { toHomepage } from './homepage.ts';
import {
  beginDraft,
  discardDraft,
  listVersions,
  publishVersion,
  readVersion,
  restoreVersion,
  saveDraft,
  scheduleVersion,
  versionRow,
} from './versions.ts';

const ByName = z.strictObject({ name: HomepageName });
const ByNumber = z.strictObject({ name: HomepageName, number: VersionNumber });
const editedRow = ({ name, number }: z.infer<typeof ByNumber>): VersionedRow => ({
  table: 'homepage_versions',
  key: { name, number: Number(number) },
  what: 'Version',
});
const READ = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const REFUSALS = [...READ, 'CONFLICT', 'STALE', 'PRECONDITION_REQUIRED'] as const;
const VERSIONS = '/v1/admin/homepages-name/:name/versions';

export const homepageVersionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: VERSIONS,
    summary: 'Versions of the home content, the latest first.',
    params: ByName,
    query: HomepageVersionsQuery,
    response: HomepageVersions,
    errors: READ,
    handle: ({ db }, { params, query }): Promise<HomepageVersions> => listVersions(db, params.name, query),
  }),
  route({
    method: 'GET',
    path: `${VERSIONS}/:number`,
    summary: 'A version of the home content.',
    params: ByNumber,
    query: z.strictObject({}),
    response: HomepageVersionDetail,
    errors: READ,
    handle: async ({ db }, { params, reply }): Promise<HomepageVersionDetail> => {
      const found = await readVersion(db, params.name, Number(params.number));
      tagVersion(reply, found.version);
      return found;
    },
  }),
  route({
    method: 'GET',
    path: `${VERSIONS}/:number/preview-token`,
    summary: 'A token that shows a version as the shop’s page to the calling admin, for 30 minutes.',
    params: ByNumber,
    query: z.strictObject({}),
    response: HomepagePreviewToken,
    errors: READ,
    handle: async ({ db, previews }, { params, viewer }): Promise<HomepagePreviewToken> => {
      const { name, number } = await versionRow(db, params.name, Number(params.number));
      const { token, expiresAt } = previews.make(
        { name, number },
        signedIn(viewer).accountNumber,
        Date.now(),
      );
      return { token, expiresAt: expiresAt.toISOString() };
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/homepage-preview',
    summary:
      'The home content of a version that is not published, for the admin to whom the token was given.',
    query: HomepagePreviewQuery,
    response: Homepage,
    errors: READ,
    handle: async (context, { query, viewer }): Promise<Homepage> => {
      const now = Date.now();
      const previewed = context.previews.read(query.token, signedIn(viewer).accountNumber, now);
      if (!previewed) throw new ApiError('FORBIDDEN', 'The preview has ended');
      const { name, content } = await versionRow(context.db, previewed.name, previewed.number);
      return toHomepage(context, name, content, query.at === undefined ? now : Date.parse(query.at));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/homepages-name/:name/draft',
    summary: 'Begins the shared draft with the content of a version, by default of the published one.',
    params: ByName,
    body: HomepageDraftRequest,
    response: HomepageVersionDetail,
    errors: [...READ, 'CONFLICT'],
    write: { action: 'homepage.begin', needsKey: true },
    handle: (_, { params, body, write }) =>
      write((trx, { actor }) => beginDraft(trx, params.name, body, actor.accountNumber)),
  }),
  route({
    method: 'POST',
    path: `${VERSIONS}/:number`,
    summary: 'Changes the draft. It may lack what is needed to publish it.',
    params: ByNumber,
    body: HomepageSaveRequest,
    response: HomepageVersionDetail,
    errors: REFUSALS,
    write: { action: 'homepage.save', row: editedRow },
    handle: (_, { params, body, write }) =>
      write((trx, { actor }) =>
        saveDraft(trx, params.name, Number(params.number), body, actor.accountNumber),
      ),
  }),
  route({
    method: 'POST',
    path: `${VERSIONS}/:number/publish`,
    summary:
      'Publishes the draft or the planned version at once; CONFLICT when another one was published since it was begun.',
    params: ByNumber,
    body: z.strictObject({}),
    response: HomepageVersionDetail,
    errors: REFUSALS,
    write: { action: 'homepage.publish', row: editedRow, needsKey: true },
    handle: (_, { params, write }) => write((trx) => publishVersion(trx, params.name, Number(params.number))),
  }),
  route({
    method: 'POST',
    path: `${VERSIONS}/:number/schedule`,
    summary: 'Plans the publication of the draft, or takes it back. At most one version is planned.',
    params: ByNumber,
    body: HomepageScheduleRequest,
    response: HomepageVersionDetail,
    errors: REFUSALS,
    write: { action: 'homepage.schedule', row: editedRow },
    handle: (_, { params, body, write }) =>
      write((trx) => scheduleVersion(trx, params.name, Number(params.number), body.publishAt)),
  }),
  route({
    method: 'POST',
    path: `${VERSIONS}/:number/discard`,
    summary: 'Gives up the draft; it stays in the list of versions.',
    params: ByNumber,
    body: z.strictObject({}),
    response: HomepageVersionDetail,
    errors: REFUSALS,
    write: { action: 'homepage.discard', row: editedRow },
    handle: (_, { params, write }) => write((trx) => discardDraft(trx, params.name, Number(params.number))),
  }),
  route({
    method: 'POST',
    path: `${VERSIONS}/:number/restore`,
    summary: 'Publishes the content of an earlier version as a new version.',
    params: ByNumber,
    body: HomepageRestoreRequest,
    response: HomepageVersionDetail,
    errors: [...READ, 'CONFLICT'],
    write: { action: 'homepage.restore', needsKey: true },
    handle: (_, { params, body, write }) =>
      write((trx, { actor }) =>
        restoreVersion(trx, params.name, Number(params.number), body.baseNumber, actor.accountNumber),
      ),
  }),
];
