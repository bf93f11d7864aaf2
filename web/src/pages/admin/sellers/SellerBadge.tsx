import { Badge, type BadgeTone } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from '../_kit/oneOf.ts';

/** Statuses of sellers, in the order of their course. */
export const SELLER_STATUSES = ['APPLIED', 'IN_REVIEW', 'ACTIVE', 'SUSPENDED', 'CLOSED', 'REJECTED'] as const;
export type SellerStatus = (typeof SELLER_STATUSES)[number];

const TONES: Readonly<Record<SellerStatus, BadgeTone>> = {
  APPLIED: 'info',
  IN_REVIEW: 'warning',
  ACTIVE: 'green',
  SUSPENDED: 'danger',
  CLOSED: 'neutral',
  REJECTED: 'neutral',
};

/** The status of a seller; one that this program does not know is shown as it is. */
export function SellerBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation('adminSellers');
  const known = oneOf(SELLER_STATUSES, status);
  return (
    <Badge tone={known === undefined ? 'neutral' : TONES[known]}>
      {known === undefined ? status : t(`status.${known}`)}
    </Badge>
  );
}
