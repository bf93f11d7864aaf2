/** REST v1 messages of an order's timeline for staff (extended contract). */
import { z } from 'zod';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, Tnd } from '../common.ts';
import { OrderState, RefundMethod } from '../orders.ts';
import { bounded } from '../text.ts';
import { ContactOutcome } from './desk.ts';

/** Kinds of entries of an order's timeline. */
export const TimelineKind = z
  .enum(['STATE', 'CONTACT', 'NOTE', 'MAIL', 'REFUND', 'CHANGE'])
  .meta({ id: 'OrderTimelineKind' });
export type TimelineKind = z.infer<typeof TimelineKind>;

/** Who caused an entry of a timeline: the buyer, an admin, or the shop itself. */
export const TimelineActor = z.enum(['customer', 'admin', 'system']);
export type TimelineActor = z.infer<typeof TimelineActor>;

/** An entry of an order's timeline; what does not belong to its kind is null. */
export const TimelineEntry = z
  .object({
    _id: EntityId.describe('Unique within the order.'),
    kind: TimelineKind,
    at: Instant,
    actor: TimelineActor,
    actorName: z.string().nullable().describe('Name of the admin.'),
    subOrderNumber: z.string().nullable(),
    state: OrderState.nullable(),
    outcome: ContactOutcome.nullable(),
    callbackAt: Instant.nullable(),
    text: z.string().nullable().describe('Note or reason.'),
    template: z.string().nullable().describe('Template of the mail.'),
    amount: Tnd.nullable().describe('Of the refund.'),
    method: RefundMethod.nullable().describe('How the refund was paid.'),
    reference: z.string().nullable().describe('Reference of the refund.'),
    action: z.string().nullable().describe('What was changed, as the audit log names it.'),
  })
  .meta({ id: 'OrderTimelineEntry' });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** Query of GET /v1/admin/orders/{id}/timeline, newest first. */
export const TimelineQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  kinds: bounded(120)
    .transform((text) => text.split(','))
    .pipe(z.array(TimelineKind))
    .optional()
    .describe('Only these kinds, separated by commas.'),
});

export const TimelinePage = z
  .object({ entries: z.array(TimelineEntry), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'OrderTimelinePage' });
export type TimelinePage = z.infer<typeof TimelinePage>;
