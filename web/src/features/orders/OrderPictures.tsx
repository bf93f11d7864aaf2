import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../design/static/Picture.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './OrderPictures.module.css';
import type { OrderPictures_order$key } from './__generated__/OrderPictures_order.graphql.ts';

/** Number of pictures that fit next to each other on a phone. */
const MOST_PICTURES = 4;

/** The first products of an order as small pictures, and how many more there are. */
export function OrderPictures({ order: key }: { order: OrderPictures_order$key }) {
  const { language } = useTranslation('orders');
  const order = useFragment(
    graphql`
      fragment OrderPictures_order on Order {
        subOrders {
          lines {
            id
            name(language: $language)
            image {
              url
            }
          }
        }
      }
    `,
    key,
  );
  const lines = order.subOrders.flatMap((part) => part.lines);
  const rest = lines.length - MOST_PICTURES;
  return (
    <ul className={styles.pictures}>
      {lines.slice(0, MOST_PICTURES).map(({ id, name, image }) => (
        <li key={id} className={styles.picture}>
          <Picture src={image?.url} alt={name} sizes="64px" widths={[64, 96, 160]} />
        </li>
      ))}
      {rest > 0 && (
        <li className={styles.rest}>
          <bdi dir="ltr">+{formatNumber(rest, language)}</bdi>
        </li>
      )}
    </ul>
  );
}
