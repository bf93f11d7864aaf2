import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { MergeDialog } from '../_kit/MergeDialog.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { useOtherTickets } from './useOtherTickets.ts';
import type { MergeTicket_ticket$key } from './__generated__/MergeTicket_ticket.graphql.ts';
import type { MergeTicketMutation } from './__generated__/MergeTicketMutation.graphql.ts';

interface MergeTicketProps {
  readonly ticket: MergeTicket_ticket$key;
  readonly query: string;
  readonly onClose: () => void;
}

/** The question before a ticket is merged into another one of its customer. */
export function MergeTicket({ ticket: key, query, onClose }: MergeTicketProps) {
  const { t } = useTranslation('adminSupport');
  const navigate = useNavigate();
  const admin = useFragment(
    graphql`
      fragment MergeTicket_ticket on AdminTicket {
        ...useOtherTickets_ticket
        messages {
          key
        }
        ticket {
          id
          number
        }
      }
    `,
    key,
  );
  const { id, number } = admin.ticket;
  const others = useOtherTickets(admin);
  const { run, isPending } = useAdminMutation<MergeTicketMutation>(
    graphql`
      mutation MergeTicketMutation($input: TicketMergeInput!) {
        ticketMerge(input: $input) {
          ticket {
            ticket {
              id
              status
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['tickets', 'ticket'],
  );
  return (
    <MergeDialog
      name={number}
      targets={others
        .filter(({ mergedInto }) => mergedInto == null)
        .map((one) => ({ id: one.number, label: `${one.number} · ${one.subject}` }))}
      impact={<p>{t('merge.impact', { count: admin.messages.length })}</p>}
      text={(into) => t('merge.text', { name: number, into: into.split(' · ')[0] ?? into })}
      isPending={isPending}
      onClose={onClose}
      onMerge={(into) =>
        void run(
          { input: { id, into } },
          {
            done: t('merge.done'),
            onDone: () => {
              onClose();
              navigate(adminPaths.ticket(into) + query);
            },
          },
        )
      }
    />
  );
}
