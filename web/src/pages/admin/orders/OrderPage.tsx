import { graphql, useFragment } from 'react-relay';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { isZeroAmount } from '../../../design/money.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, formatInstant } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { SubOrderCard } from './SubOrderCard.tsx';
import styles from './OrderPage.module.css';
import type { OrderPage_order$key } from './__generated__/OrderPage_order.graphql.ts';
import type { OrderPageQuery } from './__generated__/OrderPageQuery.graphql.ts';

/** One order: its sub-orders with what can be done next, the customer and the sums. */
export default function OrderPage({ params }: ScreenProps) {
  const { adminOrder } = useAdminQuery<OrderPageQuery>(
    graphql`
      query OrderPageQuery($id: ID!) {
        adminOrder(id: $id) {
          ...OrderPage_order
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.detail,
    ['order'],
  );
  if (adminOrder == null) return <Missing to={adminPaths.orders()} />;
  return <Order order={adminOrder} />;
}

function Order({ order: key }: { readonly order: OrderPage_order$key }) {
  const { t } = useTranslation('adminOrders');
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
      }
    `,
    key,
  );
  const { address } = order;
  const side = (
    <>
      <Card title={t('detail.client')}>
        <Facts
          facts={[
            [t('detail.name'), <bdi key="name">{order.contactName}</bdi>],
            [
              t('column.phone'),
              <a key="phone" href={`tel:${order.contactPhone}`} className={styles.link}>
                <Code text={order.contactPhone} />
              </a>,
            ],
            [t('detail.email'), <Code key="email" text={order.contactEmail} />],
          ]}
        />
      </Card>
      <Card title={t('detail.address')}>
        <address className={styles.address} dir="auto">
          {[
            address.recipient,
            address.street,
            address.landmark,
            `${address.postalCode} ${address.delegation}`,
            address.region.name,
          ]
            .filter((line) => line != null && line !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
          <Code text={[address.phone, address.secondPhone].filter((one) => one != null).join(' · ')} />
          {address.note != null && address.note !== '' && <em>{address.note}</em>}
        </address>
      </Card>
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
          ]}
        />
      </Card>
    </>
  );
  return (
    <Detail
      title={order.number}
      badge={<StateBadge state={order.state} />}
      text={t('detail.placed', { date: formatInstant(order.createdAt) })}
      list={{ to: adminPaths.orders(), label: t('admin:menu.orders') }}
      side={side}
    >
      {order.subOrders.map((subOrder) => (
        <SubOrderCard key={subOrder.id} orderId={order.id} subOrder={subOrder} />
      ))}
      <History of={{ entity: 'orders', entityId: order.number }} />
    </Detail>
  );
}
