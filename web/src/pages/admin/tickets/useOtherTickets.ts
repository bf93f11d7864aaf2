import { graphql, useFragment } from 'react-relay';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import type { useOtherTickets_ticket$key } from './__generated__/useOtherTickets_ticket.graphql.ts';
import type {
  useOtherTicketsQuery,
  useOtherTicketsQuery$data,
} from './__generated__/useOtherTicketsQuery.graphql.ts';

const MOST = 25;

type Other = NonNullable<useOtherTicketsQuery$data['adminTickets']>['nodes'][number]['ticket'];

/** The last other tickets of a ticket's customer: of the account, or of the visitor's e-mail address. Suspends. */
export function useOtherTickets(key: useOtherTickets_ticket$key): readonly Other[] {
  const { accountNumber, email, ticket } = useFragment(
    graphql`
      fragment useOtherTickets_ticket on AdminTicket {
        accountNumber
        email
        ticket {
          number
        }
      }
    `,
    key,
  );
  // A masked or deleted address finds nothing.
  const search = accountNumber == null && email !== '' ? email : null;
  const { adminTickets } = useAdminQuery<useOtherTicketsQuery>(
    graphql`
      query useOtherTicketsQuery($first: Int!, $filter: AdminTicketFilter) {
        adminTickets(first: $first, filter: $filter) {
          nodes {
            accountNumber
            ticket {
              id
              number
              subject
              mergedInto
              updatedAt
              status
            }
          }
        }
      }
    `,
    {
      first: MOST,
      filter: accountNumber == null ? { search: search ?? ticket.number } : { accountNumber },
    },
    adminFreshness.detail,
    ['tickets'],
  );
  return present(adminTickets)
    .nodes.filter((one) => one.accountNumber === accountNumber && one.ticket.number !== ticket.number)
    .map((one) => one.ticket);
}
