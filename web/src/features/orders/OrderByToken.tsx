import { useState, type ComponentType } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { SectionBoundary } from '../../errors/SectionBoundary.tsx';
import { schemaLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';
import { useKnownSession } from '../session/useSession.ts';
import type { OrderByTokenQuery, OrderByTokenQuery$data } from './__generated__/OrderByTokenQuery.graphql.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { secretViewerRequest } from '../../relay/viewer.ts';

/** An order of a secret link, for the fragments of the pages that show one. */
type TokenOrder = NonNullable<OrderByTokenQuery$data['orderByToken']>;

interface OrderByTokenProps {
  token: string;
  /** Content above the order. */
  Above: ComponentType<{ order: TokenOrder; token: string }>;
}

/** The order of a secret link, in the browser only: the link is the caller's secret. */
export function OrderByToken({ token, Above }: OrderByTokenProps) {
  const [round, setRound] = useState(0);
  const session = useKnownSession();
  // Not on the server, nor before the session is known.
  if (session === undefined) return <OrderSkeleton />;
  return (
    <SectionBoundary
      resetKey={token}
      skeleton={<OrderSkeleton />}
      onRetry={() => setRound((count) => count + 1)}
    >
      <Order key={token} token={token} Above={Above} round={round} />
    </SectionBoundary>
  );
}

function Order({ token, Above, round }: OrderByTokenProps & { round: number }) {
  const { t, language } = useTranslation('orders');
  const { orderByToken: order } = useLazyLoadQuery<OrderByTokenQuery>(
    graphql`
      query OrderByTokenQuery($token: String!, $language: Language!) {
        orderByToken(token: $token) {
          ...OrderPlacedPage_order
          ...TrackOrderPage_order
          ...OrderView_order
        }
      }
    `,
    { token, language: schemaLanguage(language) },
    {
      fetchKey: round,
      fetchPolicy: 'network-only',
      networkCacheConfig: secretViewerRequest,
    },
  );
  if (order == null)
    return (
      <EmptyState
        icon={<Icon name="package-search" size={32} />}
        title={t('link.unknownTitle')}
        text={t('link.unknownText')}
        action={<ButtonLink to={paths.trackOrder()}>{t('link.track')}</ButtonLink>}
      />
    );
  return (
    <>
      <Above order={order} token={token} />
      <OrderView order={order} token={token} />
    </>
  );
}
