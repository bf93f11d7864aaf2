/** REST v1 messages by which the back office reads, edits and publishes the home content. */
import { z } from 'zod';
import { ImageUrl, Instant, LinkUrl } from '../common.ts';
import { HOME_ITEMS, HOME_LISTS } from '../rules/home-items.ts';
import { HOME_LAYOUTS } from '../rules/home-sections.ts';
import { bounded, optionalLine, trimmed } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';
import { adminList, adminPage } from './products.ts';

/** Name of a home content. */
export const HomepageName = bounded(40, 'must be a version name such as "v0"').regex(
  /^[a-z0-9][a-z0-9-]{0,39}$/,
  'must be a version name such as "v0"',
);

/** Number of a version, in a path. */
export const VersionNumber = bounded(9, 'must be a number')
  .regex(/^[1-9]\d{0,8}$/, 'must be a number')
  .describe('Number of a version.');

/** The longest of the texts; the limit of each field is checked when it is published. */
const LONGEST_TEXT = 600;
const Text = trimmed(LONGEST_TEXT);
const Texts = z
  .strictObject({ fr: Text, en: Text.optional(), de: Text.optional(), tn: Text.optional() })
  .meta({ id: 'HomeTexts', description: 'French replaces missing ones; empty in French: none.' });

/** Item of a list of the home content. A draft may lack what HOME_RULES requires; it is needed to publish. */
export const HomeItem = z
  .strictObject({
    key: bounded(60).regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be lower-case letters, digits and hyphens'),
    title: Texts.nullable(),
    subtitle: Texts.nullable(),
    imageUrl: ImageUrl.nullable(),
    redirectUrl: LinkUrl.nullable(),
    target: trimmed(120).nullable().describe('Code of a coupon, or slug of a category or shop.'),
    from: Instant.nullable().describe('Shown from then on; null: at once.'),
    until: Instant.nullable().describe('Shown until then; null: always.'),
  })
  .meta({ id: 'HomeItem' });
export type HomeItem = z.infer<typeof HomeItem>;

export const HomeListName = z.enum(HOME_LISTS).meta({ id: 'HomeListName' });
export const HomeLayoutName = z.enum(HOME_LAYOUTS).meta({ id: 'HomeLayoutName' });

/** A list of the home content with its items in order. */
const HomeListContent = z.strictObject({
  name: HomeListName,
  items: z
    .array(HomeItem)
    .max(HOME_ITEMS)
    .refine(
      (items) => new Set(items.map(({ key }) => key)).size === items.length,
      'must have different keys',
    ),
});

/** The sections of a layout in order. */
const HomeLayoutContent = z.strictObject({
  name: HomeLayoutName,
  sections: z
    .array(z.strictObject({ name: bounded(40).min(1), isVisible: z.boolean() }))
    .max(60)
    .describe(
      'Unknown names are ignored; missing sections follow in the program’s order, the first one is fixed.',
    ),
});

/** The home content as it is edited. Absent lists and layouts are empty, or the program's own. */
export const HomeContent = z
  .strictObject({
    lists: z.array(HomeListContent).max(HOME_LISTS.length),
    layouts: z.array(HomeLayoutContent).max(HOME_LAYOUTS.length),
  })
  .meta({ id: 'HomeContent' });
export type HomeContent = z.infer<typeof HomeContent>;

export const HomepageVersionState = z
  .enum(['DRAFT', 'SCHEDULED', 'PUBLISHED', 'OLD'])
  .meta({ id: 'HomepageVersionState' });
export type HomepageVersionState = z.infer<typeof HomepageVersionState>;

const versionFields = {
  name: z.string().describe('Of the home content.'),
  number: z.int().min(1),
  version: Version,
  state: HomepageVersionState.describe('OLD: was published, or was given up.'),
  note: z.string().nullable(),
  author: z.string().nullable().describe('Name of the admin who saved it last; null: the program.'),
  baseNumber: z.int().nullable().describe('Number of the version that was published when it was begun.'),
  publishAt: Instant.nullable(),
  isWaiting: z.boolean().describe('It was due, but another version was published in the meantime.'),
  publishedAt: Instant.nullable(),
  savedAt: Instant,
  createdAt: Instant,
};

