import { graphql } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { FilterOptionsProps } from '../_kit/listTypes.ts';
import { useStaff } from '../_kit/staff.tsx';
import { adminFreshness } from '../freshness.ts';
import type { AgentsQuery } from './__generated__/AgentsQuery.graphql.ts';

/** The colleagues who answer tickets, without the person signed in. */
export function useColleagues(): readonly { readonly value: string; readonly label: string }[] {
  const { person } = useStaff();
  const { ticketAgents } = useAdminQuery<AgentsQuery>(
    graphql`
      query AgentsQuery {
        ticketAgents {
          accountNumber
          name
        }
      }
    `,
    {},
    adminFreshness.options,
    ['staff'],
  );
  return present(ticketAgents)
    .filter(({ accountNumber }) => accountNumber !== person.accountNumber)
    .map(({ accountNumber, name }) => ({ value: accountNumber, label: name }));
}

/** Who may answer a ticket, as options of the list's filter. */
export function Agents({ children }: FilterOptionsProps) {
  const { t } = useTranslation('adminSupport');
  return children([
    { value: 'me', label: t('assignee.me') },
    { value: 'none', label: t('assignee.none') },
    ...useColleagues(),
  ]);
}
