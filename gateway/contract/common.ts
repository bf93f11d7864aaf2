/** Building blocks of the REST v1 messages. No I/O here: gateway and origin share this folder and nothing else. */
import { z } from 'zod';
import { bounded } from './text.ts';

/** A TND amount in REST: a decimal string with three places ("12.500"). In code, money is integer millimes. */
export const Tnd = bounded(17, 'must be a decimal amount with three places, such as "12.500"')
  .regex(/^-?\d{1,12}\.\d{3}$/, 'must be a decimal amount with three places, such as "12.500"')
  .meta({
    id: 'Tnd',
    examples: ['12.500'],
    description: 'Amount in TND, decimal string with three places (1 TND = 1000 millimes).',
  });

/** ISO 8601 instant in UTC. */
export const Instant = z.iso
  .datetime({ offset: false })
  .meta({ id: 'Instant', examples: ['2026-11-24T08:00:00.000Z'] });

/**
 * Opaque id of the upstream, `_id` in its messages (spec section 3): up to 64 characters. Ids are joined by commas in queries and are
 * segments of paths, hence no commas, control characters, nor `.` and `..` alone. The embedded origin's own are decimal digits.
 */
export const ENTITY_ID =
  /^(?!\.{1,2}$)(?:[ -+\--~\u00a0-\ud7ff\ue000-\uffff]|[\ud800-\udbff][\udc00-\udfff]){1,64}$/;
const NO_ID = 'must be an id of 1 to 64 characters without commas';
export const EntityId = bounded(64, NO_ID)
  .regex(ENTITY_ID, NO_ID)
  .meta({
    id: 'EntityId',
    description: 'Opaque; joined by commas in queries. Those of the embedded origin are decimal digits.',
    examples: ['42'],
  });

/** Whether a text can be an id of the upstream. */
export const isEntityId = (text: string): boolean => text.length <= 64 && ENTITY_ID.test(text);

/** An id as EntityId, of what is no row of the embedded origin by it, such as a session. */
export const OpaqueId = bounded(64, NO_ID)
  .regex(ENTITY_ID, NO_ID)
  .meta({ id: 'OpaqueId', description: 'Opaque.', examples: ['part-42'] });

/** Lower-case words and digits joined by hyphens (spec section 5, slug generation). */
export const Slug = bounded(120)
  .min(1)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
  .meta({ id: 'Slug', examples: ['machine-a-cafe'] });

/** Absolute http(s) address without credentials. */
const ABSOLUTE = 'https?:\\/\\/[^\\s\\\\/?#@"<>]+(?:[/?#][^\\s\\\\"<>]*)?';

/** Error message for addresses of pictures and links. */
export const ADDRESS_MESSAGE =
  'must be an absolute http(s) address without credentials, or a path of the shop';

/** Percentage with two decimals, such as "19.00". */
export const Percent = bounded(6, 'must be a percentage such as "19.00"')
  .regex(/^\d{1,3}\.\d{2}$/, 'must be a percentage such as "19.00"')
  .meta({ examples: ['19.00'] });

/** A link that points outside the shop. */
export const OutsideUrl = bounded(500, 'must be an http or https URL')
  .regex(new RegExp(`^${ABSOLUTE}$`), 'must be an http or https URL')
  .meta({ examples: ['https://www.example.com/'] });

/** A stored picture: a path below `/media/` (immutable) or an absolute http(s) address. */
export const ImageUrl = bounded(500, ADDRESS_MESSAGE)
  .regex(new RegExp(`^(?:\\/media\\/(?!.*\\.\\.)[\\w.~%/-]+|${ABSOLUTE})$`), ADDRESS_MESSAGE)
  .meta({ id: 'ImageUrl', examples: ['/media/lampe.webp'] });

/** Target of a banner, card or payment: a path of the shop or an absolute http(s) address. */
export const LinkUrl = bounded(2_000, ADDRESS_MESSAGE)
  .regex(new RegExp(`^(?:\\/(?![/\\\\])[^\\s\\\\"<>]*|${ABSOLUTE})$`), ADDRESS_MESSAGE)
  .meta({ id: 'LinkUrl', examples: ['/deals'] });

/** Parameters of lists that are narrowed by the time at which their entries were created. */
export const createdBetween = {
  from: Instant.optional().describe('Created at or after.'),
  until: Instant.optional().describe('Created before.'),
} as const;

/** Query-string boolean. */
export const QueryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Page numbers of a listing (spec section 3, page response), and the keyset cursors beside them. */
export const Pagination = z
  .object({
    currentPage: z.int().min(1),
    totalPages: z.int().min(0),
    totalItems: z.int().min(0),
    isTotalExact: z
      .boolean()
      .optional()
      .describe('false: there are more than `totalItems`, counting stopped there. Absent: it is exact.'),
    itemsPerPage: z.int().min(1).max(100),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
  })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof Pagination>;

/** Largest page size of any list. */
export const MAX_PAGE_SIZE = 100;
/** Page size when `limit` is not sent (spec section 9: default page size 8). */
export const DEFAULT_PAGE_SIZE = 8;
/** Last item reachable by page number; further items need cursors, because an OFFSET costs what it skips. */
export const MAX_NUMBERED_ITEMS = 10_000;
