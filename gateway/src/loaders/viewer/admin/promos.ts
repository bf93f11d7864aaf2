/** Promotions of the back office, active or not. */
import type { z } from 'zod';
import { AdminPromo, AdminPromoPage, ChangedPromo } from '../../../../contract/admin/promos.ts';
import { withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';
import type { AdminPage } from './catalogue.ts';

type PromoResult = Promise<z.infer<typeof ChangedPromo>>;

/** Bodies are as the schema's inputs: the REST API checks them. */
export interface AdminPromoLoaders {
  /** `filter`: parameters of GET /v1/admin/promos. */
  promos(page: AdminPage, filter: Query): Promise<AdminPromoPage>;
  promo(slug: string): Promise<AdminPromo>;
  createPromo(body: object, idempotencyKey: string): PromoResult;
  changePromo(slug: string, version: number, changes: object): PromoResult;
}

export function createAdminPromoLoaders({ get, send }: AdminCalls): AdminPromoLoaders {
  const path = '/v1/admin/promos';
  const changed = (json: unknown) => ChangedPromo.parse(json);
  return {
    promos: (page, filter) =>
      get(withQuery(path, { ...page, ...filter }), (json) => AdminPromoPage.parse(json)),
    promo: (slug) => get(`${path}/${encodeURIComponent(slug)}`, (json) => AdminPromo.parse(json)),
    createPromo: (body, idempotencyKey) => send(path, body, changed, { idempotencyKey }),
    changePromo: (slug, version, changes) =>
      send(`${path}/${encodeURIComponent(slug)}`, changes, changed, { version }),
  };
}
