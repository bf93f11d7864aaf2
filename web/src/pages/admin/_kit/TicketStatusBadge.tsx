import { Badge } from '../../../design/static/Badge.tsx';
import { TICKET_TONES } from '../../../features/support/TicketBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from './oneOf.ts';

const STATUSES = Object.keys(TICKET_TONES) as (keyof typeof TICKET_TONES)[];

/** State of a ticket in the words of those who answer it: its customer reads others. */
export function TicketStatusBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation('adminSupport');
  const known = oneOf(STATUSES, status);
  return known === undefined ? null : <Badge tone={TICKET_TONES[known]}>{t(`status.${known}`)}</Badge>;
}
