import { graphql } from 'react-relay';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { COUNTS } from '../feedTopics.ts';
import { adminFreshness } from '../freshness.ts';
import type { Counts } from '../menu.ts';
import type { useCountsQuery } from './__generated__/useCountsQuery.graphql.ts';

/** How much work waits; null: it could not be read. */
export function useCounts(): Counts | null {
  const { adminCounts } = useAdminQuery<useCountsQuery>(
    graphql`
      query useCountsQuery {
        adminCounts {
          ordersToConfirm {
            value
            isExact
          }
          pendingReviews {
            value
            isExact
          }
          productsToReview {
            value
            isExact
          }
          newTickets {
            value
            isExact
          }
          applications {
            value
            isExact
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    [COUNTS],
  );
  return adminCounts ?? null;
}
