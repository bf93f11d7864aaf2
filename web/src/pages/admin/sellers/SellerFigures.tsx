import { graphql, useFragment } from 'react-relay';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Amount } from '../_kit/format.tsx';
import { ORDER_STATES } from '../_kit/orderStates.ts';
import { adminPaths } from '../adminPaths.ts';
import type { SellerFigures_seller$key } from './__generated__/SellerFigures_seller.graphql.ts';

/** States of sub-orders that still need something: as the figure counts them. */
const CLOSED = new Set(['DELIVERED', 'COMPLETED', 'RETURNED', 'RETURNED_TO_SELLER', 'CANCELLED']);
const OPEN = ORDER_STATES.filter((state) => !CLOSED.has(state));

/** How a seller does, with the lists of what is counted. */
export function SellerFigures({ seller: key }: { readonly seller: SellerFigures_seller$key }) {
  const { t, language } = useTranslation('adminSellers');
  const { figures, profile } = useFragment(
    graphql`
      fragment SellerFigures_seller on AdminSeller {
        profile {
          sellerId
        }
        figures {
          listedProducts
          openOrders
          lateOrders
          orders
          cancelled
          refused
          returned
          revenue {
            amount
          }
          balance {
            amount
          }
        }
      }
    `,
    key,
  );
  if (figures == null || profile == null) return null;
  const { orders } = figures;
  const number = (value: number): string => formatNumber(value, language);
  /** A count with its share of the orders. */
  const share = (count: number): string =>
    orders === 0
      ? number(count)
      : t('figures.share', {
          count: number(count),
          share: number((count / orders) * 100),
        });
  const ofSeller = `f.seller=${encodeURIComponent(profile.sellerId)}`;
  return (
    <Card title={t('figures.title')}>
      <Facts
        facts={[
          [t('figures.orders'), number(orders)],
          [
            t('figures.revenue'),
            figures.revenue == null ? null : <Amount key="revenue" amount={figures.revenue.amount} />,
          ],
          [t('figures.cancelled'), share(figures.cancelled)],
          [t('figures.refused'), share(figures.refused)],
          [t('figures.returned'), share(figures.returned)],
          [
            t('figures.openOrders'),
            <Link
              key="open"
              to={`${adminPaths.orders()}?${ofSeller}&f.state=${OPEN.join(',')}`}
              preload={false}
            >
              {number(figures.openOrders)}
            </Link>,
          ],
          [
            t('figures.lateOrders'),
            <Link key="late" to={`${adminPaths.orders()}?${ofSeller}&f.late=yes`} preload={false}>
              {number(figures.lateOrders)}
            </Link>,
          ],
          [
            t('figures.listedProducts'),
            <Link key="products" to={`${adminPaths.products()}?${ofSeller}&f.active=true`} preload={false}>
              {number(figures.listedProducts)}
            </Link>,
          ],
          [
            t('figures.balance'),
            figures.balance == null ? null : <Amount key="balance" amount={figures.balance.amount} />,
          ],
        ]}
      />
    </Card>
  );
}
