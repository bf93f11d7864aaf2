/** Paths of what shoppers look for and ask. */
import { z } from 'zod';
import {
  AskedDone,
  AskedPage,
  AskedQuery,
  AskedQuestion,
  AskedResolveRequest,
  ChangedAskedText,
  PopularQuery,
  PopularSearches,
  SearchUse,
} from '../../../contract/admin/asked.ts';
import { EntityId } from '../../../contract/common.ts';
import { DONE, route } from '../route.ts';
import type { Route } from '../route.ts';
import { popularSearches } from './popular.ts';
import { listAsked, resolveAsked } from './list.ts';

export const askedRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/asked',
    summary:
      'Searches or questions of shoppers with their counts, without a person; by default the most frequent first.',
    query: AskedQuery,
    response: AskedPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query }): Promise<AskedPage> => listAsked(db, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/asked/:id/resolved',
    summary: 'Marks a search or question as dealt with, or takes the mark away.',
    params: z.strictObject({ id: EntityId }),
    body: AskedResolveRequest,
    response: ChangedAskedText,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    write: { action: 'asked.resolve' },
    handle: (_, { params, body, write }): Promise<ChangedAskedText> =>
      write((trx) => resolveAsked(trx, params.id, body.isResolved)),
  }),
  route({
    method: 'POST',
    path: '/v1/questions',
    summary: 'Counts a question that the assistant was asked. Texts that may name a person are dropped.',
    body: AskedQuestion,
    response: AskedDone,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ asked }, { body }) => {
      asked.note({ kind: 'question', ...body, results: null });
      return Promise.resolve(DONE);
    },
  }),
  route({
    method: 'POST',
    path: '/v1/searches',
    summary:
      'Counts that the results of a search were shown, or which product was opened first from them. Nothing tells who it was.',
    body: SearchUse,
    response: AskedDone,
    clientLimit: 'search uses by client',
    handle: ({ asked }, { body: { text, opened }, client }) => {
      asked.noteUse(text, opened, client());
      return Promise.resolve(DONE);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/searches/popular',
    summary:
      'Searches that many clients made and that found products, as they were typed: none tells of a person.',
    query: PopularQuery,
    response: PopularSearches,
    handle: ({ db }, { query }): Promise<PopularSearches> => popularSearches(db, query.language, query.limit),
  }),
];
