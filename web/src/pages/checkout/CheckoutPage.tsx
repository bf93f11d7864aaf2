import { graphql } from 'react-relay';
import { Container } from '../../design/static/Container.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { CartEmpty } from '../../features/cart/CartEmpty.tsx';
import { useCartKnown, useCartLines } from '../../features/cart/cartStore.ts';
import { recallLastOrder } from '../../features/checkout/lastOrder.ts';
import { useViewerQuery } from '../../features/session/useViewerQuery.ts';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import { Checkout } from './_components/Checkout.tsx';
import { CheckoutHeader } from './_components/CheckoutHeader.tsx';
import type { CheckoutPageQuery } from './__generated__/CheckoutPageQuery.graphql.ts';
import styles from './CheckoutPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('checkout:title'), noIndex: true };
}

/** From the cart to an order on one page: buyer, address, payment and totals. */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const isKnown = useCartKnown();
  const isEmpty = useCartLines().length === 0;
  const viewer = useViewerQuery<CheckoutPageQuery>(graphql`
    query CheckoutPageQuery {
      viewer {
        ...Checkout_viewer
      }
    }
  `);
  return (
    <>
      {/* With an empty cart too: the server does not know the device's, and another bar would move the page. */}
      <CheckoutHeader />
      <Container className={styles.page}>
        <h1 className={styles.heading}>{t('title')}</h1>
        <noscript>
          <p className={styles.notice}>{t('noScripts')}</p>
        </noscript>
        {/* Placing an order empties the cart: the form stays until the next page is shown. */}
        {isKnown && viewer !== undefined ? (
          <Checkout
            key={viewer === null ? 'guest' : 'member'}
            viewer={viewer}
            empty={isEmpty ? <Empty /> : null}
            waiting={<Waiting />}
          />
        ) : (
          <Waiting />
        )}
      </Container>
    </>
  );
}

/** Nothing to order; links to the last order. */
function Empty() {
  const { t } = useTranslation('checkout');
  const last = recallLastOrder();
  return (
    <>
      {last !== undefined && (
        <p className={styles.notice}>
          {t('last.text', { number: isolate(last.number) })}{' '}
          <Link to={paths.trackOrder(last.token)} className={styles.link}>
            {t('last.link')}
          </Link>
        </p>
      )}
      <CartEmpty level={2} />
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Skeleton height="3rem" radius="xl" className={styles.waitingSummary} />
      <div className={styles.sections}>
        <Skeleton height="2.75rem" />
        <Skeleton height="17rem" radius="xl" />
        <Skeleton height="30rem" radius="xl" />
      </div>
      <Skeleton height="24rem" radius="xl" className={styles.waitingSide} />
    </div>
  );
}
