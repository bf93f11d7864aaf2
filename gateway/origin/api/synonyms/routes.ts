/** Paths of the shop's synonyms. */
import { z } from 'zod';
import {
  AppliedSynonyms,
  SynonymDeleted,
  SynonymGroup,
  SynonymGroups,
  SynonymRequest,
} from '../../../contract/admin/synonyms.ts';
import { EntityId } from '../../../contract/common.ts';
import { indexedState } from '../../search/synonyms.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import type { VersionedRow } from '../write.ts';
import { changeSynonyms, createSynonyms, deleteSynonyms, listSynonyms } from './edit.ts';

const NoQuery = z.strictObject({});
const ById = z.strictObject({ id: EntityId });
const rowOf = ({ id }: { id: string }): VersionedRow => ({
  table: 'synonyms',
  key: { id },
  what: 'Group of synonyms',
});

export const synonymRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/synonyms',
    summary: "The shop's synonyms by which the search finds, for the assistant.",
    query: NoQuery,
    response: AppliedSynonyms,
    handle: async ({ db }): Promise<AppliedSynonyms> => ({ groups: (await indexedState(db))?.groups ?? [] }),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/synonyms',
    summary: "The shop's synonyms, the latest change first.",
    query: NoQuery,
    response: SynonymGroups,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }): Promise<SynonymGroups> => listSynonyms(db),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/synonyms',
    summary: 'Adds a group of synonyms; search and assistant find by it once the products are indexed again.',
    body: SynonymRequest,
    response: SynonymGroup,
    write: { action: 'synonyms.create', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: (_context, { body, write }): Promise<SynonymGroup> => write((trx) => createSynonyms(trx, body)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/synonyms/:id',
    summary: 'Changes a group of synonyms.',
    params: ById,
    body: SynonymRequest,
    response: SynonymGroup,
    write: { action: 'synonyms.update', row: rowOf, canUndo: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'STALE', 'PRECONDITION_REQUIRED'],
    handle: (_context, { params, body, write }): Promise<SynonymGroup> =>
      write((trx) => changeSynonyms(trx, params.id, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/synonyms/:id',
    summary: 'Deletes a group of synonyms.',
    params: ById,
    query: NoQuery,
    response: SynonymDeleted,
    write: { action: 'synonyms.delete' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: (_context, { params, write }): Promise<SynonymDeleted> =>
      write(async (trx) => {
        await deleteSynonyms(trx, params.id);
        return { deletedId: params.id };
      }),
  }),
];
