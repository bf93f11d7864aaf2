/** Returns, and what their inspections would come to. */
import { AdminReturn, ReturnQuote, ReturnsPage } from '../../../../contract/admin/returns.ts';
import { UpstreamError } from '../../../upstream/errors.ts';
import type { ListPage } from '../../base/pages.ts';
import { segment, withQuery } from '../../base/path.ts';
import type { Query } from '../../base/path.ts';
import type { AdminCalls } from './calls.ts';

export interface AdminReturnLoaders {
  /** `filter`: parameters of GET /v1/admin/returns. */
  returns(page: ListPage, filter: Query): Promise<ReturnsPage>;
  returnById(id: string): Promise<AdminReturn>;
  /** null: the return was inspected. */
  quoteReturn(
    id: string,
    accepted: readonly { lineId: string; quantity: number }[],
  ): Promise<ReturnQuote | null>;
}

export function createAdminReturnLoaders({ get }: AdminCalls): AdminReturnLoaders {
  return {
    returns: (page, filter) =>
      get(withQuery('/v1/admin/returns', { ...page, ...filter }), (json) => ReturnsPage.parse(json)),
    returnById: (id) => get(`/v1/admin/returns/${segment(id)}`, (json) => AdminReturn.parse(json)),
    quoteReturn: async (id, accepted) => {
      const lines = accepted.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(',');
      try {
        return await get(withQuery(`/v1/admin/returns/${segment(id)}/quote`, { accepted: lines }), (json) =>
          ReturnQuote.parse(json),
        );
      } catch (error) {
        if (error instanceof UpstreamError && error.code === 'CONFLICT') return null;
        throw error;
      }
    },
  };
}
