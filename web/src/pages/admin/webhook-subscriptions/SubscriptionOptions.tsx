import { graphql } from 'react-relay';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { FilterOptionsProps } from '../_kit/listTypes.ts';
import { adminFreshness } from '../freshness.ts';
import { SUBSCRIPTIONS } from './topics.ts';
import type { SubscriptionOptionsQuery } from './__generated__/SubscriptionOptionsQuery.graphql.ts';

/** The latest subscriptions, by their addresses. */
export function SubscriptionOptions({ children }: FilterOptionsProps) {
  const { webhookSubscriptions } = useAdminQuery<SubscriptionOptionsQuery>(
    graphql`
      query SubscriptionOptionsQuery {
        webhookSubscriptions(first: 100) {
          nodes {
            id
            url
          }
        }
      }
    `,
    {},
    adminFreshness.options,
    [SUBSCRIPTIONS],
  );
  return children(present(webhookSubscriptions).nodes.map(({ id, url }) => ({ value: id, label: url })));
}
