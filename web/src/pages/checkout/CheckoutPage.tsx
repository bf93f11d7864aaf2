import { Container } from '../../design/static/Container.tsx';
import { Skeleton } from '../../design/static/Skeleton.tsx';
import { CartEmpty } from '../../features/cart/CartEmpty.tsx';
import { useCartKnown, useCartLines } from '../../features/cart/cartStore.ts';
import { recallLastOrder } from '../../features/checkout/lastOrder.ts';
import { useOwnDetails } from '../../features/checkout/useOwnDetails.ts';
import { PageHeading } from '../../design/static/PageHeading.tsx';
import { isolate } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead } from '../../page/page.ts';
import { Checkout } from './_components/Checkout.tsx';
import styles from './CheckoutPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('checkout:title'), noIndex: true };
}

/** From the cart to an order: who, where to, how it is paid, and what it comes to, on one page. */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const isKnown = useCartKnown();
  const isEmpty = useCartLines().length === 0;
  const details = useOwnDetails();
  return (
    <Container className={styles.page}>
      <PageHeading title={t('title')} />
      <noscript>
        <p className={styles.notice}>{t('noScripts')}</p>
      </noscript>
      {/* An order under way empties the cart: the form stays until the next page is there. */}
      {isKnown && details !== undefined ? (
        <Checkout
          key={details === null ? 'guest' : 'member'}
          details={details}
          empty={isEmpty ? <Empty /> : null}
          waiting={<Waiting />}
        />
      ) : (
        <Waiting />
      )}
    </Container>
  );
}

/** Nothing to order; what was ordered last can be seen again. */
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
      <div className={styles.sections}>
        <Skeleton height="17rem" radius="xl" />
        <Skeleton height="30rem" radius="xl" />
      </div>
      <Skeleton height="24rem" radius="xl" />
    </div>
  );
}
