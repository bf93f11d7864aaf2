/** Versions of objects that admins edit, and references to changes: parts of many messages of REST v1 (extended contract). */
import { z } from 'zod';
import { EntityId, Instant } from './common.ts';

/** Days for which a change may be undone. */
export const UNDO_DAYS = 30;

/** A change that was just made; part of each response to an admin's change. */
export const ChangeRef = z
  .object({
    id: EntityId,
    canUndoUntil: Instant.nullable().describe('null: the change cannot be undone.'),
  })
  .meta({ id: 'ChangeRef' });
export type ChangeRef = z.infer<typeof ChangeRef>;

/** Version of a row: sent as ETag, expected in If-Match. */
export const Version = z.int().min(1).describe('Version, to be sent in If-Match with a change.');

/** Fields of a response to a change. */
export const CHANGED = {
  change: ChangeRef.nullish().describe('The change in the audit log; null: nothing was changed.'),
};
