import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { SectionBoundary } from '../../errors/SectionBoundary.tsx';
import { useCartKnown } from '../../features/cart/cartStore.ts';
import { formatDate } from '../../i18n/format.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { paths } from '../../paths.ts';
import { SharedCart } from './_components/SharedCart.tsx';
import type { SharedCartPageQuery } from './__generated__/SharedCartPageQuery.graphql.ts';
import styles from './SharedCartPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return {
    title: t('cartDetails:shared.title'),
    description: t('cartDetails:shared.text'),
    noIndex: true,
  };
}

/** A shared cart: its lines with the prices of now, and the way into the device's cart. */
export default function SharedCartPage({ params, language }: PageProps) {
  const { t } = useTranslation('cartDetails');
  const isInBrowser = useCartKnown();
  const [round, setRound] = useState(0);
  const token = params['token'] ?? '';
  return (
    <Container className={styles.page}>
      <PageHeading title={t('shared.title')} text={t('shared.text')} />
      {isInBrowser ? (
        <SectionBoundary
          resetKey={token}
          skeleton={<Skeleton height="16rem" />}
          onRetry={() => setRound((count) => count + 1)}
        >
          <Cart key={token} variables={{ token, language: schemaLanguage(language) }} round={round} />
        </SectionBoundary>
      ) : (
        <>
          <Skeleton height="16rem" className={styles.waiting} />
          <p className={styles.noScripts}>
            {t('noScripts')} <Link to={paths.contact()}>{t('noScriptsContact')}</Link>
          </p>
        </>
      )}
    </Container>
  );
}

/** Requested in the browser only: its query would be part of what every page loads first, and few people open such an address. */
function Cart({ variables, round }: { variables: SharedCartPageQuery['variables']; round: number }) {
  const { t, language } = useTranslation('cartDetails');
  const { sharedCart } = useLazyLoadQuery<SharedCartPageQuery>(
    graphql`
      query SharedCartPageQuery($token: String!, $language: Language!) {
        sharedCart(token: $token) {
          isExpired
          expiresAt
          quote {
            ...SharedCart_quote
          }
        }
      }
    `,
    variables,
    { fetchKey: round, fetchPolicy: 'network-only' },
  );
  if (sharedCart?.quote == null)
    return (
      <EmptyState
        icon={<Icon name="shopping-bag" size={32} />}
        title={t(sharedCart?.isExpired === true ? 'shared.expired' : 'shared.damaged')}
        text={t(sharedCart?.isExpired === true ? 'shared.expiredText' : 'shared.damagedText')}
        action={<ButtonLink to={paths.allProducts()}>{t('empty.action')}</ButtonLink>}
      />
    );
  return (
    <>
      <SharedCart quote={sharedCart.quote} />
      <p className={styles.until}>
        {t('shared.until', { date: formatDate(sharedCart.expiresAt, language) })}
      </p>
    </>
  );
}
