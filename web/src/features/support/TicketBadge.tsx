import { graphql, useFragment } from 'react-relay';
import { Badge, type BadgeTone } from '../../design/static/Badge.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { TicketBadge_ticket$key } from './__generated__/TicketBadge_ticket.graphql.ts';

/** Colours by status. */
export const TICKET_TONES = {
  NEW: 'info',
  OPEN: 'info',
  WAITING_CUSTOMER: 'warning',
  RESOLVED: 'green',
  CLOSED: 'neutral',
} as const satisfies Record<string, BadgeTone>;

const isKnown = (status: string): status is keyof typeof TICKET_TONES => Object.hasOwn(TICKET_TONES, status);

/** State of a ticket. */
export function TicketBadge({ ticket }: { ticket: TicketBadge_ticket$key }) {
  const { t } = useTranslation('tickets');
  const { status } = useFragment(
    graphql`
      fragment TicketBadge_ticket on Ticket {
        status
      }
    `,
    ticket,
  );
  return isKnown(status) ? <Badge tone={TICKET_TONES[status]}>{t(`status.${status}`)}</Badge> : null;
}
