/** REST v1 messages by which the back office reads and changes promotions with a page of their own. */
import { z } from 'zod';
import { ProductListQuery } from '../catalogue.ts';
import { ImageUrl, Instant, Slug, createdBetween } from '../common.ts';
import { inOtherLanguages, OtherTexts } from '../other-texts.ts';
import { MAX_PROMO_SUBTITLE, MAX_PROMO_TITLE } from '../rules/promos.ts';
import { bounded, line } from '../text.ts';
import { CHANGED, Version } from '../versions.ts';
import { adminList, adminPage } from './products.ts';

/** Which products a promotion has: filters of the list of products, by their names and values in its query. */
export const PromoFilter = ProductListQuery.omit({
  page: true,
  limit: true,
  after: true,
  before: true,
  sortBy: true,
  sortOrder: true,
  input: true,
  active: true,
  lowStock: true,
  promo: true,
});
export type PromoFilter = z.infer<typeof PromoFilter>;

/** A filter as it is sent and stored; one without any condition would be the whole shop. */
const PromoFilterText = z
  .record(bounded(40), bounded(2_000))
  .superRefine((filter, context) => {
    if (Object.keys(filter).length === 0) {
      context.addIssue({ code: 'custom', path: [], message: 'is required' });
      return;
    }
    for (const { path, message } of PromoFilter.safeParse(filter).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message });
  })
  .meta({ examples: [{ isFlashSale: 'true' }] });

/** A promotion as the back office shows it, active or not. */
export const AdminPromo = z
  .object({
    slug: Slug,
    version: Version,
    title: z.string(),
    titles: OtherTexts,
    subtitle: z.string(),
    subtitles: OtherTexts,
    imageUrl: ImageUrl.nullable(),
    filter: z.record(z.string(), z.string()).describe('Filters of the list of products, as in its query.'),
    active: z.boolean(),
    edited: z.boolean().describe('Written by the shop’s own people.'),
    productCount: z.int().min(0).describe('Products on sale that it has, or would have.'),
    updatedAt: Instant,
  })
  .meta({ id: 'AdminPromo' });
export type AdminPromo = z.infer<typeof AdminPromo>;

export const AdminPromoSortBy = z.enum(['title', 'updatedAt']);
export type AdminPromoSortBy = z.infer<typeof AdminPromoSortBy>;

/** Query of GET /v1/admin/promos. */
export const AdminPromoQuery = z.strictObject({
  ...adminPage,
  active: z.enum(['true', 'false']).optional(),
  ...createdBetween,
  input: bounded(100).optional().describe('Part of the title or slug.'),
  sortBy: AdminPromoSortBy.default('updatedAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type AdminPromoQuery = z.infer<typeof AdminPromoQuery>;

export const AdminPromoPage = z
  .object({ promos: z.array(AdminPromo), ...adminList })
  .meta({ id: 'AdminPromoPage' });
export type AdminPromoPage = z.infer<typeof AdminPromoPage>;

const title = line(1, MAX_PROMO_TITLE);
const subtitle = line(1, MAX_PROMO_SUBTITLE);

const promoFields = {
  title,
  titles: inOtherLanguages(title.nullable()),
  subtitle,
  subtitles: inOtherLanguages(subtitle.nullable()),
  imageUrl: ImageUrl.nullable(),
  filter: PromoFilterText,
  active: z.boolean(),
};

/** Body of POST /v1/admin/promos. */
export const PromoCreate = z
  .strictObject({ slug: Slug, ...promoFields })
  .partial()
  .required({ slug: true, title: true, subtitle: true, filter: true })
  .meta({ id: 'PromoCreate' });
export type PromoCreate = z.infer<typeof PromoCreate>;

/** Body of POST /v1/admin/promos/{slug}: absent is unchanged, null is cleared. Its address never changes. */
export const PromoChanges = z.strictObject(promoFields).partial().meta({ id: 'PromoChanges' });
export type PromoChanges = z.infer<typeof PromoChanges>;

export const ChangedPromo = AdminPromo.extend(CHANGED).meta({ id: 'ChangedPromo' });
