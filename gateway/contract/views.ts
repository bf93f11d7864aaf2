/** REST v1 messages of the saved views of the back-office's lists (extended contract). */
import { z } from 'zod';
import { EntityId } from './common.ts';
import { bounded, line } from './text.ts';
import { CHANGED, Version } from './versions.ts';

/** Most views of one admin for one list. */
export const MAX_VIEWS = 30;

const ListName = bounded(30)
  .regex(/^[a-z][a-z-]{1,29}$/, 'must be the name of a list')
  .describe('Name of the list: the segment of its address, such as `orders`.');

export const ViewDensity = z.enum(['COMFORTABLE', 'COMPACT']).meta({ id: 'ViewDensity' });

const content = {
  name: line(1, 60),
  isShared: z.boolean().describe('Visible to all admins.'),
  filters: bounded(2_000).describe('Parameters of the list’s address, as a query string.'),
  sort: bounded(60).describe('Such as `-createdAt`; empty: the list’s own.'),
  columns: z.array(bounded(60)).max(40).describe('Visible columns in their order; empty: the list’s own.'),
  density: ViewDensity,
  isDefault: z.boolean().describe('Whether the list opens with it, for its owner; one for each list.'),
};

export const SavedView = z
  .object({ _id: EntityId, list: ListName, ...content, isOwn: z.boolean(), version: Version, ...CHANGED })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

/** Query of GET /v1/admin/views. */
export const ViewsQuery = z.strictObject({ list: ListName.optional() });

/** The caller's views and those that are shared, by name. */
export const SavedViews = z.object({ views: z.array(SavedView) }).meta({ id: 'SavedViews' });
export type SavedViews = z.infer<typeof SavedViews>;

/** Body of POST /v1/admin/views. */
export const ViewCreateRequest = z
  .strictObject({ list: ListName, ...content })
  .meta({ id: 'ViewCreateRequest' });
export type ViewCreateRequest = z.input<typeof ViewCreateRequest>;

/** Body of POST /v1/admin/views/{id}: all fields as they are to be. */
export const ViewUpdateRequest = z.strictObject(content).meta({ id: 'ViewUpdateRequest' });
export type ViewUpdateRequest = z.input<typeof ViewUpdateRequest>;

/** Response of DELETE /v1/admin/views/{id}. */
export const ViewDeleted = z.object({ deletedId: EntityId, ...CHANGED }).meta({ id: 'ViewDeleted' });
export type ViewDeleted = z.infer<typeof ViewDeleted>;
