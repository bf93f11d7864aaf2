/** Text pages of the back-office, between the schema and REST. */
import type {
  AdminTextPage,
  ChangedTextPage,
  TextPageVersion,
  TextPageVersions,
  TextPageVersionText,
} from '../../../contract/admin/texts.ts';
import { orNull } from '../../loaders/base/missing.ts';
import { changeOf } from '../admin-catalogue/changes.ts';
import { ConnectionModel } from '../base/connection.ts';
import { readGlobalId } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { attempt } from '../base/userErrors.ts';
import { readTextPageKey } from '../content/textPage.ts';

/** A version; its text is there only after it was read by itself. */
export type TextVersion = TextPageVersion & Partial<Pick<TextPageVersionText, 'body'>>;

export class TextVersionConnectionModel extends ConnectionModel<TextPageVersion, TextVersion> {
  constructor(page: TextPageVersions) {
    super(page.versions, page.cursors, page.pagination, (version) => version);
  }
}

/** Slug and language of a page by its global ID. @throws BAD_USER_INPUT on `argument` */
export function textKeyOf(id: string, argument: string): `${string}/${string}` {
  const { type, key } = readGlobalId(id, argument);
  if (type !== 'TextPage' && type !== 'AdminTextPage')
    throw badInput(argument, 'is not the id of a text page');
  return textPathOf(key);
}

/** Slug and language as paths have them, from the key of a global ID. */
export function textPathOf(key: string): `${string}/${string}` {
  const [slug, language] = readTextPageKey(key);
  return `${slug}/${language}`;
}

/** Columns that follow from the text: no field changes them by itself. */
const DERIVED: ReadonlySet<string> = new Set(['edited', 'updatedAt']);

/** The result of a change. `again` reads the page, when its version was not the present one. */
export async function textResult(call: Promise<ChangedTextPage>, again: () => Promise<AdminTextPage>) {
  const { value, userErrors: found } = await attempt(call);
  const userErrors = found.filter(({ field }) => !DERIVED.has(field[0] ?? ''));
  const isStale = userErrors.some(({ code }) => code === 'STALE');
  return {
    page: value,
    current: isStale ? await orNull(again()) : null,
    change: changeOf(value?.change),
    userErrors,
  };
}
