/** The shop's synonyms. */
import { SynonymDeleted, SynonymGroup, SynonymGroups } from '../../../../contract/admin/synonyms.ts';
import type { SynonymRequest } from '../../../../contract/admin/synonyms.ts';
import type { AdminCalls } from './calls.ts';
import { segment } from '../../base/path.ts';

export interface AdminSynonymLoaders {
  list(): Promise<SynonymGroups>;
  create(request: SynonymRequest, idempotencyKey: string): Promise<SynonymGroup>;
  change(id: string, version: number, request: SynonymRequest): Promise<SynonymGroup>;
  remove(id: string): Promise<SynonymDeleted>;
}

const path = '/v1/admin/synonyms';
const asGroup = (json: unknown): SynonymGroup => SynonymGroup.parse(json);

export function createAdminSynonymLoaders({ get, send, remove }: AdminCalls): AdminSynonymLoaders {
  return {
    list: () => get(path, (json) => SynonymGroups.parse(json)),
    create: (request, idempotencyKey) => send(path, request, asGroup, { idempotencyKey }),
    change: (id, version, request) => send(`${path}/${segment(id)}`, request, asGroup, { version }),
    remove: (id) => remove(`${path}/${segment(id)}`, (json) => SynonymDeleted.parse(json)),
  };
}
