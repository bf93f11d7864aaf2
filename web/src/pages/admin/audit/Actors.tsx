import { graphql } from 'react-relay';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { FilterOptionsProps } from '../_kit/listTypes.ts';
import { adminFreshness } from '../freshness.ts';
import type { ActorsQuery } from './__generated__/ActorsQuery.graphql.ts';

/** The admins, as options of the filters of both logs. */
export function Actors({ children }: FilterOptionsProps) {
  const { adminStaff } = useAdminQuery<ActorsQuery>(
    graphql`
      query ActorsQuery {
        adminStaff {
          accountNumber
          firstName
          lastName
        }
      }
    `,
    {},
    adminFreshness.options,
    ['staff'],
  );
  return children(
    present(adminStaff).map(({ accountNumber, firstName, lastName }) => ({
      value: accountNumber,
      label: `${firstName} ${lastName}`,
    })),
  );
}

/** The account number of a filter; null: none, or malformed. */
export const accountIn = (text: string | undefined): string | null =>
  text !== undefined && /^\d{10}$/.test(text) ? text : null;