/** A version without its content. */
export const HomepageVersion = z.object(versionFields).meta({ id: 'HomepageVersion' });
export type HomepageVersion = z.infer<typeof HomepageVersion>;

/** GET /v1/admin/homepages-name/{name}/versions/{number}: a version with its content; also the response to each change of it. */
export const HomepageVersionDetail = z
  .object({ ...versionFields, content: HomeContent, ...CHANGED })
  .meta({ id: 'HomepageVersionDetail' });
export type HomepageVersionDetail = z.infer<typeof HomepageVersionDetail>;

/** Query of GET /v1/admin/homepages-name/{name}/versions. */
export const HomepageVersionsQuery = z.strictObject({ ...adminPage });
export type HomepageVersionsQuery = z.output<typeof HomepageVersionsQuery>;

/** Versions, the latest first, and which of them are published, planned and edited. */
export const HomepageVersions = z
  .object({
    published: z.int().nullable(),
    scheduled: z.int().nullable(),
    draft: z.int().nullable(),
    versions: z.array(HomepageVersion),
    ...adminList,
  })
  .meta({ id: 'HomepageVersions' });
export type HomepageVersions = z.infer<typeof HomepageVersions>;

/** Body of POST /v1/admin/homepages-name/{name}/draft: begins the shared draft. */
export const HomepageDraftRequest = z
  .strictObject({
    from: z.int().min(1).optional().describe('Version to begin with; absent: the published one.'),
  })
  .meta({ id: 'HomepageDraftRequest' });
export type HomepageDraftRequest = z.input<typeof HomepageDraftRequest>;

/** Body of POST /v1/admin/homepages-name/{name}/versions/{number}: changes the draft. Absent: unchanged. */
export const HomepageSaveRequest = z
  .strictObject({
    content: HomeContent.optional(),
    note: optionalLine(200).optional(),
    baseNumber: z
      .int()
      .min(1)
      .optional()
      .describe('The published version, when the draft is to replace one that was published since.'),
  })
  .meta({ id: 'HomepageSaveRequest' });
export type HomepageSaveRequest = z.input<typeof HomepageSaveRequest>;

/** Body of POST /v1/admin/homepages-name/{name}/versions/{number}/schedule. */
export const HomepageScheduleRequest = z
  .strictObject({
    publishAt: Instant.nullable().describe(
      'When it is published; null: it becomes the draft again, or is given up.',
    ),
  })
  .meta({ id: 'HomepageScheduleRequest' });
export type HomepageScheduleRequest = z.input<typeof HomepageScheduleRequest>;

/** Body of POST /v1/admin/homepages-name/{name}/versions/{number}/restore. */
export const HomepageRestoreRequest = z
  .strictObject({ baseNumber: z.int().min(1).describe('The version that is published now.') })
  .meta({ id: 'HomepageRestoreRequest' });
export type HomepageRestoreRequest = z.input<typeof HomepageRestoreRequest>;

/** GET /v1/admin/homepages-name/{name}/versions/{number}/preview-token: shows a version to its admin for half an hour. */
export const HomepagePreviewToken = z
  .object({ token: z.string(), expiresAt: Instant })
  .meta({ id: 'HomepagePreviewToken' });
export type HomepagePreviewToken = z.infer<typeof HomepagePreviewToken>;

/** Query of GET /v1/admin/homepage-preview. */
export const HomepagePreviewQuery = z.strictObject({
  token: bounded(600).min(1),
  at: Instant.optional().describe('Instant for which dates are looked at. Default: now.'),
});
export type HomepagePreviewQuery = z.output<typeof HomepagePreviewQuery>;
