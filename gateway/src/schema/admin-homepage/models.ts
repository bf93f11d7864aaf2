/** Versions of the home content, between the schema and REST. */
import type {
  HomeContent,
  HomepageVersion,
  HomepageVersionDetail,
  HomepageVersions,
} from '../../../contract/admin/homepage.ts';
import { AdminConnectionModel } from '../admin-catalogue/models.ts';
import { readKey } from '../base/ids.ts';
import type { HomepageContentInput, HomepageTextsInput } from '../generated/resolvers.ts';

/** A version, with its content when it was read with it. */
export type HomepageVersionModel = HomepageVersion & Partial<Pick<HomepageVersionDetail, 'content'>>;

export class HomepageVersionConnectionModel extends AdminConnectionModel<HomepageVersionModel> {
  constructor(page: HomepageVersions) {
    super(page.versions, page);
  }
}

/** The home content: its name; the rest is read when it is selected. */
export interface AdminHomepageModel {
  name: string;
}

/** Name and number of a version. */
export function versionKeyOf(id: string): { name: string; number: number } {
  const [name = '', number] = readKey(id, 'HomepageVersion', 'input.id').split('.');
  return { name, number: Number(number) };
}

const wireTexts = (texts: HomepageTextsInput | null | undefined) =>
  texts == null
    ? null
    : {
        fr: texts.fr,
        ...(texts.en != null && { en: texts.en }),
        ...(texts.de != null && { de: texts.de }),
        ...(texts.tn != null && { tn: texts.tn }),
      };

/** The content for REST, which has no absent fields. */
export const wireContent = ({ lists, layouts }: HomepageContentInput): HomeContent => ({
  lists: lists.map(({ name, items }) => ({
    name,
    items: items.map((item) => ({
      key: item.key,
      title: wireTexts(item.title),
      subtitle: wireTexts(item.subtitle),
      imageUrl: item.imageUrl ?? null,
      redirectUrl: item.redirectUrl ?? null,
      target: item.target ?? null,
      from: item.from ?? null,
      until: item.until ?? null,
    })),
  })),
  layouts: layouts.map(({ name, sections }) => ({ name, sections: sections.map((each) => ({ ...each })) })),
});
