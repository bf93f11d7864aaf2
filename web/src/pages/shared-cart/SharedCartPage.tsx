import { graphql } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { CartLineSkeleton } from '../../features/cart/CartLineSkeleton.tsx';
import { Container } from '../../design/static/Container.tsx';
import { EmptyState } from '../../design/static/EmptyState.tsx';
import { PageHeading, PageHeadingSkeleton } from '../../design/static/PageHeading.tsx';
import { formatDate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { paths } from '../../paths.ts';
import { SharedCart } from './_components/SharedCart.tsx';
import type { SharedCartPageQuery } from './__generated__/SharedCartPageQuery.graphql.ts';
import styles from './SharedCartPage.module.css';

export const query = graphql`
  query SharedCartPageQuery($token: String!, $language: Language!) @preloadable {
    sharedCart(token: $token) {
      isExpired
      expiresAt
      quote {
        ...SharedCart_quote
      }
    }
  }
`;

export function head({ t }: HeadInput<SharedCartPageQuery>): PageHead {
  return {
    title: t('cartDetails:shared.title'),
    description: t('cartDetails:shared.text'),
    noIndex: true,
  };
}

export function Skeleton() {
  return (
    <Container className={styles.page}>
      <PageHeadingSkeleton />
      <ul>
        <CartLineSkeleton />
        <CartLineSkeleton />
      </ul>
    </Container>
  );
}

/** A shared cart: its lines with the prices of now, and the way into the device's cart. */
export default function SharedCartPage({ data: { sharedCart } }: PageProps<SharedCartPageQuery>) {
  const { t, language } = useTranslation('cartDetails');
  return (
    <Container className={styles.page}>
      {sharedCart?.quote == null ? (
        <EmptyState
          icon={<Icon name="shopping-bag" size={32} />}
          level={1}
          title={t(sharedCart?.isExpired === true ? 'shared.expired' : 'shared.damaged')}
          text={t(sharedCart?.isExpired === true ? 'shared.expiredText' : 'shared.damagedText')}
          action={<ButtonLink to={paths.allProducts()}>{t('empty.action')}</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading title={t('shared.title')} text={t('shared.text')} />
          <SharedCart quote={sharedCart.quote} />
          <p className={styles.until}>
            {t('shared.until', { date: formatDate(sharedCart.expiresAt, language) })}
          </p>
        </>
      )}
    </Container>
  );
}
