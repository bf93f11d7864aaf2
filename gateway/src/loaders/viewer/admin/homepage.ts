/** Versions of the home content. */
import {
  HomepagePreviewToken,
  HomepageVersionDetail,
  HomepageVersions,
} from '../../../../contract/admin/homepage.ts';
import type { HomepageDraftRequest, HomepageSaveRequest } from '../../../../contract/admin/homepage.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';
import type { AdminPage } from './catalogue.ts';

type Result = Promise<HomepageVersionDetail>;

export interface AdminHomepageLoaders {
  homepageVersions(name: string, page: Partial<AdminPage>): Promise<HomepageVersions>;
  homepageVersion(name: string, number: number): Result;
  homepagePreviewToken(name: string, number: number): Promise<HomepagePreviewToken>;
  beginHomepageDraft(name: string, request: HomepageDraftRequest, idempotencyKey: string): Result;
  saveHomepageDraft(name: string, number: number, version: number, request: HomepageSaveRequest): Result;
  discardHomepageDraft(name: string, number: number, version: number): Result;
  publishHomepage(name: string, number: number, version: number, idempotencyKey: string): Result;
  /** `publishAt`: null takes it back. */
  scheduleHomepage(name: string, number: number, version: number, publishAt: string | null): Result;
  restoreHomepage(name: string, number: number, baseNumber: number, idempotencyKey: string): Result;
}

export function createAdminHomepageLoaders({ get, send }: AdminCalls): AdminHomepageLoaders {
  const asVersion = (json: unknown) => HomepageVersionDetail.parse(json);
  const at = (name: string): string => `/v1/admin/homepages-name/${encodeURIComponent(name)}`;
  const version = (name: string, number: number): string => `${at(name)}/versions/${number}`;
  return {
    homepageVersions: (name, page) =>
      get(withQuery(`${at(name)}/versions`, { ...page }), (json) => HomepageVersions.parse(json)),
    homepageVersion: (name, number) => get(version(name, number), asVersion),
    homepagePreviewToken: (name, number) =>
      get(`${version(name, number)}/preview-token`, (json) => HomepagePreviewToken.parse(json)),
    beginHomepageDraft: (name, request, idempotencyKey) =>
      send(`${at(name)}/draft`, request, asVersion, { idempotencyKey }),
    saveHomepageDraft: (name, number, ifMatch, request) =>
      send(version(name, number), request, asVersion, { version: ifMatch }),
    discardHomepageDraft: (name, number, ifMatch) =>
      send(`${version(name, number)}/discard`, {}, asVersion, { version: ifMatch }),
    publishHomepage: (name, number, ifMatch, idempotencyKey) =>
      send(`${version(name, number)}/publish`, {}, asVersion, { version: ifMatch, idempotencyKey }),
    scheduleHomepage: (name, number, ifMatch, publishAt) =>
      send(`${version(name, number)}/schedule`, { publishAt }, asVersion, { version: ifMatch }),
    restoreHomepage: (name, number, baseNumber, idempotencyKey) =>
      send(`${version(name, number)}/restore`, { baseNumber }, asVersion, { idempotencyKey }),
  };
}
