import { Badge, type BadgeTone } from '../../design/static/Badge.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';

const TONES = {
  NEW: 'info',
  OPEN: 'info',
  WAITING_CUSTOMER: 'warning',
  RESOLVED: 'green',
  CLOSED: 'neutral',
} as const satisfies Record<string, BadgeTone>;

const isKnown = (status: string): status is keyof typeof TONES => Object.hasOwn(TONES, status);

/** How a ticket stands. */
export function TicketBadge({ status }: { status: string }) {
  const { t } = useTranslation('tickets');
  return isKnown(status) ? <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge> : null;
}
