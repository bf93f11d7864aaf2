import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../design/static/Badge.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { StateBadge_order$key } from './__generated__/StateBadge_order.graphql.ts';
import { isKnownState, toneOf } from './steps.ts';

/** State of a whole order, for lists and headings. */
export function OrderStateBadge({ order }: { order: StateBadge_order$key }) {
  const { state } = useFragment(
    graphql`
      fragment StateBadge_order on Order {
        state
      }
    `,
    order,
  );
  return <StateBadge state={state} />;
}

/** A state as text with its colour. */
export function StateBadge({ state }: { state: string }) {
  const { t } = useTranslation('orders');
  return <Badge tone={toneOf(state)}>{isKnownState(state) ? t(`state.${state}`) : t('unknownState')}</Badge>;
}
