import { BadgeCheck, HandCoins, RotateCcw, ScrollText, Truck, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Promises_product$key } from './__generated__/Promises_product.graphql.ts';
import styles from './Promises.module.css';

/** What comes with a product: delivery, payment, the right of return, the express service and the warranty. */
export function Promises({ product: key }: { product: Promises_product$key }) {
  const { t } = useTranslation('product');
  const product = useFragment(
    graphql`
      fragment Promises_product on Product {
        hasFreeDelivery
        returnPolicy
        warranty {
          months
          type
        }
        seller {
          returnPolicy
        }
      }
    `,
    key,
  );
  const { warranty } = product;
  const policy = product.returnPolicy ?? product.seller.returnPolicy;
  const line = (icon: ReactNode, title: string, text: ReactNode) => (
    <li className={styles.line}>
      {icon}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {text != null && (
          <span className={styles.text} dir="auto">
            {text}
          </span>
        )}
      </span>
    </li>
  );
  return (
    <section aria-label={t('delivery.title')}>
      <ul className={styles.list}>
        {product.hasFreeDelivery
          ? line(<Truck size={20} aria-hidden />, t('delivery.free'), t('delivery.freeText'))
          : line(<Truck size={20} aria-hidden />, t('delivery.paid'), t('delivery.paidText'))}
        {line(<HandCoins size={20} aria-hidden />, t('delivery.cash'), t('delivery.cashText'))}
        {line(<RotateCcw size={20} aria-hidden />, t('delivery.return'), t('delivery.returnText'))}
        {line(<Zap size={20} aria-hidden />, t('delivery.express'), t('delivery.expressText'))}
        {warranty &&
          line(
            <BadgeCheck size={20} aria-hidden />,
            warranty.months == null
              ? t('warranty.unstated')
              : t('warranty.months', { count: warranty.months, n: warranty.months }),
            warranty.type,
          )}
        {policy && line(<ScrollText size={20} aria-hidden />, t('delivery.policy'), policy)}
      </ul>
    </section>
  );
}
