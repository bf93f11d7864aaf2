/** Text pages as admins edit them. */
import {
  AdminTextList,
  AdminTextPage,
  ChangedTextPage,
  TextPageVersions,
  TextPageVersionText,
} from '../../../../contract/admin/texts.ts';
import type { TextPageChanges } from '../../../../contract/admin/texts.ts';
import type { ListPage } from '../../base/pages.ts';
import { withQuery } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

/** Slug and language of a page, joined by a slash: the end of its path. */
type Page = `${string}/${string}`;

export interface AdminTextLoaders {
  all(): Promise<AdminTextList>;
  page(page: Page): Promise<AdminTextPage>;
  versions(page: Page, position: ListPage): Promise<TextPageVersions>;
  version(page: Page, number: string): Promise<TextPageVersionText>;
  change(page: Page, version: number, changes: Partial<TextPageChanges>): Promise<ChangedTextPage>;
  restore(page: Page, version: number, number: number): Promise<ChangedTextPage>;
  reset(page: Page, version: number): Promise<ChangedTextPage>;
}

const texts = '/v1/admin/pages';
const asPage = (json: unknown): ChangedTextPage => ChangedTextPage.parse(json);

export function createAdminTextLoaders({ get, send }: AdminCalls): AdminTextLoaders {
  return {
    all: () => get(texts, (json) => AdminTextList.parse(json)),
    page: (page) => get(`${texts}/${page}`, (json) => AdminTextPage.parse(json)),
    versions: (page, position) =>
      get(withQuery(`${texts}/${page}/versions`, { ...position }), (json) => TextPageVersions.parse(json)),
    version: (page, number) =>
      get(`${texts}/${page}/versions/${number}`, (json) => TextPageVersionText.parse(json)),
    change: (page, version, changes) => send(`${texts}/${page}`, changes, asPage, { version }),
    restore: (page, version, number) => send(`${texts}/${page}/restore`, { number }, asPage, { version }),
    reset: (page, version) => send(`${texts}/${page}/reset`, {}, asPage, { version }),
  };
}
