import { graphql, useFragment } from 'react-relay';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { isZeroAmount } from '../../../design/money.ts';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Phone, formatInstant } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { SeenBy } from '../_kit/SeenBy.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { OrderPayments } from './OrderPayments.tsx';
import { OrderTickets } from './OrderTickets.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { SubOrderCard } from './SubOrderCard.tsx';
import styles from './OrderPage.module.css';
import type { OrderPage_order$key } from './__generated__/OrderPage_order.graphql.ts';
import type { OrderPageQuery } from './__generated__/OrderPageQuery.graphql.ts';

/** The look-up of an order that an address names by its number or its global id. */
const namedBy = (order: string) => (/^CMD-\d{2}-\d{6}-\d$/i.test(order) ? { number: order } : { id: order });

/** One order: its sub-orders with what can be done next, the customer and the sums. */
export default function OrderPage({ params }: ScreenProps) {
  const { adminOrder } = useAdminQuery<OrderPageQuery>(
    graphql`
      query OrderPageQuery($by: AdminOrderBy!) {
        adminOrder(by: $by) {
          ...OrderPage_order
        }
      }
    `,
    { by: namedBy(params['id'] ?? '') },
    adminFreshness.detail,
    ['order'],
  );
  if (adminOrder == null) return <Missing to={adminPaths.orders()} />;
  return <Order order={adminOrder} />;
}

function Order({ order: key }: { readonly order: OrderPage_order$key }) {
  const { t } = useTranslation('adminOrders');
  const { can, isReadOnly } = useStaff();
  const order = useFragment(
    graphql`
      fragment OrderPage_order on Order {
        id
        number
        createdAt
        state
        paymentMethod
        paymentProvider
        contactName
        contactPhone
        contactEmail
        couponCode
        pointsUsed
        itemsTotal {
          amount
        }
        discountTotal {
          amount
        }
        pointsDiscount {
          amount
        }
        deliveryFee {
          amount
        }
        total {
          amount
        }
        address {
          recipient
          phone
          secondPhone
          region {
            name
          }
          delegation
          postalCode
          street
          landmark
          note
        }
        subOrders {
          id
          ...SubOrderCard_subOrder
        }
        desk {
          source
          apiKeyId
        }
        ...SubOrderCard_order
        ...OrderPayments_order
      }
    `,
    key,
  );
  const { address } = order;
  const { source, apiKeyId } = order.desk ?? {};
  const addressLines = [
    address.recipient,
    address.street,
    address.landmark,
    `${address.postalCode} ${address.delegation}`,
    address.region.name,
  ].filter((line) => line != null && line !== '');
  const phones = [address.phone, address.secondPhone].filter((one) => one != null).join(' · ');
  const copy = (): void => {
    navigator.clipboard
      .writeText(
        [...addressLines, phones, address.note].filter((line) => line != null && line !== '').join('\n'),
      )
      .then(() => toast({ type: 'success', title: t('detail.copied'), duration: 2_000 }))
      .catch(() => toast({ type: 'error', title: t('detail.notCopied') }));
  };
  const side = (
    <>
      <Card title={t('detail.client')}>
        <Facts
          facts={[
            [t('detail.name'), <bdi key="name">{order.contactName}</bdi>],
            [
              t('column.phone'),
              <a key="phone" href={`tel:${order.contactPhone}`} className={styles.link}>
                <Phone number={order.contactPhone} />
              </a>,
            ],
            [t('detail.email'), <Code key="email" text={order.contactEmail} />],
          ]}
        />
      </Card>
      <Card
        title={t('detail.address')}
        actions={
          <Button size="sm" variant="ghost" onClick={copy}>
            {t('detail.copy')}
          </Button>
        }
      >
        <address className={styles.address} dir="auto">
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <Code text={phones} />
          {address.note != null && address.note !== '' && <em>{address.note}</em>}
        </address>
      </Card>
      {!isReadOnly && <OrderTickets orderId={order.id} />}
      <Card title={t('detail.sums')}>
        <Facts
          facts={[
            [t('detail.items'), <Amount key="items" amount={order.itemsTotal.amount} />],
            ...(isZeroAmount(order.discountTotal.amount)
              ? []
              : [
                  [
                    t('detail.coupon', { code: order.couponCode ?? '' }),
                    <Amount key="coupon" amount={`-${order.discountTotal.amount}`} />,
                  ] as const,
                ]),
            ...(order.pointsUsed === 0
              ? []
              : [
                  [
                    t('detail.points', { count: order.pointsUsed }),
                    <Amount key="points" amount={`-${order.pointsDiscount.amount}`} />,
                  ] as const,
                ]),
            [t('detail.delivery'), <Amount key="delivery" amount={order.deliveryFee.amount} />],
            [
              t('column.total'),
              <strong key="total">
                <Amount amount={order.total.amount} />
              </strong>,
            ],
            [
              t('column.method'),
              order.paymentProvider == null
                ? t(`method.${order.paymentMethod}`)
                : `${t(`method.${order.paymentMethod}`)} · ${order.paymentProvider}`,
            ],
            ...(apiKeyId == null
              ? []
              : [
                  [
                    t('source.API'),
                    can('API_KEYS') ? (
                      <Link
                        key="key"
                        to={adminPaths.apiKey(apiKeyId)}
                        preload={false}
                        className={styles.link}
                      >
                        <Code text={apiKeyId} />
                      </Link>
                    ) : (
                      <Code key="key" text={apiKeyId} />
                    ),
                  ] as const,
                ]),
          ]}
        />
      </Card>
    </>
  );
  return (
    <Detail
      title={order.number}
      badge={
        <>
          <StateBadge state={order.state} />
          {(source === 'PHONE' || source === 'API') && <Badge tone="info">{t(`source.${source}`)}</Badge>}
        </>
      }
      actions={
        can('ORDERS') && (
          <ButtonLink variant="secondary" size="sm" to={adminPaths.newOrder(order.id)}>
            {t('phone.open')}
          </ButtonLink>
        )
      }
      text={t('detail.placed', { date: formatInstant(order.createdAt) })}
      list={{ to: adminPaths.orders(), label: t('admin:menu.orders') }}
      side={side}
    >
      {order.subOrders.map((subOrder) => (
        <SubOrderCard key={subOrder.id} order={order} subOrder={subOrder} />
      ))}
      <OrderPayments order={order} />
      {!isReadOnly && <OrderTimeline orderId={order.id} />}
      <History of={{ entity: 'orders', entityId: order.number }} />
      <SeenBy of={{ buyerOf: order.number }} />
    </Detail>
  );
}
