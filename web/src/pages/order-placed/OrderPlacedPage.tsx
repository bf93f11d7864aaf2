import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { Button, ButtonLink } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { toast } from '../../design/toast.ts';
import { formatPhone } from '../../features/address/formatPhone.ts';
import { isSentLater } from '../../../../gateway/contract/rules/availability.ts';
import { daysOfAll, useArrivalText } from '../../features/delivery/useArrivalText.ts';
import { useDeliveryTimes } from '../../features/delivery/useDeliveryTimes.ts';
import { OrderByToken } from '../../features/orders/OrderByToken.tsx';
import { progressOf } from '../../features/orders/steps.ts';
import { useKnownSession } from '../../features/session/useSession.ts';
import { isolate, isolateCode } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useHref } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { HeadInput, PageHead, PageProps } from '../../page/page.ts';
import { OpenAccount } from './_components/OpenAccount.tsx';
import type { OrderPlacedPage_order$key } from './__generated__/OrderPlacedPage_order.graphql.ts';
import styles from './OrderPlacedPage.module.css';

export function head({ t }: HeadInput): PageHead {
  return { title: t('checkout:placed.title'), noIndex: true };
}

/** Confirmation of an order: its number, the next steps, and its secret link. */
export default function OrderPlacedPage({ url }: PageProps) {
  const { t } = useTranslation('checkout');
  const token = url.searchParams.get('token') ?? '';
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>
        <span className={styles.mark}>
          <Icon name="check" size={24} />
        </span>
        {t('placed.title')}
      </h1>
      <OrderByToken token={token} Above={Next} />
    </Container>
  );
}

function Next({ order: key, token }: { order: OrderPlacedPage_order$key; token: string }) {
  const order = useFragment(
    graphql`
      fragment OrderPlacedPage_order on Order {
        number
        paymentMethod
        contactPhone
        contactEmail
        address {
          region {
            number
          }
        }
        subOrders {
          state
          seller {
            id
          }
          lines {
            product {
              stockStatus
            }
          }
        }
      }
    `,
    key,
  );
  const { t } = useTranslation('checkout');
  const session = useKnownSession();
  const arrival = useArrivalText();
  // Of parcels that are still in time for it: an estimate is of an order confirmed now, of what is in stock.
  const isNew = order.subOrders.every(
    ({ state, lines }) => progressOf(state) === 0 && !lines.some(({ product }) => isSentLater(product)),
  );
  const sellerIds = isNew ? order.subOrders.flatMap(({ seller }) => seller?.id ?? []) : [];
  const { data: times } = useDeliveryTimes(sellerIds, String(order.address.region.number));
  const days = daysOfAll(sellerIds.map((id) => times?.get(id)));
  const address = useRef<HTMLElement>(null);
  const toHref = useHref();
  const path = paths.trackOrder(token);
  // Only known in the browser, where this is shown.
  const link = new URL(toHref(path), location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ type: 'success', title: t('placed.copied'), duration: 2000 });
    } catch {
      // Clipboards require a secure context: otherwise the link is shown, to be copied manually.
      if (address.current) getSelection()?.selectAllChildren(address.current);
      toast({ type: 'warning', title: t('placed.copyRefused') });
    }
  };
  const isCash = order.paymentMethod === 'CASH_ON_DELIVERY';
  return (
    <section className={styles.next} aria-labelledby="next">
      <p className={styles.number}>{t('placed.number', { number: isolateCode(order.number) })}</p>
      {days !== undefined && (
        <p className={styles.arrival}>
          <Icon name="truck" size={22} />
          {t('address:delivery.arrives', { arrival: arrival(days) })}
        </p>
      )}
      <ButtonLink to={path} size="lg" className={styles.track}>
        {t('placed.track')}
      </ButtonLink>
      <h2 id="next" className={styles.subtitle}>
        {t('placed.next')}
      </h2>
      <ol className={styles.steps}>
        <li>
          {t(isCash ? 'placed.confirm' : 'placed.paid', {
            phone: isolateCode(formatPhone(order.contactPhone)),
          })}
        </li>
        <li>{t('placed.prepare')}</li>
        <li>{t(isCash ? 'placed.deliverCash' : 'placed.deliver')}</li>
      </ol>
      <p>
        {order.contactEmail == null
          ? t('placed.keep')
          : t('placed.mailed', { email: isolate(order.contactEmail) })}
      </p>
      <code ref={address} dir="ltr" className={styles.address}>
        {link}
      </code>
      {session === null && order.contactEmail != null && (
        <OpenAccount token={token} email={order.contactEmail} />
      )}
      <div className={styles.actions}>
        <Button variant="secondary" icon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
          {t('placed.copy')}
        </Button>
        <ButtonLink to={paths.allProducts()} variant="ghost">
          {t('placed.shop')}
        </ButtonLink>
      </div>
    </section>
  );
}
