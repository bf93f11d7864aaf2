/** REST v1 messages of what shoppers look for and ask (extended contract): counted texts without a person. */
import { z } from 'zod';
import { ChatQueryType, MAX_QUERY_LENGTH } from '../chat.ts';
import { EntityId, Instant, MAX_PAGE_SIZE, Pagination, QueryBoolean, Slug } from '../common.ts';
import { LanguageCode } from '../pages.ts';
import { MAX_SEARCH_LENGTH } from '../rules/limits.ts';
import { bounded, text } from '../text.ts';
import { CHANGED } from '../versions.ts';

/** Header of the assistant's own searches, which are not counted: its shoppers asked a question. */
export const ASSISTANT_HEADER = 'x-assistant';

/** Days for which the counts are stored. */
export const ASKED_DAYS = 90;

export const AskedKind = z.enum(['search', 'question']).meta({ id: 'AskedKind' });
export type AskedKind = z.infer<typeof AskedKind>;

/** A product that was opened first from the results of a search. */
export const SearchOpening = z
  .object({ _id: EntityId, name: z.string(), times: z.int().min(1) })
  .meta({ id: 'SearchOpening' });
export type SearchOpening = z.infer<typeof SearchOpening>;

export const AskedText = z
  .object({
    _id: EntityId,
    kind: AskedKind,
    text: z.string().describe('Normalised.'),
    language: LanguageCode.nullable().describe('null: the text does not tell.'),
    intent: ChatQueryType.nullable().describe('What a question was understood to be; null: a search.'),
    times: z.int().min(0).describe('How often, in the days that were asked for.'),
    unanswered: z.int().min(0).describe('Of these, without results or answer.'),
    results: z.int().min(0).nullable().describe('Products that the last search found; null: a question.'),
    lastDay: z.iso.date().describe('Last of these days, in Tunisia.'),
    resolvedAt: Instant.nullable().describe('When staff dealt with it.'),
    shown: z.int().min(0).describe('How often browsers showed the results in these days; 0: a question.'),
    opened: z.int().min(0).describe('Of these, how often a product was opened from them.'),
    openings: z
      .array(SearchOpening)
      .describe('Products that were opened first from the results, the most frequent first: at most 3.'),
  })
  .meta({ id: 'AskedText' });
export type AskedText = z.infer<typeof AskedText>;

export const AskedSortBy = z.enum(['times', 'unanswered', 'opened', 'latest']).meta({ id: 'AskedSortBy' });
export type AskedSortBy = z.infer<typeof AskedSortBy>;

/** Query of GET /v1/admin/asked. */
export const AskedQuery = z.strictObject({
  kind: AskedKind,
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
  unanswered: QueryBoolean.optional().describe('true: at least once without results or answer.'),
  resolved: QueryBoolean.optional(),
  language: LanguageCode.optional(),
  from: z.iso.date().optional().describe('First day, in Tunisia.'),
  until: z.iso.date().optional().describe('Last day, in Tunisia.'),
  q: bounded(100).optional().describe('A part of the text.'),
  sort: AskedSortBy.default('times'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type AskedQuery = z.output<typeof AskedQuery>;

export const AskedPage = z
  .object({ texts: z.array(AskedText), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'AskedPage' });
export type AskedPage = z.infer<typeof AskedPage>;

/** Body of POST /v1/admin/asked/{id}/resolved. */
export const AskedResolveRequest = z
  .strictObject({ isResolved: z.boolean() })
  .meta({ id: 'AskedResolveRequest' });
export type AskedResolveRequest = z.infer<typeof AskedResolveRequest>;

export const ChangedAskedText = AskedText.extend(CHANGED).meta({ id: 'ChangedAskedText' });
export type ChangedAskedText = z.infer<typeof ChangedAskedText>;

/** Body of POST /v1/questions: a question that the assistant was asked. */
export const AskedQuestion = z
  .strictObject({
    text: text(1, MAX_QUERY_LENGTH),
    language: LanguageCode.nullable(),
    intent: ChatQueryType,
    isAnswered: z.boolean(),
  })
  .meta({ id: 'AskedQuestion' });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** Body of POST /v1/searches: what a shopper did with the results of a search. Nothing tells who it was. */
export const SearchUse = z
  .strictObject({
    text: text(1, MAX_SEARCH_LENGTH),
    opened: Slug.nullable().describe(
      'Product that was opened first from the results; null: they were shown.',
    ),
  })
  .meta({ id: 'SearchUse' });
export type SearchUse = z.infer<typeof SearchUse>;

/** A search is shown to others when so many clients made it on a single day of the last `POPULAR_DAYS`. */
export const POPULAR_ASKERS = 5;
export const POPULAR_DAYS = 14;
/** Most popular searches of one answer. */
export const MAX_POPULAR = 12;

/** Query of GET /v1/searches/popular. */
export const PopularQuery = z.strictObject({
  language: LanguageCode.default('fr'),
  limit: z.coerce.number().int().min(1).max(MAX_POPULAR).default(6),
});

/** Response of GET /v1/searches/popular: as they were typed, those of most clients first. */
export const PopularSearches = z.object({ searches: z.array(z.string()) }).meta({ id: 'PopularSearches' });
export type PopularSearches = z.infer<typeof PopularSearches>;

/** Response of POST /v1/questions and POST /v1/searches. */
export const AskedDone = z.object({ done: z.literal(true) });
export type AskedDone = z.infer<typeof AskedDone>;
