import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { BatchState_batch$key } from './__generated__/BatchState_batch.graphql.ts';

/** State of a batch: prepared, sent to the bank, or without open payouts. */
export function BatchState({ batch: key }: { readonly batch: BatchState_batch$key }) {
  const { t } = useTranslation('adminPayouts');
  const { sentAt, openCount } = useFragment(
    graphql`
      fragment BatchState_batch on PayoutBatch {
        sentAt
        openCount
      }
    `,
    key,
  );
  if (openCount === 0) return <Badge tone="green">{t('settled')}</Badge>;
  return sentAt == null ? <Badge tone="warning">{t('ready')}</Badge> : <Badge tone="info">{t('sent')}</Badge>;
}
